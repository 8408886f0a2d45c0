'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { checkGlyph, closeGlyph } from '../icon/glyphs.ts'
import { useMessages } from '../theme/context.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import * as S from './Timeline.styles.ts'

/** State of an entry. */
export type TimelineState = 'done' | 'current' | 'waiting' | 'failed'

/** One entry of a timeline. */
export interface TimelineItem {
  readonly id: string
  readonly title: ReactNode
  /** `done` by default. */
  readonly state?: TimelineState | undefined
  /** The displayed time: `YYYY-MM-DD HH:mm`. */
  readonly time?: string | undefined
  readonly description?: ReactNode
}

const defaultMessages = { done: '已完成', current: '进行中', waiting: '未到达', failed: '未通过' } satisfies Record<TimelineState, string>

/** Props of {@link Timeline}; all other props are passed to the `<ol>`. */
export interface TimelineProps extends ComponentPropsWithRef<'ol'> {
  items: readonly TimelineItem[]
  /** Names of the states, for screen readers. */
  messages?: Partial<typeof defaultMessages> | undefined
}

/** Events in order: steps of an approval, tracking of a parcel, the log of an order. `data-state` on each entry. */
export const Timeline = withRef(function Timeline({ items, messages, ...rest }: TimelineProps) {
  const t = useMessages('Timeline', defaultMessages, messages)
  return (
    <S.List {...rest}>
      {items.map(({ id, title, state = 'done', time, description }) => (
        <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <S.Mark aria-hidden="true">{mark(state)}</S.Mark>
          <S.Title>
            <span>{title}</span>
            <VisuallyHidden>{t[state]}</VisuallyHidden>
            {time ? <time>{time}</time> : null}
          </S.Title>
          {description ? <S.Description>{description}</S.Description> : null}
        </li>
      ))}
    </S.List>
  )
})

const mark = (state: TimelineState): ReactNode => {
  if (state === 'done') return <Glyph d={checkGlyph} size={16} />
  if (state === 'failed') return <Glyph d={closeGlyph} size={16} />
  return null
}
