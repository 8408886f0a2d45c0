import { countTag } from './brush.ts'
import { group, translate } from './svg.ts'

/** How several copies of a product are arranged: side by side, in up to two rows, stacked, or only one drawn. */
export type Arrangement =
  | { readonly kind: 'row'; readonly pitch: number }
  | { readonly kind: 'shelf' | 'alone'; readonly zoom: number; readonly lift: number }
  | { readonly kind: 'pile'; readonly zoom: number; readonly lift: number; readonly rise: number }

/** Bytes that the copies and their tag may take, so that a picture stays under 6 KB. */
const budget = 5900

interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn?: number
}

const rowOf = (count: number, pitch: number): readonly Place[] => {
  if (count === 1) return [{ x: 200, y: 200, scale: 1.26, turn: 32 }]
  const slanted = count <= 4
  const width = slanted ? pitch * 0.9 + 110 : pitch
  const scale = Math.min(slanted ? 1.02 : 1.1, 364 / (pitch * (count - 1) + width))
  const gap = Math.min(pitch * 1.35 * scale, (364 - width * scale) / (count - 1))
  return Array.from({ length: count }, (_, index) => {
    const offset = (index - (count - 1) / 2) * gap
    return { x: 200 + offset, y: 200 + (slanted ? offset * 0.3 : 0), scale, turn: slanted ? 20 : 0 }
  })
}

/** Positions of the copies (the middle of their base), back to front. */
const shelfOf = (count: number, zoom: number, lift: number): readonly Place[] => {
  const at = (x: number, y: number, scale: number): Place => ({ x, y: y - lift * scale * 0.5, scale: scale * zoom })
  if (count === 1) return [{ x: 200, y: 332 - lift, scale: zoom }]
  if (count === 2) return [at(132, 308, 0.68), at(258, 350, 0.74)]
  if (count === 3) return [at(112, 296, 0.58), at(288, 296, 0.58), at(200, 358, 0.66)]
  if (count === 4) return [at(122, 230, 0.5), at(276, 230, 0.5), at(118, 358, 0.55), at(280, 358, 0.55)]
  return [...[78, 200, 322].map((x) => at(x, 236, 0.38)), ...[74, 200, 326].map((x) => at(x, 352, 0.42))]
}

const pileOf = (count: number, zoom: number, lift: number, rise: number): readonly Place[] => {
  if (count === 1) return shelfOf(1, zoom, lift)
  const scale = Math.min(0.96, 300 / (rise * count + 50))
  const foot = 200 + (rise * count * scale) / 2 + 16
  return Array.from({ length: count }, (_, index) => ({
    x: 200 + (index % 2 === 0 ? -4 : 5) * scale,
    y: foot - index * rise * scale,
    scale,
  }))
}

const places = (arrangement: Arrangement, count: number, grow: number): readonly Place[] => {
  if (arrangement.kind === 'row') return rowOf(count, arrangement.pitch)
  if (arrangement.kind === 'pile') return pileOf(count, arrangement.zoom, arrangement.lift, arrangement.rise * grow)
  return shelfOf(count, arrangement.zoom, arrangement.lift)
}

const shown: Readonly<Record<Arrangement['kind'], readonly number[]>> = {
  row: [12, 10, 8, 6, 5, 4, 3, 2, 1],
  shelf: [6, 4, 3, 2, 1],
  pile: [5, 4, 3, 2, 1],
  alone: [1],
}

/** Draws as many copies of the pack as fit into the byte limit; a tag shows the count when there are more. */
export const arrange = (arrangement: Arrangement, count: number, grow: number, copy: (index: number) => string): string => {
  const foot = arrangement.kind === 'row' ? { x: 0, y: 0 } : { x: 200, y: 332 }
  for (const number of shown[arrangement.kind].filter((candidate) => candidate <= count)) {
    const markup = places(arrangement, number, grow)
      .map(({ x, y, scale, turn }, index) => {
        const move = translate(x - foot.x * scale, y - foot.y * scale, scale, turn)
        return group(move, copy(index))
      })
      .join('')
    const whole = number < count ? markup + countTag(count) : markup
    if (whole.length <= budget || number === 1) return whole
  }
  return ''
}
