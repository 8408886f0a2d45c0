/** The parts of a formatted amount: `¥`, `1,234`, `.50`. */
export interface YuanParts {
  sign: '' | '−'
  whole: string
  fraction: string
}

/** Splits an amount in yuan into parts, computed in integer fen; null for a missing or invalid amount. */
export const yuanParts = (value: number | null | undefined): YuanParts | null => {
  if (value === null || value === undefined || !Number.isFinite(value)) return null
  const fen = Math.round(Math.abs(value) * 100 + 1e-7)
  const whole = Math.floor(fen / 100)
    .toString()
    .replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return { sign: value < 0 && fen > 0 ? '−' : '', whole, fraction: `.${String(fen % 100).padStart(2, '0')}` }
}

/** Formats an amount in yuan: `¥1,234.50`, or `—` when it is missing. */
export const formatYuan = (value: number | null | undefined): string => {
  const parts = yuanParts(value)
  return parts ? `${parts.sign}¥${parts.whole}${parts.fraction}` : '—'
}
