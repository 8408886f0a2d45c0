'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { checkGlyph, closeGlyph } from '../icon/glyphs.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { Item, Mark, Note, Root } from './Steps.styles.ts'

const defaults = {
  done: '已完成',
  error: '未通过',
  /** What screen readers hear after the name of a step. */
  state: (word: string) => `，${word}`,
}

/** Texts of {@link Steps}. */
export type StepsMessages = typeof defaults

/** One step. */
export interface StepItem {
  label: string
  /** A note below, e.g. a time or a name. */
  note?: ReactNode
}

/** Props of {@link Steps}; all other props are passed to its `<ol>`. */
export interface StepsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  items: readonly (StepItem | string)[]
  /** Index of the current step, from 0; the number of steps when all are done. */
  current: number
  /** A name below its mark, or beside it: on a phone that of the current step alone. */
  layout?: 'stacked' | 'inline' | undefined
  /** The current step failed. */
  failed?: boolean | undefined
  messages?: Partial<StepsMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'label' | 'mark' | 'note' | 'step'> | undefined
}

/**
 * The progress through a few steps: cart → check → submitted; submitted → approved → received.
 *
 * Data attributes: `data-layout` on the root; on each step `data-state` (`done`, `current`, `error`, `waiting`).
 */
export const Steps = withRef(function Steps({ items, current, failed, layout = 'stacked', messages, classNames, ...rest }: StepsProps) {
  const part = partsOf(classNames)
  const words = useMessages('Steps', defaults, messages)
  const stateOf = (at: number) => (at < current ? 'done' : at > current ? 'waiting' : failed ? 'error' : 'current')
  return (
    <Root data-part="steps" {...rest} data-layout={layout}>
      {items.map((item, at) => {
        const { label, note } = typeof item === 'string' ? { label: item, note: undefined } : item
        const state = stateOf(at)
        return (
          <Item key={label} {...part('step')} data-state={state} aria-current={at === current ? 'step' : undefined}>
            <Mark {...part('mark')} aria-hidden="true">
              {state === 'done' ? <Glyph d={checkGlyph} size={16} /> : state === 'error' ? <Glyph d={closeGlyph} size={16} /> : at + 1}
            </Mark>
            <span {...part('label')}>
              {label}
              {(state === 'done' || state === 'error') && <VisuallyHidden>{words.state(words[state])}</VisuallyHidden>}
            </span>
            {note && <Note {...part('note')}>{note}</Note>}
          </Item>
        )
      })}
    </Root>
  )
})
