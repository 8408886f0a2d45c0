import {
  actionsFor,
  orderActions,
  orderLifecycle,
  orderStatus,
  statusName,
  type Actor,
  type OrderAction,
  type OrderStatus,
  type OrderSummary,
} from '@mall/api/contract'
import { amountOf, toFen } from './money.ts'
import { departmentName } from './people.ts'
import { productOfCode } from './products.ts'
import { can, dataScopeOf } from './roles.ts'
import type { Viewer } from './viewer.ts'

export interface MockOrderLine {
  readonly lineId: number
  readonly code: string
  readonly quantity: number
  readonly fen: number
  readonly remark: string
}

/** An order as the world keeps it. */
export interface MockOrder {
  readonly orderNo: string
  readonly createdAt: string
  /** Hours before the moment of the world. */
  readonly age: number
  status: OrderStatus
  readonly needsApproval: boolean
  readonly paymentType: 1 | 2 | 3 | 4 | 5
  version: number
  readonly lines: readonly MockOrderLine[]
  readonly userId: number
  readonly userName: string
  readonly departmentId: number
  readonly enterpriseId: number
  readonly poNo: string
  readonly reason: string
  readonly remark: string
  reminded: boolean
  readonly logs: { Time: string; Operator: string; Text: string }[]
}

export const paymentNames = { 1: '账期月结', 2: '预存款', 3: '公司转账', 4: '在线支付', 5: '货到付款' } as const

/** Goods from ¥99 are delivered free of charge. */
export const freightFenOf = (goodsFen: number): number => (goodsFen >= 9900 ? 0 : 800)

export const goodsFenOf = (order: Pick<MockOrder, 'lines'>): number => toFen(amountOf(order.lines))

export const payableFenOf = (order: Pick<MockOrder, 'lines'>): number => goodsFenOf(order) + freightFenOf(goodsFenOf(order))

/** Whether an order lies in what the viewer's roles let them see. */
export const isInScope = (order: MockOrder, viewer: Viewer): boolean => {
  const scope = dataScopeOf(viewer.roles)
  if (order.enterpriseId !== viewer.enterpriseId) return scope === 'group' && viewer.groupId === 1
  if (scope === 'self') return order.userId === viewer.userId
  return scope !== 'departmentTree' || order.departmentId === viewer.departmentId
}

const actorsOf = (order: MockOrder, viewer: Viewer): Actor[] => {
  const isOwn = order.userId === viewer.userId && can(viewer.roles, 'purchase')
  const pays = can(viewer.roles, 'order.pay') && (isOwn || dataScopeOf(viewer.roles) !== 'self')
  return [...(isOwn ? ['purchaser' as const] : []), ...(pays ? ['payer' as const] : [])]
}

/** Moves that a call of the contract exists for. */
const offered: ReadonlySet<string> = new Set(['Cancel', 'Pay', 'Withdraw', 'ConfirmReceipt'])
const remindable: ReadonlySet<OrderStatus> = new Set([orderStatus.pendingApproval, orderStatus.pendingConfirmation, orderStatus.preparing])

/** `AllowActions`, from the life cycle's table. */
export const allowActions = (order: MockOrder, viewer: Viewer): OrderAction[] => {
  const actors = actorsOf(order, viewer)
  const allowed = new Set<string>(['View', ...actionsFor(orderLifecycle, order.status, actors).filter((action) => offered.has(action))])
  if (actors.includes('purchaser') && remindable.has(order.status)) allowed.add('Remind')
  if (can(viewer.roles, 'purchase')) allowed.add('Rebuy')
  return orderActions.filter((action) => allowed.has(action))
}

/** An order as a row of the list. */
export const summaryOf = (order: MockOrder, viewer: Viewer): OrderSummary => ({
  OrderNo: order.orderNo,
  OrderTime: order.createdAt,
  Lines: order.lines.map(({ code, quantity }) => {
    const product = productOfCode(code)
    return { ProductCode: code, CustomerProductName: product?.name ?? code, ImageUrl: product?.image ?? '/', Quantity: quantity }
  }),
  Quantity: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  PayableAmount: payableFenOf(order) / 100,
  UserName: order.userName,
  DepartmentName: departmentName(order.departmentId),
  PaymentTypeName: paymentNames[order.paymentType],
  Status: order.status,
  StatusName: statusName(orderLifecycle, order.status),
  AllowActions: allowActions(order, viewer),
  Version: order.version,
})
