import { and, eq, gte, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { orderStatus, purchaseStatuses, type OrderReportRequest, type OrderStatus } from '@mall/api/contract'
import { afterSales } from '../../platform/db/schema/after-sales.ts'
import { category } from '../../platform/db/schema/catalogue.ts'
import { orderRefusal, orders } from '../../platform/db/schema/order.ts'
import { reportLine } from '../../platform/db/schema/report.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { isEqual } from '../../platform/lists/filters.ts'
import { inDepartmentTree, visibleTo } from '../../platform/lists/visible-to.ts'
import { addDays, startOfDay } from '../../platform/time.ts'
import type { Span } from './periods.ts'

/** The filters of every report, and of its export. */
export type ReportFilters = Omit<OrderReportRequest, 'Unit' | 'PageIndex' | 'PageSize'>

/** The columns of an order that filters use, in the table of orders or in that of the lines. */
interface Source {
  readonly enterpriseId: PgColumn
  readonly departmentId: PgColumn
  readonly userId: PgColumn
  readonly orderedAt: PgColumn
  readonly status: PgColumn
}

const { enterpriseId, departmentId, userId, createdAt, status } = orders
const orderSource: Source = { enterpriseId, departmentId, userId, orderedAt: createdAt, status }

/** Which purchases are counted: whose, and of which goods; goods narrow lines alone. */
export interface Counting {
  /** By the columns of the orders, or of the lines. */
  readonly whose: (source: Source) => SQL | undefined
  /** Of any level. */
  readonly CategoryId?: number | undefined
  readonly ProductId?: number | undefined
  readonly Cancelled?: ReportFilters['Cancelled']
}

/** Within the caller's scope, by whom and where the filters say. */
const countingOf = (caller: Caller, filters: ReportFilters): Counting => ({
  whose: (source) =>
    and(
      visibleTo(caller, source),
      isEqual(source.enterpriseId, filters.EnterpriseId),
      filters.DepartmentId === undefined ? undefined : inDepartmentTree(source.departmentId, filters.DepartmentId),
      isEqual(source.userId, filters.UserId),
    ),
  CategoryId: filters.CategoryId,
  Cancelled: filters.Cancelled,
})

/** Ordered on one of the days: of any status. */
const ordered = ({ whose }: Counting, { first, last }: Span, source: Source): SQL | undefined =>
  and(whose(source), gte(source.orderedAt, startOfDay(first)), lt(source.orderedAt, addDays(startOfDay(last), 1)))

const countedStatuses = ({ Cancelled }: Counting): OrderStatus[] =>
  Cancelled === 'with' ? [...purchaseStatuses, orderStatus.cancelled, orderStatus.refused] : [...purchaseStatuses]

const inCategory = (wanted: number): SQL => {
  const below = sql`select ${category.id} from ${category} where ${category.parentId} = ${wanted}`
  return sql`${reportLine.categoryId} in (
    select ${category.id} from ${category} where ${category.id} = ${wanted} or ${category.parentId} = ${wanted} or ${category.parentId} in (${below})
  )`
}

/** Orders of any status: what approvals are counted by. */
export const orderedOrders = (caller: Caller, filters: ReportFilters, span: Span): SQL | undefined => ordered(countingOf(caller, filters), span, orderSource)

/** The orders that count, whatever goods are in them. */
export const ordersThatCount = (counting: Counting, span: Span): SQL | undefined =>
  and(ordered(counting, span, orderSource), inArray(orders.status, countedStatuses(counting)))

/** The order lines that count: the one rule of all reports, of buyers and of the seller. */
export const linesThatCount = (counting: Counting, span: Span): SQL | undefined =>
  and(
    ordered(counting, span, reportLine),
    inArray(reportLine.status, countedStatuses(counting)),
    counting.CategoryId === undefined ? undefined : inCategory(counting.CategoryId),
    isEqual(reportLine.productId, counting.ProductId),
  )

/** The same of a buyer's reports. */
export const countedLines = (caller: Caller, filters: ReportFilters, span: Span): SQL | undefined => linesThatCount(countingOf(caller, filters), span)

/** `payable`: what is to be paid, freight included; `goods`: price × quantity. With a category it is the goods of that category in either case. */
export type Basis = 'payable' | 'goods'

/**
 * The orders that count, as a subquery: `at`, `enterprise_id`, `department_id`, `user_id`, `quantity`, `amount_fen`. By the lines only where
 * a category decides: an order says all else itself.
 */
export const countedPurchases = (caller: Caller, filters: ReportFilters, span: Span, basis: Basis): SQL => {
  if (filters.CategoryId !== undefined) {
    return sql`(select min(${reportLine.orderedAt}) as at, ${reportLine.enterpriseId}, ${reportLine.departmentId}, ${reportLine.userId},
      sum(${reportLine.quantity})::bigint as quantity, sum(${reportLine.priceFen} * ${reportLine.quantity})::bigint as amount_fen
      from ${reportLine} where ${countedLines(caller, filters, span)}
      group by ${reportLine.orderId}, ${reportLine.enterpriseId}, ${reportLine.departmentId}, ${reportLine.userId}) as purchase`
  }
  const amount = basis === 'payable' ? orders.payableFen : orders.goodsFen
  return sql`(select ${orders.createdAt} as at, ${orders.enterpriseId}, ${orders.departmentId}, ${orders.userId}, ${orders.quantity}, ${amount} as amount_fen
    from ${orders} where ${ordersThatCount(countingOf(caller, filters), span)}) as purchase`
}


/**
 * What went back of the lines that count, whenever that was, as a subquery `name`: `at` of the order, `enterprise_id`, `product_id`, `category_id`,
 * `amount_fen`. Freight of refused goods is of no goods: it goes back with what was payable alone.
 */
export const refundsThatCount = (counting: Counting, span: Span, basis: Basis, name: string): SQL => {
  const ofLine = sql`${reportLine.orderedAt} as at, ${reportLine.enterpriseId}, ${reportLine.productId}, ${reportLine.categoryId}`
  const refused = basis === 'payable' ? sql`${orderRefusal.refundFen} + ${orderRefusal.freightFen}` : sql`${orderRefusal.refundFen}`
  return sql`(select ${ofLine}, ${afterSales.refundFen} as amount_fen from ${afterSales}
      join ${reportLine} on ${and(eq(reportLine.lineId, afterSales.lineId), eq(reportLine.enterpriseId, afterSales.enterpriseId))}
      where ${and(isNotNull(afterSales.refundedAt), linesThatCount(counting, span))}
    union all select ${ofLine}, ${refused} as amount_fen from ${orderRefusal} join ${reportLine} on ${eq(reportLine.lineId, orderRefusal.lineId)}
      where ${linesThatCount(counting, span)}) as ${sql.identifier(name)}`
}

/** The same of a buyer's reports, as `refund`. */
export const countedRefunds = (caller: Caller, filters: ReportFilters, span: Span): SQL =>
  refundsThatCount(countingOf(caller, filters), span, filters.CategoryId === undefined ? 'payable' : 'goods', 'refund')
