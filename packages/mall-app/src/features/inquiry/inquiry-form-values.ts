import { inquiryLimits, type InquiryLineInput } from '@mall/api/contract'
import type { ActionInput } from '@mall/app-kit/actions/action-input.ts'

export type InquiryInput = ActionInput<'POST /api/Inquiry/Save'>

const blank = {
  Name: '', Brand: '', Model: '', Spec: '', Unit: '', TargetPrice: null, ExpectedDate: null, Images: [], Link: '', Remark: '', ProductCode: null,
} satisfies Partial<InquiryLineInput>

/** A line of the form: what is known of it, and nothing that the call does not have. Its quantity is missing until it is typed. */
export const lineValues = ({ Name, Brand, Model, Spec, Unit, Quantity, TargetPrice, ExpectedDate, Images, Link, Remark, ProductCode }: Partial<InquiryLineInput> = {}): InquiryLineInput => {
  const known = { Name, Brand, Model, Spec, Unit, Quantity, TargetPrice, ExpectedDate, Images, Link, Remark, ProductCode }
  const given: Partial<InquiryLineInput> = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
  return { ...blank, ...given } as InquiryLineInput
}

/** Nobody has typed anything into it. */
export const isBlank = ({ Name, Brand, Model, Spec, Unit, Link, Remark, TargetPrice, Quantity }: Partial<InquiryLineInput>): boolean =>
  [Name, Brand, Model, Spec, Unit, Link, Remark].every((text) => (text ?? '').trim() === '') && (TargetPrice ?? null) === null && (Quantity === undefined || Number.isNaN(Quantity))

const lineTexts = {
  Name: '请输入商品名称',
  Unit: '请输入单位',
  Quantity: '请输入1–999999的整数',
  TargetPrice: '请输入大于0的金额，最多两位小数',
  ExpectedDate: '请选择有效的日期',
  Link: '请输入以http://或https://开头的链接',
} as const

type LinePath = `Lines.${number}.${keyof typeof lineTexts}`

/** What is said of a field that the schema refuses, for each line there can be. */
export const inquiryTexts: Readonly<Partial<Record<LinePath, string>>> = Object.fromEntries(
  Array.from({ length: inquiryLimits.lines }, (_, index) => Object.entries(lineTexts).map(([field, text]) => [`Lines.${index}.${field}`, text] as const)).flat(),
)
