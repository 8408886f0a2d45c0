import { inquiryStatus } from '@mall/api/contract'
import type { PastQuote } from '@mall/api/seller/contract'
import { priceOf, type OfferValues } from './quote-values.ts'

/** A price that a typed one is compared with. */
export interface RulerMark {
  readonly kind: 'cost' | 'floor' | 'last' | 'own' | 'market' | 'wanted'
  readonly name: string
  /** Yuan. */
  readonly price: number
}

/** A quote that was made before for the same product. */
export interface RulerTick {
  readonly key: string
  readonly price: number
  readonly isAccepted: boolean
}

interface Ruler {
  /** From the lowest to the highest. */
  readonly marks: readonly RulerMark[]
  readonly ticks: readonly RulerTick[]
  /** Null while none is typed. */
  readonly price: number | null
  /** Where a price is, in percent of the ruler. */
  readonly at: (price: number) => number
}

/** Left free at both ends, of the span of the prices. */
const margin = 0.06

/**
 * The prices beside which an offer is made. What a user may not see is not among them. Null where there is nothing to compare with. A quote that was made before and is far from all of them is
 * left out: they would all stand in one place.
 * @param targetPrice what the buyer would pay for a piece, where the product is counted as it was asked for
 */
export const rulerOf = ({ product, Price }: OfferValues, targetPrice: number | null, past: readonly PastQuote[]): Ruler | null => {
  const { Cost, Floor, OwnPrice, IsAgreed, MarketPrice } = product
  const marks: RulerMark[] = []
  const add = (kind: RulerMark['kind'], name: string, price: number | null) => {
    if (price !== null && price > 0) marks.push({ kind, name, price })
  }
  add('cost', '成本', Cost)
  add('floor', '底价', Floor)
  add('wanted', '目标价', targetPrice)
  if (IsAgreed) add('own', '协议价', OwnPrice)
  add('market', '市场价', MarketPrice)
  if (marks.length === 0) return null
  const [lowest, highest] = [Math.min(...marks.map((mark) => mark.price)), Math.max(...marks.map((mark) => mark.price))]
  const isNear = (one: number): boolean => one >= lowest / 2 && one <= highest * 2
  const ticks = past.filter(({ ProductCode, Price: one }) => ProductCode === product.ProductCode && isNear(one)).map(({ QuoteId, Price: price, Status }) => ({ key: String(QuoteId), price, isAccepted: Status === inquiryStatus.accepted }))
  const typed = priceOf(Price)
  const price = typed === null || typed <= 0 ? null : typed
  const all = [...marks, ...ticks].map((one) => one.price).concat(price ?? [])
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const span = high === low ? Math.max(1, high) : high - low
  const at = (one: number): number => ((one - low + span * margin) / (span * (1 + 2 * margin))) * 100
  return { marks: marks.toSorted((one, other) => one.price - other.price), ticks, price, at }
}

/** Where a label stands. */
export interface RulerLabel {
  /** Where it begins, in percent. */
  readonly start: number
  /** Below its mark in the middle; at an end of the ruler it stays within. */
  readonly align: 'start' | 'center' | 'end'
  /** So many lines below the first. */
  readonly line: number
}

/**
 * Where each label stands: under its mark, in the first line in which there is room after the one before it, so that none covers another.
 * @param places of the marks, rising, in percent
 * @param width of a label, in percent
 */
export const labelsOf = (places: readonly number[], width: number): RulerLabel[] => {
  const ends: number[] = []
  return places.map((place) => {
    const middle = place - width / 2
    const start = Math.min(Math.max(middle, 0), 100 - width)
    const free = ends.findIndex((end) => end <= start)
    const line = free === -1 ? ends.length : free
    ends[line] = start + width
    return { start, line, align: start > middle ? 'start' : start < middle ? 'end' : 'center' }
  })
}
