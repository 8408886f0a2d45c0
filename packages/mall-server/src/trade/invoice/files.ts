import { and, asc, eq, gt } from 'drizzle-orm'
import { invoiceFileKinds } from '@mall/api/contract'
import { invoiceFile, invoiceLine } from '../../platform/db/schema/invoice.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller, Download, ParsedInput } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { rowsInPart } from '../../platform/in-parts.ts'
import { requireAllowed } from './allowed-actions.ts'
import { invoiceFileTypes } from './invoice-file.ts'
import { paperOf, redPapersOf, type InvoicePaper } from './paper.ts'
import { findInvoice, redsOf, type InvoiceRow } from './records.ts'

type InvoiceLine = typeof invoiceLine.$inferSelect

const partAfter = (db: Db, invoiceId: number, id: number) =>
  db.select().from(invoiceLine).where(and(eq(invoiceLine.invoiceId, invoiceId), gt(invoiceLine.id, id))).orderBy(asc(invoiceLine.id)).limit(rowsInPart)

/** The lines of an invoice as they are at one moment. There may be ten thousand: they are read in parts, between which others have their turn. */
export const linesOfInvoice = (db: Db, invoiceId: number): Promise<InvoiceLine[]> =>
  db.transaction(async (tx) => {
    const lines: InvoiceLine[] = []
    for (;;) {
      const part = await partAfter(tx, invoiceId, lines.at(-1)?.id ?? 0)
      lines.push(...part)
      if (part.length < rowsInPart) return lines
    }
  }, { isolationLevel: 'repeatable read', accessMode: 'read only' })

const draw = async ({ drawInvoice }: Deps, paper: InvoicePaper): Promise<Download> => {
  if (drawInvoice === null) throw new BusinessError('INVOICE_FILE_NOT_AVAILABLE', '当前环境不能生成发票文件')
  return { bytes: await drawInvoice(paper), fileName: `${paper.number}.pdf`, contentType: 'application/pdf' }
}

/** The files that the seller sent of what is issued, those of each in the order of their kinds. */
export const sentFilesOf = async (db: Db, invoiceId: number): Promise<(typeof invoiceFile.$inferSelect)[]> => {
  const files = await db.select().from(invoiceFile).where(eq(invoiceFile.invoiceId, invoiceId))
  return files.toSorted((one, other) => (one.redId ?? 0) - (other.redId ?? 0) || invoiceFileKinds.indexOf(one.kind) - invoiceFileKinds.indexOf(other.kind))
}

type SentFile = Awaited<ReturnType<typeof sentFilesOf>>[number]

/** A file that the seller sent, named by the number of its invoice. */
const takeSent = async ({ files }: Deps, { id, kind }: SentFile, number: string): Promise<Download> => {
  const bytes = await files.get(id)
  if (bytes === null) throw new BusinessError('INVOICE_FILE_NOT_AVAILABLE', '发票文件已丢失，请联系商家')
  return { bytes: new Uint8Array(bytes), fileName: `${number}.${kind}`, contentType: invoiceFileTypes[kind] }
}

const isOf = (redId: number | null) => (file: SentFile): boolean => file.redId === redId

/** The files of an issued invoice: its own, then those of its red letters. What the seller sent no file of is drawn. */
export const filesOf = async (deps: Deps, invoice: InvoiceRow): Promise<Download[]> => {
  const [lines, sent] = [await linesOfInvoice(deps.db, invoice.id), await sentFilesOf(deps.db, invoice.id)]
  const { seller } = deps.config
  const papers = [
    { redId: null, paper: paperOf(invoice, lines, seller) },
    ...redPapersOf(invoice, lines, await redsOf(deps.db, invoice.id), seller).map(({ red, paper }) => ({ redId: red.id, paper })),
  ]
  const files: Download[] = []
  for (const { redId, paper } of papers) {
    const own = sent.filter(isOf(redId))
    if (own.length === 0) files.push(await draw(deps, paper))
    for (const file of own) files.push(await takeSent(deps, file, paper.number))
  }
  return files
}

type Wanted = Pick<ParsedInput<'POST /api/Invoice/Download'>, 'RedId' | 'Kind'>

/** The file of an issued invoice, or of one of its red letters: one that the seller sent, else one that is drawn. */
export const fileOf = async (deps: Deps, invoice: InvoiceRow, { RedId, Kind }: Wanted): Promise<Download> => {
  const { db, config: { seller } } = deps
  const reds = await redsOf(db, invoice.id)
  const red = reds.find(({ id, issuedAt }) => id === RedId && issuedAt !== null)
  if (RedId !== undefined && red === undefined) throw new BusinessError('INVOICE_ACTION_NOT_ALLOWED', '红字发票尚未开具')
  const own = (await sentFilesOf(db, invoice.id)).filter(isOf(RedId ?? null))
  const wanted = Kind === undefined ? own[0] : own.find(({ kind }) => kind === Kind)
  if (wanted !== undefined) return takeSent(deps, wanted, red?.number ?? invoice.number)
  if (own.length > 0 || (Kind ?? 'pdf') !== 'pdf') throw new BusinessError('INVOICE_FILE_NOT_AVAILABLE', '该发票没有这种文件')
  const lines = await linesOfInvoice(db, invoice.id)
  const paper = red === undefined ? paperOf(invoice, lines, seller) : redPapersOf(invoice, lines, reds, seller).find((one) => one.red.id === red.id)?.paper
  if (paper === undefined) throw new Error('A red letter that is issued has a paper')
  return draw(deps, paper)
}

/** The file of an issued invoice within the caller's scope, or of one of its red letters. */
export const downloadInvoice = async (deps: Deps, caller: Caller, { InvoiceId, ...wanted }: ParsedInput<'POST /api/Invoice/Download'>): Promise<Download> => {
  const { record } = await findInvoice(deps.db, caller, InvoiceId)
  requireAllowed(caller, record, 'Download')
  return fileOf(deps, record, wanted)
}
