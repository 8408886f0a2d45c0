import { eq } from 'drizzle-orm'
import type { SellerInquiryDetail, SellerOffer } from '@mall/api/seller/contract'
import { readCalendar } from '../../platform/calendar/read.ts'
import type { Db } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { inquiryDraft, inquiryLine } from '../../platform/db/schema/inquiry.ts'
import { staff } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'
import { messagesOf, wantedOf } from '../../trade/inquiry/detail.ts'
import { linesOf } from '../../trade/inquiry/seller.ts'
import { idsByCode, lastQuotesOf, offerablesOf, toCandidate, type Line } from './candidates.ts'
import { findInquiry, toSellerInquiry } from './records.ts'

/** The draft of an inquiry, and the name of its editor; undefined for none. */
const readDraft = async (db: Db, inquiryId: number) => {
  const [found] = await db.select({ draft: inquiryDraft, editor: staff.name }).from(inquiryDraft).innerJoin(staff, eq(staff.id, inquiryDraft.staffId)).where(eq(inquiryDraft.inquiryId, inquiryId))
  return found
}

/** The codes of the products that lines name, by line. */
const codesByLine = async (db: Db, inquiryId: number): Promise<ReadonlyMap<number, string>> => {
  const rows = await db.select({ id: inquiryLine.id, code: product.code }).from(inquiryLine).innerJoin(product, eq(product.id, inquiryLine.productId)).where(eq(inquiryLine.inquiryId, inquiryId))
  return new Map(rows.map(({ id, code }) => [id, code]))
}

/** What was sent for a line; null for nothing. */
const quotedOf = (line: Line, code: string | undefined): SellerOffer | null => {
  const { quotedPriceFen, quotedMoq, quotedLeadDays, quotedQuantity } = line
  if (code === undefined || quotedPriceFen === null || quotedMoq === null || quotedLeadDays === null || quotedQuantity === null) return null
  return { LineId: line.id, ProductCode: code, Price: toYuan(quotedPriceFen), MOQ: quotedMoq, LeadDays: quotedLeadDays, Quantity: quotedQuantity, Note: '' }
}

/** One inquiry with what is offered or drafted. @throws BusinessError `INQUIRY_NOT_FOUND` */
export const inquiryDetail = async (db: Db, caller: StaffCaller, inquiryId: number, now: Date): Promise<SellerInquiryDetail> => {
  const found = await findInquiry(db, caller, inquiryId)
  const { record: row } = found
  const kept = await readDraft(db, row.id)
  const lines = await linesOf(db, row.id)
  const drafted = new Map((kept?.draft.offers ?? []).map((offer) => [offer.LineId, offer]))
  const draftedIds = await idsByCode(db, [...drafted.values()].map(({ ProductCode }) => ProductCode))
  const idOf = (line: Line): number | undefined => line.quotedProductId ?? draftedIds.get(drafted.get(line.id)?.ProductCode ?? '')
  const ids = lines.flatMap((line) => idOf(line) ?? [])
  const [products, lastQuotes] = [await offerablesOf(db, row, ids, now), await lastQuotesOf(db, caller, ids)]
  const codes = await codesByLine(db, row.id)
  return {
    ...toSellerInquiry(caller, found, await readCalendar(db), now),
    Lines: lines.map((line) => {
      const offered = products.get(idOf(line) ?? 0)
      return {
        ...wantedOf(line, codes.get(line.id) ?? null),
        Offer: drafted.get(line.id) ?? quotedOf(line, offered?.sellable.code),
        Product: offered === undefined ? null : toCandidate(caller, line, offered, lastQuotes),
      }
    }),
    Draft: kept === undefined ? null : { Version: kept.draft.version, Text: kept.draft.text, ValidUntil: kept.draft.validUntil, Editor: kept.editor, Time: toInstant(kept.draft.changedAt) },
    Messages: await messagesOf(db, row.id),
    CloseReason: row.closeReason,
  }
}
