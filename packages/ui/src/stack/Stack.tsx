'use client'

import type { ComponentPropsWithRef, ElementType } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import type { tokens } from '../theme/tokens.ts'
import { StackRoot } from './Stack.styles.ts'

/** A length of the scale of spaces, in px. */
export type Space = 0 | (typeof tokens.space)[number]

/** Props of {@link Stack}; all other props are passed to its element. */
export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** The element to render: `div` by default; `ul` and `ol` bring no bullets. */
  as?: ElementType | undefined
  /** Of a `form`: its fields say themselves what is wrong, not the browser. */
  noValidate?: boolean | undefined
  /** Space between the parts, 16 px by default. */
  gap?: Space | undefined
  /** Where parts narrower than the stack stand; they are as wide as it by default. */
  align?: 'stretch' | 'start' | 'center' | undefined
}

/**
 * Parts below each other with one space between them, and no margins of their own.
 *
 * Data attributes: `data-gap`, `data-align`.
 */
export const Stack = withRef(function Stack({ gap = 16, align = 'stretch', ...rest }: StackProps) {
  return <StackRoot data-part="stack" {...rest} data-gap={gap} data-align={align} />
})
