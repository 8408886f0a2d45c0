import { and, asc, desc, eq, exists, inArray, or, type SQL } from 'drizzle-orm'
import { netFen, openPieces, orderLifecycle, orderStatus, shortableStatuses, statusName, type OrderList, type OrderListRequest, type OrderSummary, paymentTypeNames } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { appUser, department } from '../../platform/db/schema/organisation.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { reportLine } from '../../platform/db/schema/report.ts'
import { lineReview } from '../../platform/db/schema/review.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'
import { visibleOrders } from '../order/scope.ts'
import { serviceablePieces } from '../after-sales/serviceable.ts'
import { allowedActions, canApplyForAfterSales } from '../order/allowed-actions.ts'
import { paidBackInYuan, paidBackOf, returnedFenOf } from '../order/lifecycle/payments.ts'
import { askedOrders } from '../order/shortages.ts'
import { isInReviewState, reviewStateOf } from '../order/review-action.ts'
import { orderSumsOf } from '../order/sums.ts'
import { hasNumber, hasText, isAmount, isEqual, onDays } from '../../platform/lists/filters.ts'
import type { ExportParts } from '../../platform/lists/workbook.ts'
import { listPage, orderOf } from '../../platform/lists/list-page.ts'
import { countByStatus, statusCounts } from '../../platform/lists/status-counts.ts'
import { isByNamed, isOfCompanies, type Viewer } from '../../platform/lists/visible-to.ts'

/** The filters of list and export. */
export type OrderFilters = Omit<OrderListRequest, 'PageIndex' | 'PageSize' | 'SortField' | 'SortOrder'>

/**
 * An order with a product of which the text is part of the name, or the code. It is looked for in the copy of the lines that knows their company: beside each order, PostgreSQL
 * would look at its lines one order after the other, or at those of all companies. Without a caller, of any company.
 */
export const lineMatches = (db: Db, text: string | undefined, caller?: Viewer): SQL | undefined =>
  text === undefined || text.trim() === ''
    ? undefined
    : exists(
        db
          .select({ id: reportLine.lineId })
          .from(reportLine)
          .where(
            and(
              eq(reportLine.orderId, orders.id),
              caller === undefined ? undefined : isOfCompanies(caller, reportLine.enterpriseId),
              or(hasText(reportLine.name, text), eq(reportLine.productCode, text.trim())),
            ),
          ),
      )

/** All filters except the status: the tabs count with the same filters. */
const filtered = (db: Db, caller: Caller, filters: OrderFilters, now: Date): SQL | undefined =>
  and(
    visibleOrders(caller),
    hasNumber(orders.orderNo, filters.OrderNo),
    lineMatches(db, filters.Product, caller),
    onDays(orders.createdAt, filters.BeginTime, filters.EndTime),
    isByNamed(caller, orders.userId, filters.UserName),
    isEqual(orders.departmentId, filters.DepartmentId),
    isEqual(orders.paymentType, filters.PaymentType),
    isEqual(orders.invoiceState, filters.InvoiceState),
    isAmount(orders.payableFen, filters.AmountMin, filters.AmountMax),
    filters.ReviewState === undefined ? undefined : isInReviewState(db, caller, filters.ReviewState, now),
  )

const selection = { order: orders, userName: displayName, departmentName: department.name }

/** Orders with the names that a list shows. Every read of a list goes through here, and so through the caller's scope. */
const listed = (db: Db, where: SQL | undefined) =>
  db
    .select(selection)
    .from(orders)
    .innerJoin(appUser, eq(appUser.id, orders.userId))
    .innerJoin(department, eq(department.id, orders.departmentId))
    .where(where)

interface ListedOrder {
  readonly order: typeof orders.$inferSelect
  readonly userName: string
  readonly departmentName: string
}

/** Adds the lines and what the caller may do. */
const summarise = async (db: Db, caller: Caller, rows: readonly ListedOrder[], now: Date): Promise<OrderSummary[]> => {
  if (rows.length === 0) return []
  const lines = await db
    .select({ line: orderLine, reviewedAt: lineReview.createdAt, appendedAt: lineReview.appendedAt })
    .from(orderLine)
    .leftJoin(lineReview, eq(lineReview.orderLineId, orderLine.id))
    .where(
      inArray(
        orderLine.orderId,
        rows.map((row) => row.order.id),
      ),
    )
    .orderBy(asc(orderLine.id))
  const byOrder = new Map<number, typeof lines>(rows.map((row) => [row.order.id, []]))
  for (const one of lines) byOrder.get(one.line.orderId)?.push(one)
  const received = rows.map(({ order }) => order).filter((order) => canApplyForAfterSales(caller, order))
  const serviceable = await serviceablePieces(db, received, now)
  // Goods are returned of a completed order alone.
  const returned = await returnedFenOf(db, rows.filter(({ order }) => order.status === orderStatus.completed).map(({ order }) => order.id))
  const asked = await askedOrders(db, rows.filter(({ order }) => shortableStatuses.includes(order.status)).map(({ order }) => order.id))
  const paidBack = await paidBackOf(db, rows.map(({ order }) => order.id))
  return rows.map(({ order, userName, departmentName }) => {
    const { status } = order
    const own = byOrder.get(order.id) ?? []
    const reviewState = reviewStateOf(own.map(({ line, ...times }) => ({ ...times, receivedQuantity: line.receivedQuantity })), now)
    const canReceive = own.some(({ line }) => openPieces({ ordered: line.quantity, shipped: line.shippedQuantity, received: line.receivedQuantity, refused: line.refusedQuantity }) > 0)
    const canApply = own.some(({ line }) => serviceable.has(line.id))
    const refundedFen = returned.get(order.id) ?? 0
    return {
      OrderNo: order.orderNo,
      OrderTime: toInstant(order.createdAt),
      Lines: own.map(({ line }) => ({
        ProductCode: line.productCode,
        CustomerProductName: line.name,
        ImageUrl: line.imageUrl,
        Quantity: line.quantity,
      })),
      Quantity: order.quantity,
      ...orderSumsOf(order, own.map(({ line }) => line)),
      RefusedQuantity: own.reduce((sum, { line }) => sum + line.refusedQuantity, 0),
      RefusedAmount: toYuan(order.refusedFen),
      RefundAmount: toYuan(refundedFen),
      NetAmount: toYuan(netFen({ ...order, refundedFen })),
      ...paidBackInYuan(paidBack.get(order.id)),
      UserName: userName,
      DepartmentName: departmentName,
      PaymentTypeName: paymentTypeNames[order.paymentType],
      Status: status,
      StatusName: statusName(orderLifecycle, status),
      AllowActions: allowedActions(caller, { ...order, status, reviewState, canApply, canReceive, isAsked: asked.has(order.id), canInvoice: order.applyableFen > 0 }),
      Version: order.version,
    }
  })
}

/** One order as a row of the list, after a write. */
export const summaryOf = async (db: Db, caller: Caller, orderId: number, now: Date): Promise<OrderSummary> => {
  const [summary] = await summarise(db, caller, await listed(db, and(eq(orders.id, orderId), visibleOrders(caller))), now)
  if (summary === undefined) throw new BusinessError('ORDER_NOT_FOUND', '订单不存在')
  return summary
}

const sort = { columns: { OrderTime: orders.createdAt, PayableAmount: orders.payableFen }, byDefault: 'OrderTime', last: orders.id } as const

/** A page of the orders within the caller's scope, with the counts of the tabs. */
export const listOrders = async (db: Db, caller: Caller, request: OrderListRequest, now: Date): Promise<OrderList> => {
  const where = filtered(db, caller, request, now)
  const counts = await countByStatus(db, orders, where)
  const withStatus = request.Status === undefined ? where : and(where, eq(orders.status, request.Status))
  // Which orders are on it is found among entries of an index: what a list shows of one is read for these alone, however many come before them.
  const page = listPage(db.select({ id: orders.id }).from(orders).where(withStatus).$dynamic(), sort, request)
  const rows = await listed(db, inArray(orders.id, page)).orderBy(...orderOf(sort, request))
  return {
    Items: await summarise(db, caller, rows, now),
    ...statusCounts(counts, request.Status),
  }
}

const newestFirst = [desc(orders.createdAt), desc(orders.id)] as const

/** The orders that match the filters, the newest first. */
export const ordersForExport = (db: Db, caller: Caller, filters: OrderFilters, now: Date): ExportParts<OrderSummary> => ({
  ids: async (limit) => {
    const found = await db.select({ id: orders.id }).from(orders).where(and(filtered(db, caller, filters, now), isEqual(orders.status, filters.Status))).orderBy(...newestFirst).limit(limit)
    return found.map(({ id }) => id)
  },
  rows: async (ids) => summarise(db, caller, await listed(db, and(inArray(orders.id, [...ids]), visibleOrders(caller))).orderBy(...newestFirst), now),
})

/** The newest orders within the caller's scope, so many of them. */
export const newestOrders = async (db: Db, caller: Caller, limit: number, now: Date): Promise<OrderSummary[]> =>
  summarise(db, caller, await listed(db, visibleOrders(caller)).orderBy(...newestFirst).limit(limit), now)
