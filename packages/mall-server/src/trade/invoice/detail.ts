import { asc, eq } from 'drizzle-orm'
import { amountInWords, invoiceContentNames, issuedInvoices, type InvoiceDetail } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { invoiceLog } from '../../platform/db/schema/invoice.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'
import { linesOfInvoice, sentFilesOf } from './files.ts'
import { findInvoice, partsOf, redsOf, toInvoiceSummary, type InvoiceRecord, type RedRow } from './records.ts'
import { stepsOf } from './steps.ts'
import { suggestedRedsByOrder, type OrderReds } from './suggested-reds.ts'

const linesOf = async (db: Db, invoiceId: number) => {
  const lines = await linesOfInvoice(db, invoiceId)
  return lines.map((line) => ({
    Name: line.name, Unit: line.unit, Quantity: line.quantity, Price: line.priceFen === null ? null : toYuan(line.priceFen), Amount: toYuan(line.amountFen),
    TaxRate: line.taxBp / 10_000, TaxAmount: toYuan(line.taxFen), TaxCode: line.taxCode,
  }))
}

type Parts = Awaited<ReturnType<typeof partsOf>>

const logsOf = async (db: Db, invoiceId: number): Promise<InvoiceDetail['Logs']> => {
  const logs = await db.select().from(invoiceLog).where(eq(invoiceLog.invoiceId, invoiceId)).orderBy(asc(invoiceLog.createdAt), asc(invoiceLog.id))
  return logs.map((log) => ({ Time: toInstant(log.createdAt), Operator: log.operator, Text: log.text }))
}

/** The orders of an invoice. Of one that is issued and of which money was refunded since, so much is suggested to be reversed; or will be, of one whose goods are on their way back. */
const ordersOf = (parts: Parts, suggested: ReadonlyMap<number, OrderReds>): InvoiceDetail['Orders'] =>
  parts.map(({ part, orderNo }) => ({
    OrderNo: orderNo,
    Amount: toYuan(part.amountFen),
    RedAmount: toYuan(part.redFen),
    RedPendingAmount: toYuan(part.redWantedFen),
    ValidAmount: toYuan(part.amountFen - part.redFen),
    SuggestedRedAmount: toYuan(suggested.get(part.orderId)?.suggestedFen ?? 0),
    ExpectedRedAmount: toYuan(suggested.get(part.orderId)?.expectedFen ?? 0),
  }))

/** What both sides see of an invoice beside its row and its orders. */
export const detailsOf = async ({ db, config }: Pick<Deps, 'db' | 'config'>, { record }: Pick<InvoiceRecord, 'record'>, reds: readonly RedRow[]) => ({
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
  Lines: await linesOf(db, record.id),
  Steps: stepsOf(record, reds.at(-1)),
  Logs: await logsOf(db, record.id),
})

/** A red letter, as both sides see it. */
export const redToWire = ({ id: RedId, amountFen, reason, number, appliedAt, issuedAt }: RedRow) => ({
  RedId, Amount: toYuan(amountFen), Reason: reason, ApplyTime: toInstant(appliedAt), InvoiceNumber: number, IssueTime: issuedAt === null ? null : toInstant(issuedAt),
})

/** The details of one invoice within the caller's scope. */
export const detailInvoice = async (deps: Pick<Deps, 'db' | 'config'>, caller: Caller, invoiceNo: string): Promise<InvoiceDetail> => {
  const { db } = deps
  const found = await findInvoice(db, caller, invoiceNo)
  const { record } = found
  const [parts, reds, files] = [await partsOf(db, record.id), await redsOf(db, record.id), await sentFilesOf(db, record.id)]
  const isIssued = issuedInvoices.includes(record.status)
  return {
    ...toInvoiceSummary(caller, found),
    ...(await detailsOf(deps, found, reds)),
    Orders: ordersOf(parts, isIssued ? await suggestedRedsByOrder(db, record.id) : new Map()),
    OverInvoicedAmount: toYuan(isIssued ? parts.reduce((sum, { overInvoicedFen }) => sum + overInvoicedFen, 0) : 0),
    Reds: reds.map(redToWire),
    Files: files.map(({ redId: RedId, kind: Kind }) => ({ RedId, Kind })),
  }
}
