'use client'

import type { ComponentPropsWithRef } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Svg } from './Glyph.styles.ts'

/** Props of {@link Glyph}; all other props are passed to the `<svg>`. */
export interface GlyphProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** An outline on a 24 × 24 grid, one of `glyphs.ts`. */
  d: string
  /** Width and height in px. The stroke is 1.5 px at every size. */
  size?: 16 | 20 | 24 | undefined
  /** Fills the outline, e.g. of a selected star. */
  filled?: boolean | undefined
  /** Mirrors the icon in right-to-left text, for arrows that mean forward or back. */
  mirrored?: boolean | undefined
}

/** One icon in the colour of the surrounding text, hidden from screen readers: put text beside it. */
export const Glyph = withRef(function Glyph({ d, size = 20, filled, mirrored, ...rest }: GlyphProps) {
  return (
    <Svg
      data-part="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      data-filled={filled || undefined}
      data-mirrored={mirrored || undefined}
      {...rest}
    >
      <path d={d} />
    </Svg>
  )
})
