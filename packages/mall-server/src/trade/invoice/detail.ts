import { asc, eq } from 'drizzle-orm'
import { invoiceContentNames, invoiceStatus, type InvoiceDetail } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { invoiceLog } from '../../platform/db/schema/invoice.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { invoiceableOf } from '../order/invoiceable.ts'
import { toInstant } from '../../platform/time.ts'
import { amountInWords } from './amount-in-words.ts'
import { linesOfInvoice } from './files.ts'
import { findInvoice, partsOf, toInvoiceSummary, type InvoiceRow } from './records.ts'
import { stepsOf } from './steps.ts'

const linesOf = async (db: Db, invoiceId: number): Promise<InvoiceDetail['Lines']> => {
  const lines = await linesOfInvoice(db, invoiceId)
  return lines.map((line) => ({
    Name: line.name, Unit: line.unit, Quantity: line.quantity, Price: line.priceFen === null ? null : toYuan(line.priceFen), Amount: toYuan(line.amountFen),
    TaxRate: line.taxBp / 10_000, TaxAmount: toYuan(line.taxFen),
  }))
}

const logsOf = async (db: Db, invoiceId: number): Promise<InvoiceDetail['Logs']> => {
  const logs = await db.select().from(invoiceLog).where(eq(invoiceLog.invoiceId, invoiceId)).orderBy(asc(invoiceLog.createdAt), asc(invoiceLog.id))
  return logs.map((log) => ({ Time: toInstant(log.createdAt), Operator: log.operator, Text: log.text }))
}

/** The orders of an invoice. One that is issued and of which goods were returned since suggests to reverse so much. */
const ordersOf = async (db: Db, { id, status }: InvoiceRow): Promise<InvoiceDetail['Orders']> => {
  const parts = await partsOf(db, id)
  const invoiceable = status === invoiceStatus.issued ? await invoiceableOf(db, parts.map(({ part }) => part.orderId)) : new Map<number, never>()
  return parts.map(({ part, orderNo }) => ({
    OrderNo: orderNo,
    Amount: toYuan(part.amountFen),
    RedAmount: toYuan(part.redFen),
    SuggestedRedAmount: toYuan(Math.min(part.amountFen, Math.max(0, -(invoiceable.get(part.orderId)?.availableFen ?? 0)))),
  }))
}

/** The details of one invoice within the caller's scope. */
export const detailInvoice = async ({ db, config }: Pick<Deps, 'db' | 'config'>, caller: Caller, invoiceNo: string): Promise<InvoiceDetail> => {
  const found = await findInvoice(db, caller, invoiceNo)
  const { record } = found
  return {
    ...toInvoiceSummary(caller, found),
    Address: record.address,
    Phone: record.phone,
    Bank: record.bank,
    Account: record.account,
    AmountInWords: amountInWords(record.amountFen),
    Seller: { Name: config.seller.name, TaxNo: config.seller.taxNo },
    ContentName: invoiceContentNames[record.content],
    Remark: record.remark,
    Email: record.email,
    SellerNote: record.sellerNote,
    Orders: await ordersOf(db, record),
    Lines: await linesOf(db, record.id),
    Red:
      record.redAppliedAt === null
        ? null
        : { Reason: record.redReason, ApplyTime: toInstant(record.redAppliedAt), InvoiceNumber: record.redNumber, IssueTime: record.redIssuedAt === null ? null : toInstant(record.redIssuedAt) },
    Steps: stepsOf(record),
    Logs: await logsOf(db, record.id),
  }
}
