import { and, eq, gt, inArray } from 'drizzle-orm'
import { inquiryStatus } from '@mall/api/contract'
import type { QuotedPrice, Sellable } from '../assortment/rules.ts'
import { sellablesByCode, sellablesOf } from '../assortment/sellables.ts'
import type { Db } from '../../platform/db/client.ts'
import { inquiry, inquiryLine } from '../../platform/db/schema/inquiry.ts'
import { together } from '../../platform/db/together.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { toDay } from '../../platform/time.ts'

/** Who buys: a quote is made to one user, for one of their companies. */
export type Buyer = Pick<Caller, 'userId' | 'enterpriseId'>

/** The quotes that a buyer accepted and that have not expired, by product. Each is for the quantity that it was asked for, and from its smallest quantity on (seller.md §9). */
export const quotesFor = async (db: Db, buyer: Buyer, productIds: readonly number[], now: Date): Promise<ReadonlyMap<number, QuotedPrice[]>> => {
  const byProduct = new Map<number, QuotedPrice[]>()
  if (productIds.length === 0) return byProduct
  const rows = await db
    .select({ productId: inquiryLine.quotedProductId, number: inquiry.inquiryNo, priceFen: inquiryLine.quotedPriceFen, minQty: inquiryLine.quotedMoq, maxQty: inquiryLine.quotedQuantity, validUntil: inquiry.validUntil })
    .from(inquiryLine)
    .innerJoin(inquiry, eq(inquiry.id, inquiryLine.inquiryId))
    .where(and(
      inArray(inquiryLine.quotedProductId, [...productIds]),
      eq(inquiry.userId, buyer.userId), eq(inquiry.enterpriseId, buyer.enterpriseId),
      eq(inquiry.status, inquiryStatus.accepted), gt(inquiry.validUntil, now),
    ))
  for (const { productId, number, priceFen, minQty, maxQty, validUntil } of rows) {
    if (productId === null || priceFen === null || minQty === null || maxQty === null || validUntil === null) continue
    byProduct.set(productId, [...(byProduct.get(productId) ?? []), { number, priceFen, minQty, maxQty, until: toDay(validUntil), validUntil }])
  }
  return byProduct
}

const withQuotes = (sellables: readonly Sellable[], quotes: ReadonlyMap<number, QuotedPrice[]>): Sellable[] =>
  sellables.map((sellable) => ({ ...sellable, quotes: quotes.get(sellable.productId) ?? [] }))

/** Products by id, as one buyer may buy them now: as their enterprise may, and at the prices that were quoted to them. */
export const offersOf = async (db: Db, buyer: Buyer, productIds: readonly number[], areaCode: string, now: Date): Promise<Sellable[]> =>
  withQuotes(...(await together([sellablesOf(db, { enterpriseId: buyer.enterpriseId, day: toDay(now) }, productIds, areaCode), quotesFor(db, buyer, productIds, now)])))

/** The same by product code. */
export const offersByCode = async (db: Db, buyer: Buyer, codes: readonly string[], areaCode: string, now: Date): Promise<Sellable[]> => {
  const sellables = await sellablesByCode(db, { enterpriseId: buyer.enterpriseId, day: toDay(now) }, codes, areaCode)
  return withQuotes(sellables, await quotesFor(db, buyer, sellables.map(({ productId }) => productId), now))
}
