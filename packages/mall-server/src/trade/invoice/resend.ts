import { and, eq, gt } from 'drizzle-orm'
import { maxInvoiceMailsPerHour, type CallOutput } from '@mall/api/contract'
import type { Tx } from '../../platform/db/client.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import type { Deps } from '../../platform/deps.ts'
import type { CallContext, ParsedInput } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { originOf, writeAudit, type Origin } from '../../platform/audit/audit-log.ts'
import { invoiceActions } from './actions.ts'
import { filesOf } from './files.ts'
import { logMail, mailOf } from './invoice-mail.ts'
import type { InvoiceRow } from './records.ts'

const hourMs = 3_600_000
const action = 'Invoice.Resend'

/** Counts one more mail of an invoice, by what the audit log has of it; under the lock of the invoice two requests are not counted as one. */
const countMail = async (tx: Tx, invoice: InvoiceRow, email: string, origin: Origin): Promise<void> => {
  const since = new Date(origin.now.getTime() - hourMs)
  const sent = await tx.$count(auditLog, and(eq(auditLog.entity, 'invoice'), eq(auditLog.entityId, invoice.invoiceNo), eq(auditLog.action, action), gt(auditLog.createdAt, since)))
  if (sent >= maxInvoiceMailsPerHour) throw new BusinessError('INVOICE_MAIL_LIMIT_REACHED', `该发票1小时内已发送${maxInvoiceMailsPerHour}次，请稍后再试`)
  await writeAudit(tx, origin, { action, entity: 'invoice', entityId: invoice.invoiceNo, before: null, after: { Email: email } })
}

interface Sending {
  readonly deps: Deps
  readonly origin: Origin
  /** In the invoice's log. */
  readonly operator: string
  /** The invoice, locked, of a caller who may send it. */
  readonly open: (count: (tx: Tx, row: InvoiceRow) => Promise<InvoiceRow>) => Promise<InvoiceRow>
  readonly email: string
}

/**
 * Sends an issued invoice by mail, for either side. The attempt counts before it is made, and the invoice's log records what was sent; without a mail server
 * the mall's own log does.
 * @throws BusinessError when the invoice is not issued, was sent too often within the hour, or the mail server refuses
 */
export const sendInvoice = async ({ deps, origin, operator, open, email }: Sending): Promise<CallOutput<'POST /api/Invoice/Resend'>> => {
  const { db, mail, log } = deps
  const invoice = await open(async (tx, row) => {
    await countMail(tx, row, email, origin)
    return row
  })
  if (mail === null) {
    log.info('invoice mail (no mail is configured)', { number: invoice.number, reds: invoice.redCount })
    return { Sent: false }
  }
  const files = await filesOf(deps, invoice)
  try {
    await mail.send(mailOf(email, invoice, files))
  } catch (error) {
    log.warn('an invoice could not be sent', { invoiceNo: invoice.invoiceNo, error: error instanceof Error ? error.name : 'not an Error' })
    throw new BusinessError('INVOICE_MAIL_NOT_SENT', '邮件服务器未接收，请核对邮箱或稍后再试')
  }
  await logMail(db, invoice, operator, origin.now, email)
  return { Sent: true }
}

/** The same for a buyer, within their scope. */
export const resendInvoice = (context: CallContext, { InvoiceId, Email }: ParsedInput<'POST /api/Invoice/Resend'>): Promise<CallOutput<'POST /api/Invoice/Resend'>> =>
  sendInvoice({
    deps: context.deps, origin: originOf(context), operator: context.caller.displayName, email: Email,
    open: (count) => invoiceActions.act(context, 'POST /api/Invoice/Resend', { InvoiceId }, 'Resend', ({ tx, row }) => count(tx, row)),
  })
