import { inUnitOf } from '@mall/api/contract'
import { priceInUnitOf, ratioText, unitRatio } from '../../catalogue/assortment/units.ts'
import { ownPriceOf, purchaseProblem, type AreaStock, type Sellable } from '../../catalogue/assortment/rules.ts'
import { offersOf } from '../../catalogue/pricing/offers.ts'
import { deliveryAreaOf } from '../shopping-cart/view.ts'
import { searchProducts } from '../../catalogue/search/store.ts'
import type { Db } from '../../platform/db/client.ts'
import type { inquiryLine } from '../../platform/db/schema/inquiry.ts'
import { toDay } from '../../platform/time.ts'
import type { InquiryRow } from './records.ts'
import type { Offer } from './seller.ts'

type LineRow = typeof inquiryLine.$inferSelect

/** How far the demo's seller goes below the price that the buyer has anyway, to meet a target; and what it gives without one. */
const lowestShare = 0.9
const usualShare = 0.96

/** 单价: the target as far as the seller goes, else a little less than the buyer's own price; never more than that. */
export const quotedPriceFen = (ownFen: number, targetFen: number | null): number =>
  Math.max(1, Math.round(ownFen * lowestShare), Math.min(ownFen, targetFen ?? Math.round(ownFen * usualShare)))

/** The wanted quantity, raised to the least and to the step that the product is sold in. */
export const fittingQuantity = ({ moq, step }: Pick<Sellable, 'moq' | 'step'>, wanted: number): number => Math.max(moq, Math.ceil(wanted / step) * step)

const leadDays: Readonly<Record<AreaStock['supply'], number>> = { now: 2, delayed: 6, preorder: 15 }

/** Products that one query finds and that are looked at, best first. */
const looked = 5

/**
 * What is found for a line without anybody's words: the product that it names, else what brand and name, name, or model find in the catalogue. Not within a
 * transaction where it can be helped: one reads the whole catalogue for itself.
 */
export const demoCandidates = async (db: Db, { userId, enterpriseId }: InquiryRow, line: LineRow, now: Date): Promise<readonly number[]> => {
  if (line.productId !== null) return [line.productId]
  for (const Keyword of [`${line.brand} ${line.name}`, line.name, line.model]) {
    if (Keyword.trim() === '') continue
    const { ids } = await searchProducts(db, { userId, enterpriseId, day: toDay(now) }, { Keyword }, { PageIndex: 1, PageSize: looked })
    if (ids.length > 0) return ids
  }
  return []
}

/** What the demo's seller offers for a line, of its candidates, in the product's unit; null when the catalogue of the enterprise has nothing of it, too little, or nothing that can be counted in the asked unit. */
export const demoOffer = async (db: Db, row: InquiryRow, line: LineRow, ids: readonly number[], now: Date): Promise<Offer | null> => {
  if (ids.length === 0) return null
  const found = new Map((await offersOf(db, row, ids, await deliveryAreaOf(db, row), now)).map((one) => [one.productId, one]))
  for (const id of ids) {
    const sellable = found.get(id)
    if (sellable === undefined) continue
    // Sixty packs are no sixty boxes: what neither packing nor larger units say is not offered.
    const ratio = unitRatio(sellable, line.unit)
    if (ratio === null) continue
    const quantity = fittingQuantity(sellable, inUnitOf(ratio, line.quantity))
    if (purchaseProblem(sellable, quantity) !== null) continue
    const counted = ratioText(sellable, line.unit.trim(), ratio)
    const own = ownPriceOf(sellable, quantity)
    return {
      lineId: line.id,
      productId: sellable.productId,
      priceFen: quotedPriceFen(own.priceFen, line.targetPriceFen === null ? null : priceInUnitOf(ratio, line.targetPriceFen)),
      taxBp: sellable.taxBp,
      moq: sellable.moq,
      leadDays: leadDays[sellable.stock.supply],
      quantity,
      ...(counted === '' ? {} : { note: `${line.name}：${counted}，${line.quantity}${line.unit.trim()}按${quantity}${sellable.unit}报价` }),
    }
  }
  return null
}
