import { deliveryDateProblem, invoiceMode, invoiceType, moneyMax, specialInvoiceProblem, type ErrorCode, type InvoicedGoods, type OrderSubmission } from '@mall/api/contract'
import type { AddressRow } from '../../company/address/records.ts'
import { paymentDisabledReason, takenTypes, type PaymentTerm } from '../order/payment.ts'
import { toFen, yuanText } from '../../platform/money.ts'
import { nonWorkingDays } from '../../platform/working-days.ts'

/** What a submission is checked against. */
export interface SubmissionFacts {
  /** Today in Shanghai. */
  readonly today: string
  readonly address: AddressRow | null
  readonly departmentIds: readonly number[]
  readonly terms: readonly PaymentTerm[]
  /** Whether the mall has a payment provider. */
  readonly takesOnline: boolean
  readonly titles: readonly { readonly id: number; readonly supportsSpecial: boolean }[]
  readonly payableFen: number
  readonly goods: readonly InvoicedGoods[]
  /** Whether all attachments were uploaded by the buyer, or are the order's already. */
  readonly hasOwnAttachments: boolean
}

/** Why an order cannot be placed: the code for programs and the text for the buyer. */
export interface SubmissionProblem {
  readonly code: ErrorCode
  readonly message: string
}

/** Budgets, limits, transfers and invoices take as much. */
const maxFen = toFen(moneyMax)

const problem = (code: ErrorCode, message: string): SubmissionProblem => ({ code, message })

const invoiceProblem = (submission: OrderSubmission, facts: SubmissionFacts): SubmissionProblem | null => {
  if (submission.InvoiceMode === invoiceMode.none) return null
  if (submission.InvoiceType === undefined) return problem('INVOICE_TYPE_REQUIRED', '请选择发票类型')
  const title = facts.titles.find((one) => one.id === submission.TitleId)
  if (title === undefined) return problem('INVOICE_TITLE_REQUIRED', '请选择发票抬头')
  if (submission.InvoiceType === invoiceType.electronicGeneral) return null
  const special = specialInvoiceProblem(title, facts.goods)
  return special === null ? null : problem('SPECIAL_INVOICE_NOT_SUPPORTED', special)
}

/** Why an order cannot be placed, in words that help the buyer to correct it; null when it can. */
export const submissionProblem = (submission: OrderSubmission, facts: SubmissionFacts): SubmissionProblem | null => {
  if (facts.payableFen > maxFen) return problem('ORDER_AMOUNT_TOO_LARGE', `单个订单不能超过${yuanText(maxFen)}，请分批提交`)
  if (facts.address === null) return problem('ADDRESS_REQUIRED', '请选择收货地址')
  if (!facts.departmentIds.includes(submission.DepartmentId)) return problem('DEPARTMENT_REQUIRED', '请选择费用归属部门')
  const delivery = submission.DeliveryDate === undefined ? null : deliveryDateProblem(submission.DeliveryDate, facts.today, nonWorkingDays(facts.today))
  if (delivery !== null) return problem('DELIVERY_DATE_INVALID', delivery)
  if (!takenTypes(facts.takesOnline).includes(submission.PaymentType)) return problem('PAYMENT_TYPE_NOT_ALLOWED', '商城暂不支持该支付方式')
  const payment = paymentDisabledReason(submission.PaymentType, facts.terms, facts.payableFen)
  if (payment !== '') return problem('PAYMENT_TYPE_NOT_ALLOWED', payment)
  const invoice = invoiceProblem(submission, facts)
  if (invoice !== null) return invoice
  return facts.hasOwnAttachments ? null : problem('ATTACHMENT_INVALID', '附件无效，请重新上传')
}
