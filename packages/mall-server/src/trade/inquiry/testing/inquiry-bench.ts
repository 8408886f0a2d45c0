import { asc, eq } from 'drizzle-orm'
import type { CallInput, InquiryDetail, InquiryLineInput } from '@mall/api/contract'
import { inquiry, inquiryLine } from '../../../platform/db/schema/inquiry.ts'
import { actingAsSeller } from '../../../platform/actions/permit.ts'
import { createShopper } from '../../../testing/shopper.ts'
import type { TestMall } from '../../../testing/test-mall.ts'
import { quoteInquiry, type Offer } from '../seller.ts'

export const wanted: InquiryLineInput = {
  Name: '定制礼品笔', Brand: '', Model: '', Spec: '金属笔杆', Unit: '支', Quantity: 20, TargetPrice: null, ExpectedDate: null, Images: [], Link: '', Remark: '', ProductCode: null,
}

type Decision = 'Accept' | 'Decline' | 'Cancel'

/** What tests of inquiries share: people who inquire, and a seller who quotes what a test says. */
export const createInquiryBench = async (mall: TestMall) => {
  const shopper = await createShopper(mall, 'buyer')

  const save = (lines: readonly Partial<InquiryLineInput>[], more: Partial<CallInput<'POST /api/Inquiry/Save'>> = {}, token = shopper.token) =>
    mall.call('POST /api/Inquiry/Save', { RequestId: crypto.randomUUID(), Lines: lines.map((line) => ({ ...wanted, ...line })), ...more }, { token })

  const sent = async (...lines: Partial<InquiryLineInput>[]): Promise<InquiryDetail> => {
    const { body, message } = await save(lines.length === 0 ? [{}] : lines)
    if (body === null) throw new Error(message)
    return body
  }

  const detail = async ({ InquiryId }: Pick<InquiryDetail, 'InquiryId'>, token = shopper.token) => mall.call('POST /api/Inquiry/Detail', { InquiryId }, { token })

  /** Quotes the lines with these offers, in their order, for as many hours. */
  const quote = async ({ InquiryId }: Pick<InquiryDetail, 'InquiryId'>, offers: readonly (Pick<Offer, 'productId' | 'priceFen'> & Partial<Offer>)[], hours = 48): Promise<InquiryDetail> => {
    const now = mall.clock()
    await mall.db.transaction(async (tx) => {
      const [row] = await tx.select().from(inquiry).where(eq(inquiry.id, InquiryId))
      const lines = await tx.select().from(inquiryLine).where(eq(inquiryLine.inquiryId, InquiryId)).orderBy(asc(inquiryLine.id))
      if (row === undefined) throw new Error('no inquiry')
      const complete = offers.map((offer, index): Offer => ({ lineId: lines[index]?.id ?? 0, taxBp: 1300, moq: 1, leadDays: 2, quantity: lines[index]?.quantity ?? 1, note: '按约定换算', ...offer }))
      await quoteInquiry(tx, row, complete, new Date(now.getTime() + hours * 3_600_000), '您好，已为您报价。', { acting: actingAsSeller(now), writer: 'demo' })
    })
    const { body, message } = await detail({ InquiryId })
    if (body === null) throw new Error(message)
    return body
  }

  const decide = (action: Decision, { InquiryId, Version }: Pick<InquiryDetail, 'InquiryId' | 'Version'>, token = shopper.token) =>
    mall.call(`POST /api/Inquiry/${action}`, { RequestId: crypto.randomUUID(), InquiryId, Version, Reason: '' }, { token })

  return { shopper, save, sent, detail, quote, decide }
}

export type InquiryBench = Awaited<ReturnType<typeof createInquiryBench>>
