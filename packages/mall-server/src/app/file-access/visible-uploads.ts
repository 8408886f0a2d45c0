import { and, eq, exists, or, sql, type SQL } from 'drizzle-orm'
import { visibleApprovals } from '../../trade/approval/scope.ts'
import type { Db } from '../../platform/db/client.ts'
import { afterSales } from '../../platform/db/schema/after-sales.ts'
import { orderApproval } from '../../platform/db/schema/approval.ts'
import { inquiry } from '../../platform/db/schema/inquiry.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { uploadedFile } from '../../platform/db/schema/organisation.ts'
import type { Caller, StaffCaller } from '../../platform/http/define-routes.ts'
import { visibleTo } from '../../platform/lists/visible-to.ts'
import { ofCustomers } from '../../seller/account/portfolio.ts'
import { visibleTo as ordersOfCustomers } from '../../seller/order/records.ts'
import { visibleTo as statementsOfCustomers } from '../../seller/statement/records.ts'
import { visibleOrders } from '../../trade/order/scope.ts'
import { visibleTo as statementsOf } from '../../trade/statement-state/scope.ts'
import { isPartOfRecord } from './parts.ts'

/** No record: what a caller has no permission for. */
const none = sql`false`

/** An upload is part of a record that the caller may see. */
const isPartOfVisible = (db: Db, caller: Caller): SQL | undefined => {
  const seesStatements = caller.permissions.has('invoice.view') && caller.seesPrices
  const decides = db.select({ one: sql`1` }).from(orderApproval).where(and(eq(orderApproval.orderId, orders.id), visibleApprovals(db, caller)))
  return isPartOfRecord(db, { order: or(visibleOrders(caller), exists(decides)), service: visibleTo(caller, afterSales), inquiry: visibleTo(caller, inquiry), statement: seesStatements ? statementsOf(db, caller) : none })
}

/**
 * An upload that is public, the caller's own, or part of a record that they may see (null: a visitor); null for any other, as if it did
 * not exist.
 */
export const findVisibleUpload = async (db: Db, id: string, caller: Caller | null) => {
  const isOwn = (reader: Caller) => and(eq(uploadedFile.userId, reader.userId), eq(uploadedFile.enterpriseId, reader.enterpriseId))
  const isVisible = caller === null ? undefined : or(isOwn(caller), isPartOfVisible(db, caller))
  const [row] = await db.select().from(uploadedFile).where(and(eq(uploadedFile.id, id), or(eq(uploadedFile.isPublic, true), isVisible)))
  return row ?? null
}

/** An upload that is public, or part of a record of the caller's customers that their permissions show; null for any other. */
export const findUploadForStaff = async (db: Db, id: string, caller: StaffCaller) => {
  const [seesOrders, seesServices] = [caller.permissions.has('order.view'), caller.permissions.has('service.view')]
  const isPart = isPartOfRecord(db, {
    order: seesOrders ? ordersOfCustomers(db, caller) : none,
    service: seesServices ? ofCustomers(db, caller, afterSales.enterpriseId) : none,
    inquiry: seesServices ? ofCustomers(db, caller, inquiry.enterpriseId) : none,
    statement: caller.permissions.has('money.view') ? statementsOfCustomers(db, caller) : none,
  })
  const [row] = await db.select().from(uploadedFile).where(and(eq(uploadedFile.id, id), or(eq(uploadedFile.isPublic, true), isPart)))
  return row ?? null
}
