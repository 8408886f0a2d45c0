import { invoiceTypeNames } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { invoiceLog } from '../../platform/db/schema/invoice.ts'
import type { Download } from '../../platform/http/define-routes.ts'
import type { Mail } from '../../platform/mail/mail-sender.ts'
import { yuanText } from '../../platform/money.ts'
import type { InvoiceRow } from './records.ts'

/** The mail of an issued invoice with its files, and with those of its red letters. */
export const mailOf = (to: string, { title, number, type, amountFen, redFen }: InvoiceRow, files: readonly Download[]): Mail => ({
  to,
  subject: `发票 ${number}`,
  text: [
    `${title}：`, '', `附件为您的${invoiceTypeNames[type]}，号码 ${number}，价税合计 ${yuanText(amountFen)}。`,
    ...(redFen === 0 ? [] : [`其红字发票已一并附上，共红冲 ${yuanText(redFen)}，有效金额 ${yuanText(amountFen - redFen)}。`]), '',
  ].join('\n'),
  attachments: files,
})

/** Writes into the invoice's log that it was sent. */
export const logMail = async (db: Db, { id }: InvoiceRow, operator: string, now: Date, email: string): Promise<void> => {
  await db.insert(invoiceLog).values({ invoiceId: id, operator, text: `发票已发送至 ${email}`, createdAt: now })
}
