import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { orderLifecycle, orderStatus, paymentTypeNames, shippableStatuses, shortableStatuses, shortageState, statusName } from '@mall/api/contract'
import { sellerOrderActions, sellerOrderStatuses, type SellerOrder, type SellerOrderAction, type StaffPermission, type WorkCalendar } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { leftOf, leftUntil, nothingWaits, type TimeLeft } from '../../platform/calendar/time-left.ts'
import { literals } from '../../platform/db/columns.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { appUser, enterprise } from '../../platform/db/schema/organisation.ts'
import { orderLine, orderRefusal, orders as record } from '../../platform/db/schema/order.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'
import { creditAgreedAt, overCreditFen } from '../../trade/order/over-credit.ts'
import { ordersToRefund } from '../../trade/order/lifecycle/payments.ts'
import { ofCustomers } from '../account/portfolio.ts'

export { record }

type Order = typeof record.$inferSelect

/** The orders that exist for one of the staff: those of their customers that a company does not decide about any more. */
export const visibleTo = (db: Db, caller: StaffCaller): SQL | undefined => and(inArray(record.status, [...sellerOrderStatuses]), ofCustomers(db, caller, record.enterpriseId))

/** Refused pieces that the seller does not have back yet. */
export const onTheirWayBack = sql<number>`(select coalesce(sum(${orderRefusal.quantity}), 0) from ${orderRefusal} where ${orderRefusal.orderId} = ${record.id} and ${orderRefusal.takenBackAt} is null)`.mapWith(Number)

/** Whether refused pieces of an order are on their way back. By the few that are: a sum for each order would be one for all orders. */
export const isComingBack = (db: Db): SQL => inArray(record.id, db.select({ orderId: orderRefusal.orderId }).from(orderRefusal).where(isNull(orderRefusal.takenBackAt)))

/** Pieces of an order that have neither left nor are asked about. The names are spelt out: in a query of one table drizzle leaves out the table's. */
export const freePieces = sql<number>`(
  select coalesce(sum(line.quantity - line.shipped_quantity), 0)
    - (select coalesce(sum(asked.quantity), 0) from order_shortage asked where asked.order_id = orders.id and asked.state = ${literals(shortageState.asked)})
  from order_line line where line.order_id = orders.id
)`.mapWith(Number)

/** Whether something of an order has to be transferred back by hand. */
export const isToRefund = (db: Db): SQL => inArray(record.id, ordersToRefund(db))

/** Since when an order waits for its confirmation: placed, approved and paid, and agreed to where it was above the credit. */
export const acceptableSince = sql`greatest(${record.createdAt}, ${record.approvedAt}, ${record.paidAt}, ${creditAgreedAt})`

/** Statuses in which nothing of an order has left. */
const beforeShipment: ReadonlySet<Order['status']> = new Set([orderStatus.pendingPayment, orderStatus.pendingConfirmation, orderStatus.preparing])

/** Money goes back with 发票与收款管理; what a customer pays is a matter of prices; the rest is 订单 (管理). */
const permissionOf: Readonly<Partial<Record<SellerOrderAction, StaffPermission>>> = { DecideCredit: 'money.manage', Refund: 'money.manage', SetFreight: 'price.manage' }

interface Actable extends Pick<Order, 'status' | 'freightFen' | 'paidAt'> {
  /** Refused pieces on their way back. */
  readonly returning: number
  /** Pieces that have neither left nor are asked about. */
  readonly free: number
  /** Whether something of it has to be transferred back. */
  readonly refunding: boolean
  /** How much of it is above the credit of its company, and not agreed to; null: none. */
  readonly overFen: number | null
}

/** What a user with these permissions may do with an order now. */
export const allowedActions = ({ permissions }: Pick<StaffCaller, 'permissions'>, { status, freightFen, paidAt, returning, free, refunding, overFen }: Actable): SellerOrderAction[] => {
  const isPacking = status === orderStatus.preparing || status === orderStatus.partlyShipped
  const may: Readonly<Record<SellerOrderAction, boolean>> = {
    DecideCredit: overFen !== null,
    Accept: status === orderStatus.pendingConfirmation && overFen === null,
    Ship: isPacking && free > 0,
    Shortage: shortableStatuses.includes(status) && free > 0,
    Track: status === orderStatus.partlyShipped || status === orderStatus.pendingReceipt,
    TakeBack: returning > 0,
    SetFreight: freightFen > 0 && paidAt === null && beforeShipment.has(status),
    Refund: refunding,
    Write: true,
  }
  return sellerOrderActions.filter((action) => may[action] && permissions.has(permissionOf[action] ?? 'order.manage'))
}

/** Orders with what a row shows of them. */
export const orderRecords = (db: Db, caller: StaffCaller, where: SQL | undefined) =>
  db
    .select({ order: record, enterprise: enterprise.name, user: displayName, returning: onTheirWayBack, free: freePieces, refunding: sql<boolean>`${isToRefund(db)}`, overFen: overCreditFen, acceptableSince: acceptableSince.mapWith(record.createdAt) })
    .from(record)
    .innerJoin(enterprise, eq(enterprise.id, record.enterpriseId))
    .innerJoin(appUser, eq(appUser.id, record.userId))
    .where(and(visibleTo(db, caller), where))

export type Row = Awaited<ReturnType<typeof orderRecords>>[number]

/** The lines of orders, by their order. */
export const linesOf = async (db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, (typeof orderLine.$inferSelect)[]>> => {
  const byOrder = new Map<number, (typeof orderLine.$inferSelect)[]>(orderIds.map((id) => [id, []]))
  if (orderIds.length === 0) return byOrder
  for (const line of await db.select().from(orderLine).where(inArray(orderLine.orderId, [...orderIds])).orderBy(asc(orderLine.id))) byOrder.get(line.orderId)?.push(line)
  return byOrder
}

/** How long it may wait for its confirmation; for its shipment, after that, by the day that the buyer wants the goods on, where they said one. */
const timeLeftOf = ({ order: { status, deliveryDate, acceptedAt }, overFen, acceptableSince: since }: Row, calendar: WorkCalendar, now: Date): TimeLeft => {
  if (status === orderStatus.pendingConfirmation && overFen === null) return leftOf(calendar, 'Accept', since, now)
  if (acceptedAt === null || !shippableStatuses.some((one) => one === status)) return nothingWaits
  return deliveryDate === null ? leftOf(calendar, 'Ship', acceptedAt, now) : leftUntil(calendar, 'Ship', deliveryDate, now)
}

export const toSellerOrder = (caller: StaffCaller, row: Row, lines: readonly (typeof orderLine.$inferSelect)[], calendar: WorkCalendar, now: Date): SellerOrder => {
  const { order, enterprise: EnterpriseName, user: UserName, overFen } = row
  return {
    OrderNo: order.orderNo,
    OrderTime: toInstant(order.createdAt),
    EnterpriseName,
    UserName,
    Lines: lines.map(({ productCode, name, imageUrl, quantity }) => ({ ProductCode: productCode, CustomerProductName: name, ImageUrl: imageUrl, Quantity: quantity })),
    Quantity: order.quantity,
    OpenQuantity: lines.reduce((sum, { quantity, shippedQuantity }) => sum + quantity - shippedQuantity, 0),
    PayableAmount: toYuan(order.payableFen),
    OverCreditAmount: overFen === null ? null : toYuan(overFen),
    PaymentTypeName: paymentTypeNames[order.paymentType],
    DeliveryDate: order.deliveryDate,
    Status: order.status,
    StatusName: statusName(orderLifecycle, order.status),
    ...timeLeftOf(row, calendar, now),
    AllowActions: allowedActions(caller, { ...order, ...row }),
    Version: order.version,
  }
}

/**
 * Orders that exist for a caller, as they were named.
 * @throws BusinessError `ORDER_NOT_FOUND`
 */
export const findOrders = async (db: Db, caller: StaffCaller, orderNos: readonly string[]): Promise<Row[]> => {
  const rows = new Map((await orderRecords(db, caller, inArray(record.orderNo, [...orderNos]))).map((row) => [row.order.orderNo, row]))
  return orderNos.map((orderNo) => {
    const row = rows.get(orderNo)
    if (row === undefined) throw new BusinessError('ORDER_NOT_FOUND', `订单${orderNo}不存在`)
    return row
  })
}

/** What is done with several orders, in the order of their ids: so all transactions lock them, and none deadlock. */
export const inLockOrder = async <One extends { readonly OrderNo: string }>(db: Db, rows: readonly One[]): Promise<One[]> => {
  const found = await db.select({ id: record.id, orderNo: record.orderNo }).from(record).where(inArray(record.orderNo, rows.map(({ OrderNo }) => OrderNo)))
  const ids = new Map(found.map(({ id, orderNo }) => [orderNo, id]))
  return rows.toSorted((one, other) => (ids.get(one.OrderNo) ?? 0) - (ids.get(other.OrderNo) ?? 0))
}

/**
 * One of the orders that exist for a caller.
 * @throws BusinessError `ORDER_NOT_FOUND`
 */
export const findOrder = async (db: Db, caller: StaffCaller, orderNo: string): Promise<Row> => {
  const [row] = await orderRecords(db, caller, eq(record.orderNo, orderNo))
  if (row === undefined) throw new BusinessError('ORDER_NOT_FOUND', '订单不存在')
  return row
}
