import type { Arrangement } from '../arrange.ts'
import type { Brush } from '../brush.ts'

/** How a kind is drawn, and how several copies are arranged. */
export interface Drawing {
  readonly arrangement: Arrangement
  readonly draw: (brush: Brush) => string
}

type Draw = (brush: Brush) => string

/** Slim products, drawn around (0, 0) and 300 high; `pitch` is the distance between two copies side by side. */
export const slim = (draw: Draw, pitch: number): Drawing => ({ arrangement: { kind: 'row', pitch }, draw })

/** Products that stand on the ground at (200, 332). `zoom` and `lift` scale and centre a single copy. */
export const standing = (draw: Draw, zoom: number, lift: number): Drawing => ({ arrangement: { kind: 'shelf', zoom, lift }, draw })

/** Products that stand on the ground and reach to `height` above it: a single copy is in the middle. */
export const centred = (draw: Draw, height: number, zoom: number): Drawing => standing(draw, zoom, Math.round(132 - (height * zoom) / 2))

/** Flat products that are stacked; `rise` is the height of one of size `m`. */
export const pile = (draw: Draw, zoom: number, lift: number, rise: number): Drawing => ({
  arrangement: { kind: 'pile', zoom, lift, rise },
  draw,
})

/** Large products: only one is drawn, whatever the pack. */
export const large = (draw: Draw, zoom: number, lift: number): Drawing => ({ arrangement: { kind: 'alone', zoom, lift }, draw })
