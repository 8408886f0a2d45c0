import { and, count, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { invoiceModeNames, type ApplyableList, type ApplyableListRequest } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { appUser, enterprise } from '../../platform/db/schema/organisation.ts'
import { statement, statementRow } from '../../platform/db/schema/statement.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { hasNumber, onDays } from '../../platform/lists/filters.ts'
import { listPage, orderOf } from '../../platform/lists/list-page.ts'
import { toYuan } from '../../platform/money.ts'
import { invoiceableColumns, invoiceableOrders } from '../order/invoiceable.ts'
import { toInstant } from '../../platform/time.ts'
import { visibleTo } from '../statement-state/scope.ts'

const sort = { columns: { CompletedTime: orders.receivedAt, GoodsAmount: orders.goodsFen }, byDefault: 'CompletedTime', last: orders.id } as const

/** Orders that a statement of the caller has something of; what was left for the next one is that one's. Whoever sees no statements learns of none by their own orders. */
const isInStatement = (db: Db, caller: Caller, no: string | undefined): SQL | undefined => {
  const isMeant = hasNumber(statement.statementNo, no)
  return isMeant && inArray(orders.id, db.select({ id: statementRow.orderId }).from(statementRow).innerJoin(statement, eq(statement.id, statementRow.statementId)).where(and(isMeant, visibleTo(db, caller), eq(statement.enterpriseId, orders.enterpriseId), ne(statementRow.state, 'postponed'))))
}

/** A page of the orders of which the caller can have something invoiced. */
export const listApplyable = async (db: Db, caller: Caller, request: ApplyableListRequest): Promise<ApplyableList> => {
  const where = and(invoiceableOrders(caller), hasNumber(orders.orderNo, request.OrderNo), isInStatement(db, caller, request.StatementNo), onDays(orders.receivedAt, request.BeginTime, request.EndTime))
  const [sums] = await db
    .select({ total: count(), availableFen: sql<number>`coalesce(sum(${orders.applyableFen}), 0)`.mapWith(Number) })
    .from(orders)
    .where(where)
  const query = db
    .select({ order: orders, userName: displayName, enterpriseName: enterprise.name, ...invoiceableColumns })
    .from(orders)
    .innerJoin(appUser, eq(appUser.id, orders.userId))
    .innerJoin(enterprise, eq(enterprise.id, orders.enterpriseId))
    .where(inArray(orders.id, listPage(db.select({ id: orders.id }).from(orders).where(where).$dynamic(), sort, request)))
  const rows = await query.orderBy(...orderOf(sort, request))
  return {
    Items: rows.map(({ order, userName, enterpriseName, returnedFen, invoicedFen, availableFen }) => ({
      OrderNo: order.orderNo,
      CompletedTime: toInstant(order.receivedAt ?? order.createdAt),
      UserName: userName,
      EnterpriseId: order.enterpriseId,
      EnterpriseName: enterpriseName,
      GoodsAmount: toYuan(order.goodsFen),
      Freight: toYuan(order.freightFen),
      ReturnedAmount: toYuan(returnedFen),
      InvoicedAmount: toYuan(invoicedFen),
      AvailableAmount: toYuan(availableFen),
      InvoiceModeName: invoiceModeNames[order.invoice.mode],
    })),
    total: sums?.total ?? 0,
    TotalAmount: toYuan(sums?.availableFen ?? 0),
  }
}
