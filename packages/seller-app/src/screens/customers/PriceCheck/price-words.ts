import { priceLevelNames, type PriceLevel, type SellerPriceCheck, type SellerPriceChecks } from '@mall/api/seller/contract'
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

/** Many answers as one fact: 12 行共 ¥3,204.50，2 行现在下不了单，1 行低于底价. */
export const factOfMany = ({ Rows }: SellerPriceChecks): string => {
  const fen = Rows.reduce((sum, { Product }) => sum + Math.round((Product?.Subtotal ?? 0) * 100), 0)
  const problems = Rows.filter(({ Problem }) => Problem !== '').length
  const low = Rows.filter(({ Product }) => Product?.IsLow).length
  return [`${Rows.length} 行共 ${formatYuan(fen / 100)}`, problems > 0 ? `${problems} 行现在下不了单` : '', low > 0 ? `${low} 行低于底价` : ''].filter((text) => text !== '').join('，')
}

/** Many answers as a sheet, to be pasted into one. */
export const sheetOfMany = ({ Rows }: SellerPriceChecks): string =>
  [['编码', '商品', '数量', '单位', '单价', '小计', '由谁定'], ...Rows.map(({ ProductCode, Quantity, Product, Problem }) =>
    Product === null ? [ProductCode, Problem, Quantity] : [ProductCode, Product.Name, Quantity, Product.Unit, Product.Price.toFixed(2), Product.Subtotal.toFixed(2), decisionText(Product)],
  )].map((cells) => cells.join('\t')).join('\n')
