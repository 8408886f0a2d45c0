import type { Address, OrderSubmission } from '@mall/api/contract'
import { paymentDisabledReason, type PaymentTerm } from '../payment.ts'
import { deliveryDateProblem } from '../../working-days.ts'

/** What a submission is checked against. */
export interface SubmissionFacts {
  /** Today in Shanghai. */
  readonly today: string
  readonly address: Address | null
  readonly departmentIds: readonly number[]
  readonly terms: readonly PaymentTerm[]
  readonly titles: readonly { readonly id: number; readonly supportsSpecial: boolean }[]
  readonly payableFen: number
  readonly lines: readonly { readonly name: string; readonly supportsSpecialInvoice: boolean }[]
}

const invoiceProblem = (submission: OrderSubmission, facts: SubmissionFacts): string | null => {
  if (submission.InvoiceMode === 3) return null
  if (submission.InvoiceType === undefined) return '请选择发票类型'
  const title = facts.titles.find((one) => one.id === submission.TitleId)
  if (title === undefined) return '请选择发票抬头'
  if (submission.InvoiceType === 1) return null
  if (!title.supportsSpecial) return '该发票抬头不支持开具专票'
  const ordinary = facts.lines.find((line) => !line.supportsSpecialInvoice)
  return ordinary === undefined ? null : `“${ordinary.name}”不支持开具专票`
}

/** Uploads of the mall itself (`File/Execute`); nothing else is attached to an order. */
const isUpload = (url: string): boolean => /^\/files\/[\w.-]+$/.test(url)

/** Why an order cannot be placed like this, said so that the buyer can mend it; null when it can. */
export const submissionProblem = (submission: OrderSubmission, facts: SubmissionFacts): string | null => {
  if (facts.address === null) return '请选择收货地址'
  if (!facts.departmentIds.includes(submission.DepartmentId)) return '请选择费用归属部门'
  const delivery = submission.DeliveryDate === undefined ? null : deliveryDateProblem(facts.today, submission.DeliveryDate)
  if (delivery !== null) return delivery
  const payment = paymentDisabledReason(submission.PaymentType, facts.terms, facts.payableFen)
  if (payment !== '') return payment
  const invoice = invoiceProblem(submission, facts)
  if (invoice !== null) return invoice
  return submission.Attachments?.every((file) => isUpload(file.Url)) === false ? '附件无效，请重新上传' : null
}
