import { colours, darker, hexOf, lighter, luma, type ColourName } from './colour.ts'
import { fitted } from './brush.ts'
import { drawable } from './lettering.ts'
import { pickFrom, randomFrom } from './random.ts'
import { circle, escapeXml, line, path, rect } from './svg.ts'

/** The name and look of a brand's or customer's mark. */
export interface MarkSpec {
  /** The name with the emblem, Chinese or Latin; at most 12 characters are drawn. */
  readonly name: string
  /** One to three Latin letters or digits inside the emblem. Without them the emblem is abstract. */
  readonly initials?: string
  /** A name of `colours` or `#rrggbb`; chosen from the seed when absent. */
  readonly colour?: ColourName | (string & {})
  readonly seed: number
}

const markColours: readonly [ColourName, ...ColourName[]] = [
  'azurite',
  'navy',
  'teal',
  'green',
  'walnut',
  'violet',
  'crimson',
  'graphite',
  'orange',
  'ink',
]
const fonts = "-apple-system,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif"

/** An emblem: a shape of 64 × 64 around (0, 0) and what is cut out of it. */
const fields: readonly [(tone: string) => string, ...((tone: string) => string)[]] = [
  (tone) => rect(-32, -32, 64, 64, tone, 8),
  (tone) => circle(0, 0, 33, tone),
  (tone) => path('M0 -35L31 -17V17L0 35L-31 17V-17Z', tone),
  (tone) => path('M-32 -32H12A20 20 0 0 1 32 -12V32H-12A20 20 0 0 1 -32 12Z', tone),
  (tone) => path('M0 -35L35 0L0 35L-35 0Z', tone),
  (tone) => path('M-32 -32H32V8A32 32 0 0 1 0 34A32 32 0 0 1 -32 8Z', tone),
]

const signs: readonly [(tone: string) => string, ...((tone: string) => string)[]] = [
  (tone) => line('M-14 12L0 -14L14 12M-8 4H8', tone, 5),
  (tone) => line('M-14 -10H14M-14 0H14M-14 10H4', tone, 5),
  (tone) => path('M0 -18C12 -6 14 4 0 18C-14 4 -12 -6 0 -18Z', tone),
  (tone) => line('M-14 8Q-7 -14 0 0T14 -8', tone, 6),
  (tone) => line('M-12 -12V12M0 -12V12M12 -12V12', tone, 6),
]

const emblem = (spec: MarkSpec, tone: string): string => {
  const random = randomFrom(spec.seed)
  const field = pickFrom(random, fields)
  const sign = pickFrom(random, signs)
  const on = luma(tone) > 0.62 ? colours.ink : '#FBFAF6'
  const initials = drawable(spec.initials ?? '', 3)
  return field('currentColor') + (initials === '' ? sign(on) : fitted(initials, 0, 0, initials.length === 1 ? 22 : 36, 24, on))
}

/** The only text that uses a font, because Chinese names cannot be drawn by strokes. `escaped` is XML-escaped. */
const words = (escaped: string, x: number, y: number, size: number, tone: string, anchor = ''): string =>
  `<text class="name" x="${x}" y="${y}"${anchor} font-family="${fonts}" font-weight="600"` +
  ` font-size="${Math.round(size)}" fill="${tone}">${escaped}</text>`

const nameOf = (spec: MarkSpec): string => escapeXml([...spec.name].slice(0, 12).join(''))

const toneOf = (spec: MarkSpec): string =>
  spec.colour === undefined ? colours[pickFrom(randomFrom(spec.seed + 7919), markColours)] : hexOf(spec.colour)

/** A mark lies on the page: where that is dark, its colour is lighter and its name is light. */
const dusk = (tone: string): string => `<style>@media(prefers-color-scheme:dark){:root{color:${lighter(tone, 0.3)}}.name{fill:#E9ECEE}}</style>`

/** The mark of a brand: emblem over its name, 200 × 120, with a transparent background, for light and dark surfaces. */
export const drawBrandMark = (spec: MarkSpec): string => {
  const tone = toneOf(spec)
  const size = Math.min(24, 180 / Math.max(1, [...spec.name].length))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 120" width="200" height="120" color="${tone}">`,
    dusk(tone),
    `<g transform="translate(100 42) scale(.92)">${emblem(spec, tone)}</g>`,
    words(nameOf(spec), 100, 106, size, luma(tone) > 0.55 ? darker(tone, 0.5) : tone, ' text-anchor="middle"'),
    '</svg>',
  ].join('')
}

/** The logo of a customer for the header: emblem, a hairline and the name, 70 high and as wide as the name, for light and dark surfaces. */
export const drawCustomerLogo = (spec: MarkSpec): string => {
  const tone = toneOf(spec)
  const count = Math.max(1, [...spec.name].slice(0, 12).length)
  const size = Math.min(32, 216 / count)
  const width = Math.ceil(95 + count * size)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="7 5 ${width} 70" width="${width}" height="70" color="${tone}">`,
    dusk(tone),
    `<g transform="translate(42 40)">${emblem(spec, tone)}</g>`,
    rect(88, 20, 1.5, 40, lighter(tone, 0.6)),
    words(nameOf(spec), 100, 40 + Math.round(size * 0.36), size, colours.ink),
    '</svg>',
  ].join('')
}
