/** Rules of a quantity: at least `min` (MOQ), a multiple of `step`, at most `max`. */
export interface QuantityRules {
  min: number
  step: number
  max: number
}

/** The smallest and largest quantities that satisfy all three rules. When none does, both are the smallest order. */
export const quantityBounds = ({ min, step, max }: QuantityRules): { lowest: number; highest: number } => {
  const lowest = Math.ceil(Math.max(min, 1) / step) * step
  const highest = Number.isFinite(max) ? Math.floor(max / step) * step : Number.POSITIVE_INFINITY
  return { lowest, highest: Math.max(lowest, highest) }
}

/**
 * Returns the nearest valid quantity and the reason for the correction: `clamp` at a bound, `snap` up to the
 * next multiple (a buyer who needs 7 must not get 6), `type` when nothing changed.
 */
export const legalQuantity = (wanted: number, rules: QuantityRules): { value: number; reason: 'type' | 'snap' | 'clamp' } => {
  const { lowest, highest } = quantityBounds(rules)
  if (wanted < lowest) return { value: lowest, reason: 'clamp' }
  if (wanted > highest) return { value: highest, reason: 'clamp' }
  const snapped = Math.ceil(wanted / rules.step) * rules.step
  return snapped === wanted ? { value: wanted, reason: 'type' } : { value: Math.min(snapped, highest), reason: 'snap' }
}

/** Normalises text of Chinese input methods: １２０ → 120, 。 and ． → a point. */
export const toHalfWidth = (text: string): string =>
  text
    .replaceAll(/[０-９]/g, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll(/[．。]/g, '.')
    .replaceAll('，', ',')

/** Parses a typed number; null when it is not one. Thousands separators and blanks are allowed, signs and exponents are not. */
export const parseQuantity = (text: string): number | null => {
  const digits = toHalfWidth(text).replaceAll(/[\s,]/g, '')
  return /^\d{1,9}(\.\d*)?$/.test(digits) ? Number(digits) : null
}
