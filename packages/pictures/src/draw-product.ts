import { arrange } from './arrange.ts'
import { colours, hexOf, luma, type ColourName } from './colour.ts'
import { drawings } from './kinds/index.ts'
import { growth, makeBrush } from './make-brush.ts'
import { pickFrom, randomFrom } from './random.ts'
import type { PictureSpec } from './spec.ts'

/** The paper below all products, so that they stand on one shelf: `--mall-picture-ground` of the theme, which goes on where a picture ends. */
const paper = '#F3F2ED'

const accents: readonly [ColourName, ...ColourName[]] = [
  'azurite',
  'cinnabar',
  'amber',
  'teal',
  'ink',
  'green',
  'silver',
  'navy',
  'orange',
  'jade',
]
const assortment: readonly ColourName[] = [
  'ink',
  'azurite',
  'cinnabar',
  'green',
  'orange',
  'violet',
  'amber',
  'sky',
  'pink',
  'teal',
  'walnut',
  'lime',
]

/** Kinds that come in bright colours only. */
const brights: readonly ColourName[] = ['lemon', 'lime', 'pink', 'orange', 'sky', 'lilac', 'coral', 'jade']
const brightKinds: ReadonlySet<PictureSpec['kind']> = new Set(['highlighter', 'sticky-notes'])

/** The paper below a product where the page is dark: light enough for a black pen, dark enough for a white router. */
const duskPaper = '<style>@media(prefers-color-scheme:dark){.paper{fill:#a5b2b7}}</style>'

/** An accent colour that differs visibly from the body's. */
const accentBeside = (body: string, random: () => number): string => {
  const first = colours[pickFrom(random, accents)]
  if (Math.abs(luma(first) - luma(body)) > 0.14) return first
  return luma(body) > 0.5 ? colours.azurite : colours.cream
}

/** Smaller about the middle of the picture. */
const scaled = (drawing: string, scale: number): string => (scale === 1 ? drawing : `<g transform="translate(200 200) scale(${scale}) translate(-200 -200)">${drawing}</g>`)

/**
 * The picture of a product: a self-contained SVG of 400 × 400 without ids, scripts, fonts or URLs, under 6 KB, so that
 * many can be inlined in one document. The same spec gives the same bytes; no text of the spec reaches the markup.
 */
export const drawProduct = (spec: PictureSpec): string => {
  const random = randomFrom(spec.seed)
  // The first number was once the tint of a paper; skipping it would change every drawing.
  random()
  const body = hexOf(spec.colour)
  const chosen = accentBeside(body, random)
  const accent = spec.accent === undefined ? chosen : hexOf(spec.accent)
  const pattern = spec.pattern ?? pickFrom(random, ['plain', 'plain', 'band', 'stripe'])
  const detail = Math.floor(random() * 2 ** 31)
  const { draw, arrangement } = drawings[spec.kind]
  const range = brightKinds.has(spec.kind) ? brights : assortment
  const copy = (index: number): string => {
    const shade = spec.assorted === true ? colours[range[index % range.length] ?? 'ink'] : body
    return draw(makeBrush({ colour: shade, accent, seed: detail, size: spec.size, pattern, label: spec.label, parts: spec.parts }))
  }
  const count = Math.max(1, Math.min(99_999, Math.trunc(spec.pack ?? 1) || 1))
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">',
    duskPaper,
    `<rect class="paper" width="400" height="400" fill="${paper}"/>`,
    scaled(arrange(arrangement, count, growth[spec.size ?? 'm'], copy), spec.scale ?? 1),
    '</svg>',
  ].join('')
}
