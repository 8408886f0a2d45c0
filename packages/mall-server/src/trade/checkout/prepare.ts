import { invoiceMode, orderStatus, reasonProblem, type OrderStatus, type OrderSubmission, type OrderTotals } from '@mall/api/contract'
import { findUsableAddress, fullAddressOf } from '../../company/address/records.ts'
import { type ApprovalPlan, planApproval, singleLimitOf, startApproval } from '../../company/approval-flow/store.ts'
import { type ApprovalSubject, reasonNames, type ResolvedNode } from '../../company/approval-flow/rules.ts'
import { approvalLinesOf } from '../../company/approval-flow/subject.ts'
import { forbiddenText, overrunOf } from '../../company/budget/rules.ts'
import type { Budget, LevelReader } from '../../company/budget/store.ts'
import type { Tx } from '../../platform/db/client.ts'
import { orderLine, type orders, type OrderInvoice } from '../../platform/db/schema/order.ts'
import { together } from '../../platform/db/together.ts'
import { areOwnUploads } from '../../platform/file/own-uploads.ts'
import type { CallContext } from '../../platform/http/define-routes.ts'
import { readCalendar } from '../../platform/calendar/read.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { invoiceTitlesOf } from '../../company/invoice-title/store.ts'
import { freightRuleOf } from '../../catalogue/pricing/freight.ts'
import { offersOf } from '../../catalogue/pricing/offers.ts'
import { priceLine, totalsOf, type PricedLine, type WantedItem } from '../../catalogue/pricing/lines.ts'
import { toDay } from '../../platform/time.ts'
import { takeStock, type StockChanger } from '../order/lifecycle/stock.ts'
import { statusAfterApproval } from '../order/payment.ts'
import { chargeableDepartments } from '../order/scope.ts'
import { changesBetween, type OrderChange } from './changes.ts'
import type { Confirmed } from './confirm-token.ts'
import { lineSnapshot } from './line-snapshot.ts'
import { requireRoomForOrder } from './open-orders.ts'
import { boundByCredit } from '../statement/bound-by-credit.ts'
import type { CreditReader } from '../statement/credit.ts'
import { submissionProblem } from './submission-rules.ts'
import { paymentTermsOf } from './store.ts'

/** The guards against selling the same stock, budget or credit twice. Tests inject versions without locks to show that they detect overselling. */
export interface Guards {
  readonly readLevels: LevelReader
  readonly changeStock: StockChanger
  readonly readCredit: CreditReader
}

/** Thrown when the confirmation is outdated; nothing may be written then. */
export class ConfirmationChanged extends Error {
  override readonly name = 'ConfirmationChanged'
  readonly changes: readonly OrderChange[]
  constructor(changes: readonly OrderChange[]) {
    super('订单信息已变化，请确认')
    this.changes = changes
  }
}

export interface Placing {
  readonly tx: Tx
  readonly context: CallContext
  readonly submission: OrderSubmission
  readonly confirmed: Confirmed
  readonly now: Date
  readonly guards: Guards
  /** Addresses of the files that the order has already. */
  readonly keptFiles: readonly string[]
}

/** An order that may be placed, with all data of its rows. */
export interface PreparedOrder {
  readonly lines: readonly PricedLine[]
  readonly totals: OrderTotals
  /** The levels of the account that hold the order, locked; none when its department has no budget. */
  readonly levels: readonly Budget[]
  /** Null: it needs no approval. */
  readonly plan: (ApprovalPlan & { readonly nodes: readonly ResolvedNode[] }) | null
  /** Where the order begins. */
  readonly status: OrderStatus
  /** The columns of the order that a submission decides. */
  readonly columns: OrderColumns
}

type OrderColumns = Pick<
  typeof orders.$inferInsert,
  | 'departmentId' | 'paymentType' | 'goodsFen' | 'freightFen' | 'payableFen' | 'quantity' | 'address' | 'invoice' | 'attachments' | 'poNo' | 'reason' | 'remark'
  | 'deliveryDate' | 'stockState' | 'stockArea'
>

/** The confirmed lines with what is sold now. */
const priced = async ({ tx, context: { caller }, confirmed, now }: Placing, wanted: readonly WantedItem[], area: string): Promise<PricedLine[]> => {
  const byId = new Map(wanted.map((item) => [item.cartItemId, item]))
  const sellables = await offersOf(tx, caller, wanted.map((item) => item.productId), area, now)
  return confirmed.lines.map((line) => {
    const item = byId.get(line.cartItemId)
    const sellable = sellables.find((one) => one.productId === item?.productId)
    if (item === undefined || sellable === undefined || item.quantity !== line.quantity) {
      throw new BusinessError('CART_CHANGED', '购物车中的商品已变化，请返回购物车重新确认')
    }
    return priceLine(item, sellable)
  })
}

/** What a submission is checked against, besides its lines. */
const readRules = async ({ tx, context: { caller }, submission, keptFiles }: Placing) => {
  const [address, titles, departments, terms, hasOwnAttachments, singleLimitFen, calendar] = await together([
    findUsableAddress(tx, caller, submission.AddressId),
    invoiceTitlesOf(tx, caller.enterpriseId),
    chargeableDepartments(tx, caller),
    paymentTermsOf(tx, caller.enterpriseId),
    areOwnUploads(tx, caller, (submission.Attachments ?? []).map(({ Url }) => Url), { kept: keptFiles }),
    singleLimitOf(tx, caller),
    readCalendar(tx),
  ])
  if (address === undefined) throw new BusinessError('ADDRESS_REQUIRED', '请选择收货地址')
  return { address, titles, departments, terms, hasOwnAttachments, singleLimitFen, calendar }
}

type Rules = Awaited<ReturnType<typeof readRules>>

const requireChecked = (
  { submission, now, context: { deps } }: Placing,
  { address, titles, departments, terms, hasOwnAttachments, calendar }: Rules,
  lines: readonly PricedLine[],
  totals: OrderTotals,
): OrderInvoice => {
  const problem = submissionProblem(submission, {
    calendar,
    today: toDay(now),
    address,
    departmentIds: departments.map((one) => one.id),
    terms,
    takesOnline: deps.payments !== null,
    titles,
    payableFen: totals.payableFen,
    goods: lines.map(({ sellable: { name, supportsSpecialInvoice } }) => ({ name, supportsSpecial: supportsSpecialInvoice })),
    hasOwnAttachments,
  })
  if (problem !== null) throw new BusinessError(problem.code, problem.message)
  const invoiced = submission.InvoiceMode !== invoiceMode.none
  const title = invoiced ? titles.find((one) => one.id === submission.TitleId) : undefined
  return {
    mode: submission.InvoiceMode,
    type: (invoiced ? submission.InvoiceType : undefined) ?? null,
    titleId: title?.id ?? null,
    title: title?.title ?? '',
    taxNo: title?.taxNo ?? '',
  }
}

const requirePlan = async ({ tx, submission, context: { caller } }: Placing, subject: ApprovalSubject) => {
  const plan: ApprovalPlan | null = await planApproval(tx, { ...caller, departmentId: submission.DepartmentId }, subject)
  if (plan === null) {
    if (subject.overrun !== null) throw new BusinessError('NO_APPROVAL_FLOW', '超预算，且贵司未设置审批流程，请联系企业管理员')
    return null
  }
  const unexplained = reasonProblem(submission.Reason)
  if (unexplained !== null) throw new BusinessError('REASON_REQUIRED', unexplained)
  if (plan.nodes === null) throw new BusinessError('NO_APPROVER', '没有可用的审批人，请联系企业管理员')
  return { ...plan, nodes: plan.nodes }
}

/**
 * Checks a submission of these products by all rules, with current prices. Locks the budgets, and the buyer's membership when the order waits.
 * @throws ConfirmationChanged when a price or stock moved; BusinessError when the order cannot be placed.
 */
export const prepareOrder = async (placing: Placing, wanted: readonly WantedItem[]): Promise<PreparedOrder> => {
  const { tx, context, submission } = placing
  const rules = await readRules(placing)
  const { address, singleLimitFen } = rules
  const freight = await freightRuleOf(tx, context.caller.enterpriseId, address.areaCode)
  const lines = await priced(placing, wanted, address.areaCode)
  const changes = changesBetween(placing.confirmed.lines, lines)
  if (changes.length > 0) throw new ConfirmationChanged(changes)
  const totals = totalsOf(lines, freight)
  if (totals.freightFen > placing.confirmed.freightFen) throw new BusinessError('CONFIRMATION_EXPIRED', '运费比确认时高了，请重新确认订单')
  const { payableFen } = totals
  const invoice = requireChecked(placing, rules, lines, totals)
  const levels = await placing.guards.readLevels(tx, submission.DepartmentId, toDay(placing.now))
  const forbidden = forbiddenText(levels, payableFen)
  if (forbidden !== null) throw new BusinessError('BUDGET_EXCEEDED', forbidden)
  const plan = await requirePlan(placing, { payableFen, singleLimitFen, overrun: overrunOf(levels, payableFen), lines: approvalLinesOf(lines) })
  const status = plan === null ? statusAfterApproval(submission.PaymentType) : orderStatus.pendingApproval
  await requireRoomForOrder(tx, context.caller, status)
  return {
    lines,
    totals,
    levels,
    plan,
    status,
    columns: {
      departmentId: submission.DepartmentId,
      paymentType: submission.PaymentType,
      ...totals,
      quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
      address: { consignee: address.consignee, mobile: address.mobile, fullAddress: fullAddressOf(address), areaCode: address.areaCode },
      invoice,
      attachments: submission.Attachments ?? [],
      poNo: submission.PoNo ?? '',
      reason: submission.Reason ?? '',
      remark: submission.Remark ?? '',
      deliveryDate: submission.DeliveryDate ?? null,
      stockState: 'taken',
      stockArea: lines[0]?.sellable.stockArea ?? '',
    },
  }
}

/** Writes the lines of an order, takes its goods out of the stock, and starts its approval. */
export const writeParts = async ({ tx, now, guards }: Placing, orderId: number, { lines, plan, columns }: PreparedOrder): Promise<void> => {
  const taken = lines.map((line) => ({ productId: line.productId, name: line.sellable.name, quantity: line.quantity }))
  await together([
    tx.insert(orderLine).values(lines.map((line) => ({ ...lineSnapshot(line), orderId, shippedQuantity: 0, receivedQuantity: 0 }))),
    takeStock(tx, { orderId, area: columns.stockArea, lines: taken, now }, guards.changeStock),
    plan === null ? Promise.resolve() : startApproval(tx, orderId, plan, now),
  ])
}

/** Bounds the order by the credit of its company: the last of what a submission does. @throws BusinessError `CREDIT_EXCEEDED` */
export const requireCredit = ({ tx, guards, submission, now, context: { caller } }: Placing, orderId: number, { totals: { payableFen } }: PreparedOrder): Promise<void> =>
  boundByCredit(tx, { id: orderId, enterpriseId: caller.enterpriseId, paymentType: submission.PaymentType, payableFen }, { read: guards.readCredit, operator: caller.displayName, now })

/** What the log of an order says of a submission. */
export const submissionText = (words: string, { plan }: PreparedOrder): string =>
  plan === null ? words : `${words}，触发审批：${reasonNames(plan.reasons).join('、')}`
