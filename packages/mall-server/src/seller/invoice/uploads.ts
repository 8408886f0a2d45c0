import { and, eq, gt, inArray, isNull, lt, sum } from 'drizzle-orm'
import type { InvoiceUpload } from '@mall/api/seller/contract'
import type { Tx } from '../../platform/db/client.ts'
import { invoiceFile } from '../../platform/db/schema/invoice.ts'
import type { Deps } from '../../platform/deps.ts'
import { cleanName, maxDailyBytes } from '../../platform/file/rules.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { fileOf } from '../../platform/imports/upload.ts'
import { addDays } from '../../platform/time.ts'

export type InvoiceFileRow = typeof invoiceFile.$inferSelect

/**
 * Keeps a file that an invoice can be issued with, and reads it where it is an XML.
 * @throws BusinessError `INVOICE_FILE_INVALID`, `UPLOAD_LIMIT_REACHED`
 */
export const uploadFile = async (deps: Deps, { staffId }: StaffCaller, form: FormData): Promise<InvoiceUpload> => {
  const file = fileOf(form)
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes.length === 0) throw new BusinessError('FILE_EMPTY', '文件内容为空')
  const now = deps.clock()
  // Parallel uploads may exceed the limit by a little; it protects the disk only.
  const [sent] = await deps.db.select({ size: sum(invoiceFile.size).mapWith(Number) }).from(invoiceFile).where(and(eq(invoiceFile.staffId, staffId), gt(invoiceFile.createdAt, addDays(now, -1))))
  if ((sent?.size ?? 0) + bytes.length > maxDailyBytes) throw new BusinessError('UPLOAD_LIMIT_REACHED', '24小时内上传的文件已达上限，请稍后再试')
  const { kind, facts } = await deps.readInvoiceFile(bytes)
  const [id, name] = [deps.randomness.uuid(), cleanName(file.name)]
  // The row comes first: bytes without one could be deleted by nobody.
  await deps.db.insert(invoiceFile).values({ id, kind, name, size: bytes.length, facts, staffId, createdAt: now })
  await deps.files.put(id, bytes)
  return { FileId: id, Kind: kind, Name: name, Size: bytes.length, Facts: facts }
}

const unknown = (message: string) => new BusinessError('INVOICE_FILES_UNKNOWN', message)

/**
 * Files of the caller's own that are part of nothing yet, one of each kind, locked.
 * @throws BusinessError `INVOICE_FILES_UNKNOWN`
 */
export const takeFiles = async (tx: Tx, { staffId }: StaffCaller, ids: readonly string[]): Promise<InvoiceFileRow[]> => {
  if (ids.length === 0) return []
  const files = await tx.select().from(invoiceFile).where(and(inArray(invoiceFile.id, [...ids]), eq(invoiceFile.staffId, staffId), isNull(invoiceFile.invoiceId))).for('update')
  if (files.length < ids.length) throw unknown('文件已失效，请重新上传')
  if (new Set(files.map(({ kind }) => kind)).size < files.length) throw unknown('同一种文件只能有一个')
  return files
}

/** Makes files part of an invoice, or of a red letter. */
export const attachFiles = async (tx: Tx, files: readonly InvoiceFileRow[], invoiceId: number, redId: number | null): Promise<void> => {
  if (files.length > 0) await tx.update(invoiceFile).set({ invoiceId, redId }).where(inArray(invoiceFile.id, files.map(({ id }) => id)))
}

/** Files deleted in one run; the others follow in the next. */
const batch = 100

/** Deletes files that became part of no invoice within a day. */
export const purgeInvoiceFiles = async ({ db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>): Promise<void> => {
  const loose = and(isNull(invoiceFile.invoiceId), lt(invoiceFile.createdAt, addDays(clock(), -1)))
  const old = await db.select({ id: invoiceFile.id }).from(invoiceFile).where(loose).limit(batch)
  // A row that became part of an invoice meanwhile stays, with its bytes.
  const gone = await db.delete(invoiceFile).where(and(loose, inArray(invoiceFile.id, old.map(({ id }) => id)))).returning({ id: invoiceFile.id })
  for (const { id } of gone) await files.remove(id)
}
