import { and, eq, type SQL } from 'drizzle-orm'
import { actionsFor, invoiceLifecycle, invoiceType, issuedInvoices } from '@mall/api/contract'
import { sellerInvoiceActions, type SellerInvoice, type SellerInvoiceAction } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { factsOf, invoicesWhere, record, type InvoiceRecord, type InvoiceRow } from '../../trade/invoice/records.ts'
import { ofCustomers } from '../account/portfolio.ts'
import { leftMinutesOf } from './due.ts'

export { record }

/** The applications that exist for one of the staff: those of their customers. */
export const visibleTo = (db: Db, caller: StaffCaller): SQL | undefined => ofCustomers(db, caller, record.enterpriseId)

/** What a user with these permissions may do with an application now. Of a red letter `RedIssue` stands for either move that issues it. */
export const allowedActions = ({ permissions }: Pick<StaffCaller, 'permissions'>, { status, type }: Pick<InvoiceRow, 'status' | 'type'>): SellerInvoiceAction[] => {
  const manages = permissions.has('money.manage')
  const moves: readonly string[] = manages ? actionsFor(invoiceLifecycle, status, ['seller']) : []
  const hasFile = issuedInvoices.includes(status) && type !== invoiceType.paperSpecial
  const others: Partial<Record<SellerInvoiceAction, boolean>> = { Download: hasFile, Resend: hasFile && manages }
  return sellerInvoiceActions.filter((action) => others[action] ?? moves.includes(action))
}

export const invoiceRecords = (db: Db, caller: StaffCaller, where: SQL | undefined) => invoicesWhere(db, and(visibleTo(db, caller), where))

export const toSellerInvoice = (caller: StaffCaller, found: InvoiceRecord, now: Date): SellerInvoice => ({
  ...factsOf(found),
  LeftMinutes: leftMinutesOf(found.record, now),
  AllowActions: allowedActions(caller, found.record),
})

/**
 * One of the applications that exist for a caller.
 * @throws BusinessError `INVOICE_NOT_FOUND`
 */
export const findInvoice = async (db: Db, caller: StaffCaller, invoiceNo: string): Promise<InvoiceRecord> => {
  const [row] = await invoiceRecords(db, caller, eq(record.invoiceNo, invoiceNo))
  if (row === undefined) throw new BusinessError('INVOICE_NOT_FOUND', '发票不存在')
  return row
}
