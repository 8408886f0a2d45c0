import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { inquiryStatus } from '@mall/api/contract'
import { unitRatio } from '../../catalogue/assortment/units.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { inquiry, inquiryDraft, inquiryLine, inquiryMessage } from '../../platform/db/schema/inquiry.ts'
import { yuanText } from '../../platform/money.ts'
import { actingByItself, type Acting } from '../../platform/actions/permit.ts'
import { tellOfInquiry } from './notices.ts'
import type { InquiryRow } from './records.ts'
import { addMessage, moveInquiry, type Writer } from './store.ts'

/** What the seller offers for a line. */
export interface Offer {
  readonly lineId: number
  readonly productId: number
  readonly priceFen: number
  readonly taxBp: number
  readonly moq: number
  readonly leadDays: number
  /** In the product's unit. */
  readonly quantity: number
  /** How the asked unit was counted, where it is another one than the product's. */
  readonly note?: string
}

/** Whether one of the staff has written in an inquiry or begun to quote: where the demo plays the seller, it leaves this one to them. */
export const isByHand = async (db: Db, inquiryId: number): Promise<boolean> =>
  (await db.$count(inquiryMessage, and(eq(inquiryMessage.inquiryId, inquiryId), isNotNull(inquiryMessage.staffId)))) > 0 ||
  (await db.$count(inquiryDraft, eq(inquiryDraft.inquiryId, inquiryId))) > 0

/** The inquiry, locked; null while another process has it, or when it is in another status. */
export const lockForSeller = async (tx: Tx, inquiryId: number, status: InquiryRow['status']): Promise<InquiryRow | null> => {
  const [row] = await tx.select().from(inquiry).where(eq(inquiry.id, inquiryId)).for('update', { skipLocked: true })
  return row?.status === status ? row : null
}

export const linesOf = (db: Db, inquiryId: number) => db.select().from(inquiryLine).where(eq(inquiryLine.inquiryId, inquiryId)).orderBy(asc(inquiryLine.id))

/** Sixty packs are no sixty boxes: an offer in another unit than was asked is counted by the product's packing, or its note says how. */
const assertUnits = async (tx: Tx, inquiryId: number, offers: readonly Offer[]): Promise<void> => {
  const asked = new Map((await linesOf(tx, inquiryId)).map(({ id, unit }) => [id, unit]))
  const ids = offers.map(({ productId }) => productId)
  const sold = new Map((await tx.select({ id: product.id, unit: product.unit, packing: product.packing, units: product.units }).from(product).where(inArray(product.id, ids))).map((one) => [one.id, one]))
  for (const { lineId, productId, note = '' } of offers) {
    const [unit, packed] = [asked.get(lineId), sold.get(productId)]
    if (unit === undefined || packed === undefined) throw new Error(`Inquiry ${inquiryId} has no line ${lineId}, or product ${productId} does not exist`)
    if (note === '' && unitRatio(packed, unit) === null) throw new Error(`Line ${lineId} asks for ${unit}, product ${productId} is sold by ${packed.unit}, and nothing says how one is counted in the other`)
  }
}

/** Who answers for the seller: as whom the record is moved, and who wrote it. */
export interface Answering {
  readonly acting: Acting
  readonly writer: Exclude<Writer, { readonly userId: number }>
}

/** Writes the quote of a locked inquiry, and notifies its maker. Lines without an offer cannot be supplied. Throws when a unit is neither the asked one nor converted. */
export const quoteInquiry = async (tx: Tx, row: InquiryRow, offers: readonly Offer[], validUntil: Date, text: string, { acting, writer }: Answering): Promise<void> => {
  const { now } = acting.origin
  await addMessage(tx, row.id, writer, text, now)
  if (offers.length === 0) {
    await moveInquiry(tx, row, 'MarkUnavailable', acting)
    return tellOfInquiry(tx, row, '你询价的商品暂时无法供货', [], now)
  }
  await assertUnits(tx, row.id, offers)
  for (const { lineId, productId, priceFen, taxBp, moq, leadDays, quantity } of offers) {
    await tx
      .update(inquiryLine)
      .set({ quotedProductId: productId, quotedPriceFen: priceFen, quotedTaxBp: taxBp, quotedMoq: moq, quotedLeadDays: leadDays, quotedQuantity: quantity, quotedAt: now })
      .where(eq(inquiryLine.id, lineId))
  }
  await moveInquiry(tx, row, 'Quote', { ...acting, changes: { quotedAt: now, validUntil } })
  const sumFen = offers.reduce((sum, { priceFen, quantity }) => sum + priceFen * quantity, 0)
  await tellOfInquiry(tx, row, '你的询价已有报价，请确认', [yuanText(sumFen)], now)
}

/** The seller's answer to a message. */
export const replyTo = async (tx: Tx, row: InquiryRow, text: string, { acting: { origin: { now } }, writer }: Answering): Promise<void> => {
  await addMessage(tx, row.id, writer, text, now)
  await tellOfInquiry(tx, row, '商家回复了你的询价', [], now)
}

/** 已报价 → 已过期, once the quote does not hold any more. */
export const expireInquiry = async (tx: Tx, inquiryId: number, now: Date): Promise<boolean> => {
  const row = await lockForSeller(tx, inquiryId, inquiryStatus.quoted)
  if (row === null || row.validUntil === null || row.validUntil > now) return false
  await moveInquiry(tx, row, 'Expire', actingByItself(now))
  return true
}
