import { tonesOf, type Brush } from './brush.ts'
import { hexOf } from './colour.ts'
import { drawable } from './lettering.ts'
import { randomFrom } from './random.ts'
import type { PicturePattern, PictureSpec } from './spec.ts'

/** Scale of each size against `m`. */
export const growth: Readonly<Record<NonNullable<PictureSpec['size']>, number>> = { s: 0.84, m: 1, l: 1.14 }

/** More of them could not be distinguished. */
const maxParts = 12

interface BrushParts {
  readonly colour: string
  readonly accent: string
  readonly seed: number
  readonly size?: PictureSpec['size'] | undefined
  readonly pattern?: PicturePattern | undefined
  readonly label?: string | undefined
  readonly parts?: number | undefined
}

export const makeBrush = ({ colour, accent, seed, size, pattern, label, parts }: BrushParts): Brush => ({
  body: tonesOf(hexOf(colour)),
  accent: tonesOf(hexOf(accent)),
  metal: tonesOf('#AEB6BC'),
  dark: tonesOf('#353C43'),
  paper: tonesOf('#FBFAF5'),
  grow: growth[size ?? 'm'],
  random: randomFrom(seed),
  pattern: pattern ?? 'plain',
  label: drawable(label ?? ''),
  parts: Math.max(0, Math.min(maxParts, Math.trunc(parts ?? 0) || 0)),
})
