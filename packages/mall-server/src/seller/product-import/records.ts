import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { productImportActions, productImportStatus, productImportStatusName, type ProductImport, type ProductImportAction, type ProductImportStatus } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { productImport as record, productImportRow as row } from '../../platform/db/schema/product-import.ts'
import { staff } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { addDays, toInstant } from '../../platform/time.ts'
import { hasCost, hasStock } from './columns.ts'

export { record, row }

export type ImportRecord = typeof record.$inferSelect

export type ImportRow = typeof row.$inferSelect

/** Statuses in which the background works on an import. */
export const workingStatuses = [productImportStatus.checking, productImportStatus.running, productImportStatus.undoing] as const satisfies readonly ProductImportStatus[]

/** Imports that are tried, written or undone at a time. */
const atOnce = 5

/**
 * That another import may be worked on. Parallel calls may exceed the limit by a little; it protects the disk and the processors only.
 * @throws BusinessError `PRODUCT_IMPORT_BUSY`
 */
export const requireRoom = async (db: Db): Promise<void> => {
  if ((await db.$count(record, inArray(record.status, [...workingStatuses]))) >= atOnce) throw new BusinessError('PRODUCT_IMPORT_BUSY', `同时最多${atOnce}个导入，请等前面的完成`)
}

const { checking, checked, running, paused, done } = productImportStatus

const isAmong = (status: ProductImportStatus, ...wanted: readonly ProductImportStatus[]): boolean => wanted.includes(status)

/** How long the rows of an import are kept, days: longer than it can be undone. The import itself stays. */
export const keptRowsDays = 30

interface Actable extends Pick<ImportRecord, 'staffId' | 'status' | 'createdAt' | 'undoUntil' | 'columns' | 'newRows' | 'changedRows'> {
  readonly now: Date
}

/** Whether a user may see what is in columns that are left out: nothing says that there are no costs in them, so everybody but the user who uploaded the table needs the permission for costs. */
export const seesLeftOut = ({ permissions, staffId }: Pick<StaffCaller, 'permissions' | 'staffId'>, one: Pick<ImportRecord, 'staffId'>): boolean => permissions.has('cost.view') || one.staffId === staffId

/** What a user with these permissions may do with an import now. One that says something of stock needs the permission for stock, too, and one that says something of costs that for costs. */
export const allowedActions = (caller: Pick<StaffCaller, 'permissions' | 'staffId'>, { staffId, status, createdAt, undoUntil, columns, newRows, changedRows, now }: Actable): ProductImportAction[] => {
  const { permissions } = caller
  const keys = columns.map(({ key }) => key)
  const mayWrite = permissions.has('product.manage') && (permissions.has('stock.manage') || !hasStock(keys)) && (permissions.has('cost.view') || !hasCost(keys))
  const may: Readonly<Record<ProductImportAction, boolean>> = {
    Map: isAmong(status, checked) && seesLeftOut(caller, { staffId }) && now < addDays(createdAt, keptRowsDays),
    Discard: isAmong(status, checking, checked),
    Start: isAmong(status, checked) && newRows + changedRows > 0 && now < addDays(createdAt, keptRowsDays),
    Pause: isAmong(status, running),
    Resume: isAmong(status, paused),
    Undo: isAmong(status, paused, done) && undoUntil !== null && now < undoUntil,
  }
  return mayWrite ? productImportActions.filter((action) => may[action]) : []
}

/** Imports with the names of those who made them. */
export const importRecords = (db: Db, where: SQL | undefined) =>
  db.select({ record, staffName: staff.name }).from(record).innerJoin(staff, eq(staff.id, record.staffId)).where(where)

type Found = Awaited<ReturnType<typeof importRecords>>[number]

/** Rows that the phase of an import goes through. */
const totalOf = ({ status, rows, newRows, changedRows, writtenRows }: ImportRecord): number => {
  if (isAmong(status, checking, checked, productImportStatus.discarded)) return rows
  return isAmong(status, productImportStatus.undoing, productImportStatus.undone) ? writtenRows : newRows + changedRows
}

export const toProductImport = (caller: StaffCaller, { record: one, staffName }: Found, now: Date): ProductImport => ({
  ImportId: one.id,
  FileName: one.fileName,
  StaffName: staffName,
  CreatedAt: toInstant(one.createdAt),
  Status: one.status,
  StatusName: productImportStatusName(one.status),
  Rows: one.rows,
  New: one.newRows,
  Changed: one.changedRows,
  Unchanged: one.unchangedRows,
  Wrong: one.wrongRows,
  Done: one.progress,
  Of: totalOf(one),
  Written: one.writtenRows,
  Failed: one.failedRows,
  Kept: one.keptRows,
  UndoUntil: one.undoUntil === null ? null : toInstant(one.undoUntil),
  AllowActions: allowedActions(caller, { ...one, now }),
  Version: one.version,
})

export const importNotFound = (): BusinessError => new BusinessError('PRODUCT_IMPORT_NOT_FOUND', '导入不存在')

/**
 * One import with the name of whoever made it.
 * @throws BusinessError `PRODUCT_IMPORT_NOT_FOUND`
 */
export const findImport = async (db: Db, importId: number): Promise<Found> => {
  const [found] = await importRecords(db, eq(record.id, importId))
  if (found === undefined) throw importNotFound()
  return found
}

/** The rows of an import. */
export const ofImport = (importId: number, ...where: readonly (SQL | undefined)[]): SQL | undefined => and(eq(row.importId, importId), ...where)

/** Why a row is wrong whose code stands in an earlier one: found when the table is read, and by no trial. */
export const repetitionOf = (rowNo: number): string => `与第${rowNo}行重复`

export const isRepetition = (message: string): boolean => /^与第\d+行重复$/.test(message)
