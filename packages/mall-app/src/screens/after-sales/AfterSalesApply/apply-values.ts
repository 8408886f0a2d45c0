import { afterSalesCalls, maxAfterSalesImages, returnMode, type AfterSalesCheck } from '@mall/api/contract'
import type { ActionInput } from '@mall/app-kit/actions/action-input.ts'
import type { DefaultValues } from 'react-hook-form'
import * as z from 'zod/mini'
import { uploadingText } from '../../../components/pictures/pictures.ts'

export type Application = ActionInput<'POST /api/AfterSales/Apply'>

const applicationSchema = z.omit(afterSalesCalls['POST /api/AfterSales/Apply'].body, { RequestId: true })

/** The form: the application, and whether its pictures are still on their way. */
export const applySchema = z.extend(applicationSchema, { IsUploading: z.boolean().check(z.refine((uploading) => !uploading)) })

export type ApplyValues = z.input<typeof applySchema>

export const applyTexts = {
  Type: '请选择服务类型',
  Quantity: '请输入数量',
  Reason: '请选择申请原因',
  Description: '请输入10–1000字的问题描述',
  Images: `图片最多${maxAfterSalesImages}张`,
  IsUploading: uploadingText,
  Contact: '请输入联系人',
  Mobile: '请输入11位手机号',
} as const

/** What the form begins with: one piece, and whom the order was sent to. Type and reason are the applicant's to choose. */
export const startValues = ({ OrderNo, LineId, Contact, Mobile }: AfterSalesCheck): DefaultValues<ApplyValues> => ({
  OrderNo, LineId, Quantity: 1, Description: '', Images: [], IsUploading: false, ReturnMode: returnMode.selfSent, Contact, Mobile,
})

/** A draft as it can be applied for now: pieces and services may be fewer than when it was typed. */
export const fitDraft = (draft: ApplyValues, { OrderNo, LineId, AvailableQuantity, SupportTypes }: AfterSalesCheck): ApplyValues => {
  const { Type, ...rest } = draft
  const isOpen = SupportTypes.some((one) => one.Type === Type && one.IsOpen)
  return { ...rest, ...(isOpen ? { Type } : {}), OrderNo, LineId, Quantity: Math.min(draft.Quantity, AvailableQuantity), IsUploading: false } as ApplyValues
}

/** What is sent of the form. */
export const toApplication = (values: ApplyValues): Application => z.parse(applicationSchema, values)

/** How long a type can be applied for, or that its time is over. */
export const deadlineWords = ({ Deadline, IsOpen }: AfterSalesCheck['SupportTypes'][number]): string => (IsOpen ? `${Deadline}前可申请` : `已超过售后期限（${Deadline}）`)
