export { Glyph, type GlyphProps } from './Glyph.tsx'
export { Icon, type IconProps } from './Icon.tsx'
export { iconNames, type IconName } from './icons.ts'
