import { desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { orderLifecycle, statusName, type OrderDetailReport, type OrderDetailReportRequest } from '@mall/api/contract'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { brand, product } from '../../platform/db/schema/catalogue.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { appUser, department } from '../../platform/db/schema/organisation.ts'
import { reportLine } from '../../platform/db/schema/report.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import type { ExportParts } from '../../platform/lists/workbook.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'
import { companiesOf, departmentText, type CompanyNames } from './companies.ts'
import { countedLines, type ReportFilters } from './counted.ts'
import { spanOf } from './periods.ts'
import { cardsOf, reportActionsOf } from './totals.ts'

const amount = sql`${reportLine.priceFen} * ${reportLine.quantity}`

const sort = { columns: { OrderTime: reportLine.orderedAt, Quantity: reportLine.quantity, Amount: amount }, byDefault: 'OrderTime', last: reportLine.lineId } as const

type Row = OrderDetailReport['Items'][number]

/** Lines with all that a row says, in the order of their ids here. */
const linesOf = async (db: Db, lineIds: readonly number[], companies: CompanyNames): Promise<Row[]> => {
  if (lineIds.length === 0) return []
  const rows = await db
    .select({ line: orderLine, order: orders, userName: displayName, departmentName: department.name, brandName: brand.name })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .innerJoin(appUser, eq(appUser.id, orders.userId))
    .innerJoin(department, eq(department.id, orders.departmentId))
    .innerJoin(product, eq(product.id, orderLine.productId))
    .innerJoin(brand, eq(brand.id, product.brandId))
    .where(inArray(orderLine.id, [...lineIds]))
  const byId = new Map(rows.map((row) => [row.line.id, row]))
  return lineIds.flatMap((id): Row[] => {
    const row = byId.get(id)
    if (row === undefined) return []
    const { line, order, userName, departmentName, brandName } = row
    return [{
      LineId: line.id,
      OrderNo: order.orderNo,
      OrderTime: toInstant(order.createdAt),
      UserName: userName,
      DepartmentName: departmentText(departmentName, order.enterpriseId, companies),
      ProductCode: line.productCode,
      ProductName: line.name,
      BrandName: brandName,
      Unit: line.unit,
      Price: toYuan(line.priceFen),
      Quantity: line.quantity,
      Amount: toYuan(line.priceFen * line.quantity),
      TaxRate: line.taxBp / 100,
      Status: order.status,
      StatusName: statusName(orderLifecycle, order.status),
    }]
  })
}

const sumWhere = async (db: Db, where: SQL | undefined) => {
  const [row = { lines: 0, quantity: 0, amountFen: 0 }] = await queryRows<{ readonly lines: number; readonly quantity: number; readonly amountFen: number }>(
    db,
    sql`select count(*)::int as lines, coalesce(sum(${reportLine.quantity}), 0)::float8 as quantity, coalesce(sum(${amount})::bigint, 0)::float8 as "amountFen"
      from ${reportLine} where ${where}`,
  )
  return row
}

/** 订单明细报表: the lines of purchases, the latest first. */
export const orderDetailReportOf = async (db: Db, caller: Caller, request: OrderDetailReportRequest, today: string): Promise<OrderDetailReport> => {
  const span = spanOf(request, 'month', today)
  const where = countedLines(caller, request, span)
  const [ids, sum, Totals] = await Promise.all([
    listPage(db.select({ id: reportLine.lineId }).from(reportLine).where(where).$dynamic(), sort, request),
    sumWhere(db, where),
    cardsOf(db, caller, request, span, 'goods', today),
  ])
  return {
    Items: await linesOf(db, ids.map(({ id }) => id), await companiesOf(db, caller, request)),
    total: sum.lines,
    Sum: { Quantity: sum.quantity, Amount: toYuan(sum.amountFen) },
    Totals,
    AllowActions: reportActionsOf(caller),
  }
}

/** The lines that match the filters, the latest first. */
export const orderDetailForExport = (db: Db, caller: Caller, filters: ReportFilters, today: string): ExportParts<Row> => ({
  ids: async (limit) => {
    const found = await db
      .select({ id: reportLine.lineId })
      .from(reportLine)
      .where(countedLines(caller, filters, spanOf(filters, 'month', today)))
      .orderBy(desc(reportLine.orderedAt), desc(reportLine.lineId))
      .limit(limit)
    return found.map(({ id }) => id)
  },
  rows: async (ids) => linesOf(db, ids, await companiesOf(db, caller, filters)),
})
