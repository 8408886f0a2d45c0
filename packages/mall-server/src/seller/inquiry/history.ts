import { desc, eq, sql, type SQL } from 'drizzle-orm'
import { inquiryLifecycle, statusName, type CallInput } from '@mall/api/contract'
import { quoteLimits, type PastQuote, type QuoteHistory } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { intArray } from '../../platform/db/int-array.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { inquiry, inquiryLine } from '../../platform/db/schema/inquiry.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { groupBy } from '../../platform/group-by.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'
import { linesOf } from '../../trade/inquiry/seller.ts'
import { idsByCode, lastQuotesOf, offerablesOf, toCandidate } from './candidates.ts'
import { findInquiry, visibleTo } from './records.ts'

/** The products that are chosen, by line. */
type Chosen = ReadonlyMap<number, number>

/** The newest quotes that meet a condition, as far as an index leads: each of its two is in this order. */
const newest = (db: Db, caller: StaffCaller, condition: SQL): SQL => sql`
  select l.id, l.quoted_at from inquiry_line l join inquiry on inquiry.id = l.inquiry_id
  where ${condition} and l.quoted_product_id is not null and l.inquiry_id <> own.inquiry_id and ${visibleTo(db, caller) ?? sql`true`}
  order by l.quoted_at desc, l.id desc limit ${quoteLimits.history}`

/** For each line of an inquiry the quotes for the same words and those of its product, the newest of both: one statement, whatever the number of lines. */
const pairs = (db: Db, caller: StaffCaller, inquiryId: number, chosen: Chosen): SQL => sql`(
  select own.id as line_id, past.id as quote_id
  from inquiry_line own
  left join unnest(${intArray([...chosen.keys()])}, ${intArray([...chosen.values()])}) as chosen(line_id, product_id) on chosen.line_id = own.id
  cross join lateral (
    (${newest(db, caller, sql`l.words = own.words and own.words <> ''`)})
    union
    (${newest(db, caller, sql`l.quoted_product_id = coalesce(chosen.product_id, own.product_id)`)})
    order by quoted_at desc, id desc limit ${quoteLimits.history}
  ) past
  where own.inquiry_id = ${inquiryId}
) pair`

const readQuotes = (db: Db, caller: StaffCaller, inquiryId: number, chosen: Chosen) =>
  db
    .select({
      lineId: sql<number>`pair.line_id`, id: inquiryLine.id, inquiryId: inquiry.id, enterprise: enterprise.name, name: inquiryLine.name, at: inquiryLine.quotedAt, productId: product.id,
      code: product.code, productName: product.name, unit: product.unit, priceFen: inquiryLine.quotedPriceFen, quantity: inquiryLine.quotedQuantity, validUntil: inquiry.validUntil, status: inquiry.status,
    })
    .from(pairs(db, caller, inquiryId, chosen))
    .innerJoin(inquiryLine, sql`${inquiryLine.id} = pair.quote_id`)
    .innerJoin(inquiry, eq(inquiry.id, inquiryLine.inquiryId))
    .innerJoin(enterprise, eq(enterprise.id, inquiry.enterpriseId))
    .innerJoin(product, eq(product.id, inquiryLine.quotedProductId))
    .orderBy(desc(inquiryLine.quotedAt), desc(inquiryLine.id))

type Row = Awaited<ReturnType<typeof readQuotes>>[number]

const toPastQuote = ({ id, inquiryId, enterprise: name, name: asked, at, code, productName, unit, priceFen, quantity, validUntil, status }: Row, candidate: PastQuote['Product']): PastQuote[] =>
  at === null || priceFen === null || quantity === null || validUntil === null
    ? []
    : [{
        QuoteId: id, InquiryId: inquiryId, EnterpriseName: name, Name: asked, Time: toInstant(at), ProductCode: code, CustomerProductName: productName, Unit: unit, Price: toYuan(priceFen), Quantity: quantity,
        ValidUntil: toInstant(validUntil), Status: status, StatusName: statusName(inquiryLifecycle, status), Product: candidate,
      }]

/**
 * What was quoted before for each line of an inquiry.
 * @throws BusinessError `INQUIRY_NOT_FOUND`
 */
export const quoteHistory = async (db: Db, caller: StaffCaller, { InquiryId, Products }: CallInput<'POST /api/SellerInquiry/History'>, now: Date): Promise<QuoteHistory> => {
  const { record: row } = await findInquiry(db, caller, InquiryId)
  const lines = await linesOf(db, row.id)
  const ids = await idsByCode(db, Products.map(({ ProductCode }) => ProductCode))
  const chosen: Chosen = new Map(Products.flatMap(({ LineId, ProductCode }) => { const id = ids.get(ProductCode); return id === undefined ? [] : [[LineId, id] as const] }))
  const quotes = await readQuotes(db, caller, row.id, chosen)
  const productIds = [...new Set(quotes.map(({ productId }) => productId))]
  const [found, lastQuotes] = [await offerablesOf(db, row, productIds, now), await lastQuotesOf(db, caller, productIds)]
  const byLine = groupBy(quotes, ({ lineId }) => lineId)
  return {
    Items: lines.map((line) => ({
      LineId: line.id,
      Quotes: (byLine.get(line.id) ?? []).flatMap((quote) => {
        const one = found.get(quote.productId)
        return toPastQuote(quote, one === undefined ? null : toCandidate(caller, line, one, lastQuotes))
      }),
    })),
  }
}
