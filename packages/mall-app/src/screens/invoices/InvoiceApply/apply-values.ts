import { invoiceCalls, invoiceContent, invoiceType, type ApplyableOrder, type InvoiceTitle } from '@mall/api/contract'
import type { ActionInput } from '@mall/app-kit/actions/action-input.ts'
import * as z from 'zod/mini'

export type Application = ActionInput<'POST /api/Invoice/Apply'>

const applicationSchema = z.omit(invoiceCalls['POST /api/Invoice/Apply'].body, { RequestId: true })

const part = z
  .object({ OrderNo: z.string(), Most: z.number(), Amount: z.number().check(z.positive()) })
  .check(z.refine(({ Amount, Most }) => Amount <= Most, { path: ['Amount'] }))

/** What a 专票 says of its buyer besides. */
const ofSpecial = ['Address', 'Phone', 'Bank', 'Account'] as const

/** The form: the application, with the most that can be invoiced of each order, and all that a 专票 needs. */
export const applySchema = z.extend(applicationSchema, { Orders: z.array(part) }).check(({ value, issues }) => {
  if (value.Type === invoiceType.electronicGeneral) return
  const missing = [...ofSpecial.filter((name) => value.Title[name] === ''), ...(value.Title.SupportSpecial ? [] : (['SupportSpecial'] as const))]
  for (const name of missing) issues.push({ code: 'custom', input: value, path: ['Title', name] })
})

export type ApplyValues = z.input<typeof applySchema>

export const applyTexts = {
  Email: '请输入正确的邮箱',
  Remark: '最多100字',
  'Title.Title': '请输入发票抬头',
  'Title.TaxNo': '请输入正确的税号：18位统一社会信用代码，或15位税号',
  'Title.Address': '专票须填写注册地址',
  'Title.Phone': '请输入正确的注册电话，专票须填写',
  'Title.Bank': '专票须填写开户行',
  'Title.Account': '请输入正确的银行账号，专票须填写',
  'Title.SupportSpecial': '专票只能开给一般纳税人',
} as const

export const amountText = '开票金额须大于0且不超过可开金额'

const newTitle = { TitleId: null, Version: null, Title: '', TaxNo: '', Address: '', Phone: '', Bank: '', Account: '', SupportSpecial: false } as const satisfies Application['Title']

/** A known title as it is sent, or an empty one. */
export const titleValuesOf = (title: InvoiceTitle | undefined): Application['Title'] => (title === undefined ? newTitle : { ...title })

export const startValues = (orders: readonly ApplyableOrder[], title: InvoiceTitle | undefined): ApplyValues => ({
  Orders: orders.map(({ OrderNo, AvailableAmount }) => ({ OrderNo, Most: Number(AvailableAmount), Amount: Number(AvailableAmount) })),
  Type: invoiceType.electronicGeneral,
  Title: titleValuesOf(title),
  Content: invoiceContent.lines,
  Remark: '',
  Email: '',
})

/** What is sent of the form. */
export const toApplication = (values: ApplyValues): Application => z.parse(applicationSchema, values)
