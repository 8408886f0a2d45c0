import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { InquiryDetail, InquiryLine, InquiryMessage } from '@mall/api/contract'
import { loadProducts } from '../../catalogue/assortment/products.ts'
import { enterpriseNameOf } from '../../company/account/enterprise-name.ts'
import type { Db } from '../../platform/db/client.ts'
import { displayNameIfAny } from '../../platform/db/display-name.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { inquiryLine, inquiryMessage } from '../../platform/db/schema/inquiry.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toYuan } from '../../platform/money.ts'
import { productPicture } from '../../catalogue/pictures/addresses.ts'
import { toInstant } from '../../platform/time.ts'
import { inquiryRecords, record, toInquirySummary } from './records.ts'

/** Under which the seller writes. */
const sellerName = '商家'

/**
 * One inquiry within the caller's scope; any other does not exist for them.
 * @throws BusinessError `INQUIRY_NOT_FOUND`
 */
export const findInquiry = async (db: Db, caller: Caller, inquiryId: number) => {
  const [row] = await inquiryRecords(db, caller, eq(record.id, inquiryId))
  if (row === undefined) throw new BusinessError('INQUIRY_NOT_FOUND', '询价单不存在')
  return row
}

/** What a line asks for; `code` is that of the product that it names. */
export const wantedOf = (line: typeof inquiryLine.$inferSelect, code: string | null): Omit<InquiryLine, 'Quote'> => ({
  LineId: line.id,
  Name: line.name,
  Brand: line.brand,
  Model: line.model,
  Spec: line.spec,
  Unit: line.unit,
  Quantity: line.quantity,
  TargetPrice: line.targetPriceFen === null ? null : toYuan(line.targetPriceFen),
  ExpectedDate: line.expectedDate,
  Images: [...line.images],
  Link: line.link,
  Remark: line.remark,
  ProductCode: code,
})

const linesOf = async (db: Db, caller: Caller, inquiryId: number): Promise<InquiryLine[]> => {
  const wanted = alias(product, 'wanted')
  const rows = await db
    .select({ line: inquiryLine, wantedCode: wanted.code })
    .from(inquiryLine)
    .leftJoin(wanted, eq(wanted.id, inquiryLine.productId))
    .where(eq(inquiryLine.inquiryId, inquiryId))
    .orderBy(asc(inquiryLine.id))
  const offered = new Map((await loadProducts(db, caller, rows.flatMap(({ line }) => line.quotedProductId ?? []))).map((one) => [one.id, one]))
  const quoteOf = (line: (typeof rows)[number]['line']): InquiryLine['Quote'] => {
    const found = offered.get(line.quotedProductId ?? 0)
    const { quotedPriceFen, quotedTaxBp, quotedMoq, quotedLeadDays, quotedQuantity } = line
    if (found === undefined || quotedPriceFen === null || quotedTaxBp === null || quotedMoq === null || quotedLeadDays === null || quotedQuantity === null) return null
    return {
      ProductCode: found.code,
      CustomerProductName: found.name,
      ImageUrl: productPicture(found),
      Unit: found.unit,
      Price: toYuan(quotedPriceFen),
      TaxRate: quotedTaxBp / 10_000,
      MOQ: quotedMoq,
      LeadDays: quotedLeadDays,
      Quantity: quotedQuantity,
    }
  }
  return rows.map(({ line, wantedCode }) => ({ ...wantedOf(line, wantedCode), Quote: quoteOf(line) }))
}

/** What buyer and seller wrote, the oldest first. */
export const messagesOf = async (db: Db, inquiryId: number): Promise<InquiryMessage[]> => {
  const rows = await db
    .select({ message: inquiryMessage, userName: displayNameIfAny })
    .from(inquiryMessage)
    .leftJoin(appUser, eq(appUser.id, inquiryMessage.userId))
    .where(eq(inquiryMessage.inquiryId, inquiryId))
    .orderBy(asc(inquiryMessage.createdAt), asc(inquiryMessage.id))
  return rows.map(({ message, userName }) => ({
    MessageId: message.id,
    IsSeller: message.userId === null,
    UserName: userName ?? sellerName,
    Text: message.text,
    Time: toInstant(message.createdAt),
  }))
}

/** An inquiry with its lines, its quote and its messages. */
export const detailInquiry = async (db: Db, caller: Caller, inquiryId: number): Promise<InquiryDetail> => {
  const row = await findInquiry(db, caller, inquiryId)
  return {
    ...toInquirySummary(caller, row),
    EnterpriseName: await enterpriseNameOf(db, row.record.enterpriseId),
    QuoteTime: row.record.quotedAt === null ? null : toInstant(row.record.quotedAt),
    Lines: await linesOf(db, caller, inquiryId),
    Messages: await messagesOf(db, inquiryId),
    CloseReason: row.record.closeReason,
  }
}
