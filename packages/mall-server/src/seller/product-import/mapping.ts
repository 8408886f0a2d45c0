import { desc, eq, notInArray, sql } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import type { ProductImportDetail } from '@mall/api/seller/contract'
import { actingForSeller } from '../../platform/actions/permit.ts'
import { cutText } from '../../platform/cut-text.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { productImportMapping as mapping, type SentColumn } from '../../platform/db/schema/product-import.ts'
import { sha256 } from '../../platform/http/crypto.ts'
import type { StaffCaller, StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { inParts } from '../../platform/in-parts.ts'
import { act } from './actions.ts'
import { hasCost, hasStock, isProductColumn, productColumnKeys, titleOf, type ProductColumnKey } from './columns.ts'
import { moveImport } from './moves.ts'
import { judgePicturesAgain } from './pictures.ts'
import { placesOf, rowReader } from './placed-cells.ts'
import { ofImport, requireRoom, row, type ImportRecord } from './records.ts'

/** How many mappings are kept; the oldest make room. */
const keptMappings = 200

/** The longest title that is kept, characters. */
export const titleLimit = 50

const headOf = (titles: readonly string[]): Promise<string> => sha256(JSON.stringify(titles.map((title) => cutText(title, titleLimit))))

/** What somebody said of a table with these titles; null: nobody did, or it names a column that there is not any more. */
export const rememberedKeys = async (db: Db, titles: readonly string[]): Promise<readonly (ProductColumnKey | null)[] | null> => {
  const [found] = await db.select({ keys: mapping.keys }).from(mapping).where(eq(mapping.head, await headOf(titles)))
  return found !== undefined && found.keys.every((key): key is ProductColumnKey | null => key === null || isProductColumn(key)) ? found.keys : null
}

const remember = async (tx: Tx, staffId: number, columns: readonly SentColumn[], now: Date): Promise<void> => {
  const [head, keys] = [await headOf(columns.map(({ title }) => title)), columns.map(({ key }) => key)]
  await tx.insert(mapping).values({ head, keys, staffId, changedAt: now }).onConflictDoUpdate({ target: mapping.head, set: { keys, staffId, changedAt: now } })
  await tx.delete(mapping).where(notInArray(mapping.head, tx.select({ head: mapping.head }).from(mapping).orderBy(desc(mapping.changedAt)).limit(keptMappings)))
}

/**
 * Refuses columns that the caller may not fill in.
 * @throws BusinessError `PRODUCT_IMPORT_ACTION_NOT_ALLOWED`
 */
export const refuseClosed = ({ permissions }: Pick<StaffCaller, 'permissions'>, columns: readonly Pick<SentColumn, 'key'>[]): void => {
  const keys = columns.map(({ key }) => key)
  if (hasStock(keys) && !permissions.has('stock.manage')) throw new BusinessError('PRODUCT_IMPORT_ACTION_NOT_ALLOWED', '您不能修改库存，请删去库存的列')
  if (hasCost(keys) && !permissions.has('cost.view')) throw new BusinessError('PRODUCT_IMPORT_ACTION_NOT_ALLOWED', '您不能修改成本和底价，请删去这些列')
}

/** The columns with what the user takes each for. */
const mappedColumns = ({ columns }: Pick<ImportRecord, 'columns'>, fields: readonly (string | null)[]): SentColumn[] => {
  if (fields.length !== columns.length) throw new BusinessError('IMPORT_MAPPING_INVALID', '列数和文件不一致，请刷新后重试')
  const given = fields.map((field) => {
    if (field === null) return null
    const key = productColumnKeys.find((one) => titleOf(one) === field)
    if (key === undefined) throw new BusinessError('IMPORT_MAPPING_INVALID', `没有“${field}”这一列`)
    return key
  })
  const keys = given.filter((key) => key !== null)
  const twice = keys.find((key, at) => keys.indexOf(key) < at)
  if (twice !== undefined) throw new BusinessError('IMPORT_MAPPING_INVALID', `有两列都对到“${titleOf(twice)}”`)
  if (!keys.includes('code')) throw new BusinessError('IMPORT_MAPPING_INVALID', `请选出哪一列是“${titleOf('code')}”`)
  return columns.map((column, at) => ({ ...column, key: given[at] ?? null }))
}

/** The rows wait for their trial again, each with the product that it is about now. */
const readAgain = async (tx: Tx, importId: number, columns: readonly SentColumn[]): Promise<void> => {
  const { codeAt, nameAt } = placesOf(columns)
  // The cells of a PostgreSQL array are counted from 1; of a column that there is not, the cell is null.
  const cellAt = (at: number) => sql<string>`coalesce(${row.cells}[${at + 1}::int], '')`
  const rows = await tx.select({ rowNo: row.rowNo, code: cellAt(codeAt), name: cellAt(nameAt) }).from(row).where(ofImport(importId)).orderBy(row.rowNo)
  const read = rowReader()
  await inParts(rows, (part) =>
    tx.execute(sql`update ${row} set code = one.code, name = one.name, faults = one.faults, verdict = 'waiting', needs = '{}', changes = '[]', message = ''
      from jsonb_to_recordset(${JSON.stringify(part.map(read))}::jsonb) as one("rowNo" int, code text, name text, faults jsonb)
      where ${row.importId} = ${importId} and ${row.rowNo} = one."rowNo"`),
  )
}

/** Takes the columns of a table that was tried for something else, tries it again, and proposes so for the next table with these titles. */
export const mapColumns = (context: StaffContext, input: CallInput<'POST /api/SellerProductImport/Map'>): Promise<ProductImportDetail> =>
  act(context, 'Map', input, async ({ tx, row: one, acting }) => {
    const columns = mappedColumns(one, input.Fields)
    refuseClosed(context.caller, columns)
    await requireRoom(tx)
    await readAgain(tx, one.id, columns)
    await judgePicturesAgain(tx, one.id)
    await remember(tx, context.caller.staffId, columns, one.now)
    await moveImport(tx, one, 'Map', {
      ...actingForSeller(acting),
      changes: { columns, remembered: false, progress: 0, newRows: 0, changedRows: 0, unchangedRows: 0, wrongRows: 0, needsNames: 0, missing: { categories: [], brands: [], attributes: [] } },
    })
  })
