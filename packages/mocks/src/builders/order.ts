import {
  orderLifecycle,
  orderStatus,
  statusName,
  type OrderConfirmation,
  type OrderDetail,
  type OrderLine,
  type OrderList,
  type OrderStatus,
  type OrderSummary,
  type RowResult,
  type SubmitAnswer,
  type SubmitResult,
} from '@mall/api/contract'
import { confirmationOf } from '../answers/checkout.ts'
import { allowActions, summaryOf, type MockOrder } from '../world/order.ts'
import { buildOrders } from '../world/order-data.ts'
import { orderDetailOf } from '../world/order-detail.ts'
import { logins } from '../world/people.ts'
import { instantOf, worldTime } from '../world/time.ts'
import type { Viewer } from '../world/viewer.ts'
import { createWorld } from '../world/world.ts'
import { at, builder } from './define.ts'

const { User, Enterprise, Role, Token } = logins.buyer

const buyer: Viewer = {
  token: Token,
  userId: User.uid,
  nickname: User.nname,
  roles: Role,
  isGroupAdministrator: false,
  enterpriseId: Enterprise.EnterpriseId,
  groupId: Enterprise.GroupId,
  departmentId: Enterprise.DepartmentId,
}

const orderIn = (status: OrderStatus): MockOrder =>
  at(
    buildOrders().filter((order) => order.status === status),
    0,
  )

/** A row of the list. A given `Status` brings its name and what the buyer may do then. */
export const buildOrderSummary = (parts: Partial<OrderSummary> = {}): OrderSummary => ({
  ...summaryOf(orderIn(parts.Status ?? orderStatus.pendingConfirmation), buyer),
  ...parts,
})

/** So many rows in all statuses, newest first, with numbers of their own. */
export const buildOrderSummaries = (count: number, parts: Partial<OrderSummary> = {}): OrderSummary[] => {
  const orders = buildOrders()
  return Array.from({ length: count }, (_, index) => ({
    ...summaryOf(at(orders, index), buyer),
    OrderNo: `MO2026${String(9_999_999 - index)}`,
    OrderTime: instantOf(worldTime.getTime() - index * 7_200_000),
    ...parts,
  }))
}

/** A page of the list with the counts of its statuses. */
export const buildOrderList = (parts: Partial<OrderList> = {}): OrderList => {
  const Items = parts.Items ?? buildOrders().map((order) => summaryOf(order, buyer))
  const StatusCounts = Object.values(orderStatus).map((Status) => ({
    Status,
    Count: Items.filter((item) => item.Status === Status).length,
  }))
  return { Items, total: Items.length, StatusCounts, ...parts }
}

/** An order's page. A given `Status` brings its steps, approvals and packages along. */
export const buildOrderDetail = (parts: Partial<OrderDetail> = {}): OrderDetail => ({
  ...orderDetailOf(orderIn(parts.Status ?? orderStatus.pendingConfirmation), buyer),
  ...parts,
})

export const buildOrderLine = builder<OrderLine>(() => at(buildOrderDetail().Lines, 0))

/** What the buyer may do with an order of theirs in a status. */
export const buildAllowActions = (status: OrderStatus): OrderSummary['AllowActions'] => allowActions(orderIn(status), buyer)

/** The Chinese name of a status, as the wire has it. */
export const buildStatusName = (status: OrderStatus): string => statusName(orderLifecycle, status)

/** Three lines to order, no approval. */
export const buildOrderConfirmation = (parts: Partial<OrderConfirmation> = {}): OrderConfirmation => {
  const world = createWorld()
  const confirmation = confirmationOf(
    world,
    buyer,
    world.cart.filter(({ id }) => id <= 3),
  )
  return { ...confirmation, ConfirmToken: 'confirm-1', ...parts }
}

export const buildBudgetState = builder<OrderConfirmation['Budgets'][number]>(() => ({
  BudgetId: 1,
  Name: '2026年第一季度办公预算',
  DepartmentId: 1,
  Total: 60_000,
  Used: 31_240.5,
  Frozen: 4120,
  Remaining: 24_639.5,
  Control: 'approve',
  Result: 0,
}))

/** Two reasons, two nodes. */
export const buildApprovalPreview = builder<OrderConfirmation['ApprovalPreview']>(() => ({
  Reasons: ['超单笔限额', '非协议商品'],
  Nodes: [
    { Name: '部门负责人审批', Mode: 2, Approvers: ['行政部经理'] },
    { Name: '财务审批', Mode: 1, Approvers: ['财务主管', '财务专员'] },
  ],
}))

type Submitted = Extract<SubmitAnswer, { Outcome: 'submitted' }>
type Changed = Extract<SubmitAnswer, { Outcome: 'changed' }>

export const buildSubmitAnswer = builder<Submitted>(() => ({ Outcome: 'submitted', SubmitId: 'submit-1', OrderNo: 'MO20260318001001' }))

/** 订单信息已变化，请确认 */
export const buildChangedAnswer = builder<Changed>(() => {
  const Confirmation = buildOrderConfirmation()
  const [first, second] = [at(Confirmation.Items, 0), at(Confirmation.Items, 1)]
  return {
    Outcome: 'changed',
    Changes: [
      { CartItemId: first.CartItemId, CustomerProductName: first.CustomerProductName, Kind: 'price', Text: '单价由¥138.80变为¥142.80' },
      { CartItemId: second.CartItemId, CustomerProductName: second.CustomerProductName, Kind: 'stock', Text: '库存不足，仅剩6' },
    ],
    Confirmation,
  }
})

export const buildSubmitResult = builder<SubmitResult>(() => ({
  SubmitId: 'submit-1',
  OrderNo: 'MO20260318001001',
  State: 'submitted',
  PayableAmount: 1023.5,
  PaymentTypeName: '账期月结',
  ApproverNames: [],
  PayBefore: null,
}))

export const buildRowResult = builder<RowResult>(() => ({ RowNo: 1, Success: true, Code: '1000231', Message: '已加入购物车' }))
