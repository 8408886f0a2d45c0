import { darker, lighter, luma } from './colour.ts'
import { drawable, lettering, widthOf } from './lettering.ts'
import type { PicturePattern } from './spec.ts'
import { d, ellipse, line, path, rect } from './svg.ts'

/** The planes of one colour under light from the upper left. */
export interface Tones {
  readonly base: string
  readonly light: string
  readonly pale: string
  readonly shade: string
  readonly deep: string
  /** A colour that contrasts with `base`. */
  readonly on: string
}

export const tonesOf = (hex: string): Tones => ({
  base: hex,
  light: lighter(hex, 0.24),
  pale: lighter(hex, 0.62),
  shade: darker(hex, luma(hex) > 0.8 ? 0.12 : 0.2),
  deep: darker(hex, luma(hex) > 0.8 ? 0.24 : 0.42),
  on: luma(hex) > 0.62 ? '#2B3036' : '#FBFAF6',
})

/** The drawing tools and the spec that a kind gets. */
export interface Brush {
  readonly body: Tones
  readonly accent: Tones
  readonly metal: Tones
  readonly dark: Tones
  readonly paper: Tones
  /** Scale of the size: 0.84, 1 or 1.14. Kinds apply it to the dimensions that vary in the real product. */
  readonly grow: number
  readonly random: () => number
  readonly pattern: PicturePattern
  /** Doors, drawers, tiers and the like; 0 where the spec does not say. */
  readonly parts: number
  /** Only characters that can be drawn; may be empty. */
  readonly label: string
}

/** The y of the ground line. */
export const ground = 332

export const shadow = (cx: number, halfWidth: number, y = ground, height = 11): string => ellipse(cx, y, halfWidth, height, '#12202b', 0.12)

/** A box seen slightly from above and the right: front, top and side. */
export const box = (x: number, y: number, width: number, height: number, depth: number, tones: Tones): string => {
  const dx = depth * 0.7
  const dy = depth * 0.42
  const right = x + width
  return [
    path(d`M${x} ${y}L${x + dx} ${y - dy}H${right + dx}L${right} ${y}Z`, tones.light),
    path(d`M${right} ${y}L${right + dx} ${y - dy}V${y - dy + height}L${right} ${y + height}Z`, tones.shade),
    rect(x, y, width, height, tones.base),
  ].join('')
}

/** An upright cylinder, lit on the left and shaded on the right; with `lid` false the caller draws the top. */
export const cylinder = (cx: number, top: number, bottom: number, rx: number, tones: Tones, ry = rx * 0.24, lid = true): string => {
  const flank = (from: number, fill: string, side: 1 | -1, opacity?: number) => {
    const x = cx + side * rx * from
    const drop = ry * Math.sqrt(1 - from * from)
    return path(
      d`M${x} ${top + drop}V${bottom + drop}A${rx} ${ry} 0 0 ${side === 1 ? 0 : 1} ${cx + side * rx} ${bottom}V${top}Z`,
      fill,
      opacity,
    )
  }
  return [
    path(d`M${cx - rx} ${top}V${bottom}A${rx} ${ry} 0 0 0 ${cx + rx} ${bottom}V${top}Z`, tones.base),
    flank(0.45, tones.shade, 1),
    flank(0.6, tones.light, -1, 0.5),
    lid ? ellipse(cx, top, rx, ry, tones.light) : '',
  ].join('')
}

/** A rotationally symmetric body (bottle, pot): half widths at heights, with rounded corners and the shaded side. */
export const lathe = (cx: number, profile: readonly (readonly [y: number, half: number])[], tones: Tones, soft = 8): string => {
  const side = (from: number, to: number) => {
    const there = profile.map(([y, half], index) => `${index === 0 ? 'M' : 'L'}${Math.round(cx + half * from)} ${Math.round(y)}`)
    const back = profile.toReversed().map(([y, half]) => `L${Math.round(cx + half * to)} ${Math.round(y)}`)
    return `${there.join('')}${back.join('')}Z`
  }
  const soften = (data: string, fill: string) =>
    `<path d="${data}" fill="${fill}" stroke="${fill}" stroke-width="${soft}" stroke-linejoin="round"/>`
  return soften(side(-1, 1), tones.base) + soften(side(0.5, 1), tones.shade) + path(side(-0.86, -0.66), tones.light)
}

/** The pattern of a product's surface, in a rectangle. */
export const surface = (brush: Brush, x: number, y: number, width: number, height: number, tones = brush.body): string => {
  const ink = luma(tones.base) > 0.5 ? tones.shade : tones.light
  if (brush.pattern === 'band') return rect(x, y + height * 0.62, width, height * 0.16, brush.accent.base)
  if (brush.pattern === 'plain') return ''
  const gap = Math.max(14, Math.min(width, height) / 6)
  const across = Array.from({ length: Math.floor((width - 4) / gap) }, (_, index) => x + (index + 0.75) * gap)
  const down = Array.from({ length: Math.floor((height - 4) / gap) }, (_, index) => y + (index + 0.75) * gap)
  if (brush.pattern === 'dots') {
    const dots = down.slice(0, 7).flatMap((cy) => across.slice(0, 7).map((cx) => d`M${cx} ${cy}h.1`))
    return line(dots.join(''), ink, gap * 0.28)
  }
  const strips = across.map((cx) => d`M${cx} ${y}V${y + height}`)
  const cross = brush.pattern === 'grid' ? down.map((cy) => d`M${x} ${cy}H${x + width}`) : []
  const weight = brush.pattern === 'grid' ? 2 : Math.round(gap * 0.3)
  return `<path d="${[...strips, ...cross].join('')}" stroke="${ink}" stroke-width="${weight}"/>`
}

/** A paper label with the spec's text on it, or ruled lines where there is none. */
export const sticker = (brush: Brush, cx: number, cy: number, width: number, height: number, tones = brush.paper, radius = 3): string => {
  const frame = rect(cx - width / 2, cy - height / 2, width, height, tones.base, radius)
  if (brush.label === '') {
    const left = cx - width * 0.34
    return (
      frame +
      rect(left, cy - height * 0.24, width * 0.5, height * 0.16, brush.accent.base) +
      rect(left, cy + height * 0.06, width * 0.68, height * 0.07, tones.deep, 0, 0.6) +
      rect(left, cy + height * 0.22, width * 0.44, height * 0.07, tones.deep, 0, 0.6)
    )
  }
  return frame + fitted(brush.label, cx, cy, width * 0.82, height * 0.5, tones.on)
}

/** A text, as large as fits the width and height. */
export const fitted = (text: string, cx: number, cy: number, width: number, height: number, colour: string): string => {
  const size = Math.min(height, (height * width) / Math.max(1, widthOf(text, height)))
  return lettering(text, cx, cy, size, colour)
}

/** A tag with the count of a pack, when the picture shows fewer copies. */
export const countTag = (count: number): string => {
  const text = drawable(`×${count}`)
  const width = widthOf(text, 22) + 30
  return (
    rect(372 - width, 340, width, 40, '#FFFFFF', 6) +
    rect(372 - width, 340, 4, 40, '#175E7A') +
    lettering(text, 374 - width / 2, 360, 20, '#1C1F22', 0.15)
  )
}
