import type { ErrorCode, LargerUnit } from '@mall/api/contract'
import { agreementInForce, isMarketPriced, priceInForce, tiersOfRow, type AcceptedQuote, type AgreedRow } from '@mall/api/seller/contract'
import type { PriceTier, Supply } from '../../platform/db/schema/catalogue.ts'
import type { HeldAgreement } from './agreements.ts'

/** What decides the price of a product for a customer, without quotes. */
export interface Priced {
  readonly marketTiers: readonly PriceTier[]
  /** The day in Asia/Shanghai that is asked for. */
  readonly day: string
  /** Those in force that hold it for the customer. */
  readonly agreements: readonly HeldAgreement[]
}

/** A price that the seller quoted to one buyer (intended-product inquiry). */
export interface QuotedPrice extends AcceptedQuote {
  readonly validUntil: Date
}

/** The price of one piece for a quantity. */
export interface EffectivePrice {
  /** Integer fen, tax included: what the customer pays. */
  readonly priceFen: number
  /** The market price of one piece; savings are calculated against it. */
  readonly marketFen: number
  /** Whether a price was agreed; it is not where an agreement holds the product at the market price. */
  readonly isAgreed: boolean
  /** The agreement that makes the price without a quote; null: the market does. */
  readonly agreement: HeldAgreement | null
}

/** The price of one piece for a buyer; `quotedUntil`: until when, where it is that of a quote. */
export interface BuyerPrice extends EffectivePrice {
  readonly quotedUntil: Date | null
}

/**
 * The row in force for a quantity: the last one that the quantity reaches. Below the first row (a quantity under the MOQ, which
 * no order can have) the first row counts, so that a card can always show a price.
 */
export const tierFor = (tiers: readonly PriceTier[], quantity: number): PriceTier => {
  const [first] = tiers
  if (first === undefined) throw new Error('A product without a price tier')
  return tiers.findLast((tier) => tier.minQty <= quantity) ?? first
}

/** The row that makes a customer's price without a quote, and whose it is; null: the market does. */
export const decidingRow = ({ agreements, day }: Priced): { readonly row: AgreedRow; readonly agreement: HeldAgreement } | null => {
  const decided = agreementInForce(agreements, day)
  const agreement = agreements.find((one) => one === decided?.agreement)
  return decided === undefined || agreement === undefined ? null : { row: decided.version.row, agreement }
}

/** The table of a customer's prices without quotes, and whether it was agreed on. */
export const ownTiersOf = (product: Priced): { readonly tiers: readonly PriceTier[]; readonly isAgreed: boolean } => {
  const decided = decidingRow(product)
  return decided === null || isMarketPriced(decided.row)
    ? { tiers: product.marketTiers, isAgreed: false }
    : { tiers: tiersOfRow(decided.row, product.marketTiers), isAgreed: true }
}

/** The price for a quantity, by the one rule of the mall (`priceInForce`): a quote never makes a product dearer. */
export const priceOf = (product: Priced & { readonly quotes: readonly QuotedPrice[] }, quantity: number): BuyerPrice => {
  const { day, marketTiers: market, agreements, quotes } = product
  const { priceFen, quote } = priceInForce({ quantity, day, market, agreements, quotes })
  const decided = decidingRow(product)
  return {
    priceFen,
    marketFen: tierFor(market, 1).priceFen,
    isAgreed: decided !== null && !isMarketPriced(decided.row),
    agreement: decided?.agreement ?? null,
    quotedUntil: quotes.find((one) => one === quote)?.validUntil ?? null,
  }
}

/** Quantities from which on a buyer's price may be another: those of the tiers, and where quotes begin and have ended. */
export const priceQuantitiesOf = (product: Priced & { readonly quotes: readonly QuotedPrice[]; readonly step: number }): number[] => {
  const { quotes, step } = product
  const ofQuotes = quotes.flatMap(({ minQty, maxQty }) => [minQty, (Math.floor(maxQty / step) + 1) * step])
  return [...new Set([...ownTiersOf(product).tiers.map(({ minQty }) => minQty), ...ofQuotes])].toSorted((one, other) => one - other)
}

/** The price without quotes. */
export const ownPriceOf = (product: Priced, quantity: number): EffectivePrice => priceOf({ ...product, quotes: [] }, quantity)

/**
 * What a customer's catalogue holds: what its agreements hold, and what is in its categories or below them (指定分类). What one of the agreements names stays
 * buyable, whatever its category. An accepted quote adds nothing: it is the price of one buyer, and the catalogue is the company's.
 */
export const isInCatalogue = ({ agreed, inCategories }: { readonly agreed: boolean; readonly inCategories: boolean }): boolean => agreed || inCategories

/**
 * 非协议: a product outside of the customer's catalogue. One of the catalogue without an agreed price is sold at the market price and is not 非协议;
 * a customer without a catalogue buys from the whole mall, so nothing is.
 */
export const isNonAgreed = ({ hasCatalogue, inCatalogue }: { readonly hasCatalogue: boolean; readonly inCatalogue: boolean }): boolean => hasCatalogue && !inCatalogue

/** onSale · offShelf 该商品已下架 · notInCatalog 不在贵司采购目录内 */
export type SaleState = 'onSale' | 'offShelf' | 'notInCatalog'

/**
 * Whether a customer may buy a product. A visitor (`customer` null) sees the whole mall; a customer is limited to the agreed catalogue unless
 * the enterprise allows purchases outside of it (允许非协议采购).
 */
export const saleStateOf = (
  isOnShelf: boolean,
  customer: { readonly inCatalogue: boolean; readonly allowsNonAgreed: boolean } | null,
): SaleState => {
  if (!isOnShelf) return 'offShelf'
  return customer === null || customer.inCatalogue || customer.allowsNonAgreed ? 'onSale' : 'notInCatalog'
}

/** The stock of one product in one stock area. An order may take at most `quantity` pieces, whatever the supply. */
export interface AreaStock {
  readonly supply: Supply
  readonly quantity: number
}

const supplyStates = {
  now: { State: 'inStock', Text: '现货' },
  delayed: { State: 'delayed', Text: '预计2–6天' },
  preorder: { State: 'preorder', Text: '预订' },
} as const

/**
 * The stock as the customer sees it, for a wanted quantity. Fewer pieces than wanted count as none, and the text says how many
 * are left.
 */
export const stockStateOf = (stock: AreaStock | null, wanted: number) => {
  const quantity = stock?.quantity ?? 0
  if (stock === null || quantity <= 0) return { State: 'none' as const, Text: '无货', Quantity: 0 }
  if (quantity < wanted) return { State: 'none' as const, Text: `库存不足，仅剩${quantity}`, Quantity: quantity }
  return { ...supplyStates[stock.supply], Quantity: quantity }
}

/** In which quantities a product is sold. `moq` is a multiple of `step`. */
export interface QuantityRule {
  readonly moq: number
  readonly step: number
  readonly maxQty: number | null
}

/** Everything that cart and order need to know of a product for one enterprise and one delivery area. */
export interface Sellable extends QuantityRule, Priced {
  readonly productId: number
  readonly code: string
  readonly name: string
  readonly imageUrl: string
  readonly unit: string
  /** 包装规格, such as 5包/箱. */
  readonly packing: string
  /** Larger units that it is counted in, besides what its packing says. */
  readonly units: readonly LargerUnit[]
  /** 标签 of the seller. */
  readonly tags: readonly string[]
  readonly brandName: string
  /** First, second and third level. */
  readonly categoryIds: readonly [number, number, number]
  /** Quotes to the buyer that hold now; none without a buyer. */
  readonly quotes: readonly QuotedPrice[]
  /** 交货期, in the seller's words; may be empty. */
  readonly deliveryText: string
  /** The enterprise's own number of the product. */
  readonly materialCode: string | null
  /** Basis points: 1300 is 13 %. */
  readonly taxBp: number
  readonly supportsSpecialInvoice: boolean
  /** 非协议, see {@link isNonAgreed}. */
  readonly isNonAgreed: boolean
  readonly saleState: SaleState
  /** Key of the stock row (`product_stock.area_code`) that serves the delivery area. */
  readonly stockArea: string
  readonly stock: AreaStock
}

/** Why a quantity of a product cannot be bought, in the codes of the quick order (screens §2). */
export type PurchaseProblemCode = Extract<ErrorCode, 'OFF_SHELF' | 'NOT_IN_CATALOG' | 'QTY_INVALID' | 'MOQ' | 'STEP' | 'MAX' | 'NO_STOCK' | 'LOW_STOCK'>

export interface PurchaseProblem {
  readonly code: PurchaseProblemCode
  readonly message: string
}

/** Why the quantity does not fit the product's rule; null when it fits. */
export const quantityProblem = (rule: QuantityRule, quantity: number): PurchaseProblem | null => {
  if (!Number.isSafeInteger(quantity) || quantity <= 0) return { code: 'QTY_INVALID', message: '数量须为正整数' }
  if (quantity < rule.moq) return { code: 'MOQ', message: `起订量为${rule.moq}` }
  if (quantity % rule.step !== 0) return { code: 'STEP', message: `须为${rule.step}的整数倍` }
  if (rule.maxQty !== null && quantity > rule.maxQty) return { code: 'MAX', message: `限购${rule.maxQty}` }
  return null
}

/** Why the product cannot be bought in this quantity; null when it can. Reasons that no other quantity changes come first. */
export const purchaseProblem = (sellable: Sellable, quantity: number): PurchaseProblem | null => {
  if (sellable.saleState === 'offShelf') return { code: 'OFF_SHELF', message: '该商品已下架' }
  if (sellable.saleState === 'notInCatalog') return { code: 'NOT_IN_CATALOG', message: '不在贵司采购目录内' }
  if (sellable.stock.quantity <= 0) return { code: 'NO_STOCK', message: '无货' }
  const problem = quantityProblem(sellable, quantity)
  if (problem !== null) return problem
  return sellable.stock.quantity < quantity ? { code: 'LOW_STOCK', message: `库存不足，仅剩${sellable.stock.quantity}` } : null
}

/** The most that can be bought at once, as far as stock and limit go: a multiple of the step, 0 where there is too little for one. */
export const highestQuantity = ({ stock, maxQty, step }: Pick<Sellable, 'stock' | 'maxQty' | 'step'>): number =>
  Math.floor(Math.min(stock.quantity, maxQty ?? stock.quantity) / step) * step

/** The nearest quantity that can be bought: as many as wanted or the next full step, as far as stock and limit go; null when there is none. */
export const fittingQuantity = (sellable: Sellable, wanted: number): number | null => {
  const fitting = Math.min(Math.max(sellable.moq, Math.ceil(wanted / sellable.step) * sellable.step), highestQuantity(sellable))
  return fitting >= sellable.moq && purchaseProblem(sellable, fitting) === null ? fitting : null
}
