import { inquiryLimits, inquiryLineInput, inquiryValues, type InquiryLineInput } from '@mall/api/contract'
import type { ActionInput } from '@mall/app-kit/actions/action-input.ts'
import * as z from 'zod/mini'
import { uploadingText } from '../../components/pictures/pictures.ts'

export type InquiryInput = ActionInput<'POST /api/Inquiry/Save'>

const formLine = z.extend(inquiryLineInput, { IsUploading: z.boolean().check(z.refine((uploading) => !uploading)) })

/** The form: the inquiry, and of each line whether its pictures are still on their way. */
export const inquiryFormSchema = z.safeExtend(inquiryValues, { Lines: z.array(formLine).check(z.minLength(1), z.maxLength(inquiryLimits.lines)) })

export type InquiryFormValues = z.input<typeof inquiryFormSchema>

const blank = {
  Name: '', Brand: '', Model: '', Spec: '', Unit: '', TargetPrice: null, ExpectedDate: null, Images: [], Link: '', Remark: '', ProductCode: null,
} satisfies Partial<InquiryLineInput>

/** A line of an inquiry: what is known of it, and nothing that the call does not have. Its quantity is missing until it is typed. */
export const lineValues = ({ Name, Brand, Model, Spec, Unit, Quantity, TargetPrice, ExpectedDate, Images, Link, Remark, ProductCode }: Partial<InquiryLineInput>): InquiryLineInput => {
  const known = { Name, Brand, Model, Spec, Unit, Quantity, TargetPrice, ExpectedDate, Images, Link, Remark, ProductCode }
  const given: Partial<InquiryLineInput> = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
  return { ...blank, ...given } as InquiryLineInput
}

/** A line as the form holds it, none of its pictures on the way. */
export const formLineValues = (line: Partial<InquiryLineInput> = {}): InquiryFormValues['Lines'][number] => ({ ...lineValues(line), IsUploading: false })

/** What is sent of the form. */
export const toInquiry = ({ Lines, ...target }: InquiryFormValues): InquiryInput => ({ ...target, Lines: Lines.map(lineValues) })

/** Nobody has typed anything into it, or added a picture. */
export const isBlank = ({ Name, Brand, Model, Spec, Unit, Link, Remark, TargetPrice, Quantity, Images = [] }: Partial<InquiryLineInput>): boolean =>
  Images.length === 0 && [Name, Brand, Model, Spec, Unit, Link, Remark].every((text) => (text ?? '').trim() === '') && (TargetPrice ?? null) === null && (Quantity === undefined || Number.isNaN(Quantity))

const lineTexts = {
  Name: '请输入商品名称',
  Unit: '请输入单位',
  Quantity: '请输入1–999999的整数',
  TargetPrice: '请输入大于0的金额，最多两位小数',
  ExpectedDate: '请选择有效的日期',
  Link: '请输入以http://或https://开头的链接',
  IsUploading: uploadingText,
} as const

type LinePath = `Lines.${number}.${keyof typeof lineTexts}`

/** What is said of a field that the schema refuses, for each line there can be. */
export const inquiryTexts: Readonly<Partial<Record<LinePath, string>>> = Object.fromEntries(
  Array.from({ length: inquiryLimits.lines }, (_, index) => Object.entries(lineTexts).map(([field, text]) => [`Lines.${index}.${field}`, text] as const)).flat(),
)
