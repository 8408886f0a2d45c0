import type { Arrangement } from '../arrange.ts'
import type { Brush } from '../brush.ts'

/** How a kind is drawn, and how several of it lie together. */
export interface Drawing {
  readonly arrangement: Arrangement
  readonly draw: (brush: Brush) => string
}

type Draw = (brush: Brush) => string

/** Slim things, drawn around (0, 0) and 300 high; `pitch` is the distance between two side by side. */
export const slim = (draw: Draw, pitch: number): Drawing => ({ arrangement: { kind: 'row', pitch }, draw })

/** Things that stand on the ground at (200, 332). `zoom` and `lift` let one alone fill its picture, its centre at the middle. */
export const standing = (draw: Draw, zoom: number, lift: number): Drawing => ({ arrangement: { kind: 'shelf', zoom, lift }, draw })

/** Flat things that are piled up; `rise` is the height of one of size `m`. */
export const pile = (draw: Draw, zoom: number, lift: number, rise: number): Drawing => ({
  arrangement: { kind: 'pile', zoom, lift, rise },
  draw,
})

/** Large things: one is drawn, however many are sold together. */
export const large = (draw: Draw, zoom: number, lift: number): Drawing => ({ arrangement: { kind: 'alone', zoom, lift }, draw })
