import { eq, sql } from 'drizzle-orm'
import { invoiceStatus, invoiceType, type CallInput } from '@mall/api/contract'
import { invoiceDifferences, type SellerInvoiceDetail } from '@mall/api/seller/contract'
import type { Tx } from '../../platform/db/client.ts'
import { invoiceRed } from '../../platform/db/schema/invoice.ts'
import type { Deps } from '../../platform/deps.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toFen, yuanText } from '../../platform/money.ts'
import { startOfDay, toDay } from '../../platform/time.ts'
import type { MoveCause } from '../../trade/invoice/move.ts'
import { redsOf, type InvoiceRow } from '../../trade/invoice/records.ts'
import { redIssueOf } from '../../trade/invoice/schedule.ts'
import { redTaxesOf } from './detail.ts'
import { expectedOf, redUnderWay } from './expected.ts'
import { record } from './records.ts'
import { attachFiles, type InvoiceFileRow } from './uploads.ts'

/** What is issued, as it was typed or as a tax platform says it. */
export interface Issued extends Pick<CallInput<'POST /api/SellerInvoice/Issue'>, 'Number' | 'Day'> {
  /** The amount that whoever issued it saw; null where its XML alone says it. */
  readonly Amount: number | null
}

/** One number is one invoice, also when two are issued at once. */
const requireNewNumber = async (tx: Tx, { type, number: own }: InvoiceRow, number: string): Promise<void> => {
  const digits = type === invoiceType.paperSpecial ? 8 : 20
  if (number.length !== digits) throw new BusinessError('INVOICE_NUMBER_INVALID', `发票号码须是${digits}位数字`)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('invoice'), hashtext(${number}))`)
  const isTaken = number === own || (await tx.$count(record, eq(record.number, number))) > 0 || (await tx.$count(invoiceRed, eq(invoiceRed.number, number))) > 0
  if (isTaken) throw new BusinessError('INVOICE_NUMBER_INVALID', `发票号码${number}已用于另一张发票`)
}

/** When it is issued: now, or on an earlier day since it was applied for. */
const issuedAtOf = (day: string, since: Date, now: Date): Date => {
  if (day > toDay(now)) throw new BusinessError('INVOICE_DAY_INVALID', '开票日期不能晚于今天')
  if (day < toDay(since)) throw new BusinessError('INVOICE_DAY_INVALID', `开票日期不能早于申请日${toDay(since)}`)
  return day === toDay(now) ? now : startOfDay(day)
}

const differs = (message: string) => new BusinessError('INVOICE_DIFFERS', message)

/** What an XML among the files says must be what was applied for, and what was typed. */
const requireSame = (expected: NonNullable<SellerInvoiceDetail['Expected']>, { Number, Day, Amount }: Issued, files: readonly InvoiceFileRow[]): void => {
  if (Amount !== null && toFen(Amount) !== toFen(expected.Amount)) throw differs(`金额已变为 ${yuanText(toFen(expected.Amount))}，请刷新后核对`)
  const facts = files.find((file) => file.facts !== null)?.facts ?? null
  if (facts === null) return
  const [first] = invoiceDifferences(expected, facts)
  if (first !== undefined) throw differs(`XML 与申请不符：${first.fact}应为 ${first.expected}，XML 是 ${first.found}`)
  if (facts.Number !== Number) throw differs(`发票号码与 XML 不符：XML 是 ${facts.Number}`)
  if (facts.Day !== Day) throw differs(`开票日期与 XML 不符：XML 是 ${facts.Day}`)
}

/** The move that issues what is to be issued next: an invoice, or a red letter. */
export type IssueMove = Pick<MoveCause, 'text' | 'changes' | 'redNumber' | 'issuedAt'> & { readonly move: 'Issue' | 'RedIssue' | 'RedIssuePart' }

/**
 * What is checked of everything that is issued, whoever issued it; its files, which are locked, become part of it.
 * @throws BusinessError `INVOICE_DIFFERS`, `INVOICE_NUMBER_INVALID`, `INVOICE_DAY_INVALID`
 */
export const issueWith = async (tx: Tx, { config }: Pick<Deps, 'config'>, invoice: InvoiceRow, issued: Issued, files: readonly InvoiceFileRow[], now: Date): Promise<IssueMove> => {
  const reds = await redsOf(tx, invoice.id)
  const red = invoice.status === invoiceStatus.reversing ? redUnderWay(reds) : undefined
  const taxes = red === undefined ? [] : await redTaxesOf(tx, invoice.id, reds)
  const expected = expectedOf(invoice, taxes.at(-1) ?? 0, config.seller)
  if (expected === null) throw new Error('Nothing of this invoice is to be issued')
  requireSame(expected, issued, files)
  await requireNewNumber(tx, invoice, issued.Number)
  const issuedAt = issuedAtOf(issued.Day, red?.appliedAt ?? invoice.createdAt, now)
  await attachFiles(tx, files, invoice.id, red?.id ?? null)
  return red === undefined
    ? { move: 'Issue', text: `发票已开具：${issued.Number}`, changes: { number: issued.Number }, issuedAt }
    : { move: redIssueOf(invoice), text: `红字发票已开具：${issued.Number}`, redNumber: issued.Number, issuedAt }
}
