export { Glyph, type GlyphProps } from './Glyph.tsx'
export { Icon, iconNames, type IconName, type IconProps } from './Icon.tsx'
