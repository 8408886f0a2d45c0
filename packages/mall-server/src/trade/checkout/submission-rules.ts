import { moneyMax, submissionProblems, type InvoicedGoods, type OrderSubmission, type SubmissionProblem } from '@mall/api/contract'
import type { WorkCalendar } from '@mall/api/seller/contract'
import type { AddressRow } from '../../company/address/records.ts'
import { paymentDisabledReason, takenTypes, type PaymentTerm } from '../order/payment.ts'
import { toFen, yuanText } from '../../platform/money.ts'
import { nonWorkingDays } from '../../platform/calendar/working-days.ts'

/** What the mall knows of a submission and its buyer. */
export interface KnownFacts {
  readonly calendar: WorkCalendar
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

/** Budgets, limits, transfers and invoices take as much. */
const maxFen = toFen(moneyMax)

const paymentProblem = ({ PaymentType }: OrderSubmission, { takesOnline, terms, payableFen }: KnownFacts): string | null =>
  takenTypes(takesOnline).includes(PaymentType) ? paymentDisabledReason(PaymentType, terms, payableFen) || null : '商城暂不支持该支付方式'

/** Why an order cannot be placed, in words that help the buyer to correct it; null when it can. Whether it needs an approval is planned later. */
export const submissionProblem = (submission: OrderSubmission, facts: KnownFacts): Pick<SubmissionProblem, 'code' | 'message'> | null => {
  if (facts.payableFen > maxFen) return { code: 'ORDER_AMOUNT_TOO_LARGE', message: `单个订单不能超过 ${yuanText(maxFen)}，请分批提交` }
  const [first] = submissionProblems(submission, {
    today: facts.today,
    nonWorkingDays: nonWorkingDays(facts.calendar, facts.today),
    hasAddress: facts.address !== null,
    hasDepartment: facts.departmentIds.includes(submission.DepartmentId),
    paymentProblem: paymentProblem(submission, facts),
    title: facts.titles.find(({ id }) => id === submission.TitleId),
    goods: facts.goods,
    needsApproval: false,
  })
  if (first !== undefined) return first
  return facts.hasOwnAttachments ? null : { code: 'ATTACHMENT_INVALID', message: '附件无效，请重新上传' }
}
