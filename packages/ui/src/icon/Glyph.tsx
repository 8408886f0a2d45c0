import type { ComponentPropsWithRef } from 'react'
import { Svg } from './Glyph.styles.ts'

/** Props of {@link Glyph}; whatever else is given goes to the `<svg>`. */
export interface GlyphProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** An outline on a 24 × 24 grid, one of `glyphs.ts`. */
  d: string
  /** Edge in px. The stroke is 1.5 px at each size. */
  size?: 16 | 20 | 24 | undefined
  /** Fills the outline: a chosen star. */
  filled?: boolean | undefined
  /** Turns the drawing round in right-to-left text: arrows that mean forward and back. */
  mirrored?: boolean | undefined
}

/** One outline in the colour of the text around it, invisible to screen readers: the words stand beside it. */
export function Glyph({ d, size = 20, filled, mirrored, ...rest }: GlyphProps) {
  return (
    <Svg
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
}
