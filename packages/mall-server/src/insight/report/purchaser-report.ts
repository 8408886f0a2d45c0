import { and, eq, inArray, sql } from 'drizzle-orm'
import { approvalStatus, type PurchaserReport, type PurchaserReportRequest } from '@mall/api/contract'
import { intArray } from '../../platform/db/int-array.ts'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { orderApproval } from '../../platform/db/schema/approval.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { appUser, department, membership } from '../../platform/db/schema/organisation.ts'
import { reportLine } from '../../platform/db/schema/report.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { companiesOf, departmentText, type CompanyNames } from './companies.ts'
import { countedLines, countedPurchases, orderedOrders, type ReportFilters } from './counted.ts'
import { spanOf, type Span } from './periods.ts'
import { rankedRows, shareOf, toPoint, type AnySize, type Sized } from './rows.ts'
import { cardsOf, reportActionsOf } from './totals.ts'

interface Row extends Sized {
  /** The company of their latest order: what their department is looked for in. */
  readonly enterpriseId: number
}

const groupsOf = (caller: Caller, filters: ReportFilters, span: Span) =>
  sql`select user_id as id, user_id::text as key, max(enterprise_id)::int as "enterpriseId", count(*)::int as orders, sum(quantity)::float8 as quantity, sum(amount_fen)::float8 as "amountFen"
    from ${countedPurchases(caller, filters, span, 'payable')} group by user_id`

const placesOf = async (db: Db, rows: readonly Row[], companies: CompanyNames) => {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return new Map<number, { readonly name: string; readonly departmentName: string }>()
  const people = await db.select({ id: appUser.id, name: displayName }).from(appUser).where(sql`${appUser.id} = any(${intArray(ids)})`)
  const memberships = await db
    .select({ userId: membership.userId, enterpriseId: membership.enterpriseId, departmentName: department.name })
    .from(membership)
    .innerJoin(department, eq(department.id, membership.departmentId))
    .where(sql`${membership.userId} = any(${intArray(ids)})`)
  const nameOf = new Map(people.map(({ id, name }) => [id, name]))
  const departmentOf = new Map(memberships.map(({ userId, enterpriseId, departmentName }) => [`${userId}/${enterpriseId}`, departmentText(departmentName, enterpriseId, companies)]))
  return new Map(rows.map(({ id, enterpriseId }) => [id, { name: nameOf.get(id) ?? '', departmentName: departmentOf.get(`${id}/${enterpriseId}`) ?? '—' }]))
}

/** How the approvals of their orders went that somebody decided. */
const approvalsOf = async (db: Db, caller: Caller, filters: ReportFilters, span: Span, userIds: readonly number[]) => {
  const { approved, rejected, returned } = approvalStatus
  const rows = await db
    .select({
      userId: orders.userId,
      decided: sql<number>`count(*)`.mapWith(Number),
      refused: sql<number>`count(*) filter (where ${inArray(orderApproval.status, [rejected, returned])})`.mapWith(Number),
      minutes: sql<number>`avg(extract(epoch from ${orderApproval.finishedAt} - ${orderApproval.createdAt})) / 60`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(orderApproval, eq(orderApproval.orderId, orders.id))
    .where(and(orderedOrders(caller, filters, span), sql`${orders.userId} = any(${intArray(userIds)})`, inArray(orderApproval.status, [approved, rejected, returned])))
    .groupBy(orders.userId)
  return new Map(rows.map((row) => [row.userId, row]))
}

const goodsOf = async (db: Db, caller: Caller, filters: ReportFilters, span: Span, userIds: readonly number[]) => {
  const amount = sql`${reportLine.priceFen} * ${reportLine.quantity}`
  const rows = await db
    .select({
      userId: reportLine.userId,
      goodsFen: sql<number>`sum(${amount})::float8`.mapWith(Number),
      nonAgreedFen: sql<number>`coalesce(sum(${amount}) filter (where not ${reportLine.isAgreed}), 0)::float8`.mapWith(Number),
    })
    .from(reportLine)
    .where(and(countedLines(caller, filters, span), sql`${reportLine.userId} = any(${intArray(userIds)})`))
    .groupBy(reportLine.userId)
  return new Map(rows.map((row) => [row.userId, row]))
}

/** 采购人报表: purchases by person. What is said of approvals and agreements is read for the page alone. */
export const purchaserReportOf = async (db: Db, caller: Caller, request: AnySize<PurchaserReportRequest>, today: string): Promise<PurchaserReport> => {
  const span = spanOf(request, 'month', today)
  const [{ page, tops, sums }, Totals] = await Promise.all([
    rankedRows<Row, 'Amount' | 'OrderCount'>(db, groupsOf(caller, request, span), request, { Amount: 'amountFen', OrderCount: 'orders' }, 'Amount'),
    cardsOf(db, caller, request, span, 'payable', today),
  ])
  const ids = page.map(({ id }) => id)
  const [places, approvals, goods] = await Promise.all([
    placesOf(db, [...page, ...tops], await companiesOf(db, caller, request)),
    approvalsOf(db, caller, request, span, ids),
    goodsOf(db, caller, request, span, ids),
  ])
  return {
    Items: page.map((row) => {
      const approval = approvals.get(row.id)
      const bought = goods.get(row.id)
      return {
        Key: row.key,
        Name: places.get(row.id)?.name ?? '',
        DepartmentName: places.get(row.id)?.departmentName ?? '—',
        OrderCount: row.orders,
        Amount: toYuan(row.amountFen),
        RejectionRate: approval === undefined ? null : shareOf(approval.refused, approval.decided),
        ApprovalMinutes: approval === undefined ? null : Math.max(0, Math.round(approval.minutes)),
        NonAgreedShare: bought === undefined || bought.goodsFen === 0 ? null : shareOf(bought.nonAgreedFen, bought.goodsFen),
      }
    }),
    total: sums.rows,
    Sum: { OrderCount: sums.orders, Amount: toYuan(sums.amountFen) },
    Totals,
    AllowActions: reportActionsOf(caller),
    Points: tops.map((row) => toPoint(row, places.get(row.id)?.name ?? '')),
  }
}
