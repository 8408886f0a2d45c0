import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import type { CallInput, CallOutput } from '@mall/api/contract'
import type { ProductImportDetail, ProductImportRow, ProductImportRowKind } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { productImportPicture as picture, type SentColumn } from '../../platform/db/schema/product-import.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { offsetOf } from '../../platform/lists/list-page.ts'
import { hiddenFields } from '../product/fields.ts'
import { isProductColumn, productColumnKeys, seesColumn, titleOf } from './columns.ts'
import { fieldTitle, hintOf } from './plan.ts'
import { placedCells } from './placed-cells.ts'
import { findImport, ofImport, row, seesLeftOut, toProductImport, type ImportRow } from './records.ts'

/** Pictures that are left out, as far as a page lists them. */
const problemsListed = 100

/**
 * One import with what its trial found.
 * @throws BusinessError `PRODUCT_IMPORT_NOT_FOUND`
 */
export const importDetail = async (db: Db, caller: StaffCaller, importId: number, now: Date): Promise<ProductImportDetail> => {
  const found = await findImport(db, importId)
  const { record: one } = found
  const taken = await db.$count(picture, and(eq(picture.importId, importId), eq(picture.problem, '')))
  const left = await db.select({ Name: picture.name, Message: picture.problem }).from(picture).where(and(eq(picture.importId, importId), gt(picture.problem, ''))).orderBy(asc(picture.name)).limit(problemsListed)
  return {
    ...toProductImport(caller, found, now),
    Columns: one.columns.map(({ title, key, sample }) => ({ Title: title, Field: key !== null && isProductColumn(key) ? titleOf(key) : null, Sample: (key === null ? seesLeftOut(caller, one) : seesColumn(caller, key)) ? sample : '' })),
    Remembered: one.remembered,
    MissingCategories: [...one.missing.categories],
    MissingBrands: [...one.missing.brands],
    MissingAttributes: [...one.missing.attributes],
    NeedNames: one.needsNames,
    Pictures: taken,
    PictureProblems: left,
  }
}

const conditions: Readonly<Record<ProductImportRowKind, SQL>> = {
  wrong: eq(row.verdict, 'wrong'),
  new: eq(row.verdict, 'new'),
  changed: eq(row.verdict, 'changed'),
  unchanged: eq(row.verdict, 'unchanged'),
  failed: eq(row.outcome, 'failed'),
  kept: eq(row.outcome, 'kept'),
}

const toRow = (caller: StaffCaller, hidden: readonly string[], columns: readonly SentColumn[], one: ImportRow, kind: ProductImportRowKind): ProductImportRow => {
  const cells = placedCells(columns, one.cells)
  return {
    RowNo: one.rowNo,
    ProductCode: one.code,
    Name: one.name,
    Kind: kind,
    Cells: productColumnKeys.flatMap((key, at) => (seesColumn(caller, key) ? [cells[at] ?? ''] : [])),
    Problems: one.faults.map(({ key, message }) => ({
      Column: isProductColumn(key) ? titleOf(key) : key,
      Value: isProductColumn(key) && seesColumn(caller, key) ? (cells[productColumnKeys.indexOf(key)] ?? '') : '',
      Message: message,
      Mend: hintOf(key),
    })),
    Changes: one.changes.filter(({ field }) => !hidden.includes(field)).map(({ field, shownBefore, shownAfter }) => ({ Field: fieldTitle(field), Before: shownBefore, After: shownAfter })),
    Message: one.message,
  }
}

/**
 * A page of the rows of an import, as far as the caller may see them.
 * @throws BusinessError `PRODUCT_IMPORT_NOT_FOUND`
 */
export const importRows = async (db: Db, caller: StaffCaller, request: CallInput<'POST /api/SellerProductImport/Rows'>): Promise<CallOutput<'POST /api/SellerProductImport/Rows'>> => {
  const { record: one } = await findImport(db, request.ImportId)
  const where = ofImport(request.ImportId, conditions[request.Kind])
  const hidden = hiddenFields(caller)
  const rows = await db.select().from(row).where(where).orderBy(asc(row.rowNo)).limit(request.PageSize).offset(offsetOf(request))
  return { Items: rows.map((each) => toRow(caller, hidden, one.columns, each, request.Kind)), total: await db.$count(row, where) }
}
