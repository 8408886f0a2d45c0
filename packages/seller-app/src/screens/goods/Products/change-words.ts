import { formatYuan } from '@mall/api'
import { productGapNames, type ProductGap } from '@mall/api/seller/contract'

/** 降 2.1%, 涨 5%; '' for no change. */
export const percentText = (before: number, after: number): string => {
  if (before === after || before === 0) return ''
  const percent = Math.round((Math.abs(after - before) / before) * 1000) / 10
  return `${after < before ? '降' : '涨'} ${percent}%`
}

/** Without the sign of the currency, which the head of the column has. */
export const plainYuan = (yuan: number): string => formatYuan(yuan).replace('¥', '')

/** ¥47.00 → ¥46.00，降 2.1%; ¥47.00，不变 */
export const priceChange = (before: number, after: number): string => (before === after ? `${formatYuan(before)}，不变` : [`${formatYuan(before)} → ${formatYuan(after)}`, percentText(before, after)].filter(Boolean).join('，'))

/** 毛利 23.6% → 约 21.9%: the cost follows from a margin that is rounded. '' without a cost. */
export const marginChange = (margin: number | null, before: number, after: number): string => {
  if (margin === null || before === after) return margin === null ? '' : `毛利 ${marginText(margin)}`
  return `毛利 ${marginText(margin)} → 约 ${marginText(100 - ((100 - margin) * before) / after)}`
}

/** 46 → 60，多 14 箱 */
export const stockChange = (before: number, after: number, unit: string): string => {
  const by = after - before
  return by === 0 ? `${before} ${unit}，不变` : `${before} → ${after}，${by > 0 ? '多' : '少'} ${Math.abs(by)} ${unit}`
}

/** 23.6%; — without a cost. */
export const marginText = (margin: number | null): string => (margin === null ? '—' : `${margin.toFixed(1)}%`)

/** 缺图片、说明 */
export const lackText = (lacks: readonly ProductGap[]): string => `缺${lacks.map((gap) => productGapNames[gap]).join('、')}`
