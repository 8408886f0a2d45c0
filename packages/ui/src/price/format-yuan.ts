/** An amount taken apart for typesetting: `¥`, `1,234`, `.50`. */
export interface YuanParts {
  sign: '' | '−'
  whole: string
  fraction: string
}

/** Takes an amount in yuan apart by way of integer fen; null for a missing or impossible amount. */
export function yuanParts(value: number | null | undefined): YuanParts | null {
  if (value === null || value === undefined || !Number.isFinite(value)) return null
  const fen = Math.round(Math.abs(value) * 100 + 1e-7)
  const whole = Math.floor(fen / 100)
    .toString()
    .replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return { sign: value < 0 && fen > 0 ? '−' : '', whole, fraction: `.${String(fen % 100).padStart(2, '0')}` }
}

/** `¥1,234.50`; `—` for a missing amount. */
export function formatYuan(value: number | null | undefined): string {
  const parts = yuanParts(value)
  return parts ? `${parts.sign}¥${parts.whole}${parts.fraction}` : '—'
}
