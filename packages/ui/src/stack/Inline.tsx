'use client'

import type { ComponentPropsWithRef, ElementType } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import type { Space } from './Stack.tsx'
import { InlineRoot } from './Stack.styles.ts'

/** Props of {@link Inline}; all other props are passed to its element. */
export interface InlineProps extends ComponentPropsWithRef<'div'> {
  /** The element to render: `div` by default; `ul` and `ol` bring no bullets. */
  as?: ElementType | undefined
  /** Space between the parts, 8 px by default; lines that wrap are 8 px apart at most. */
  gap?: Space | undefined
  /** How the parts of a line stand to each other, `center` by default. */
  align?: 'center' | 'start' | 'baseline' | undefined
  /** Where a line that is not full stands, `start` by default; `between` puts the parts at both ends. */
  justify?: 'start' | 'between' | 'center' | 'end' | undefined
}

/**
 * Parts beside each other, which wrap where there is no room: buttons, facts, a name and its tag.
 *
 * Data attributes: `data-gap`, `data-align`, `data-justify`.
 */
export const Inline = withRef(function Inline({ gap = 8, align = 'center', justify = 'start', ...rest }: InlineProps) {
  return <InlineRoot data-part="inline" {...rest} data-gap={gap} data-align={align} data-justify={justify} />
})
