import { yuanParts } from '../price/format-yuan.ts'

/** An amount in yuan without its sign of currency, for columns whose head or sum names it: `1,234.50`, `−20.00` (U+2212), or `—`. */
export const formatAmount = (value: number | null | undefined): string => {
  const parts = yuanParts(value)
  return parts ? `${parts.sign}${parts.whole}${parts.fraction}` : '—'
}
