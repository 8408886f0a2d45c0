import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { inUnitOf, quantityMax, type CallInput } from '@mall/api/contract'
import { quoteLimits, type QuoteCandidate } from '@mall/api/seller/contract'
import { ownPriceOf, purchaseProblem, stockStateOf, type Sellable } from '../../catalogue/assortment/rules.ts'
import { ratioText, unitRatio } from '../../catalogue/assortment/units.ts'
import { offersOf } from '../../catalogue/pricing/offers.ts'
import { searchProducts } from '../../catalogue/search/store.ts'
import type { Db } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { inquiry, inquiryLine } from '../../platform/db/schema/inquiry.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toYuan } from '../../platform/money.ts'
import { toDay, toInstant } from '../../platform/time.ts'
import { demoCandidates, fittingQuantity } from '../../trade/inquiry/demo-quote.ts'
import { linesOf } from '../../trade/inquiry/seller.ts'
import { deliveryAreaOf } from '../../trade/shopping-cart/view.ts'
import { hiddenFields } from '../product/fields.ts'
import { floorInForce, shownFloor } from '../product/floor.ts'
import { findInquiry, visibleTo, type record } from './records.ts'

export type Inquiry = typeof record.$inferSelect
export type Line = typeof inquiryLine.$inferSelect

/** What a product costs the seller, fen. */
interface Costs {
  readonly costFen: number | null
  /** 底价 that was said of it. */
  readonly ownFloorFen: number | null
  /** The one in force (`floorInForce`). */
  readonly floorFen: number | null
}

/** A product as the company of an inquiry may buy it, with what it costs. */
export interface Offerable extends Costs {
  readonly sellable: Sellable
}

/** Products by id, as the buyer of an inquiry may buy them where their goods usually go. */
export const offerablesOf = async (db: Db, buyer: Inquiry, ids: readonly number[], now: Date): Promise<ReadonlyMap<number, Offerable>> => {
  const sellables = await offersOf(db, buyer, ids, await deliveryAreaOf(db, buyer), now)
  const costs = ids.length === 0 ? [] : await db.select({ id: product.id, costFen: product.costFen, ownFloorFen: product.floorFen, floorFen: floorInForce }).from(product).where(inArray(product.id, [...ids]))
  const byId = new Map(costs.map(({ id, ...cost }) => [id, cost]))
  return new Map(sellables.map((sellable) => [sellable.productId, { sellable, costFen: null, ownFloorFen: null, floorFen: null, ...byId.get(sellable.productId) }]))
}

/** The ids of products by their codes. */
export const idsByCode = async (db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (codes.length === 0) return new Map()
  return new Map((await db.select({ id: product.id, code: product.code }).from(product).where(inArray(product.code, [...codes]))).map(({ id, code }) => [code, id]))
}

type LastQuotes = ReadonlyMap<number, NonNullable<QuoteCandidate['LastQuote']>>

/** The last quote of each product to one of the caller's customers. */
export const lastQuotesOf = async (db: Db, caller: StaffCaller, ids: readonly number[]): Promise<LastQuotes> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([inquiryLine.quotedProductId], { id: inquiryLine.quotedProductId, priceFen: inquiryLine.quotedPriceFen, at: inquiry.quotedAt, name: enterprise.name })
    .from(inquiryLine)
    .innerJoin(inquiry, eq(inquiry.id, inquiryLine.inquiryId))
    .innerJoin(enterprise, eq(enterprise.id, inquiry.enterpriseId))
    .where(and(inArray(inquiryLine.quotedProductId, [...ids]), isNotNull(inquiry.quotedAt), visibleTo(db, caller)))
    .orderBy(inquiryLine.quotedProductId, desc(inquiry.quotedAt), desc(inquiryLine.id))
  return new Map(rows.flatMap(({ id, priceFen, at, name }) => (id === null || priceFen === null || at === null ? [] : [[id, { Price: toYuan(priceFen), Time: toInstant(at), EnterpriseName: name }] as const])))
}

const shown = (fen: number | null, isHidden: boolean): number | null => (fen === null || isHidden ? null : toYuan(fen))

/** A product as it could be offered for a line. 成本 and 底价 are seen as on its own page (seller.md §9). */
export const toCandidate = (caller: StaffCaller, line: Line, { sellable, costFen, ownFloorFen, floorFen }: Offerable, lastQuotes: LastQuotes): QuoteCandidate => {
  const ratio = unitRatio(sellable, line.unit)
  const quantity = fittingQuantity(sellable, ratio === null ? line.quantity : inUnitOf(ratio, line.quantity))
  const own = ownPriceOf(sellable, quantity)
  const hidden = hiddenFields(caller)
  return {
    ProductCode: sellable.code,
    CustomerProductName: sellable.name,
    ImageUrl: sellable.imageUrl,
    Unit: sellable.unit,
    Packing: sellable.packing,
    TaxRate: sellable.taxBp / 10_000,
    MOQ: sellable.moq,
    Step: sellable.step,
    StockText: stockStateOf(sellable.stock, quantity).Text,
    Stock: sellable.stock.quantity,
    // No quote is of more: `Problem` says what is wrong with as many as were asked for.
    Quantity: Math.min(quantityMax, quantity),
    UnitText: ratio === null ? '' : ratioText(sellable, line.unit.trim(), ratio),
    IsUnitKnown: ratio !== null,
    MarketPrice: toYuan(own.marketFen),
    OwnPrice: toYuan(own.priceFen),
    IsAgreed: own.isAgreed,
    Floor: shown(shownFloor(caller, ownFloorFen, floorFen), false),
    Cost: shown(costFen, hidden.includes('Cost')),
    LastQuote: lastQuotes.get(sellable.productId) ?? null,
    Problem: purchaseProblem(sellable, quantity)?.message ?? '',
  }
}

/** By the words of whoever quotes, else what the line itself finds, else what is nearest to its name: a person chooses among them. */
const idsFor = async (db: Db, row: Inquiry, line: Line, keyword: string, now: Date): Promise<readonly number[]> => {
  const own = keyword.trim() === '' ? await demoCandidates(db, row, line, now) : []
  if (own.length > 0) return own
  const Keyword = keyword.trim() === '' ? line.name : keyword
  return (await searchProducts(db, { userId: row.userId, enterpriseId: row.enterpriseId, day: toDay(now) }, { Keyword, orNear: true }, { PageIndex: 1, PageSize: quoteLimits.candidates })).ids
}

/**
 * Products that could be offered for a line of an inquiry, best first.
 * @throws BusinessError `INQUIRY_NOT_FOUND`
 */
export const findCandidates = async (db: Db, caller: StaffCaller, { InquiryId, LineId, Keyword }: CallInput<'POST /api/SellerInquiry/Candidates'>, now: Date): Promise<{ Items: QuoteCandidate[] }> => {
  const { record: row } = await findInquiry(db, caller, InquiryId)
  const line = (await linesOf(db, row.id)).find(({ id }) => id === LineId)
  // The buyer may change an inquiry until it is quoted for.
  if (line === undefined) throw new BusinessError('INQUIRY_NOT_FOUND', '客户修改了询价单，请刷新后重试')
  const ids = (await idsFor(db, row, line, Keyword, now)).slice(0, quoteLimits.candidates)
  const [found, lastQuotes] = [await offerablesOf(db, row, ids, now), await lastQuotesOf(db, caller, ids)]
  return { Items: ids.flatMap((id) => { const one = found.get(id); return one === undefined ? [] : [toCandidate(caller, line, one, lastQuotes)] }) }
}
