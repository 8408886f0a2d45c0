/** A colour of the theme, its background, and the required contrast; names without `--mall-`. */
export interface ContrastPair {
  readonly front: string
  readonly back: string
  /** 4.5 for text, 3 for borders of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly ratio: number
}

const grounds = ['canvas', 'surface', 'raised']
/** Text and its backgrounds: 4.5:1. */
const text: [string, readonly string[]][] = [
  ['text', [...grounds, 'primary-soft', 'cinnabar-soft', 'danger-soft', 'warning-soft', 'success-soft']],
  ['text-secondary', grounds],
  ['text-tertiary', grounds],
  ['primary', [...grounds, 'primary-soft']],
  ['primary-hover', [...grounds, 'primary-soft']],
  ['on-primary', ['primary', 'primary-hover']],
  ['on-chrome', ['chrome']],
  ['cinnabar', [...grounds, 'cinnabar-soft']],
  ['on-cinnabar', ['cinnabar']],
  ['danger', [...grounds, 'danger-soft']],
  ['on-danger', ['danger']],
  ['warning', [...grounds, 'warning-soft']],
  ['success', [...grounds, 'success-soft']],
]
/** Borders of controls and the focus ring: 3:1. */
const edges: [string, readonly string[]][] = [
  ['control-border', ['canvas', 'surface']],
  ['focus', grounds],
  ['primary', grounds],
]

const all = (pairs: [string, readonly string[]][], ratio: number): ContrastPair[] =>
  pairs.flatMap(([front, backs]) => backs.map((back) => ({ front, back, ratio })))

/** Every pair that the components use. */
export const contrastPairs: readonly ContrastPair[] = [...all(text, 4.5), ...all(edges, 3)]
