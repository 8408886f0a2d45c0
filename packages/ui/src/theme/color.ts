/** A colour in OKLCH: lightness 0–1, chroma 0–about 0.37, hue in radians. */
export interface Oklch {
  l: number
  c: number
  h: number
}

type Triple = readonly [number, number, number]

const toLinear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const toGamma = (channel: number): number => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055)

/** Linear-light channels 0–1 of `#rgb` or `#rrggbb`. Throws a RangeError for anything else. */
const linearChannels = (hex: string): Triple => {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(hex.trim())?.[1]
  if (!digits) throw new RangeError(`A brand colour is written #rgb or #rrggbb, not “${hex}”.`)
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const channel = (at: number) => toLinear(Number.parseInt(full.slice(at, at + 2), 16) / 255)
  return [channel(0), channel(2), channel(4)]
}

/** Converts `#rrggbb` to OKLCH. Throws a RangeError when the text is not a hex colour. */
export const hexToOklch = (hex: string): Oklch => {
  const [r, g, b] = linearChannels(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: Math.atan2(bb, a) }
}

const linearOf = ({ l, c, h }: Oklch): Triple => {
  const a = c * Math.cos(h)
  const b = c * Math.sin(h)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const twoDigits = (channel: number): string =>
  Math.round(toGamma(Math.min(1, Math.max(0, channel))) * 255)
    .toString(16)
    .padStart(2, '0')

/** Converts OKLCH to `#rrggbb`. A colour outside sRGB is reduced in chroma; lightness and hue are kept. */
export const oklchToHex = (colour: Oklch): string => {
  const fits = (candidate: Oklch) => linearOf(candidate).every((channel) => channel >= -0.0005 && channel <= 1.0005)
  let c = colour.c
  while (c > 0 && !fits({ ...colour, c })) c = Math.max(0, c - 0.004)
  return `#${linearOf({ ...colour, c }).map(twoDigits).join('')}`.toUpperCase()
}

/** WCAG 2 relative luminance, 0–1. */
const luminance = (hex: string): number => {
  const [r, g, b] = linearChannels(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast ratio of two opaque hex colours, 1–21. */
export const contrast = (one: string, other: string): number => {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
