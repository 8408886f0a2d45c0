/** What may be ordered: at least `min` (MOQ), in multiples of `step`, at most `max`. */
export interface QuantityRules {
  min: number
  step: number
  max: number
}

/** The smallest and largest quantities that keep all three rules. When none does, the smallest order stands for both. */
export function quantityBounds({ min, step, max }: QuantityRules): { lowest: number; highest: number } {
  const lowest = Math.ceil(Math.max(min, 1) / step) * step
  const highest = Number.isFinite(max) ? Math.floor(max / step) * step : Number.POSITIVE_INFINITY
  return { lowest, highest: Math.max(lowest, highest) }
}

/**
 * The nearest quantity that may be ordered, and why it is not the one asked for: `clamp` at a bound, `snap` up to the
 * next multiple (a buyer who needs 7 is not served by 6), `type` when nothing had to change.
 */
export function legalQuantity(asked: number, rules: QuantityRules): { value: number; reason: 'type' | 'snap' | 'clamp' } {
  const { lowest, highest } = quantityBounds(rules)
  if (asked < lowest) return { value: lowest, reason: 'clamp' }
  if (asked > highest) return { value: highest, reason: 'clamp' }
  const snapped = Math.ceil(asked / rules.step) * rules.step
  return snapped === asked ? { value: asked, reason: 'type' } : { value: Math.min(snapped, highest), reason: 'snap' }
}

/** １２０ → 120, 。 and ． → a point, as Chinese input methods write them. */
export function toHalfWidth(text: string): string {
  return text
    .replaceAll(/[０-９]/g, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll(/[．。]/g, '.')
    .replaceAll('，', ',')
}

/** The number in a typed text; null when it says none. Thousands commas and blanks are allowed, signs and exponents not. */
export function parseQuantity(text: string): number | null {
  const digits = toHalfWidth(text).replaceAll(/[\s,]/g, '')
  return /^\d{1,9}(\.\d*)?$/.test(digits) ? Number(digits) : null
}
