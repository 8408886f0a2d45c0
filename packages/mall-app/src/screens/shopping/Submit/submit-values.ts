import { budgetResult, choicesOf, deliveryDateProblem, invoiceModeNames, invoiceTypeNames, specialInvoiceProblem, submissionLimits, type CallOutput, type OrderConfirmation, type OrderSubmission } from '@mall/api/contract'

export const invoiceModes = choicesOf(invoiceModeNames)

export const invoiceTypes = choicesOf(invoiceTypeNames)

/** What the form holds; '' is not chosen. Numbers of the wire are strings here, as form controls have them. */
export interface SubmitValues {
  addressId: string
  /** `YYYY-MM-DD`, or what was typed instead of a day. */
  deliveryDate: string
  departmentId: string
  budgetId: string
  poNo: string
  reason: string
  paymentType: string
  invoiceMode: string
  invoiceType: string
  titleId: string
  remark: string
  attachments: { url: string; name: string }[]
}

export type SubmitErrors = Partial<Record<keyof SubmitValues, string>>

type Budget = OrderConfirmation['Budgets'][number]

const idOf = (text: string): number | undefined => (text === '' ? undefined : Number(text))

/** With what an order was submitted before. */
export type Submitted = CallOutput<'POST /api/Order/ResubmitConfirm'>['Submitted']

/** What the form begins with: the usual address, department, budget, payment and title; of an order that is submitted again, its own. */
export const defaultValues = (confirmation: OrderConfirmation, submitted?: Submitted): SubmitValues => {
  const usual = usualValues(confirmation)
  if (submitted === undefined) return usual
  const budgets = budgetsOf(confirmation, String(submitted.DepartmentId))
  const known = (value: number | null, usualValue: string) => (value === null ? usualValue : String(value))
  return {
    addressId: known(submitted.AddressId, usual.addressId),
    deliveryDate: submitted.DeliveryDate ?? '',
    departmentId: String(submitted.DepartmentId),
    budgetId: String((budgets.find(({ BudgetId }) => BudgetId === submitted.BudgetId) ?? budgets[0])?.BudgetId ?? ''),
    poNo: submitted.PoNo,
    reason: submitted.Reason,
    paymentType: String(submitted.PaymentType),
    invoiceMode: String(submitted.InvoiceMode),
    invoiceType: known(submitted.InvoiceType, usual.invoiceType),
    titleId: known(submitted.TitleId, usual.titleId),
    remark: submitted.Remark,
    attachments: submitted.Attachments.map(({ Url, Name }) => ({ url: Url, name: Name })),
  }
}

const usualValues = (confirmation: OrderConfirmation): SubmitValues => {
  const address = confirmation.Addresses.find(({ IsDefault }) => IsDefault) ?? confirmation.Addresses[0]
  const department = confirmation.Departments[0]
  const payment = confirmation.PaymentTypes.find(({ Enabled }) => Enabled)
  const title = confirmation.InvoiceTitles[0]
  return {
    addressId: String(address?.AddressId ?? ''),
    deliveryDate: '',
    departmentId: String(department?.DepartmentId ?? ''),
    budgetId: String(budgetsOf(confirmation, String(department?.DepartmentId ?? ''))[0]?.BudgetId ?? ''),
    poNo: '',
    reason: '',
    paymentType: String(payment?.Type ?? ''),
    invoiceMode: '1',
    invoiceType: '1',
    titleId: String(title?.TitleId ?? ''),
    remark: '',
    attachments: [],
  }
}

/** Budgets that an order of the department may be charged to. */
export const budgetsOf = (confirmation: OrderConfirmation, departmentId: string): Budget[] =>
  confirmation.Budgets.filter((budget) => String(budget.DepartmentId) === departmentId)

export const chosenBudget = (confirmation: OrderConfirmation, values: Pick<SubmitValues, 'departmentId' | 'budgetId'>): Budget | undefined =>
  budgetsOf(confirmation, values.departmentId).find((budget) => String(budget.BudgetId) === values.budgetId)

/** True when the order goes to an approver first: the button says 提交审批 and a reason is required. */
export const needsApproval = (confirmation: OrderConfirmation): boolean => confirmation.ApprovalPreview.Reasons.length > 0

/** Why the order cannot be placed at all, whatever is filled in; null when it can. */
export const submitProblem = (confirmation: OrderConfirmation, values: Pick<SubmitValues, 'departmentId' | 'budgetId'>): string | null => {
  if (confirmation.Items.length === 0) return '没有可以提交的商品，请返回购物车'
  return chosenBudget(confirmation, values)?.Result === budgetResult.forbidden ? '超预算，禁止提交' : null
}

const deliveryDateError = (day: string, { NonWorkingDays }: OrderConfirmation, today: string): string | undefined => {
  if (day === '') return undefined
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return '请输入正确的日期，如 2026-03-18'
  return deliveryDateProblem(day, today, NonWorkingDays) ?? undefined
}

/** Why the chosen type of invoice is not issued for the goods; undefined when it is. A missing title is said at its own field. */
const invoiceTypeError = ({ invoiceType, titleId }: SubmitValues, { InvoiceTitles, Items }: OrderConfirmation): string | undefined => {
  const title = InvoiceTitles.find(({ TitleId }) => String(TitleId) === titleId)
  if (title === undefined || invoiceType === '1') return undefined
  const goods = Items.map(({ CustomerProductName, SupportSpecialInvoice }) => ({ name: CustomerProductName, supportsSpecial: SupportSpecialInvoice }))
  return specialInvoiceProblem({ supportsSpecial: title.SupportSpecial }, goods) ?? undefined
}

const tooLong = (text: string, max: number): string | undefined => ([...text].length > max ? `最多${max}字` : undefined)

/** What is wrong with the form, per field. `today` is `YYYY-MM-DD` in Shanghai. */
export const validate = (values: SubmitValues, confirmation: OrderConfirmation, today: string): SubmitErrors => {
  const payment = confirmation.PaymentTypes.find(({ Type }) => String(Type) === values.paymentType)
  const title = confirmation.InvoiceTitles.find(({ TitleId }) => String(TitleId) === values.titleId)
  const isInvoiced = values.invoiceMode !== '3'
  const reasonIsMissing = needsApproval(confirmation) && values.reason.trim() === ''
  const errors: Record<keyof SubmitValues, string | undefined> = {
    addressId: values.addressId === '' ? '请选择收货地址' : undefined,
    deliveryDate: deliveryDateError(values.deliveryDate, confirmation, today),
    departmentId: values.departmentId === '' ? '请选择费用归属部门' : undefined,
    budgetId: undefined,
    poNo: tooLong(values.poNo, submissionLimits.PoNo),
    reason: reasonIsMissing ? '该订单需要审批，请填写采购事由' : tooLong(values.reason, submissionLimits.Reason),
    paymentType: !payment ? '请选择支付方式' : payment.Enabled ? undefined : payment.DisabledReason,
    invoiceMode: undefined,
    invoiceType: isInvoiced ? invoiceTypeError(values, confirmation) : undefined,
    titleId: isInvoiced && !title ? '请选择发票抬头' : undefined,
    remark: tooLong(values.remark, submissionLimits.Remark),
    attachments: values.attachments.length > submissionLimits.Attachments ? `附件最多${submissionLimits.Attachments}个` : undefined,
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

/** The submission of a form that is in order. */
export const toSubmission = (values: SubmitValues, confirmToken: string, requestId: string): OrderSubmission => {
  const isInvoiced = values.invoiceMode !== '3'
  const optional = <Name extends string, Value>(name: Name, value: Value | undefined | '') =>
    (value === undefined || value === '' ? {} : { [name]: value }) as Partial<Record<Name, Value>>
  return {
    ConfirmToken: confirmToken,
    RequestId: requestId,
    AddressId: Number(values.addressId),
    DepartmentId: Number(values.departmentId),
    PaymentType: Number(values.paymentType) as OrderSubmission['PaymentType'],
    InvoiceMode: Number(values.invoiceMode) as OrderSubmission['InvoiceMode'],
    ...optional('DeliveryDate', values.deliveryDate),
    ...optional('BudgetId', idOf(values.budgetId)),
    ...optional('PoNo', values.poNo.trim()),
    ...optional('Reason', values.reason.trim()),
    ...(isInvoiced ? { InvoiceType: Number(values.invoiceType) as NonNullable<OrderSubmission['InvoiceType']>, ...optional('TitleId', idOf(values.titleId)) } : {}),
    ...optional('Remark', values.remark.trim()),
    ...(values.attachments.length > 0 ? { Attachments: values.attachments.map(({ url, name }) => ({ Url: url, Name: name })) } : {}),
  }
}
