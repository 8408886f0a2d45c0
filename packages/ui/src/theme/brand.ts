import { contrast, hexToOklch, oklchToHex, type Oklch } from './color.ts'
import { neutrals, type ConcreteScheme } from './tokens.ts'

/** The brand of a tenant: plain JSON, so that a server can send it. */
export interface Brand {
  /** The displayed name of the mall; also the logo's text when `logo.alt` is missing. */
  name: string
  /** URLs of the logo for light and dark backgrounds, and its alternative text. */
  logo?: { light: string; dark?: string | undefined; alt?: string | undefined } | undefined
  /** `#rrggbb`. Its lightness is adjusted until text on it and in it is readable; hue and chroma stay. */
  primary: string
  /** Corner radius of controls in px, 0–12; cards and dialogs follow in proportion. 4 by default. */
  radius?: number | undefined
  /** Multiplies every font size and line height, 1–1.25. 1 by default: nothing is ever under 12 px. */
  fontScale?: number | undefined
}

/** The colours that follow a brand, each `#RRGGBB`. Status colours do not. */
export interface BrandColours {
  primary: string
  'primary-hover': string
  'primary-soft': string
  'on-primary': string
  chrome: string
  'on-chrome': string
  focus: string
}

/** 石青: mineral blue, the mall's own brand. */
export const defaultBrand: Brand = { name: '企业商城', primary: '#175E7A' }

const chrome = { chrome: '#0C3646', 'on-chrome': '#E7F1F5' }

/** Fixed colours of the default brand, as chosen by its designers. */
const mineralBlue: Record<ConcreteScheme, BrandColours> = {
  light: {
    primary: '#175E7A',
    'primary-hover': '#114A61',
    'primary-soft': '#E7F1F5',
    'on-primary': '#FFFFFF',
    focus: '#175E7A',
    ...chrome,
  },
  dark: {
    primary: '#6FB9D6',
    'primary-hover': '#93CEE5',
    'primary-soft': '#1F3A46',
    'on-primary': '#0B1B22',
    focus: '#93CEE5',
    ...chrome,
  },
}

const TEXT = 4.5

/** Changes the lightness by `step` until the colour reaches 4.5:1 against each of `grounds`. */
const readable = (colour: Oklch, grounds: readonly string[], step: number): Oklch => {
  let { l } = colour
  while (l > 0 && l < 1 && grounds.some((ground) => contrast(oklchToHex({ ...colour, l }), ground) < TEXT)) l += step
  return { ...colour, l: Math.min(1, Math.max(0, l)) }
}

/** White or the brand's ink, whichever is readable. */
const textOn = (ground: string, ink: string): string => contrast('#FFFFFF', ground) >= contrast(ink, ground) ? '#FFFFFF' : ink

/**
 * Derives the colours of a brand for one scheme, in OKLCH: the hue is kept, the lightness adjusted until primary as text and
 * text on primary reach 4.5:1 (and so more than the 3:1 that controls need).
 */
export const brandColours = (brand: Brand, scheme: ConcreteScheme): BrandColours => {
  if (brand.primary.toUpperCase() === defaultBrand.primary) return mineralBlue[scheme]
  const base = hexToOklch(brand.primary)
  const ink = oklchToHex({ ...base, l: 0.21, c: Math.min(base.c, 0.03) })
  const strip = {
    chrome: oklchToHex({ ...base, l: 0.31, c: Math.min(base.c, 0.06) }),
    'on-chrome': oklchToHex({ ...base, l: 0.95, c: 0.015 }),
  }
  const ground = neutrals[scheme]
  if (scheme === 'light') {
    const soft = oklchToHex({ ...base, l: 0.95, c: Math.min(base.c, 0.02) })
    const primary = readable(base, [ground.surface, ground.canvas, soft], -0.01)
    const fill = oklchToHex(primary)
    return {
      primary: fill,
      'primary-hover': oklchToHex({ ...primary, l: primary.l - 0.07 }),
      'primary-soft': soft,
      'on-primary': textOn(fill, ink),
      ...strip,
      focus: fill,
    }
  }
  const soft = oklchToHex({ ...base, l: 0.33, c: Math.min(base.c, 0.045) })
  const lifted = { ...base, l: Math.max(base.l, 0.74), c: Math.min(base.c, 0.12) }
  const primary = readable(lifted, [ground.surface, ground.canvas, ground.raised, soft], 0.01)
  const fill = oklchToHex(primary)
  const hover = oklchToHex({ ...primary, l: Math.min(0.95, primary.l + 0.07) })
  return { primary: fill, 'primary-hover': hover, 'primary-soft': soft, 'on-primary': textOn(fill, ink), ...strip, focus: hover }
}
