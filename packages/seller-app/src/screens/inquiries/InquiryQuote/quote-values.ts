import { inquiryPriceMax, inquiryStatus, quantityMax } from '@mall/api/contract'
import { quoteLimits, type PastQuote, type QuoteCandidate, type SellerInquiryDetail, type SellerOffer } from '@mall/api/seller/contract'
import { formatYuan } from '@mall/ui/price'

export type InquiryLine = SellerInquiryDetail['Lines'][number]

export const offerFields = ['Price', 'Quantity', 'MOQ', 'LeadDays', 'Note'] as const

export type OfferField = (typeof offerFields)[number]

/** What is typed for a line: a product, and the texts of its fields. */
export interface OfferValues extends Readonly<Record<OfferField, string>> {
  readonly product: QuoteCandidate
}

/** A product that was just chosen: in the asked quantity, from the least that is sold. Price and delivery are for a person to say. */
export const startOffer = (product: QuoteCandidate): OfferValues => ({ product, Price: '', Quantity: String(product.Quantity), MOQ: String(product.MOQ), LeadDays: '', Note: '' })

/** A product at a price that was quoted before. What else was typed stays, where it was typed for the same product. */
export const takenOver = (offer: OfferValues | null, product: QuoteCandidate, price: number): OfferValues => ({
  ...(offer?.product.ProductCode === product.ProductCode ? offer : startOffer(product)), Price: price.toFixed(2),
})

/** What the server has for a line; null for nothing. */
export const offerOfLine = ({ Offer, Product }: InquiryLine): OfferValues | null =>
  Offer === null || Product === null
    ? null
    : { product: Product, Price: Offer.Price.toFixed(2), Quantity: String(Offer.Quantity), MOQ: String(Offer.MOQ), LeadDays: String(Offer.LeadDays), Note: Offer.Note }

/** What was typed as a price, yuan; null where it is none. */
export const priceOf = (text: string): number | null => (/^\d{1,7}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : null)
const countOf = (text: string): number | null => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : null)

const quantityProblem = ({ product: { MOQ, Step, Unit, Stock }, Quantity }: OfferValues): string | undefined => {
  const count = countOf(Quantity)
  if (count === null || count < 1 || count > quantityMax) return '请填写数量'
  if (count < MOQ) return `商品 ${MOQ} ${Unit}起售`
  if (count % Step !== 0) return `须为 ${Step} 的整数倍`
  return count > Stock ? `库存只有 ${Stock} ${Unit}` : undefined
}

const leastProblem = ({ MOQ, Quantity }: OfferValues): string | undefined => {
  const [least, count] = [countOf(MOQ), countOf(Quantity)]
  if (least === null || least < 1) return '请填写起订量'
  return count !== null && least > count ? '不能大于报价数量' : undefined
}

const noteProblem = ({ product: { IsUnitKnown, Unit }, Note }: OfferValues, { Unit: asked }: InquiryLine): string | undefined => {
  if (Note.trim().length > 100) return '最多100个字'
  return Note.trim() === '' && !IsUnitKnown ? `客户按“${asked}”问，商品按“${Unit}”卖，请写明怎么换算` : undefined
}

/** What is wrong with an offer, by field: the rules of the call, and of buying the product. */
export const offerProblems = (values: OfferValues, line: InquiryLine): Readonly<Partial<Record<OfferField, string>>> => {
  const price = priceOf(values.Price)
  const days = countOf(values.LeadDays)
  const problems: Readonly<Record<OfferField, string | undefined>> = {
    Price: price === null || price <= 0 || price > inquiryPriceMax ? '请填写单价，最多两位小数' : undefined,
    Quantity: quantityProblem(values),
    MOQ: leastProblem(values),
    LeadDays: days === null || days > quoteLimits.leadDays ? `请填写 0–${quoteLimits.leadDays} 天` : undefined,
    Note: noteProblem(values, line),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== undefined))
}

/** What does not keep an offer from being sent, and should be known. */
export const offerWarnings = ({ product: { Floor, OwnPrice, IsAgreed }, Price }: OfferValues): string[] => {
  const price = priceOf(Price)
  if (price === null || price <= 0) return []
  return [
    ...(Floor !== null && price < Floor ? [`低于底价 ${formatYuan(Floor)}，要有“批准低价”权限才能发出`] : []),
    ...(price >= OwnPrice ? [`不低于客户的${IsAgreed ? '协议价' : '市场价'} ${formatYuan(OwnPrice)}，接受后仍按 ${formatYuan(OwnPrice)} 买`] : []),
  ]
}

/** 1 − cost ÷ price (seller.md §9), in percent; null where one of them is not known. */
export const marginOf = ({ product: { Cost }, Price }: OfferValues): number | null => {
  const price = priceOf(Price)
  return Cost === null || price === null || price <= 0 ? null : (1 - Cost / price) * 100
}

/** What a complete offer comes to, yuan; 0 for one that is not. */
export const amountOf = ({ Price, Quantity }: OfferValues): number => Math.round((priceOf(Price) ?? 0) * 100 * (countOf(Quantity) ?? 0)) / 100

interface QuoteSums {
  /** What is offered so far comes to, yuan. */
  readonly amount: number
  /** 1 − cost ÷ amount, in percent; null where a cost is not known. */
  readonly margin: number | null
}

/** The sum of what is offered so far; what has no price yet adds nothing. */
export const sumsOf = (offers: readonly OfferValues[]): QuoteSums => {
  const priced = offers.filter((offer) => amountOf(offer) > 0)
  const amount = priced.reduce((sum, offer) => sum + amountOf(offer), 0)
  const costs = priced.flatMap(({ product: { Cost }, Quantity }) => (Cost === null ? [] : [Cost * (countOf(Quantity) ?? 0)]))
  return { amount, margin: amount === 0 || costs.length < priced.length ? null : (1 - costs.reduce((sum, cost) => sum + cost, 0) / amount) * 100 }
}

/** An offer without problems, as it is sent. */
export const toOffer = (LineId: number, { product, Price, Quantity, MOQ, LeadDays, Note }: OfferValues): SellerOffer => ({
  LineId, ProductCode: product.ProductCode, Price: Number(Price), Quantity: Number(Quantity), MOQ: Number(MOQ), LeadDays: Number(LeadDays), Note: Note.trim(),
})

/** What buyers accepted of a product, on the average, yuan; null when that were fewer than two. */
export const acceptedAverage = (past: readonly Pick<PastQuote, 'ProductCode' | 'Price' | 'Status'>[], productCode: string): { readonly count: number; readonly average: number } | null => {
  const accepted = past.filter(({ ProductCode, Status }) => ProductCode === productCode && Status === inquiryStatus.accepted)
  if (accepted.length < 2) return null
  return { count: accepted.length, average: Math.round((accepted.reduce((sum, { Price }) => sum + Price, 0) * 100) / accepted.length) / 100 }
}
