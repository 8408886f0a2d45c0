import { and, eq, type SQL } from 'drizzle-orm'
import { actionsFor, invoiceLifecycle, invoiceType, issuedInvoices } from '@mall/api/contract'
import { sellerInvoiceActions, type SellerInvoice, type SellerInvoiceAction, type WorkCalendar } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { factsOf, invoicesWhere, record, type InvoiceRecord, type InvoiceRow } from '../../trade/invoice/records.ts'
import { ofCustomers } from '../account/portfolio.ts'
import { timeLeftOf } from './due.ts'

export { record }

/** The applications that exist for one of the staff: those of their customers. */
export const visibleTo = (db: Db, caller: StaffCaller): SQL | undefined => ofCustomers(db, caller, record.enterpriseId)

/** An invoice that is acted on, where a tax platform is connected or none. */
export type ActedOn = InvoiceRow & { readonly hasPlatform: boolean }

/** While a tax platform may be issuing it, nobody else issues it, nor says that it will not be issued. Where none is connected any more, people do. */
const whileAsked: ReadonlySet<SellerInvoiceAction> = new Set(['Ask', 'Issue', 'RedIssue', 'RedReject'])

/** What a user with these permissions may do with an application now. Of a red letter `RedIssue` stands for either move that issues it. */
export const allowedActions = ({ permissions }: Pick<StaffCaller, 'permissions'>, { status, type, platformState, hasPlatform }: Pick<ActedOn, 'status' | 'type' | 'platformState' | 'hasPlatform'>): SellerInvoiceAction[] => {
  const manages = permissions.has('money.manage')
  const moves: readonly string[] = manages ? actionsFor(invoiceLifecycle, status, ['seller']) : []
  const hasFile = issuedInvoices.includes(status) && type !== invoiceType.paperSpecial
  const isToIssue = moves.includes('Issue') || moves.includes('RedIssue')
  const others: Partial<Record<SellerInvoiceAction, boolean>> = { Ask: isToIssue && hasPlatform && type !== invoiceType.paperSpecial, Download: hasFile, Resend: hasFile && manages }
  return sellerInvoiceActions.filter((action) => (others[action] ?? moves.includes(action)) && !(hasPlatform && platformState === 'asked' && whileAsked.has(action)))
}

export const invoiceRecords = (db: Db, caller: StaffCaller, where: SQL | undefined) => invoicesWhere(db, and(visibleTo(db, caller), where))

export const toSellerInvoice = (caller: StaffCaller, found: InvoiceRecord, calendar: WorkCalendar, now: Date, hasPlatform: boolean): SellerInvoice => ({
  ...factsOf(found),
  ...timeLeftOf(found.record, calendar, now),
  AllowActions: allowedActions(caller, { ...found.record, hasPlatform }),
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
