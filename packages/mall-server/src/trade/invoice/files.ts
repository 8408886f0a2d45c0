import { and, asc, eq, gt } from 'drizzle-orm'
import { invoiceLine } from '../../platform/db/schema/invoice.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller, Download, ParsedInput } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { rowsInPart } from '../../platform/in-parts.ts'
import { requireAllowed } from './allowed-actions.ts'
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

/** The files of an issued invoice: its own, then those of its red letters. */
export const filesOf = async (deps: Deps, invoice: InvoiceRow): Promise<Download[]> => {
  const lines = await linesOfInvoice(deps.db, invoice.id)
  const { seller } = deps.config
  const papers = [paperOf(invoice, lines, seller), ...redPapersOf(invoice, lines, await redsOf(deps.db, invoice.id), seller).map(({ paper }) => paper)]
  const files: Download[] = []
  for (const paper of papers) files.push(await draw(deps, paper))
  return files
}

/** The file of an issued invoice within the caller's scope, or of one of its red letters. */
export const downloadInvoice = async (deps: Deps, caller: Caller, { InvoiceId, RedId }: ParsedInput<'POST /api/Invoice/Download'>): Promise<Download> => {
  const { record } = await findInvoice(deps.db, caller, InvoiceId)
  requireAllowed(caller, record, 'Download')
  const lines = await linesOfInvoice(deps.db, record.id)
  const { seller } = deps.config
  if (RedId === undefined) return draw(deps, paperOf(record, lines, seller))
  const found = redPapersOf(record, lines, await redsOf(deps.db, record.id), seller).find(({ red }) => red.id === RedId)
  if (found === undefined) throw new BusinessError('INVOICE_ACTION_NOT_ALLOWED', '红字发票尚未开具')
  return draw(deps, found.paper)
}
