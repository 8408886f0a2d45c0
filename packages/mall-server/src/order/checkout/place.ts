import { orderStatus, type Address, type OrderSubmission } from '@mall/api/contract'
import { fullAddressOf, findAddress } from '../../address/store.ts'
import { type ApprovalPlan, planApproval, singleLimitOf, startApproval } from '../../approval-flow/store.ts'
import { type ApprovalSubject, reasonNames } from '../../approval-flow/rules.ts'
import { budgetResult, freeze, overrunOf, use } from '../../budget/rules.ts'
import { activeBudgets, applyBudgetChange, type Budget, type BudgetReader, chargedBudget } from '../../budget/store.ts'
import type { Tx } from '../../db/client.ts'
import { orderLine, orderLog, orders, type OrderInvoice } from '../../db/schema/order.ts'
import { BusinessError } from '../../http/errors.ts'
import { invoiceTitlesOf } from '../../invoice-title/store.ts'
import { lockCartItems, removeCartItems } from '../../shopping-cart/store.ts'
import { toDay } from '../../time.ts'
import { changesBetween, type OrderChange } from './changes.ts'
import type { ConfirmedLine } from './confirm-token.ts'
import { lineSnapshot } from './line-snapshot.ts'
import { orderNoOf } from './order-no.ts'
import { payBeforeOf, statusAfterApproval } from '../payment.ts'
import { offersOf } from '../../pricing/offers.ts'
import { priceLine, totalsOf, wantedOf, type PricedLine, type Totals } from '../../pricing/lines.ts'
import { chargeableDepartments } from '../scope.ts'
import { takeStock, type StockDecrement } from '../lifecycle/stock.ts'
import { submissionProblem } from './submission-rules.ts'
import { nextOrderSequence, paymentTermsOf } from './store.ts'
import { approvalLinesOf } from '../../approval-flow/subject.ts'
import type { CallContext } from '../../http/define-routes.ts'
import { originOf, writeAudit } from '../../writes/audit-log.ts'
import { toYuan } from '../../money.ts'

/** The guards against selling the same stock or budget twice. Tests inject versions without locks to show that they detect overselling. */
export interface Guards {
  readonly readBudget: BudgetReader
  readonly decrementStock: StockDecrement
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

export interface PlacedOrder {
  readonly orderNo: string
  readonly submitId: string
}

interface Placing {
  readonly tx: Tx
  readonly context: CallContext
  readonly submission: OrderSubmission
  readonly confirmed: readonly ConfirmedLine[]
  readonly now: Date
  readonly guards: Guards
}

/** The confirmed lines with the prices of now, their cart items locked. */
const pricedCart = async ({ tx, context: { caller }, confirmed, now }: Placing, area: string): Promise<PricedLine[]> => {
  const items = await lockCartItems(
    tx,
    caller,
    confirmed.map((line) => line.cartItemId),
  )
  const byId = new Map(items.map((item) => [item.id, item]))
  const sellables = await offersOf(tx, caller, items.map((item) => item.productId), area, now)
  return confirmed.map((line) => {
    const item = byId.get(line.cartItemId)
    const sellable = sellables.find((one) => one.productId === item?.productId)
    if (item === undefined || sellable === undefined || item.quantity !== line.quantity) {
      throw new BusinessError('CART_CHANGED', '购物车中的商品已变化，请返回购物车重新确认')
    }
    return priceLine(wantedOf(item), sellable)
  })
}

const requireChecked = async (
  placing: Placing,
  address: Address | null,
  lines: readonly PricedLine[],
  totals: Totals,
): Promise<OrderInvoice> => {
  const { tx, submission, now } = placing
  const { caller } = placing.context
  const titles = await invoiceTitlesOf(tx, caller.enterpriseId)
  const departments = await chargeableDepartments(tx, caller)
  const problem = submissionProblem(submission, {
    today: toDay(now),
    address,
    departmentIds: departments.map((one) => one.id),
    terms: await paymentTermsOf(tx, caller.enterpriseId),
    titles,
    payableFen: totals.payableFen,
    lines: lines.map((line) => line.sellable),
  })
  if (problem !== null) throw new BusinessError(problem.code, problem.message)
  const invoiced = submission.InvoiceMode !== 3
  const title = invoiced ? titles.find((one) => one.id === submission.TitleId) : undefined
  return {
    mode: submission.InvoiceMode,
    type: (invoiced ? submission.InvoiceType : undefined) ?? null,
    titleId: title?.id ?? null,
    title: title?.title ?? '',
    taxNo: title?.taxNo ?? '',
  }
}

/** The budget to charge, locked; null when the department has none. */
const lockedBudget = async ({ tx, submission, now, guards }: Placing): Promise<Budget | null> => {
  const budgets = await activeBudgets(tx, [submission.DepartmentId], toDay(now))
  if (submission.BudgetId !== undefined && !budgets.some((one) => one.id === submission.BudgetId)) {
    throw new BusinessError('BUDGET_NOT_AVAILABLE', '所选预算不可用，请重新选择')
  }
  const charged = chargedBudget(budgets, submission.DepartmentId, submission.BudgetId)
  return charged === null ? null : guards.readBudget(tx, charged.id)
}

const requirePlan = async (placing: Placing, lines: readonly PricedLine[], totals: Totals, overrun: ApprovalSubject['overrun']) => {
  const { tx, submission } = placing
  const { caller } = placing.context
  const plan: ApprovalPlan | null = await planApproval(
    tx,
    { ...caller, departmentId: submission.DepartmentId },
    { payableFen: totals.payableFen, singleLimitFen: await singleLimitOf(tx, caller), overrun, lines: approvalLinesOf(lines) },
  )
  if (plan === null) {
    if (overrun !== null) throw new BusinessError('NO_APPROVAL_FLOW', '超预算，且贵司未设置审批流程，请联系企业管理员')
    return null
  }
  if ((submission.Reason ?? '').trim() === '') throw new BusinessError('REASON_REQUIRED', '请填写采购事由')
  if (plan.nodes === null) throw new BusinessError('NO_APPROVER', '没有可用的审批人，请联系企业管理员')
  return { ...plan, nodes: plan.nodes }
}

/**
 * Writes an order and its dependent rows within the caller's transaction. Rows are locked in one order, cart → budget → stock,
 * so that two submissions never deadlock.
 * @throws ConfirmationChanged when a price or stock moved; BusinessError when the order cannot be placed. Roll back on both.
 */
export const placeOrder = async (placing: Placing): Promise<PlacedOrder> => {
  const { tx, context, submission, confirmed, now, guards } = placing
  const { caller } = context
  const address = await findAddress(tx, caller, submission.AddressId)
  if (address === null) throw new BusinessError('ADDRESS_REQUIRED', '请选择收货地址')
  const lines = await pricedCart(placing, address.AreaCode)
  const changes = changesBetween(confirmed, lines)
  if (changes.length > 0) throw new ConfirmationChanged(changes)
  const totals = totalsOf(lines)
  const invoice = await requireChecked(placing, address, lines, totals)
  const budget = await lockedBudget(placing)
  const result = budget === null ? 0 : budgetResult(budget, totals.payableFen)
  if (result === 2) throw new BusinessError('BUDGET_EXCEEDED', '超预算，禁止提交')
  const plan = await requirePlan(placing, lines, totals, overrunOf(budget, totals.payableFen))

  const status = plan === null ? statusAfterApproval(submission.PaymentType) : orderStatus.pendingApproval
  const stockArea = lines[0]?.sellable.stockArea ?? ''
  const submitId = context.deps.entropy.uuid()
  const [order] = await tx
    .insert(orders)
    .values({
      submitId,
      orderNo: orderNoOf(toDay(now), await nextOrderSequence(tx)),
      groupId: caller.groupId,
      enterpriseId: caller.enterpriseId,
      userId: caller.userId,
      departmentId: submission.DepartmentId,
      status,
      version: 1,
      paymentType: submission.PaymentType,
      ...totals,
      quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
      address: { consignee: address.Consignee, mobile: address.Mobile, fullAddress: fullAddressOf(address), areaCode: address.AreaCode },
      invoice,
      invoiceState: 1,
      attachments: submission.Attachments ?? [],
      poNo: submission.PoNo ?? '',
      reason: submission.Reason ?? '',
      remark: submission.Remark ?? '',
      deliveryDate: submission.DeliveryDate ?? null,
      budgetId: budget?.id ?? null,
      budgetState: budget === null ? 'none' : plan === null ? 'used' : 'frozen',
      stockState: 'taken',
      stockArea,
      createdAt: now,
      payBefore: plan === null ? payBeforeOf(submission.PaymentType, now) : null,
    })
    .returning({ id: orders.id, orderNo: orders.orderNo })
  if (order === undefined) throw new Error('The order was not written')
  await tx.insert(orderLine).values(lines.map((line) => ({ ...lineSnapshot(line), orderId: order.id, shippedQuantity: 0, receivedQuantity: 0 })))
  if (budget !== null) {
    const change = plan === null ? use : freeze
    await applyBudgetChange(tx, budget, change(budget, totals.payableFen), { orderId: order.id, operator: caller.nickname, now })
  }
  const taken = lines.map((line) => ({ productId: line.productId, name: line.sellable.name, quantity: line.quantity }))
  await takeStock(tx, { orderId: order.id, area: stockArea, lines: taken, now }, guards.decrementStock)
  if (plan !== null) await startApproval(tx, order.id, plan, now)
  await tx.insert(orderLog).values({
    orderId: order.id,
    operator: caller.nickname,
    text: plan === null ? '提交订单' : `提交订单，触发审批：${reasonNames(plan.reasons).join('、')}`,
    createdAt: now,
  })
  await removeCartItems(
    tx,
    caller,
    lines.map((line) => line.cartItemId),
  )
  await writeAudit(tx, originOf(context), {
    action: 'Order.Submit', entity: 'order', entityId: order.orderNo, before: null, after: { Status: status, PayableAmount: toYuan(totals.payableFen) },
  })
  return { orderNo: order.orderNo, submitId }
}
