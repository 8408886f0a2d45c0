import type { OrderSubmission } from '../../resources/generated/shapes.ts'
import { isDay, shiftDay } from '../calendar-day.ts'
import type { ErrorCode } from '../codes.ts'
import { invoiceMode, invoiceType } from '../lifecycles/invoice.ts'

/* Rules of a submission that the form checks before it is sent and the server checks again. Without a schema, so that a page can load them alone. */

/** The longest texts of a submission, characters, and its most attachments (screens: submit). */
export const submissionLimits = { PoNo: 26, Reason: 200, Remark: 100, Attachments: 5 } as const

/** How far ahead a delivery can be ordered, days. */
export const deliveryHorizonDays = 90

/** The first day that a delivery can be ordered for. `today`: `YYYY-MM-DD` in Asia/Shanghai. */
export const firstDeliveryDay = (today: string): string => shiftDay(today, 1)

/** The last day that a delivery can be ordered for. `today`: `YYYY-MM-DD` in Asia/Shanghai. */
export const lastDeliveryDay = (today: string): string => shiftDay(today, deliveryHorizonDays)

/** Why a day is not offered for a delivery. */
export const deliveryDateTexts = {
  noDay: '请输入正确的日期，如 2026-03-18',
  tooEarly: '期望送达日期须晚于今天',
  tooLate: `期望送达日期须在${deliveryHorizonDays}天内`,
  nonWorking: '期望送达日期须为工作日',
} as const

/**
 * Why nothing can be delivered on a day; null when it can. Days are `YYYY-MM-DD`.
 * @param today Today in Asia/Shanghai.
 * @param nonWorkingDays Days without delivery up to the horizon, as `OrderConfirmation.NonWorkingDays` has them.
 */
export const deliveryDateProblem = (day: string, today: string, nonWorkingDays: readonly string[]): string | null => {
  if (!isDay(day)) return deliveryDateTexts.noDay
  if (day < firstDeliveryDay(today)) return deliveryDateTexts.tooEarly
  if (day > lastDeliveryDay(today)) return deliveryDateTexts.tooLate
  return nonWorkingDays.includes(day) ? deliveryDateTexts.nonWorking : null
}

/** Goods, as far as an invoice depends on them. */
export interface InvoicedGoods {
  readonly name: string
  readonly supportsSpecial: boolean
}

/** Why no 专票 is issued to a title for these goods; null when one is. */
export const specialInvoiceProblem = (title: { readonly supportsSpecial: boolean }, goods: readonly InvoicedGoods[]): string | null => {
  if (!title.supportsSpecial) return '该发票抬头不支持开具专票'
  const ordinary = goods.find(({ supportsSpecial }) => !supportsSpecial)
  return ordinary === undefined ? null : `“${ordinary.name}”不支持开具专票`
}

/** Why an order that goes to an approver needs its 采购事由; null when it is there. */
export const reasonProblem = (reason: string | undefined): string | null => (reason?.trim() ? null : '该订单需要审批，请填写采购事由')

/** As much of a submission as its rules read. A field without a value was not filled in. */
export type CheckedSubmission = Pick<OrderSubmission, 'DeliveryDate' | 'InvoiceMode' | 'InvoiceType' | 'Reason'>

/** What is so of the things that were chosen: the form knows it from the confirmation, the server from its tables. */
export interface SubmissionFacts {
  /** Today in Asia/Shanghai, `YYYY-MM-DD`. */
  readonly today: string
  readonly nonWorkingDays: readonly string[]
  readonly hasAddress: boolean
  readonly hasDepartment: boolean
  /** Why the order cannot be paid in the chosen way; null when it can. */
  readonly paymentProblem: string | null
  /** The chosen title; undefined when it is none of the company's. */
  readonly title: { readonly supportsSpecial: boolean } | undefined
  readonly goods: readonly InvoicedGoods[]
  /** Whether it is known that the order goes to an approver first. */
  readonly needsApproval: boolean
}

/** A field that cannot be submitted so: the code for programs, the text for the buyer. */
export interface SubmissionProblem {
  readonly field: 'AddressId' | 'DepartmentId' | 'DeliveryDate' | 'PaymentType' | 'InvoiceType' | 'TitleId' | 'Reason'
  readonly code: ErrorCode
  readonly message: string
}

/** All that is wrong with a submission, in the order in which the server looks: it rejects with the first. A field has one problem at most. */
export const submissionProblems = ({ DeliveryDate, InvoiceMode, InvoiceType, Reason }: CheckedSubmission, facts: SubmissionFacts): SubmissionProblem[] => {
  const isInvoiced = InvoiceMode !== invoiceMode.none
  const isSpecial = isInvoiced && InvoiceType !== undefined && InvoiceType !== invoiceType.electronicGeneral
  const checks: readonly (readonly [SubmissionProblem['field'], ErrorCode, string | null])[] = [
    ['AddressId', 'ADDRESS_REQUIRED', facts.hasAddress ? null : '请选择收货地址'],
    ['DepartmentId', 'DEPARTMENT_REQUIRED', facts.hasDepartment ? null : '请选择费用归属部门'],
    ['DeliveryDate', 'DELIVERY_DATE_INVALID', DeliveryDate === undefined ? null : deliveryDateProblem(DeliveryDate, facts.today, facts.nonWorkingDays)],
    ['PaymentType', 'PAYMENT_TYPE_NOT_ALLOWED', facts.paymentProblem],
    ['InvoiceType', 'INVOICE_TYPE_REQUIRED', isInvoiced && InvoiceType === undefined ? '请选择发票类型' : null],
    ['TitleId', 'INVOICE_TITLE_REQUIRED', isInvoiced && facts.title === undefined ? '请选择发票抬头' : null],
    ['InvoiceType', 'SPECIAL_INVOICE_NOT_SUPPORTED', isSpecial && facts.title ? specialInvoiceProblem(facts.title, facts.goods) : null],
    ['Reason', 'REASON_REQUIRED', facts.needsApproval ? reasonProblem(Reason) : null],
  ]
  return checks.flatMap(([field, code, message]) => (message === null ? [] : [{ field, code, message }]))
}
