/** Two limits; null is no limit on that side. */
export interface NumberRangeValue {
  readonly low: number | null
  readonly high: number | null
}

/** Which numbers a field takes. */
export interface NumberRule {
  /** Digits after the point, 0 by default. */
  readonly decimals?: number | undefined
  /** The least and the greatest number; 0 and 999,999,999 by default. */
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/** What is wrong with a text: it is no number, has too many decimals, or is outside the limits. */
export type NumberProblem = 'form' | 'decimals' | 'min' | 'max'

const MAX = 999_999_999

/**
 * The number that a text means, null for an empty one, or what is wrong with it. Understands full-width characters, a leading ¥ and
 * thousands separators (`１，２００`, `¥1,200.50`).
 */
export const parseNumber = (text: string, { decimals = 0, min = 0, max = MAX }: NumberRule = {}): { value: number | null; problem: NumberProblem | null } => {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '').replace(/[−–—]/, '-').replace(/^(-?)[¥￥]/, '$1').replaceAll('。', '.')
  if (plain === '') return { value: null, problem: null }
  const [, whole, fraction = ''] = /^-?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/.exec(plain) ?? []
  if (whole === undefined) return { value: null, problem: 'form' }
  if (fraction.length > decimals) return { value: null, problem: 'decimals' }
  const value = Number(plain.replaceAll(',', ''))
  if (value < min) return { value: null, problem: 'min' }
  return value > max ? { value: null, problem: 'max' } : { value, problem: null }
}

/** Whether the low limit is not above the high one; a missing side is no limit. */
export const isRising = ({ low, high }: NumberRangeValue): boolean => low === null || high === null || low <= high
