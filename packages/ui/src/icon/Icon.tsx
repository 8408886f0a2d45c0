'use client'

import { withRef } from '../hooks/with-ref.ts'
import { Glyph, type GlyphProps } from './Glyph.tsx'
import { icons, type IconName } from './icons.ts'

const directed: ReadonlySet<IconName> = new Set<IconName>(['chevron-start', 'chevron-end', 'logout', 'fold', 'unfold'])

/** Props of {@link Icon}; all other props are passed to the `<svg>`. */
export interface IconProps extends Omit<GlyphProps, 'd' | 'filled' | 'mirrored'> {
  name: IconName
}

/** An icon by name, in the colour of the surrounding text and hidden from screen readers. It bundles all icons. */
export const Icon = withRef(function Icon({ name, ...rest }: IconProps) {
  return <Glyph d={icons[name]} filled={name === 'star-filled'} mirrored={directed.has(name)} {...rest} />
})
