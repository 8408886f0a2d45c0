import { and, eq, type SQL } from 'drizzle-orm'
import { afterSalesLifecycle, afterSalesTypeNames, statusName, supplementName, type AfterSalesSummary } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { afterSales as record } from '../../platform/db/schema/after-sales.ts'
import { appUser, department } from '../../platform/db/schema/organisation.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { visibleTo } from '../../platform/lists/visible-to.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'
import { allowedActions } from './allowed-actions.ts'

export { record }

export type AfterSalesRow = typeof record.$inferSelect

/** The services within the caller's scope, with what a list shows of them. Every read goes through here. */
export const afterSalesRecords = (db: Db, caller: Caller, where: SQL | undefined) =>
  db
    .select({ record, orderNo: orders.orderNo, line: orderLine, userName: displayName, departmentName: department.name })
    .from(record)
    .innerJoin(orders, eq(orders.id, record.orderId))
    .innerJoin(orderLine, eq(orderLine.id, record.lineId))
    .innerJoin(appUser, eq(appUser.id, record.userId))
    .innerJoin(department, eq(department.id, record.departmentId))
    .where(and(visibleTo(caller, record), where))

export type AfterSalesRecord = Awaited<ReturnType<typeof afterSalesRecords>>[number]

/** What both sides see of a service as a row of a list. */
export const factsOf = ({ record: row, orderNo, line }: Pick<AfterSalesRecord, 'record' | 'orderNo' | 'line'>) => ({
  ReturnOrderId: row.returnNo,
  OrderNo: orderNo,
  ProductCode: line.productCode,
  CustomerProductName: line.name,
  ImageUrl: line.imageUrl,
  Unit: line.unit,
  Type: row.type,
  TypeName: afterSalesTypeNames[row.type],
  Quantity: row.quantity,
  RefundAmount: row.refundFen === null ? null : toYuan(row.refundFen),
  ApplyTime: toInstant(row.createdAt),
  Status: row.status,
  StatusName: row.askedAt === null ? statusName(afterSalesLifecycle, row.status) : supplementName,
  AwaitsApplicant: row.askedAt !== null,
  Version: row.version,
})

export const toAfterSalesSummary = (caller: Caller, found: AfterSalesRecord): AfterSalesSummary => ({
  ...factsOf(found),
  UserName: found.userName,
  DepartmentName: found.departmentName,
  AllowActions: allowedActions(caller, found.record),
})

/**
 * One service within the caller's scope; any other does not exist for them.
 * @throws BusinessError `AFTER_SALES_NOT_FOUND`
 */
export const findAfterSales = async (db: Db, caller: Caller, returnNo: string): Promise<AfterSalesRecord> => {
  const [row] = await afterSalesRecords(db, caller, eq(record.returnNo, returnNo))
  if (row === undefined) throw new BusinessError('AFTER_SALES_NOT_FOUND', '售后服务单不存在')
  return row
}
