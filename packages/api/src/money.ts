/**
 * Yuan of the wire (two decimals) as integer fen, the unit of all arithmetic.
 * @throws RangeError when it is not a finite amount that fits an exact integer of fen.
 */
export const toFen = (yuan: number): number => {
  const fen = Math.round(yuan * 100)
  if (!Number.isSafeInteger(fen)) throw new RangeError(`Not an amount of money: ${yuan}`)
  return fen === 0 ? 0 : fen
}

/** Integer fen as yuan with at most two decimals, as the wire carries it. */
export const toYuan = (fen: number): number => Math.round(fen) / 100

let format: Intl.NumberFormat | undefined

/** Made with the first amount: it takes milliseconds, and not every page has one. */
const formatted = (yuan: number): string => {
  format ??= new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return format.format(yuan)
}

/** Yuan as people read it: `¥1,234.50`, `−¥0.05`; `—` for a missing amount. */
export const formatYuan = (yuan: number | null | undefined): string => {
  if (yuan === null || yuan === undefined || !Number.isFinite(yuan)) return '—'
  const fen = toFen(yuan)
  return `${fen < 0 ? '−' : ''}¥${formatted(Math.abs(toYuan(fen)))}`
}
