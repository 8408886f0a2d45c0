import { priceLevelNames, type PriceLevel, type SellerPriceCheck } from '@mall/api/seller/contract'
import { formatYuan } from '@mall/ui/price'

/** Who decides: 公司协议 KX-2026-0418, or 市场价. */
const decisionText = ({ Level, Number: number }: { readonly Level: PriceLevel; readonly Number: string }): string => (number === '' ? priceLevelNames[Level] : `${priceLevelNames[Level]} ${number}`)

/** The answer as one fact. */
export const factText = ({ Price, Unit, Level, Number: number, Rules }: SellerPriceCheck): string => `${formatYuan(Price)}/${Unit}，由${decisionText({ Level, Number: number })}${number === '' ? '' : ' '}定价，看了 ${Rules.length} 条规则`

/** A quantity range: 5–49 包, 200 包起. */
export const rangeText = ({ MinQty, MaxQty }: Pick<SellerPriceCheck['Tiers'][number], 'MinQty' | 'MaxQty'>, unit: string): string =>
  MaxQty === null ? `${MinQty} ${unit}起` : MaxQty === MinQty ? `${MinQty} ${unit}` : `${MinQty}–${MaxQty} ${unit}`

/** 19.8%; — where it is not known, or not for these eyes. */
export const marginText = (margin: number | null): string => (margin === null ? '—' : `${margin.toFixed(1)}%`.replace('-', '−'))

/** When a rule holds. */
export const validityText = ({ From, Until }: Pick<SellerPriceCheck['Rules'][number], 'From' | 'Until'>): string => {
  if (Until === null) return ''
  return From === null ? `至 ${Until}` : `${From} 至 ${Until}`
}

/** A rule by its name and version. */
export const ruleText = ({ Number: number, Version, Level }: SellerPriceCheck['Rules'][number]): string => {
  if (number === '') return priceLevelNames[Level]
  return Version === null ? number : `${number} 第 ${Version} 版`
}

/** How far the price is from the floor (底价): 高 1.80, 低 0.50. */
export const floorText = (price: number, floor: number): string => {
  const difference = Math.round((price - floor) * 100) / 100
  return difference === 0 ? '正好' : `${difference > 0 ? '高' : '低'} ${Math.abs(difference).toFixed(2)}`
}
