import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { invoiceStatus, type InvoiceStatus } from '@mall/api/contract'
import { actingAsSeller } from '../../platform/actions/permit.ts'
import { systemOrigin, writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import { invoiceFile } from '../../platform/db/schema/invoice.ts'
import type { Deps } from '../../platform/deps.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { addDays } from '../../platform/time.ts'
import { linesOfInvoice } from '../../trade/invoice/files.ts'
import { moveInvoice } from '../../trade/invoice/move.ts'
import { redLinesOf } from '../../trade/invoice/paper.ts'
import { record, redsOf, type InvoiceRow } from '../../trade/invoice/records.ts'
import { lockInvoice } from '../../trade/invoice/store.ts'
import type { PlatformAnswer, PlatformRequest, TaxPlatform } from '../../trade/invoice/tax-platform.ts'
import { redUnderWay } from './expected.ts'
import { issueWith } from './issue.ts'
import type { InvoiceFileRow } from './uploads.ts'

/** Invoices asked for in one run; the others follow in the next. */
const batch = 10

/** How long until a platform is asked again, the longer the more often it was, ms. */
const nextAfter = (tries: number): number => Math.min(10 * 60_000, 10_000 * 2 ** tries)

/** When nobody waits for a platform any more, days. */
const patienceDays = 1

/** What can be issued. */
const toIssue: ReadonlySet<InvoiceStatus> = new Set([invoiceStatus.issuing, invoiceStatus.reversing])

/** Takes those that are to be asked for now, and puts off their next time: two processes seldom ask for the same, and if they do, its key issues it once. */
const claim = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<InvoiceRow[]> =>
  db.transaction(async (tx) => {
    const now = clock()
    const due = await tx.select().from(record).where(and(eq(record.platformState, 'asked'), lte(record.platformNextAt, now))).orderBy(asc(record.platformNextAt), asc(record.id)).limit(batch).for('update', { skipLocked: true })
    for (const { id, platformTries } of due) await tx.update(record).set({ platformTries: platformTries + 1, platformNextAt: new Date(now.getTime() + nextAfter(platformTries)) }).where(eq(record.id, id))
    return due
  })

/** What is asked of the platform: the invoice, or the red letter under way, always by the same key. */
const requestOf = async ({ db, config }: Pick<Deps, 'db' | 'config'>, invoice: InvoiceRow): Promise<PlatformRequest> => {
  const [all, reds] = [await linesOfInvoice(db, invoice.id), await redsOf(db, invoice.id)]
  const red = invoice.status === invoiceStatus.reversing ? redUnderWay(reds) : undefined
  const lines = red === undefined ? all : (redLinesOf(all, reds.map(({ amountFen }) => amountFen)).at(reds.indexOf(red)) ?? [])
  const { type, title, taxNo, address, phone, bank, account, remark, invoiceNo, number } = invoice
  return {
    key: red === undefined ? invoiceNo : `${invoiceNo}-R${red.id}`,
    type, buyer: { name: title, taxNo, address, phone, bank, account }, seller: config.seller, remark,
    amountFen: lines.reduce((sum, { amountFen }) => sum + amountFen, 0), taxFen: lines.reduce((sum, { taxFen }) => sum + taxFen, 0),
    lines: lines.map((line) => ({ name: line.name, unit: line.unit, quantity: line.quantity, amountFen: line.amountFen, taxFen: line.taxFen, taxBp: line.taxBp })),
    reverses: red === undefined ? null : { number, reason: red.reason },
  }
}

type Issued = Extract<PlatformAnswer, { state: 'issued' }>

/**
 * Keeps the files of a platform, as those are kept that one of the staff uploads: what becomes part of nothing is deleted after a day.
 * @throws BusinessError `INVOICE_FILE_INVALID`, `INVOICE_FILES_UNKNOWN`
 */
const keepFiles = async (deps: Deps, { platformStaffId: staffId }: InvoiceRow, { number, files }: Issued): Promise<string[]> => {
  if (staffId === null) throw new Error('Nobody has asked for this invoice')
  const read: (Awaited<ReturnType<Deps['readInvoiceFile']>> & { readonly bytes: Uint8Array<ArrayBuffer> })[] = []
  for (const bytes of files) read.push({ ...(await deps.readInvoiceFile(bytes)), bytes })
  if (!read.some(({ facts }) => facts !== null)) throw new BusinessError('INVOICE_FILES_UNKNOWN', '数电平台没有给出 XML')
  if (new Set(read.map(({ kind }) => kind)).size < read.length) throw new BusinessError('INVOICE_FILES_UNKNOWN', '数电平台给出了两个同一种文件')
  const ids: string[] = []
  for (const { kind, facts, bytes } of read) {
    const id = deps.randomness.uuid()
    // The row comes first: bytes without one could be deleted by nobody.
    await deps.db.insert(invoiceFile).values({ id, kind, name: `${number}.${kind}`, size: bytes.length, facts, staffId, createdAt: deps.clock() })
    await deps.files.put(id, bytes)
    ids.push(id)
  }
  return ids
}

/** The log of an invoice is read by its buyer: what went wrong at the platform is on the seller's page and in the audit log alone. */
const writeFailure = async (tx: Tx, { id, invoiceNo }: InvoiceRow, reason: string, now: Date): Promise<void> => {
  await tx.update(record).set({ platformState: 'failed', platformReason: reason }).where(eq(record.id, id))
  await writeAudit(tx, systemOrigin(now), { action: 'SellerInvoice.AskFailed', entity: 'invoice', entityId: invoiceNo, before: null, after: { Reason: reason } })
}

/** Why the platform did not issue it; the staff decide what happens. */
const fail = (deps: Deps, asked: InvoiceRow, reason: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, asked.id)
    if (invoice.platformState === 'asked') await writeFailure(tx, invoice, reason, deps.clock())
  })

/** What the platform has issued becomes the invoice, once: whoever comes second finds that nothing is asked any more. */
const take = async (deps: Deps, asked: InvoiceRow, issued: Issued): Promise<void> => {
  const ids = await keepFiles(deps, asked, issued)
  await deps.db.transaction(async (tx) => {
    const now = deps.clock()
    const invoice = await lockInvoice(tx, asked.id)
    if (invoice.platformState !== 'asked') return
    if (!toIssue.has(invoice.status)) {
      await writeFailure(tx, invoice, `已开具 ${issued.number}，但申请已经取消，请到平台红冲`, now)
      return
    }
    const files: InvoiceFileRow[] = await tx.select().from(invoiceFile).where(inArray(invoiceFile.id, ids)).for('update')
    const { move, ...cause } = await issueWith(tx, deps, invoice, { Number: issued.number, Day: issued.day, Amount: null }, files, now)
    await moveInvoice(tx, invoice, move, { ...actingAsSeller(now), ...cause })
  })
}

const isOverdue = ({ platformAskedAt }: InvoiceRow, now: Date): boolean => platformAskedAt !== null && addDays(platformAskedAt, patienceDays) <= now

/** What keeps it waiting. Once nobody waits any more, the staff decide. */
const wait = async (deps: Deps, invoice: InvoiceRow, reason: string): Promise<void> => {
  if (isOverdue(invoice, deps.clock())) return fail(deps, invoice, '数电平台一直没有结果，请先到平台核对是否已开具')
  await deps.db.update(record).set({ platformReason: reason }).where(and(eq(record.id, invoice.id), eq(record.platformState, 'asked')))
}

const askOne = async (deps: Deps, platform: TaxPlatform, invoice: InvoiceRow): Promise<void> => {
  let answer: PlatformAnswer
  try {
    answer = await platform.issue(await requestOf(deps, invoice))
  } catch (error) {
    deps.log.warn('the tax platform does not answer', { invoiceNo: invoice.invoiceNo, attempt: invoice.platformTries + 1, error: error instanceof Error ? error.name : 'not an Error' })
    return wait(deps, invoice, '数电平台没有应答，稍后自动再问')
  }
  if (answer.state === 'pending') return wait(deps, invoice, '')
  if (answer.state === 'failed') return fail(deps, invoice, answer.reason)
  try {
    await take(deps, invoice, answer)
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error
    await fail(deps, invoice, `已开具 ${answer.number}，但没有收下：${error.message}`)
  }
}

/**
 * Asks the tax platform for what was left to it, and takes what it has issued. To be called every few seconds; without a platform it does nothing. What was
 * asked for is in the database, so that a restart forgets nothing, and has one key, so that nothing is issued twice.
 */
export const askTaxPlatform = async (deps: Deps): Promise<void> => {
  const { taxPlatform } = deps
  if (taxPlatform === null) return
  for (const invoice of await claim(deps)) {
    try {
      await askOne(deps, taxPlatform, invoice)
    } catch (error) {
      // An invoice that cannot be taken must not block the following ones.
      deps.log.error('an invoice of the tax platform cannot be taken', { invoiceNo: invoice.invoiceNo, error: error instanceof Error ? error.name : 'not an Error' })
    }
  }
}
