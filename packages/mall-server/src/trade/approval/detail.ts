import { and, asc, desc, eq, inArray, lt, notInArray } from 'drizzle-orm'
import { approvalStatus, approvalStepStatus, orderLifecycle, orderStatus, paymentTypeNames, statusName, type ApprovalDetail, type ApprovalStatus, type OrderStatus } from '@mall/api/contract'
import { sellablesOf } from '../../catalogue/assortment/sellables.ts'
import { stepStateName } from '../../company/approval-flow/rules.ts'
import { holdsOf } from '../../company/budget/holds.ts'
import { levelsToWire } from '../../company/budget/levels-to-wire.ts'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import { orderLineChange } from '../../platform/db/schema/approval.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { groupBy } from '../../platform/group-by.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { addressToWire, invoiceToWire, lineToWire } from '../order-query/detail.ts'
import { visibleOrders } from '../order/scope.ts'
import type { OrderRow } from '../order/store.ts'
import { toInstant } from '../../platform/time.ts'
import { isRunning } from './allowed-actions.ts'
import { lineRuleOf } from './line-edits.ts'
import { approvalSummaryOf } from './list.ts'
import { isPassed } from './step-moves.ts'
import { findApproval, stepsOf, type NamedStep } from './store.ts'

/** Orders in these statuses were not bought, so their prices were not paid. */
const notBought: readonly OrderStatus[] = [orderStatus.pendingApproval, orderStatus.approvalRejected, orderStatus.withdrawn, orderStatus.cancelled]

/** What the enterprise paid last for each product before this order. */
const lastPaidOf = async (db: Db, order: OrderRow, productIds: readonly number[]) => {
  const rows = await db
    .selectDistinctOn([orderLine.productId], { productId: orderLine.productId, priceFen: orderLine.priceFen, at: orders.createdAt })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .where(
      and(
        inArray(orderLine.productId, [...productIds]),
        eq(orders.enterpriseId, order.enterpriseId),
        lt(orders.createdAt, order.createdAt),
        notInArray(orders.status, [...notBought]),
      ),
    )
    .orderBy(asc(orderLine.productId), desc(orders.createdAt), desc(orders.id))
  return new Map(rows.map((row) => [row.productId, { Price: toYuan(row.priceFen), Time: toInstant(row.at) }]))
}

const ruleToWire = ({ moq, step }: ReturnType<typeof lineRuleOf>) => ({ MOQ: moq, Step: step })

const linesOf = async (db: Db, { day }: Pick<Caller, 'day'>, order: OrderRow): Promise<ApprovalDetail['Lines']> => {
  const lines = await db.select().from(orderLine).where(eq(orderLine.orderId, order.id)).orderBy(asc(orderLine.id))
  const productIds = lines.map(({ productId }) => productId)
  const lastPaid = await lastPaidOf(db, order, productIds)
  const sellables = new Map((await sellablesOf(db, { enterpriseId: order.enterpriseId, day }, productIds, order.address.areaCode)).map((sellable) => [sellable.productId, sellable]))
  return lines.map((line) => ({
    ...lineToWire(line),
    ...ruleToWire(lineRuleOf(sellables.get(line.productId))),
    IsNonAgreed: !line.isAgreed && !line.isQuoted,
    LastPaid: lastPaid.get(line.productId) ?? null,
  }))
}

/** The order's budgets as they are without it, whether they still hold it or not. */
const budgetsOf = async (db: Db, order: OrderRow): Promise<ApprovalDetail['Budgets']> => {
  const without = (await holdsOf(db, order.id)).map(({ budget, hold }) => ({ ...budget, usedFen: budget.usedFen - hold.usedFen, frozenFen: budget.frozenFen - hold.frozenFen }))
  return levelsToWire(without, order.payableFen)
}

const changesOf = async (db: Db, approvalId: number): Promise<ApprovalDetail['Changes']> => {
  const rows = await db
    .select({ change: orderLineChange, userName: displayName })
    .from(orderLineChange)
    .innerJoin(appUser, eq(appUser.id, orderLineChange.userId))
    .where(eq(orderLineChange.approvalId, approvalId))
    .orderBy(asc(orderLineChange.id))
  return rows.map(({ change, userName }) => ({
    Time: toInstant(change.createdAt),
    UserName: userName,
    ProductCode: change.productCode,
    CustomerProductName: change.name,
    ImageUrl: change.imageUrl,
    Unit: change.unit,
    FromQuantity: change.fromQuantity,
    ToQuantity: change.toQuantity,
    FromPrice: toYuan(change.fromPriceFen),
    ToPrice: toYuan(change.toPriceFen),
    Comment: change.comment,
  }))
}

type Node = ApprovalDetail['Nodes'][number]

/** A node that was reached and does not decide now may wait for an approver who was added before it. */
const nodeState = (steps: readonly NamedStep[], status: ApprovalStatus): Node['State'] => {
  if (steps.some(({ state }) => state === approvalStepStatus.rejected)) return 'rejected'
  if (steps.some(({ state }) => state === approvalStepStatus.running)) return 'running'
  if (status === approvalStatus.approved || isPassed(steps)) return 'agreed'
  return !isRunning(status) && steps.some(({ reachedAt }) => reachedAt !== null) ? 'stopped' : 'waiting'
}

const nodesOf = (steps: readonly NamedStep[], status: ApprovalStatus, names: ReadonlyMap<number, string>): Node[] =>
  [...groupBy(steps, ({ nodeIndex }) => nodeIndex).values()].map((ofNode) => ({
    Name: ofNode[0].nodeName,
    Mode: ofNode[0].mode,
    State: nodeState(ofNode, status),
    Steps: ofNode.map((step) => ({
      UserName: step.approverName,
      State: step.state,
      StateName: stepStateName(step.state, status),
      ReachedTime: step.reachedAt === null ? null : toInstant(step.reachedAt),
      Time: step.handledAt === null ? null : toInstant(step.handledAt),
      Comment: step.comment,
      AddedBy: step.addedById === null ? null : (names.get(step.addedById) ?? null),
      AddedComment: step.addedComment,
    })),
  }))

/** What an approver needs to decide, and what everybody concerned can read afterwards. */
export const approvalDetailOf = async (db: Db, caller: Caller, approvalNo: string): Promise<ApprovalDetail> => {
  const { approval, order } = await findApproval(db, caller, approvalNo)
  const steps = await stepsOf(db, approval.id)
  // Only an approver adds an approver.
  const names = new Map(steps.map(({ approverId, approverName }) => [approverId, approverName]))
  const seesOrder = await db.$count(orders, and(eq(orders.id, order.id), visibleOrders(caller)))
  return {
    ...(await approvalSummaryOf(db, caller, approvalNo)),
    Lines: await linesOf(db, caller, order),
    OrderStatusName: statusName(orderLifecycle, order.status),
    IsOrderVisible: seesOrder > 0 && caller.permissions.has('order.view'),
    PaymentTypeName: paymentTypeNames[order.paymentType],
    DeliveryDate: order.deliveryDate,
    Remark: order.remark,
    Attachments: order.attachments.map((file) => ({ ...file })),
    Address: addressToWire(order.address),
    Invoice: invoiceToWire(order.invoice),
    Budgets: await budgetsOf(db, order),
    Changes: await changesOf(db, approval.id),
    Nodes: nodesOf(steps, approval.status, names),
    FinishTime: approval.finishedAt === null ? null : toInstant(approval.finishedAt),
  }
}
