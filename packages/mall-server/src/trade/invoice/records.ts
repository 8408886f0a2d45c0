import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { invoiceLifecycle, invoiceTypeNames, statusName, type InvoiceSummary } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { invoice as record, invoiceOrder, invoiceRed } from '../../platform/db/schema/invoice.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { appUser, enterprise } from '../../platform/db/schema/organisation.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { visibleTo } from '../../platform/lists/visible-to.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'
import { allowedActions } from './allowed-actions.ts'
import type { InvoicePart } from './rules.ts'

export { record }

export type InvoiceRow = typeof record.$inferSelect

/** Invoices with what a list shows of them. */
export const invoicesWhere = (db: Db, where: SQL | undefined) =>
  db
    .select({
      record, userName: displayName, enterpriseName: enterprise.name,
      orderCount: sql<number>`(select count(*) from invoice_order part where part.invoice_id = invoice.id)`.mapWith(Number),
    })
    .from(record)
    .innerJoin(appUser, eq(appUser.id, record.userId))
    .innerJoin(enterprise, eq(enterprise.id, record.enterpriseId))
    .where(where)

/** The invoices within the caller's scope. Every read of a buyer goes through here. */
export const invoiceRecords = (db: Db, caller: Caller, where: SQL | undefined) => invoicesWhere(db, and(visibleTo(caller, record), where))

export type InvoiceRecord = Awaited<ReturnType<typeof invoiceRecords>>[number]

/** What both sides see of an invoice as a row. */
export const factsOf = ({ record: row, userName, enterpriseName, orderCount }: InvoiceRecord) => ({
  InvoiceId: row.invoiceNo,
  Type: row.type,
  TypeName: invoiceTypeNames[row.type],
  Title: row.title,
  TaxNo: row.taxNo,
  Amount: toYuan(row.amountFen),
  TaxAmount: toYuan(row.taxFen),
  RedAmount: toYuan(row.redFen),
  RedPendingAmount: toYuan(row.redWantedFen),
  ValidAmount: toYuan(row.amountFen - row.redFen),
  OrderCount: orderCount,
  ApplyTime: toInstant(row.createdAt),
  InvoiceNumber: row.number,
  IssueTime: row.issuedAt === null ? null : toInstant(row.issuedAt),
  UserName: userName,
  EnterpriseName: enterpriseName,
  Status: row.status,
  StatusName: statusName(invoiceLifecycle, row.status),
  Version: row.version,
})

export const toInvoiceSummary = (caller: Caller, found: InvoiceRecord): InvoiceSummary => ({ ...factsOf(found), AllowActions: allowedActions(caller, found.record) })

/**
 * One invoice within the caller's scope; any other does not exist for them.
 * @throws BusinessError `INVOICE_NOT_FOUND`
 */
export const findInvoice = async (db: Db, caller: Caller, invoiceNo: string): Promise<InvoiceRecord> => {
  const [row] = await invoiceRecords(db, caller, eq(record.invoiceNo, invoiceNo))
  if (row === undefined) throw new BusinessError('INVOICE_NOT_FOUND', '发票不存在')
  return row
}

/** The red letters of an invoice, in the order of their applications. */
export const redsOf = (db: Db, invoiceId: number) => db.select().from(invoiceRed).where(eq(invoiceRed.invoiceId, invoiceId)).orderBy(asc(invoiceRed.id))

export type RedRow = typeof invoiceRed.$inferSelect

/** What an invoice has of one order, for the rules. */
export const toPart = ({ part, status }: { readonly part: typeof invoiceOrder.$inferSelect; readonly status: InvoiceRow['status'] }): InvoicePart => ({
  id: part.invoiceId,
  status,
  amountFen: part.amountFen,
  redFen: part.redFen,
  redWantedFen: part.redWantedFen,
})

/** What an invoice takes of its orders, in the order of their ids. */
export const partsOf = (db: Db, invoiceId: number) =>
  db
    .select({ part: invoiceOrder, orderNo: orders.orderNo, overInvoicedFen: orders.overInvoicedFen })
    .from(invoiceOrder)
    .innerJoin(orders, eq(orders.id, invoiceOrder.orderId))
    .where(eq(invoiceOrder.invoiceId, invoiceId))
    .orderBy(asc(invoiceOrder.orderId))
