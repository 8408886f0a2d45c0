'use client'

import type { ComponentPropsWithRef, ElementType } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Root } from './Text.styles.ts'

/** Props of {@link Text}; all other props are passed to its element. */
export interface TextProps extends ComponentPropsWithRef<'span'> {
  /** The element to render: `span` by default; `p` and headings bring no margins. */
  as?: ElementType | undefined
  /** `secondary` for what explains, `tertiary` for what is missing, `warning` and `danger` for what asks for care: the words say it too. */
  tone?: 'secondary' | 'tertiary' | 'warning' | 'danger' | undefined
  /** A size of the scale, in px; that of its surroundings by default. */
  size?: 12 | 14 | 16 | 18 | 24 | undefined
  /** Heavier than its surroundings. */
  strong?: boolean | undefined
}

/**
 * Words in a tone or a size of the scale. Figures stand in columns, long words break, and nothing is drawn without words.
 *
 * Data attributes: `data-tone`, `data-size`, `data-strong`.
 */
export const Text = withRef(function Text({ tone, size, strong = false, ...rest }: TextProps) {
  return <Root data-part="text" {...rest} data-tone={tone} data-size={size} data-strong={strong ? '' : undefined} />
})
