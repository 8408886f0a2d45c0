import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { checkGlyph, closeGlyph } from '../icon/glyphs.ts'
import { useMessages } from '../theme/context.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { Item, Mark, Note, Root } from './Steps.styles.ts'

const defaults = { done: '已完成', error: '未通过' }

/** Texts of {@link Steps}. */
export type StepsMessages = typeof defaults

/** One step. */
export interface StepItem {
  label: string
  /** A line below: a time, a name. */
  note?: ReactNode
}

/** Props of {@link Steps}; whatever else is given goes to its `<ol>`. */
export interface StepsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  items: readonly (StepItem | string)[]
  /** Index of the step under way, from 0; as many as there are steps when all is done. */
  current: number
  /** The step under way went wrong. */
  failed?: boolean | undefined
  messages?: Partial<StepsMessages> | undefined
}

/**
 * Where one is on a way of a few steps: cart → check → submitted; submitted → approved → received.
 *
 * Data attributes, on each step: `data-state` (`done`, `current`, `error`, `waiting`).
 */
export function Steps({ items, current, failed, messages, ...rest }: StepsProps) {
  const words = useMessages('Steps', defaults, messages)
  const stateOf = (at: number) => (at < current ? 'done' : at > current ? 'waiting' : failed ? 'error' : 'current')
  return (
    <Root {...rest}>
      {items.map((item, at) => {
        const { label, note } = typeof item === 'string' ? { label: item, note: undefined } : item
        const state = stateOf(at)
        return (
          <Item key={label} data-state={state} aria-current={at === current ? 'step' : undefined}>
            <Mark aria-hidden="true">
              {state === 'done' ? <Glyph d={checkGlyph} size={16} /> : state === 'error' ? <Glyph d={closeGlyph} size={16} /> : at + 1}
            </Mark>
            <span>
              {label}
              {(state === 'done' || state === 'error') && <VisuallyHidden>，{words[state]}</VisuallyHidden>}
            </span>
            {note && <Note>{note}</Note>}
          </Item>
        )
      })}
    </Root>
  )
}
