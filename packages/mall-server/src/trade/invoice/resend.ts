import { and, eq, gt } from 'drizzle-orm'
import { invoiceTypeNames, maxInvoiceMailsPerHour, type CallOutput } from '@mall/api/contract'
import type { Tx } from '../../platform/db/client.ts'
import { invoiceLog } from '../../platform/db/schema/invoice.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import type { Deps } from '../../platform/deps.ts'
import type { CallContext, Download, ParsedInput } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import type { Mail } from '../../platform/mail/mail-sender.ts'
import { yuanText } from '../../platform/money.ts'
import { originOf, writeAudit, type Origin } from '../../platform/audit/audit-log.ts'
import { invoiceActions } from './actions.ts'
import { filesOf } from './files.ts'
import type { InvoiceRow } from './records.ts'

const hourMs = 3_600_000
const action = 'Invoice.Resend'

const mailOf = (to: string, { title, number, type, amountFen, redFen }: InvoiceRow, files: readonly Download[]): Mail => ({
  to,
  subject: `发票 ${number}`,
  text: [
    `${title}：`, '', `附件为您的${invoiceTypeNames[type]}，号码 ${number}，价税合计 ${yuanText(amountFen)}。`,
    ...(redFen === 0 ? [] : [`其红字发票已一并附上，共红冲 ${yuanText(redFen)}，有效金额 ${yuanText(amountFen - redFen)}。`]), '',
  ].join('\n'),
  attachments: files,
})

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
  await db.insert(invoiceLog).values({ invoiceId: invoice.id, operator, text: `发票已发送至 ${email}`, createdAt: origin.now })
  return { Sent: true }
}

/** The same for a buyer, within their scope. */
export const resendInvoice = (context: CallContext, { InvoiceId, Email }: ParsedInput<'POST /api/Invoice/Resend'>): Promise<CallOutput<'POST /api/Invoice/Resend'>> =>
  sendInvoice({
    deps: context.deps, origin: originOf(context), operator: context.caller.displayName, email: Email,
    open: (count) => invoiceActions.act(context, 'POST /api/Invoice/Resend', { InvoiceId }, 'Resend', ({ tx, row }) => count(tx, row)),
  })
