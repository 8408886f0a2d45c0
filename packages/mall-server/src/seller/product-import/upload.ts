import { inArray, sql } from 'drizzle-orm'
import { productImportRows, productImportStatus, type ProductImportDetail } from '@mall/api/seller/contract'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { cutText } from '../../platform/cut-text.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { SentColumn } from '../../platform/db/schema/product-import.ts'
import { inTurnOfTables } from '../../platform/http/caller-turns.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { columnNamed, emptyBelow } from '../../platform/imports/columns.ts'
import type { TableRow } from '../../platform/imports/table.ts'
import { fileOf } from '../../platform/imports/upload.ts'
import { inParts } from '../../platform/in-parts.ts'
import { insertedRow } from '../../platform/records/version.ts'
import { beginWork } from './actions.ts'
import { productColumns } from './columns.ts'
import { importDetail } from './detail.ts'
import { refuseClosed, rememberedKeys, titleLimit } from './mapping.ts'
import { rowReader } from './placed-cells.ts'
import { record, row, workingStatuses, type ImportRow } from './records.ts'

/** Imports that are tried, written or undone at a time. */
const atOnce = 5

/** The longest sample and name of a file that are kept, characters. */
const [sampleLimit, fileNameLimit] = [100, 100] as const

/** The seller's staff are one company: the ids of buyers begin at 1. */
const sellerTurn = { enterpriseId: 0 } as const

/**
 * The columns of a table: those that somebody gave for an earlier table with these titles, else by the titles of its first row.
 * @throws BusinessError `IMPORT_UNREADABLE` without titles
 */
const columnsOf = (head: TableRow, first: TableRow | undefined, remembered: readonly (string | null)[] | null): SentColumn[] => {
  const taken = new Set<string>()
  const columns = head.cells.map((title, at) => {
    const key = remembered === null ? (columnNamed(productColumns, title) ?? null) : (remembered[at] ?? null)
    // Of two columns of one title the first counts.
    const isTaken = key !== null && taken.has(key)
    if (key !== null) taken.add(key)
    return { title: cutText(title, titleLimit), key: isTaken ? null : key, sample: cutText(first?.cells[at] ?? '', sampleLimit) }
  })
  if (taken.size < 2) throw new BusinessError('IMPORT_UNREADABLE', `第${head.rowNo}行须是列名，如“编码”“商品名称”“市场价”`)
  return columns
}

type NewRow = Pick<ImportRow, 'rowNo' | 'code' | 'name' | 'cells' | 'faults'>

/** The rows with which product each is about. */
const rowsOf = async (table: readonly TableRow[], columns: readonly SentColumn[]): Promise<NewRow[]> => {
  const read = rowReader(columns)
  const taken = ({ rowNo, cells: all }: TableRow): NewRow => {
    const row = { rowNo, cells: columns.map((_, at) => all[at] ?? '') }
    return { ...row, ...read(row) }
  }
  return (await inParts(table, (part) => part.map(taken))).flat()
}

/** Keeps rows until they are tried. As one JSON, which takes the thread of the requests a fraction of what so many parameters do. */
const keepRows = (tx: Tx, importId: number, rows: readonly NewRow[]) =>
  tx.execute(sql`insert into ${row} (import_id, row_no, code, name, cells, faults, verdict, needs, changes, message)
    select ${importId}, "rowNo", code, name, array(select jsonb_array_elements_text(cells)), faults, 'waiting', '{}', '[]', ''
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one("rowNo" int, code text, name text, cells jsonb, faults jsonb)`)

/** Reads a table of products and begins to try it. */
export const uploadProducts = async (context: StaffContext & { readonly request: Request }, form: FormData): Promise<ProductImportDetail> => {
  const { caller, deps, request } = context
  const file = fileOf(form)
  const [head, ...table] = await inTurnOfTables(sellerTurn, async () => deps.readTable(new Uint8Array(await file.arrayBuffer()), 'bulk'), request.signal)
  if (head === undefined || table.length === 0) throw emptyBelow(head?.rowNo ?? 0)
  if (table.length > productImportRows) throw new BusinessError('IMPORT_TOO_LONG', `单次最多${productImportRows}行`)
  const remembered = await rememberedKeys(deps.db, head.cells)
  const columns = columnsOf(head, table[0], remembered)
  refuseClosed(caller, columns)
  const rows = await rowsOf(table, columns)
  const id = await deps.db.transaction(async (tx) => {
    // Parallel uploads may exceed the limit by a little; it protects the disk only.
    if ((await tx.$count(record, inArray(record.status, [...workingStatuses]))) >= atOnce) throw new BusinessError('PRODUCT_IMPORT_BUSY', `同时最多${atOnce}个导入，请等前面的完成`)
    const { id: importId } = insertedRow(
      await tx
        .insert(record)
        .values({
          staffId: caller.staffId, fileName: file.name.slice(-fileNameLimit), createdAt: deps.clock(), status: productImportStatus.checking, columns, remembered: remembered !== null, rows: rows.length,
          missing: { categories: [], brands: [], attributes: [] },
        })
        .returning({ id: record.id }),
    )
    await inParts(rows, (part) => keepRows(tx, importId, part))
    await writeAudit(tx, originOf(context), { action: 'SellerProductImport.Upload', entity: 'productImport', entityId: importId, before: null, after: { FileName: file.name.slice(-fileNameLimit), Rows: rows.length } })
    return importId
  })
  await beginWork(context, id)
  return importDetail(deps.db, caller, id, deps.clock())
}

