import { and, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { orderStatus, purchaseStatuses, type OrderReportRequest, type OrderStatus } from '@mall/api/contract'
import { category } from '../../platform/db/schema/catalogue.ts'
import { orders } from '../../platform/db/schema/order.ts'
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

/** Ordered on one of the days, by whom and where the filters say, within the caller's scope: of any status. */
const ordered = (caller: Caller, filters: ReportFilters, { first, last }: Span, source: Source): SQL | undefined =>
  and(
    visibleTo(caller, source),
    gte(source.orderedAt, startOfDay(first)),
    lt(source.orderedAt, addDays(startOfDay(last), 1)),
    isEqual(source.enterpriseId, filters.EnterpriseId),
    filters.DepartmentId === undefined ? undefined : inDepartmentTree(source.departmentId, filters.DepartmentId),
    isEqual(source.userId, filters.UserId),
  )

const countedStatuses = ({ Cancelled }: ReportFilters): OrderStatus[] =>
  Cancelled === 'with' ? [...purchaseStatuses, orderStatus.cancelled, orderStatus.refused] : [...purchaseStatuses]

const inCategory = (wanted: number): SQL => {
  const below = sql`select ${category.id} from ${category} where ${category.parentId} = ${wanted}`
  return sql`${reportLine.categoryId} in (
    select ${category.id} from ${category} where ${category.id} = ${wanted} or ${category.parentId} = ${wanted} or ${category.parentId} in (${below})
  )`
}

/** Orders of any status: what approvals are counted by. */
export const orderedOrders = (caller: Caller, filters: ReportFilters, span: Span): SQL | undefined => ordered(caller, filters, span, orderSource)

const countedOrders = (caller: Caller, filters: ReportFilters, span: Span): SQL | undefined =>
  and(orderedOrders(caller, filters, span), inArray(orders.status, countedStatuses(filters)))

/** The order lines that count: the one rule of all reports. */
export const countedLines = (caller: Caller, filters: ReportFilters, span: Span): SQL | undefined =>
  and(
    ordered(caller, filters, span, reportLine),
    inArray(reportLine.status, countedStatuses(filters)),
    filters.CategoryId === undefined ? undefined : inCategory(filters.CategoryId),
  )

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
    from ${orders} where ${countedOrders(caller, filters, span)}) as purchase`
}

