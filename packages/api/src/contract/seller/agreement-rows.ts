import { percentOfFen, type TierFen } from './price-in-force.ts'

/** Rows that one request writes, judges or asks about. */
export const agreementRowsAtOnce = 500

/** The most prices by quantity of a row: its price, and those from greater quantities on. */
export const agreementTiers = 5

/** Characters of what people write in a row. */
export const agreementTexts = { material: 50, reason: 100 } as const

/** Prices of a row, yuan. */
export const agreementPriceMax = 9_999_999.99

/** What is agreed about a product, as it is sent: a price with tiers, or a part of the market price in percent. */
export interface AgreedTerms {
  /** Yuan; null: a percent of the market price. */
  readonly Price: number | null
  /** Of the market price, with two decimals: 92.5. Null: a price of its own. */
  readonly Percent: number | null
  /** Prices from greater quantities on, rising quantities. */
  readonly Tiers: readonly { readonly MinQty: number; readonly Price: number }[]
}

const fenOf = (yuan: number): number => Math.round(yuan * 100)

/** Prices of the product in the market, yuan, rising quantities. */
export type MarketTiers = readonly { readonly MinQty: number; readonly Price: number }[]

/** What the buyer pays by quantity, fen: of a percent the tiers of the market price. */
export const agreedTiers = ({ Price, Percent, Tiers }: AgreedTerms, market: MarketTiers): TierFen[] =>
  Price === null
    ? market.map((tier) => ({ minQty: tier.MinQty, priceFen: percentOfFen(fenOf(tier.Price), fenOf(Percent ?? 100)) }))
    : [{ minQty: 1, priceFen: fenOf(Price) }, ...Tiers.map((tier) => ({ minQty: tier.MinQty, priceFen: fenOf(tier.Price) }))]

/** The price of one piece, fen. */
export const agreedFen = (terms: AgreedTerms, market: MarketTiers): number => agreedTiers(terms, market)[0]?.priceFen ?? 0

/** The lowest price of a row, fen: what is compared with 底价. */
export const lowestFen = (terms: AgreedTerms, market: MarketTiers): number => Math.min(...agreedTiers(terms, market).map(({ priceFen }) => priceFen))

/** Whether a row stays above the market price of a piece: it would help nobody. */
export const isAboveMarket = (terms: AgreedTerms, market: MarketTiers): boolean => agreedFen(terms, market) > fenOf(market[0]?.Price ?? 0)

/** Margin of a price with tax over the cost with tax, in hundredths of a percent; null without both. */
export const marginOf = (priceFen: number, costFen: number | null): number | null => (costFen === null || priceFen <= 0 ? null : Math.round((1 - costFen / priceFen) * 10_000))

/** Change from one price to another in hundredths of a percent; null without the first. */
export const changeOf = (priceFen: number, beforeFen: number | null): number | null => (beforeFen === null || beforeFen <= 0 ? null : Math.round((priceFen / beforeFen - 1) * 10_000))

/** A cell that is typed or pasted: what it says, or why it says nothing. */
export type ReadCell<Value> = { readonly value: Value; readonly problem?: never } | { readonly value?: never; readonly problem: string }

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/[¥￥,\s]|元/g, '')

/** A price in yuan, or a percent of the market price: 101.9, ¥1,788.00, 92.5%. */
export const readAgreedPrice = (text: string): ReadCell<Pick<AgreedTerms, 'Price' | 'Percent'>> => {
  const [, number = '', percent] = /^(\d{1,9}(?:\.\d+)?)(%)?$/.exec(plain(text)) ?? []
  if (number === '') return { problem: text.trim() === '' ? '没有价格' : '价格不是数字' }
  if ((number.split('.')[1] ?? '').length > 2) return { problem: '最多两位小数' }
  const value = Number(number)
  if (value <= 0) return { problem: '价格要大于 0' }
  if (percent !== undefined) return value > 100 ? { problem: '不能高过市场价的 100%' } : { value: { Price: null, Percent: value } }
  return value > agreementPriceMax ? { problem: '价格过大' } : { value: { Price: value, Percent: null } }
}

/** 20 99.00；50 97.50: prices from quantities on. What stands between a quantity and its price is free: 20 起 99, 20=99, 20:99. */
export const readTiers = (text: string): ReadCell<AgreedTerms['Tiers']> => {
  const parts = text.normalize('NFKC').split(/[;\n|]/).map((part) => part.trim()).filter((part) => part !== '' && part !== '-' && part !== '—')
  const tiers = parts.map((part) => /^(\d{1,6})[^\d.]+(\d{1,7}(?:\.\d{1,2})?)\s*元?$/.exec(part)).map((found) => ({ MinQty: Number(found?.[1] ?? 0), Price: Number(found?.[2] ?? 0) }))
  if (tiers.length > agreementTiers - 1) return { problem: `阶梯最多 ${agreementTiers - 1} 档` }
  if (tiers.some(({ MinQty, Price }) => MinQty < 2 || Price <= 0)) return { problem: '阶梯写作“20 99.00；50 97.50”' }
  if (tiers.some(({ MinQty, Price }, at) => at > 0 && (MinQty <= (tiers[at - 1]?.MinQty ?? 0) || Price > (tiers[at - 1]?.Price ?? 0)))) return { problem: '阶梯的数量要递增，价格不能涨' }
  return { value: tiers }
}

const yuanText = (yuan: number): string => yuan.toFixed(2)

/** 101.90, 92.5% */
export const agreedPriceText = ({ Price, Percent }: Pick<AgreedTerms, 'Price' | 'Percent'>): string => (Price === null ? `${Percent ?? 100}%` : yuanText(Price))

/** 20 99.00；50 97.50 */
export const tiersText = (tiers: AgreedTerms['Tiers']): string => tiers.map(({ MinQty, Price }) => `${MinQty} ${yuanText(Price)}`).join('；')

/** How a changed price is rounded: to the fen, or down to 角 or 元. */
export const roundingNames = { fen: '到分', jiao: '到角', yuan: '到元' } as const

export type Rounding = keyof typeof roundingNames

const units: Readonly<Record<Rounding, number>> = { fen: 1, jiao: 10, yuan: 100 }

/** A price changed by hundredths of a percent (−200 is −2 %), halves up, never below one unit. */
export const changedBy = (fen: number, change: number, rounding: Rounding): number => {
  const unit = units[rounding]
  return Math.max(unit, Math.floor((fen * (10_000 + change) * 2 + 10_000 * unit) / (20_000 * unit)) * unit)
}

/** Terms after a change by hundredths of a percent, from a price in fen; tiers keep their part of the price. A percent of the market price changes itself. */
export const changedTerms = (terms: AgreedTerms, fromFen: number, change: number, rounding: Rounding): AgreedTerms => {
  if (terms.Price === null) return { ...terms, Percent: Math.min(100, Math.max(0.01, changedBy(fenOf(terms.Percent ?? 100), change, 'fen') / 100)) }
  const [before, after] = [fenOf(terms.Price), changedBy(fromFen, change, rounding)]
  let last = after
  return {
    Price: after / 100,
    Percent: null,
    Tiers: terms.Tiers.map(({ MinQty, Price }) => {
      last = Math.max(1, Math.min(last, Math.floor((fenOf(Price) * after * 2 + before) / (before * 2))))
      return { MinQty, Price: last / 100 }
    }),
  }
}
