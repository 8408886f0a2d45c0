/** Widths of the bars and gaps of each symbol, in modules, a bar first: ISO/IEC 15417, table 1. The last one is the stop. */
const patterns = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 ' +
  '221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 ' +
  '231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 ' +
  '314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 ' +
  '114131 311141 411131 211412 211214 211232 2331112'
).split(' ')

/** B has letters, digits and signs, C pairs of digits. A would have what nobody prints. */
type CodeSet = 'B' | 'C'

const start: Readonly<Record<CodeSet, number>> = { B: 104, C: 105 }
const change: Readonly<Record<CodeSet, number>> = { B: 100, C: 99 }
const stop = 106
const checkModulus = 103

const encodable = /^[ -~]+$/
const pair = /^\d\d$/

/** The symbols of a text from a place on: as few as can be, when the reader is in this set. */
interface Rest {
  readonly symbols: number
  readonly values: readonly number[]
}

const nothing: Rest = { symbols: 0, values: [] }

const after = (value: number, rest: Rest): Rest => ({ symbols: rest.symbols + 1, values: [value, ...rest.values] })

const shorter = (one: Rest, other: Rest | null): Rest => (other !== null && other.symbols < one.symbols ? other : one)

/** What is left of a text, symbol by symbol, from its end to its begin: both sets are known for what follows. */
const restsOf = (text: string): Readonly<Record<CodeSet, Rest>> => {
  let next: Readonly<Record<CodeSet, Rest>> = { B: nothing, C: nothing }
  let afterNext = next
  for (let at = text.length - 1; at >= 0; at--) {
    const inB = after(text.charCodeAt(at) - 32, next.B)
    const inC = pair.test(text.slice(at, at + 2)) ? after(Number(text.slice(at, at + 2)), afterNext.C) : null
    const here = { B: shorter(inB, inC && after(change.C, inC)), C: shorter(after(change.B, inB), inC) }
    afterNext = next
    next = here
  }
  return next
}

/**
 * The symbols of a text in Code 128, with start, check and stop: as few as possible.
 * @throws Error for an empty text, and for what is not ASCII from space to tilde.
 */
export const code128Values = (text: string): readonly number[] => {
  if (!encodable.test(text)) throw new Error('Code 128 B and C have printable ASCII alone')
  const { B, C } = restsOf(text)
  const [set, { values }] = C.symbols < B.symbols ? (['C', C] as const) : (['B', B] as const)
  const check = values.reduce((sum, value, at) => sum + value * (at + 1), start[set]) % checkModulus
  return [start[set], ...values, check, stop]
}

/** A bar, in modules from the left. */
export interface Bar {
  readonly at: number
  readonly width: number
}

/** White that a reader needs at either side, modules. */
export const quietModules = 10

/** The bars of a text, and the width of them all without the quiet zones, modules. */
export const code128 = (text: string): { readonly bars: readonly Bar[]; readonly width: number } => {
  const bars: Bar[] = []
  let at = 0
  for (const value of code128Values(text)) {
    for (const [place, digit] of [...(patterns[value] ?? '')].entries()) {
      const width = Number(digit)
      if (place % 2 === 0) bars.push({ at, width })
      at += width
    }
  }
  return { bars, width: at }
}
