'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { checkGlyph, closeGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import * as S from './Timeline.styles.ts'

/** State of an entry. */
export type TimelineState = 'done' | 'current' | 'waiting' | 'failed'

/** One entry of a timeline. */
export interface TimelineItem {
  readonly id: string
  readonly title: ReactNode
  /** `done` by default. Where no entry has a state they are no steps, but messages or a log: a dot marks each. */
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
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'description' | 'event' | 'head' | 'mark' | 'time' | 'title'> | undefined
}

/** Events in order: steps of an approval, tracking of a parcel, the log of an order. `data-state` on each step. */
export const Timeline = withRef(function Timeline({ items, messages, classNames, ...rest }: TimelineProps) {
  const part = partsOf(classNames)
  const t = useMessages('Timeline', defaultMessages, messages)
  const isLog = items.every(({ state }) => state === undefined)
  return (
    <S.List data-part="timeline" {...rest}>
      {items.map(({ id, title, state = isLog ? undefined : 'done', time, description }) => (
        <li key={id} {...part('event')} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <S.Mark {...part('mark')} aria-hidden="true">{mark(state)}</S.Mark>
          <S.Title {...part('head')}>
            <span {...part('title')}>{title}</span>
            {state ? <VisuallyHidden>{t[state]}</VisuallyHidden> : null}
            {time ? <time {...part('time')}>{time}</time> : null}
          </S.Title>
          {description ? <S.Description {...part('description')}>{description}</S.Description> : null}
        </li>
      ))}
    </S.List>
  )
})

const mark = (state: TimelineState | undefined): ReactNode => {
  if (state === 'done') return <Glyph d={checkGlyph} size={16} />
  if (state === 'failed') return <Glyph d={closeGlyph} size={16} />
  return null
}
