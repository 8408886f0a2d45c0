import { budgetResult, budgetResultText, invoiceMode, invoiceType, submissionLimits, submissionProblems, type BudgetResult, type CallOutput, type OrderConfirmation, type OrderSubmission } from '@mall/api/contract'
import type { FormErrors } from '@mall/app-kit/forms/rules-resolver.ts'

/** The order as it is filled in, in the names of the wire: '' and null are not chosen. */
export interface SubmitValues {
  AddressId: number | null
  /** `YYYY-MM-DD`, or what was typed instead of a day. */
  DeliveryDate: string
  DepartmentId: number | null
  PoNo: string
  Reason: string
  PaymentType: OrderSubmission['PaymentType'] | null
  InvoiceMode: OrderSubmission['InvoiceMode']
  InvoiceType: NonNullable<OrderSubmission['InvoiceType']>
  TitleId: number | null
  Remark: string
  Attachments: NonNullable<OrderSubmission['Attachments']>
  /** An attachment is still on its way. */
  IsUploading: boolean
}

/** What is sent of the form. */
type SentOrder = Omit<OrderSubmission, 'RequestId'>

/** What prices, stock, budget and approval follow from. */
export type SubmitChoice = Pick<SubmitValues, 'AddressId' | 'DepartmentId'>

type Budget = OrderConfirmation['Budgets'][number]

/** With what an order was submitted before. */
export type Submitted = CallOutput<'POST /api/Order/ResubmitConfirm'>['Submitted']

/** What the form begins with: the usual address, department, payment and title; of an order that is submitted again, its own. */
export const defaultValues = (confirmation: OrderConfirmation, submitted?: Submitted): SubmitValues => {
  const usual = usualValues(confirmation)
  if (submitted === undefined) return usual
  return {
    ...submitted,
    AddressId: submitted.AddressId ?? usual.AddressId,
    DeliveryDate: submitted.DeliveryDate ?? '',
    InvoiceType: submitted.InvoiceType ?? usual.InvoiceType,
    TitleId: submitted.TitleId ?? usual.TitleId,
    IsUploading: false,
  }
}

const usualValues = (confirmation: OrderConfirmation): SubmitValues => {
  const address = confirmation.Addresses.find(({ IsDefault }) => IsDefault) ?? confirmation.Addresses[0]
  return {
    AddressId: address?.AddressId ?? null,
    DeliveryDate: '',
    DepartmentId: confirmation.Departments[0]?.DepartmentId ?? null,
    PoNo: '',
    Reason: '',
    PaymentType: confirmation.PaymentTypes.find(({ Enabled }) => Enabled)?.Type ?? null,
    InvoiceMode: invoiceMode.withOrder,
    InvoiceType: invoiceType.electronicGeneral,
    TitleId: confirmation.InvoiceTitles[0]?.TitleId ?? null,
    Remark: '',
    Attachments: [],
    IsUploading: false,
  }
}

/** The form as it was sent: what was left out was empty. */
export const sentValues = (sent: SentOrder): SubmitValues => ({
  AddressId: sent.AddressId,
  DeliveryDate: sent.DeliveryDate ?? '',
  DepartmentId: sent.DepartmentId,
  PoNo: sent.PoNo ?? '',
  Reason: sent.Reason ?? '',
  PaymentType: sent.PaymentType,
  InvoiceMode: sent.InvoiceMode,
  InvoiceType: sent.InvoiceType ?? invoiceType.electronicGeneral,
  TitleId: sent.TitleId ?? null,
  Remark: sent.Remark ?? '',
  Attachments: sent.Attachments ?? [],
  IsUploading: false,
})

/** A draft as it can be submitted now: what is no longer offered is what the form begins with. */
export const fitDraft = (draft: SubmitValues, initial: SubmitValues, { Addresses, Departments, PaymentTypes, InvoiceTitles }: OrderConfirmation): SubmitValues => ({
  ...initial,
  ...draft,
  AddressId: Addresses.some(({ AddressId }) => AddressId === draft.AddressId) ? draft.AddressId : initial.AddressId,
  DepartmentId: Departments.some(({ DepartmentId }) => DepartmentId === draft.DepartmentId) ? draft.DepartmentId : initial.DepartmentId,
  PaymentType: PaymentTypes.some(({ Type, Enabled }) => Enabled && Type === draft.PaymentType) ? draft.PaymentType : initial.PaymentType,
  TitleId: InvoiceTitles.some(({ TitleId }) => TitleId === draft.TitleId) ? draft.TitleId : initial.TitleId,
  IsUploading: false,
})

/** The levels of the department's account, which all hold an order. */
export const budgetsOf = (confirmation: OrderConfirmation, departmentId: number | null): Budget[] =>
  confirmation.Budgets.filter(({ DepartmentId }) => DepartmentId === departmentId)

/** What is said of the level that decides; null without a budget. */
export const budgetVerdict = (confirmation: OrderConfirmation, departmentId: number | null): { readonly result: BudgetResult; readonly text: string } | null => {
  const deciding = budgetsOf(confirmation, departmentId).find(({ Decides }) => Decides)
  return deciding === undefined ? null : { result: deciding.Result, text: budgetResultText(deciding.Result, deciding.PeriodName) }
}

/** True when the order goes to an approver first: the button says 提交审批 and a reason is required. */
export const needsApproval = (confirmation: OrderConfirmation): boolean => confirmation.ApprovalPreview.Reasons.length > 0

export const isInvoiced = ({ InvoiceMode }: Pick<SubmitValues, 'InvoiceMode'>): boolean => InvoiceMode !== invoiceMode.none

/** Why the order cannot be placed at all, whatever is filled in; null when it can. */
export const submitProblem = (confirmation: OrderConfirmation, { DepartmentId }: Pick<SubmitValues, 'DepartmentId'>): string | null => {
  if (confirmation.Items.length === 0) return '没有可以提交的商品，请返回购物车'
  const verdict = budgetVerdict(confirmation, DepartmentId)
  return verdict?.result === budgetResult.forbidden ? verdict.text : null
}

const limited = ['PoNo', 'Reason', 'Remark'] as const

const lengthErrors = (values: SubmitValues): FormErrors<SubmitValues> => ({
  ...Object.fromEntries(limited.filter((name) => values[name].length > submissionLimits[name]).map((name) => [name, `最多${submissionLimits[name]}字`])),
  ...(values.Attachments.length > submissionLimits.Attachments ? { Attachments: `附件最多${submissionLimits.Attachments}个` } : {}),
  ...(values.IsUploading ? { Attachments: '附件上传中，请稍候' } : {}),
})

const paymentProblem = ({ PaymentType }: SubmitValues, { PaymentTypes }: OrderConfirmation): string | null => {
  const payment = PaymentTypes.find(({ Type }) => Type === PaymentType)
  if (payment === undefined) return '请选择支付方式'
  return payment.Enabled ? null : payment.DisabledReason
}

/** What is wrong with the form, by field: the rules of the contract, over what the confirmation says. `today` is `YYYY-MM-DD` in Shanghai. */
export const submitErrors = (values: SubmitValues, confirmation: OrderConfirmation, today: string): FormErrors<SubmitValues> => {
  const title = confirmation.InvoiceTitles.find(({ TitleId }) => TitleId === values.TitleId)
  const problems = submissionProblems(
    { ...values, DeliveryDate: values.DeliveryDate || undefined },
    {
      today,
      nonWorkingDays: confirmation.NonWorkingDays,
      hasAddress: values.AddressId !== null,
      hasDepartment: values.DepartmentId !== null,
      paymentProblem: paymentProblem(values, confirmation),
      title: title && { supportsSpecial: title.SupportSpecial },
      goods: confirmation.Items.map(({ CustomerProductName, SupportSpecialInvoice }) => ({ name: CustomerProductName, supportsSpecial: SupportSpecialInvoice })),
      needsApproval: needsApproval(confirmation),
    },
  )
  return { ...lengthErrors(values), ...Object.fromEntries(problems.map(({ field, message }) => [field, message])) }
}

/** What is sent of a form that is in order: without what was not filled in, and without the invoice that is not wanted. */
export const toSubmission = (values: SubmitValues, ConfirmToken: string): SentOrder => {
  const { AddressId, DepartmentId, PaymentType, InvoiceMode, InvoiceType, TitleId, DeliveryDate, Attachments } = values
  if (AddressId === null || DepartmentId === null || PaymentType === null) throw new Error('The form is not in order')
  const optional = { DeliveryDate, PoNo: values.PoNo.trim(), Reason: values.Reason.trim(), ...(isInvoiced(values) ? { InvoiceType, TitleId } : {}), Remark: values.Remark.trim() }
  return {
    ConfirmToken, AddressId, DepartmentId, PaymentType, InvoiceMode,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '' && value !== null)),
    ...(Attachments.length > 0 ? { Attachments } : {}),
  }
}

/** The same order, whichever confirmation it was filled in on. */
export const isSameOrder = (a: SentOrder, b: SentOrder): boolean => {
  const [one, other] = [a, b].map((sent) => JSON.stringify(toSubmission(sentValues(sent), '')))
  return one === other
}
