import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { invoiceStatus, type InvoiceStatus } from '@mall/api/contract'
import { invoiceFileRules } from '@mall/api/seller/contract'
import { actingAsSeller } from '../../platform/actions/permit.ts'
import { systemOrigin, writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import { invoiceFile } from '../../platform/db/schema/invoice.ts'
import type { Deps } from '../../platform/deps.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { seenText } from '../../platform/seen-text.ts'
import { addDays } from '../../platform/time.ts'
import { linesOfInvoice } from '../../trade/invoice/files.ts'
import { moveInvoice } from '../../trade/invoice/move.ts'
import { redLinesOf } from '../../trade/invoice/paper.ts'
import { record, redsOf, type InvoiceRow, type RedRow } from '../../trade/invoice/records.ts'
import { lockInvoice } from '../../trade/invoice/store.ts'
import type { PlatformAnswer, PlatformRequest, TaxPlatform } from '../../trade/invoice/tax-platform.ts'
import { redUnderWay } from './expected.ts'
import { issueWith } from './issue.ts'
import type { InvoiceFileRow } from './uploads.ts'

/** Invoices asked for in one run; the others follow in the next. */
const batch = 10

/** How long until a platform is asked again, the longer the more often it was, ms: at first longer than it may take to answer. */
const nextAfter = (tries: number): number => Math.min(10 * 60_000, 30_000 * 2 ** tries)

/** When nobody waits for a platform any more, days. */
const patienceDays = 1

/** What can be issued. */
const toIssue: readonly InvoiceStatus[] = [invoiceStatus.issuing, invoiceStatus.reversing]

/**
 * Takes the one that is to be asked for next, just before it is: one that was taken with others would wait for their answers, and be issued by hand meanwhile. It puts off
 * its next time: two processes seldom ask for the same, and if they do, its key issues it once.
 */
const claim = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<InvoiceRow | undefined> =>
  db.transaction(async (tx) => {
    const now = clock()
    const isDue = and(eq(record.platformState, 'asked'), inArray(record.status, [...toIssue]), lte(record.platformNextAt, now))
    const [due] = await tx.select().from(record).where(isDue).orderBy(asc(record.platformNextAt), asc(record.id)).limit(1).for('update', { skipLocked: true })
    if (due !== undefined) await tx.update(record).set({ platformTries: due.platformTries + 1, platformNextAt: new Date(now.getTime() + nextAfter(due.platformTries)) }).where(eq(record.id, due.id))
    return due
  })

/** The red letter of an invoice that is to be issued next. */
const redOf = <Red extends Pick<RedRow, 'id' | 'issuedAt'>>({ status }: Pick<InvoiceRow, 'status'>, reds: readonly Red[]): Red | undefined => (status === invoiceStatus.reversing ? redUnderWay(reds) : undefined)

/** By which key a platform is asked for what is to be issued next. */
const keyOf = (invoice: Pick<InvoiceRow, 'status' | 'invoiceNo'>, reds: readonly Pick<RedRow, 'id' | 'issuedAt'>[]): string => {
  const red = redOf(invoice, reds)
  return red === undefined ? invoice.invoiceNo : `${invoice.invoiceNo}-R${red.id}`
}

/** What is asked of the platform: the invoice, or the red letter under way, always by the same key. */
const requestOf = async ({ db, config }: Pick<Deps, 'db' | 'config'>, invoice: InvoiceRow): Promise<PlatformRequest> => {
  const [all, reds] = [await linesOfInvoice(db, invoice.id), await redsOf(db, invoice.id)]
  const red = redOf(invoice, reds)
  const lines = red === undefined ? all : (redLinesOf(all, reds.map(({ amountFen }) => amountFen)).at(reds.indexOf(red)) ?? [])
  const { type, title, taxNo, address, phone, bank, account, remark, number } = invoice
  return {
    key: keyOf(invoice, reds),
    type, buyer: { name: title, taxNo, address, phone, bank, account }, seller: config.seller, remark,
    amountFen: lines.reduce((sum, { amountFen }) => sum + amountFen, 0), taxFen: lines.reduce((sum, { taxFen }) => sum + taxFen, 0),
    lines: lines.map((line) => ({ name: line.name, unit: line.unit, quantity: line.quantity, amountFen: line.amountFen, taxFen: line.taxFen, taxBp: line.taxBp, taxCode: line.taxCode })),
    reverses: red === undefined ? null : { number, reason: red.reason },
  }
}

type Issued = Extract<PlatformAnswer, { state: 'issued' }>

/** As of an upload of the staff. */
const maxFileBytes = invoiceFileRules.maxSizeMB * 2 ** 20

/**
 * Keeps the files of a platform, as those are kept that one of the staff uploads.
 * @throws BusinessError `INVOICE_FILE_INVALID`, `INVOICE_FILES_UNKNOWN`
 */
const keepFiles = async (deps: Deps, { platformStaffId: staffId }: InvoiceRow, { number, files }: Issued): Promise<string[]> => {
  if (staffId === null) throw new Error('Nobody has asked for this invoice')
  const read: (Awaited<ReturnType<Deps['readInvoiceFile']>> & { readonly bytes: Uint8Array<ArrayBuffer> })[] = []
  for (const bytes of files) {
    if (bytes.length > maxFileBytes) throw new BusinessError('INVOICE_FILE_INVALID', invoiceFileRules.messages.maxSize)
    read.push({ ...(await deps.readInvoiceFile(bytes)), bytes })
  }
  if (!read.some(({ facts }) => facts !== null)) throw new BusinessError('INVOICE_FILES_UNKNOWN', '数电平台没有给出 XML')
  if (new Set(read.map(({ kind }) => kind)).size < read.length) throw new BusinessError('INVOICE_FILES_UNKNOWN', '数电平台给出了两个同一种文件')
  const kept = read.map((file) => ({ ...file, id: deps.randomness.uuid() }))
  // The rows come first: bytes without one could be deleted by nobody.
  await deps.db.insert(invoiceFile).values(kept.map(({ id, kind, facts, bytes }) => ({ id, kind, name: `${number}.${kind}`, size: bytes.length, facts, staffId, createdAt: deps.clock() })))
  for (const { id, bytes } of kept) await deps.files.put(id, bytes)
  return kept.map(({ id }) => id)
}

/** Files that became part of nothing would use up what the one who asked may upload in a day. */
const dropFiles = async ({ db, files }: Pick<Deps, 'db' | 'files'>, ids: readonly string[]): Promise<void> => {
  for (const id of ids) await files.remove(id)
  await db.delete(invoiceFile).where(inArray(invoiceFile.id, [...ids]))
}

/** The longest reason, characters: words of a platform and of its XML are in it. */
const maxReason = 300

/** The log of an invoice is read by its buyer: what went wrong at the platform is on the seller's page and in the audit log alone. */
const writeFailure = async (tx: Tx, { id, invoiceNo }: InvoiceRow, reason: string, now: Date): Promise<void> => {
  const shown = seenText(reason, maxReason)
  await tx.update(record).set({ platformState: 'failed', platformReason: shown }).where(eq(record.id, id))
  await writeAudit(tx, systemOrigin(now), { action: 'SellerInvoice.AskFailed', entity: 'invoice', entityId: invoiceNo, before: null, after: { Reason: shown } })
}

/** Why the platform did not issue it; the staff decide what happens. */
const fail = (deps: Deps, asked: InvoiceRow, reason: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, asked.id)
    if (invoice.platformState === 'asked') await writeFailure(tx, invoice, reason, deps.clock())
  })

/** What the platform has issued becomes what was asked for by this key, once. Where it cannot any more, somebody has to know its number. */
const take = async (deps: Deps, asked: InvoiceRow, key: string, issued: Issued): Promise<void> => {
  const ids = await keepFiles(deps, asked, issued)
  let isTaken = false
  try {
    isTaken = await deps.db.transaction(async (tx) => {
      const now = deps.clock()
      const invoice = await lockInvoice(tx, asked.id)
      const reds = await redsOf(tx, invoice.id)
      // Another process, which had the same answer, has taken it.
      if ([invoice, ...reds].some(({ number }) => number === issued.number)) return false
      if (!toIssue.includes(invoice.status) || keyOf(invoice, reds) !== key) {
        await writeFailure(tx, invoice, `已开具 ${issued.number}，但${invoice.closedAt === null ? '这里已另行开具' : '申请已经取消'}，请到平台红冲`, now)
        return false
      }
      const files: InvoiceFileRow[] = await tx.select().from(invoiceFile).where(inArray(invoiceFile.id, ids)).for('update')
      const { move, ...cause } = await issueWith(tx, deps, invoice, { Number: issued.number, Day: issued.day, Amount: null }, files, now)
      await moveInvoice(tx, invoice, move, { ...actingAsSeller(now), ...cause })
      return true
    })
  } finally {
    if (!isTaken) await dropFiles(deps, ids)
  }
}

const isOverdue = ({ platformAskedAt }: InvoiceRow, now: Date): boolean => platformAskedAt !== null && addDays(platformAskedAt, patienceDays) <= now

/** What keeps it waiting. Once nobody waits any more, the staff decide. */
const wait = async (deps: Deps, invoice: InvoiceRow, reason: string): Promise<void> => {
  if (isOverdue(invoice, deps.clock())) return fail(deps, invoice, '数电平台一直没有结果，请先到平台核对是否已开具')
  await deps.db.update(record).set({ platformReason: reason }).where(and(eq(record.id, invoice.id), eq(record.platformState, 'asked')))
}

/** What it was, without its words: they may name what nobody should read in a log. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'not an Error')

/** Asks for one, and does what follows from the answer; false where there was none. */
const askOne = async (deps: Deps, platform: TaxPlatform, invoice: InvoiceRow): Promise<boolean> => {
  const { invoiceNo } = invoice
  const request = await requestOf(deps, invoice)
  let answer: PlatformAnswer
  try {
    answer = await platform.issue(request)
  } catch (error) {
    deps.log.warn('the tax platform does not answer', { invoiceNo, attempt: invoice.platformTries + 1, error: nameOf(error) })
    await wait(deps, invoice, '数电平台没有应答，稍后自动再问')
    return false
  }
  if (answer.state === 'pending') await wait(deps, invoice, '')
  else if (answer.state === 'failed') await fail(deps, invoice, answer.reason)
  else {
    try {
      await take(deps, invoice, request.key, answer)
    } catch (error) {
      const isRefused = error instanceof BusinessError
      if (!isRefused) deps.log.error('an invoice of the tax platform cannot be taken', { invoiceNo, error: nameOf(error) })
      if (isRefused || isOverdue(invoice, deps.clock())) await fail(deps, invoice, `已开具 ${answer.number}，但没有收下${isRefused ? `：${error.message}` : '，请到平台核对'}`)
    }
  }
  return true
}

/**
 * Asks the tax platform for what was left to it, one after the other, and takes what it has issued. To be called every few seconds; without a platform it does nothing. What was
 * asked for is in the database, so that a restart forgets nothing, and has one key, so that nothing is issued twice.
 */
export const askTaxPlatform = async (deps: Deps): Promise<void> => {
  const { taxPlatform } = deps
  if (taxPlatform === null) return
  for (let asked = 0; asked < batch; asked++) {
    const invoice = await claim(deps)
    if (invoice === undefined) return
    try {
      // A platform that does not answer is not waited for again and again: a process that stops waits for this run.
      if (!(await askOne(deps, taxPlatform, invoice))) return
    } catch (error) {
      // An invoice that cannot be asked for must not block the following ones.
      deps.log.error('an invoice cannot be left to the tax platform', { invoiceNo: invoice.invoiceNo, error: nameOf(error) })
    }
  }
}
