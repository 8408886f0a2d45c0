import { asc, eq } from 'drizzle-orm'
import { paymentTypeNames, returnModeNames, type AfterSalesDetail } from '@mall/api/contract'
import { budgetNamesOf, holdsOf } from '../../company/budget/holds.ts'
import type { Db } from '../../platform/db/client.ts'
import { afterSalesLog } from '../../platform/db/schema/after-sales.ts'
import { orders } from '../../platform/db/schema/order.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'
import { messagesOf } from './messages.ts'
import { findAfterSales, toAfterSalesSummary, type AfterSalesRecord } from './records.ts'
import { stepsOf } from './steps.ts'

const paidBy = async (db: Db, orderId: number) => {
  const [row] = await db
    .select({ paymentType: orders.paymentType, budgetState: orders.budgetState })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (row === undefined) throw new Error(`No order ${orderId}`)
  return { PaymentTypeName: paymentTypeNames[row.paymentType], BudgetName: row.budgetState === 'used' ? budgetNamesOf(await holdsOf(db, orderId)) : '' }
}

/** The log of a service, the oldest first. */
const logsOf = async (db: Db, serviceId: number): Promise<AfterSalesDetail['Logs']> => {
  const logs = await db.select().from(afterSalesLog).where(eq(afterSalesLog.afterSalesId, serviceId)).orderBy(asc(afterSalesLog.createdAt), asc(afterSalesLog.id))
  return logs.map((log) => ({ Time: toInstant(log.createdAt), Operator: log.operator, Text: log.text }))
}

/** What both sides read of a service beyond its row of the list. */
export const detailsOf = async (db: Db, { record, line }: Pick<AfterSalesRecord, 'record' | 'line'>, reader: 'applicant' | 'staff') => ({
  Price: toYuan(line.priceFen),
  Reason: record.reason,
  Description: record.description,
  Images: record.images.map((image) => ({ ...image })),
  ReturnMode: record.returnMode,
  ReturnModeName: returnModeNames[record.returnMode],
  Contact: record.contact,
  Mobile: record.mobile,
  Messages: await messagesOf(db, record.id, reader),
  SellerNote: record.sellerNote,
  Express: record.sentAt === null ? null : { Carrier: record.carrier, TrackingNo: record.trackingNo, Time: toInstant(record.sentAt) },
  RefundTime: record.refundedAt === null ? null : toInstant(record.refundedAt),
  Steps: stepsOf(record),
  Logs: await logsOf(db, record.id),
})

/** The details of one service within the caller's scope. */
export const detailAfterSales = async (db: Db, caller: Caller, returnNo: string): Promise<AfterSalesDetail> => {
  const found = await findAfterSales(db, caller, returnNo)
  return { ...toAfterSalesSummary(caller, found), ...(await detailsOf(db, found, 'applicant')), ...(await paidBy(db, found.record.orderId)) }
}
