import { eq } from 'drizzle-orm'
import { inquiryStatus, type CallInput, type InquiryDetail, type InquiryLineInput } from '@mall/api/contract'
import { sellablesByCode } from '../../catalogue/assortment/sellables.ts'
import { defaultAreaCode } from '../../catalogue/assortment/stock-areas.ts'
import { changeRecord } from '../../platform/actions/change-record.ts'
import type { Tx } from '../../platform/db/client.ts'
import { inquiry, inquiryLine } from '../../platform/db/schema/inquiry.ts'
import { areOwnUploads } from '../../platform/file/own-uploads.ts'
import type { CallContext, Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toFen } from '../../platform/money.ts'
import { toDay } from '../../platform/time.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { once } from '../../platform/idempotency/once.ts'
import { detailInquiry } from './detail.ts'
import { inquiryActions } from './store.ts'

/** The ids of the products that lines name, by code. */
const namedProducts = async (tx: Tx, caller: Caller, lines: readonly InquiryLineInput[]): Promise<ReadonlyMap<string, number>> => {
  const codes = [...new Set(lines.flatMap(({ ProductCode }) => ProductCode ?? []))]
  const known = await sellablesByCode(tx, caller, codes, defaultAreaCode)
  return new Map(known.map(({ code, productId }) => [code, productId]))
}

const lineRows = (inquiryId: number, lines: readonly InquiryLineInput[], products: ReadonlyMap<string, number>, today: string): (typeof inquiryLine.$inferInsert)[] =>
  lines.map((line, index) => {
    const invalid = (message: string) => new BusinessError('INQUIRY_LINE_INVALID', `第${index + 1}行：${message}`)
    if (line.ExpectedDate !== null && line.ExpectedDate < today) throw invalid('期望到货日不能早于今天')
    const productId = line.ProductCode === null ? null : products.get(line.ProductCode)
    if (productId === undefined) throw invalid(`商品编码不存在：${line.ProductCode}`)
    return {
      inquiryId, productId,
      name: line.Name, brand: line.Brand.trim(), model: line.Model.trim(), spec: line.Spec.trim(), unit: line.Unit, quantity: line.Quantity,
      targetPriceFen: line.TargetPrice === null ? null : toFen(line.TargetPrice),
      expectedDate: line.ExpectedDate, images: line.Images, link: line.Link, remark: line.Remark.trim(),
    }
  })

/** Pictures are uploads of the caller, or were pictures of the inquiry before. */
const requirePictures = async (tx: Tx, caller: Caller, lines: readonly InquiryLineInput[], inquiryId: number | undefined): Promise<void> => {
  const before = inquiryId === undefined ? [] : await tx.select({ images: inquiryLine.images }).from(inquiryLine).where(eq(inquiryLine.inquiryId, inquiryId))
  const kept = before.flatMap(({ images }) => images)
  for (const [index, { Images }] of lines.entries()) {
    if (!(await areOwnUploads(tx, caller, Images, { type: 'image/%', kept }))) {
      throw new BusinessError('INQUIRY_LINE_INVALID', `第${index + 1}行：图片无效，请重新上传`)
    }
  }
}

const create = async (tx: Tx, { caller, deps }: CallContext): Promise<{ id: number; inquiryNo: string }> => {
  const { groupId, enterpriseId, departmentId, userId } = caller
  const [row] = await tx
    .insert(inquiry)
    .values({ groupId, enterpriseId, departmentId, userId, status: inquiryStatus.pending, createdAt: deps.clock() })
    .returning({ id: inquiry.id, inquiryNo: inquiry.inquiryNo })
  if (row === undefined) throw new Error('The inquiry was not written')
  return row
}

/**
 * Sends an inquiry, or changes one that nobody has quoted for, once per `RequestId`.
 * @throws BusinessError when a line names an unknown product or a day that is over, when the inquiry is not the caller's to change, or changed
 * since it was read.
 */
export const saveInquiry = (context: CallContext, input: CallInput<'POST /api/Inquiry/Save'>): Promise<InquiryDetail> =>
  once(context, 'POST /api/Inquiry/Save', input, async (tx) => {
    const { caller, deps } = context
    const { InquiryId, Lines } = input
    const products = await namedProducts(tx, caller, Lines)
    const opened = InquiryId === undefined ? null : await inquiryActions.open(tx, context, { InquiryId, Version: input.Version ?? 0 }, 'Edit')
    const before = opened?.row ?? null
    await requirePictures(tx, caller, Lines, before?.id)
    const target = before ?? (await create(tx, context))
    if (opened !== null) {
      await changeRecord(tx, opened.acting.by, inquiry, opened.row, {})
      await tx.delete(inquiryLine).where(eq(inquiryLine.inquiryId, opened.row.id))
    }
    await tx.insert(inquiryLine).values(lineRows(target.id, Lines, products, toDay(deps.clock())))
    await writeAudit(tx, originOf(context), {
      action: 'Inquiry.Save', entity: 'inquiry', entityId: target.inquiryNo, before: before && { Version: before.version }, after: { Lines: Lines.length },
    })
    return detailInquiry(tx, caller, target.id)
  })
