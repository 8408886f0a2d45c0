import type { ReactNode } from 'react'
import { Icon } from '../../../packages/ui/src/icon/index.ts'

/** An example with its explanation. */
interface Lesson {
  readonly shows: ReactNode
  /** One sentence with the reason. */
  readonly because: ReactNode
}

const Side = ({ tone, word, lesson }: { readonly tone: 'success' | 'danger'; readonly word: string; readonly lesson: Lesson }) => {
  return (
    <figure style={{ display: 'grid', gridTemplate: '1fr auto / minmax(0, 1fr)', margin: 0, minInlineSize: 0 }}>
      <article style={{ minInlineSize: 0, padding: 'clamp(12px, 4%, 24px)', border: '1px solid var(--mall-divider)', background: 'var(--mall-surface)' }}>{lesson.shows}</article>
      <figcaption style={{ padding: '8px 0', borderBlockStart: `3px solid var(--mall-${tone})` }}>
        <strong style={{ display: 'inline-flex', alignItems: 'center', gap: 4, color: `var(--mall-${tone})` }}>
          <Icon name={tone === 'success' ? 'success' : 'error'} size={16} />
          {word}
        </strong>{' '}
        {lesson.because}
      </figcaption>
    </figure>
  )
}

interface DoDontProps {
  readonly good: Lesson
  readonly bad: Lesson
  /** One below the other, for examples that need the width. */
  readonly wide?: boolean | undefined
}

/** A good and a bad example side by side. */
export const DoDont = ({ good, bad, wide = false }: DoDontProps) => (
  <div style={{ display: 'grid', gridTemplateColumns: wide ? 'minmax(0, 1fr)' : 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))', gap: 24 }}>
    <Side tone="success" word="推荐 Do" lesson={good} />
    <Side tone="danger" word="避免 Don't" lesson={bad} />
  </div>
)
