import type { ReactNode } from 'react'
import { Icon } from '../../../packages/ui/src/icon/index.ts'

/** An example with its explanation. */
export interface Lesson {
  readonly shows: ReactNode
  /** One sentence with the reason. */
  readonly because: string
}

const Side = ({ tone, word, lesson }: { readonly tone: 'success' | 'danger'; readonly word: string; readonly lesson: Lesson }) => {
  return (
    <figure style={{ display: 'grid', gridTemplate: '1fr auto / minmax(0, 1fr)', margin: 0, minInlineSize: 0 }}>
      <div style={{ padding: 24, border: '1px solid var(--mall-divider)', background: 'var(--mall-surface)' }}>{lesson.shows}</div>
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

/** A good and a bad example side by side. */
export const DoDont = ({ good, bad }: { readonly good: Lesson; readonly bad: Lesson }) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))', gap: 24 }}>
    <Side tone="success" word="Do" lesson={good} />
    <Side tone="danger" word="Don't" lesson={bad} />
  </div>
)
