import {
  orderLifecycle,
  orderStatus,
  transitionOf,
  type CallKey,
  type OrderAction,
  type OrderListRequest,
  type OrderSummary,
  type OrderTransitionAction,
} from '@mall/api/contract'
import { Refusal } from '../refusal.ts'
import { toYuan } from '../world/money.ts'
import { allowActions, isInScope, paymentNames, payableFenOf, summaryOf, type MockOrder } from '../world/order.ts'
import { orderDetailOf } from '../world/order-detail.ts'
import { productOfCode } from '../world/products.ts'
import { instantOf, worldTime } from '../world/time.ts'
import type { Viewer } from '../world/viewer.ts'
import type { World } from '../world/world.ts'
import { putInCart } from './cart.ts'
import { checkoutAnswers, type CheckoutKey } from './checkout.ts'
import type { Answers } from './define.ts'

type OrderKey = Exclude<Extract<CallKey, `${string}/api/Order/${string}`>, CheckoutKey>

type Filters = Omit<OrderListRequest, 'PageIndex' | 'PageSize' | 'SortField' | 'SortOrder'>

const orderOf = (world: World, viewer: Viewer, orderNo: string): MockOrder => {
  const order = world.orders.find((one) => one.orderNo === orderNo && isInScope(one, viewer))
  if (!order) throw new Refusal('订单不存在')
  return order
}

const allow = (order: MockOrder, viewer: Viewer, action: OrderAction): void => {
  if (!allowActions(order, viewer).includes(action)) throw new Refusal('当前订单状态或权限不允许此操作')
}

const moves = {
  Cancel: '取消订单',
  Withdraw: '撤回订单',
  ConfirmReceipt: '确认收货',
  Pay: '完成付款',
} as const satisfies Partial<Record<OrderAction & OrderTransitionAction, string>>

interface Target {
  readonly OrderNo: string
  readonly Version: number
}

const move = (world: World, viewer: Viewer, { OrderNo, Version }: Target, action: keyof typeof moves, note = ''): OrderSummary => {
  const order = orderOf(world, viewer, OrderNo)
  if (order.version !== Version) throw new Refusal('数据已被他人修改，请刷新后重试')
  allow(order, viewer, action)
  const transition = transitionOf(orderLifecycle, order.status, action)
  if (!transition) throw new Refusal('当前订单状态或权限不允许此操作')
  order.status = transition.to
  order.version += 1
  order.logs.unshift({ Time: instantOf(worldTime), Operator: viewer.nickname, Text: `${moves[action]}${note}` })
  return summaryOf(order, viewer)
}

const fits = (order: MockOrder, filters: Filters): boolean => {
  const day = order.createdAt.slice(0, 10)
  const yuan = toYuan(payableFenOf(order))
  return (
    (!filters.OrderNo || order.orderNo.includes(filters.OrderNo)) &&
    (!filters.Product ||
      order.lines.some(({ code }) => code === filters.Product || (productOfCode(code)?.name.includes(filters.Product ?? '') ?? false))) &&
    (filters.BeginTime === undefined || day >= filters.BeginTime) &&
    (filters.EndTime === undefined || day <= filters.EndTime) &&
    (!filters.UserName || order.userName.includes(filters.UserName)) &&
    (filters.DepartmentId === undefined || order.departmentId === filters.DepartmentId) &&
    (filters.PaymentType === undefined || order.paymentType === filters.PaymentType) &&
    (filters.InvoiceState === undefined || filters.InvoiceState === 1) &&
    (filters.AmountMin === undefined || yuan >= filters.AmountMin) &&
    (filters.AmountMax === undefined || yuan <= filters.AmountMax)
  )
}

const found = (world: World, viewer: Viewer, filters: Filters): MockOrder[] => {
  if (filters.BeginTime !== undefined && filters.EndTime !== undefined && filters.EndTime < filters.BeginTime) {
    throw new Refusal('结束时间不能早于开始时间')
  }
  return world.orders.filter((order) => isInScope(order, viewer) && fits(order, filters))
}

const sorted = (orders: readonly MockOrder[], { SortField, SortOrder }: OrderListRequest): MockOrder[] => {
  const value = (order: MockOrder) => (SortField === 'PayableAmount' ? payableFenOf(order) : Date.parse(order.createdAt))
  const sign = SortOrder === 'asc' ? 1 : -1
  return orders.toSorted((a, b) => sign * (value(a) - value(b)))
}

export const orderAnswers: Answers<OrderKey | CheckoutKey> = {
  ...checkoutAnswers,

  'POST /api/Order/List': (request, { viewer, world }) => {
    const all = found(world, viewer, request)
    const shown = sorted(
      all.filter(({ status }) => request.Status === undefined || status === request.Status),
      request,
    )
    const start = (request.PageIndex - 1) * request.PageSize
    return {
      Items: shown.slice(start, start + request.PageSize).map((order) => summaryOf(order, viewer)),
      total: shown.length,
      StatusCounts: Object.values(orderStatus).map((Status) => ({ Status, Count: all.filter(({ status }) => status === Status).length })),
    }
  },

  'POST /api/Order/Detail': ({ OrderNo }, { viewer, world }) => orderDetailOf(orderOf(world, viewer, OrderNo), viewer),
  'POST /api/Order/Track': ({ OrderNo }, { viewer, world }) => orderDetailOf(orderOf(world, viewer, OrderNo), viewer).Packages,

  'POST /api/Order/Cancel': (body, { viewer, world }) =>
    move(world, viewer, body, 'Cancel', `：${body.Reason}${body.Note ? `（${body.Note}）` : ''}`),
  'POST /api/Order/Withdraw': (body, { viewer, world }) => move(world, viewer, body, 'Withdraw'),
  'POST /api/Order/ConfirmReceipt': (body, { viewer, world }) => move(world, viewer, body, 'ConfirmReceipt'),
  'POST /api/Order/Pay': (body, { viewer, world }) => move(world, viewer, body, 'Pay'),

  'POST /api/Order/Remind': ({ OrderNo }, { viewer, world }) => {
    const order = orderOf(world, viewer, OrderNo)
    allow(order, viewer, 'Remind')
    if (order.reminded) throw new Refusal('每小时只能催单一次，请60分钟后再试')
    order.reminded = true
    return `已提醒${order.status === orderStatus.pendingApproval ? '行政部经理' : '商家'}尽快处理`
  },

  'POST /api/Order/Rebuy': ({ OrderNo }, { viewer, world }) => {
    const order = orderOf(world, viewer, OrderNo)
    allow(order, viewer, 'Rebuy')
    return {
      Results: order.lines.map(({ code, quantity }, index) => {
        const problem = putInCart(world, code, quantity)
        const name = productOfCode(code)?.name ?? code
        return { RowNo: index + 1, Success: problem === null, Code: code, Message: `${name}：${problem ?? '已加入购物车'}` }
      }),
    }
  },

  'POST /api/Order/Export': (filters, { viewer, world }) => ({
    // A spreadsheet would weigh more than it shows: the client only saves what it is given.
    content: [
      '订单号,下单时间,金额,支付方式,状态',
      ...found(world, viewer, filters).map((order) =>
        [
          order.orderNo,
          order.createdAt,
          toYuan(payableFenOf(order)).toFixed(2),
          paymentNames[order.paymentType],
          summaryOf(order, viewer).StatusName,
        ].join(','),
      ),
    ].join('\r\n'),
    fileName: '订单列表.xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
}
