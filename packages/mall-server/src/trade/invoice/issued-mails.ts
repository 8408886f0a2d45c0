import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import { invoiceType } from '@mall/api/contract'
import { actingByItself } from '../../platform/actions/permit.ts'
import { invoiceLog } from '../../platform/db/schema/invoice.ts'
import type { Deps } from '../../platform/deps.ts'
import type { MailSender } from '../../platform/mail/mail-sender.ts'
import { nextTry } from '../../platform/mail/retries.ts'
import { addDays } from '../../platform/time.ts'
import { filesOf } from './files.ts'
import { logMail, mailOf } from './invoice-mail.ts'
import { record, type InvoiceRow } from './records.ts'

/** Mails sent in one run; the others follow in the next. Each has the files of its invoice. */
const batch = 20

/** The columns by which an issued invoice is mailed: not one on paper, which has no file, nor one without an address. */
export const mailedWhenIssued = ({ email, type }: Pick<InvoiceRow, 'email' | 'type'>, now: Date): Partial<InvoiceRow> =>
  email === '' || type === invoiceType.paperSpecial ? {} : { mailState: 'due', mailAt: now }

/** Takes the mails that are due: from here on they count as sent, so that two processes never send one twice. Those of yesterday nobody waits for. */
const claim = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<InvoiceRow[]> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ id: record.id })
      .from(record)
      .where(and(eq(record.mailState, 'due'), lte(record.mailAt, clock()), gt(record.mailAt, addDays(clock(), -1))))
      .orderBy(asc(record.mailAt))
      .limit(batch)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    return tx.update(record).set({ mailState: 'sent' }).where(inArray(record.id, due.map(({ id }) => id))).returning()
  })

const sendOne = async (invoice: InvoiceRow, mail: MailSender, deps: Deps): Promise<void> => {
  const { db, clock, log } = deps
  const { operator } = actingByItself(clock())
  try {
    await mail.send(mailOf(invoice.email, invoice, await filesOf(deps, invoice)))
  } catch (error) {
    const mailAttempts = invoice.mailAttempts + 1
    const mailAt = nextTry(mailAttempts, clock())
    log.warn('an issued invoice could not be sent', { invoiceNo: invoice.invoiceNo, attempt: mailAttempts, error: error instanceof Error ? error.name : 'not an Error' })
    await db.update(record).set({ mailAttempts, ...(mailAt === null ? { mailState: 'failed' } : { mailState: 'due', mailAt }) }).where(eq(record.id, invoice.id))
    if (mailAt === null) await db.insert(invoiceLog).values({ invoiceId: invoice.id, operator, text: `发票未能发送至 ${invoice.email}`, createdAt: clock() })
    return
  }
  await logMail(db, invoice, operator, clock(), invoice.email)
}

/**
 * Sends each issued invoice to the address of its application, once: also when several processes do so. To be called every few seconds; without a mail server
 * it does nothing. A mail that fails is tried three times, and its invoice stays issued.
 */
export const sendIssuedInvoices = async (deps: Deps): Promise<void> => {
  const { mail } = deps
  if (mail === null) return
  for (const invoice of await claim(deps)) await sendOne(invoice, mail, deps)
}
