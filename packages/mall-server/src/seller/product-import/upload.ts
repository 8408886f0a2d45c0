import { sql } from 'drizzle-orm'
import { productImportRows, productImportStatus, type ProductImportDetail } from '@mall/api/seller/contract'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { cutText } from '../../platform/cut-text.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { SentColumn } from '../../platform/db/schema/product-import.ts'
import { cleanName } from '../../platform/file/rules.ts'
import { inTurnOfTables } from '../../platform/http/caller-turns.ts'
import type { StaffCaller, StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { columnNamed, emptyBelow } from '../../platform/imports/columns.ts'
import type { TableRow } from '../../platform/imports/table.ts'
import { fileOf } from '../../platform/imports/upload.ts'
import { inParts } from '../../platform/in-parts.ts'
import { insertedRow } from '../../platform/records/version.ts'
import { beginWork } from './actions.ts'
import { fillsColumn, productColumns, type ProductColumnKey } from './columns.ts'
import { importDetail } from './detail.ts'
import { refuseClosed, rememberedKeys, titleLimit } from './mapping.ts'
import { placesOf, rowReader } from './placed-cells.ts'
import { record, requireRoom, row, type ImportRow } from './records.ts'

/** The longest sample and name of a file that are kept, characters. */
const [sampleLimit, fileNameLimit] = [100, 100] as const

/** The seller's staff are one company: the ids of buyers begin at 1. */
const sellerTurn = { enterpriseId: 0 } as const

interface Columns {
  readonly columns: SentColumn[]
  /** One of them is what somebody gave for an earlier table. */
  readonly remembered: boolean
}

/**
 * The columns of a table, by the titles of its first row; where a title says nothing, as somebody gave it for an earlier table with these titles, as far as the caller may fill it in.
 * @throws BusinessError `IMPORT_UNREADABLE` without titles
 */
const columnsOf = (caller: StaffCaller, head: TableRow, first: TableRow | undefined, given: readonly (ProductColumnKey | null)[] | null): Columns => {
  const named = head.cells.map((title) => columnNamed(productColumns, title) ?? null)
  const remembered = head.cells.map((_, at) => {
    const key = named[at] === null ? (given?.[at] ?? null) : null
    return key !== null && fillsColumn(caller, key) && !named.includes(key) ? key : null
  })
  const taken = new Set<string>()
  const columns = head.cells.map((title, at) => {
    const key = named[at] ?? remembered[at] ?? null
    // Of two columns of one title the first counts.
    const isTaken = key !== null && taken.has(key)
    if (key !== null) taken.add(key)
    return { title: cutText(title, titleLimit), key: isTaken ? null : key, sample: cutText(first?.cells[at] ?? '', sampleLimit) }
  })
  if (taken.size < 2 && given === null) throw new BusinessError('IMPORT_UNREADABLE', `第${head.rowNo}行须是列名，如“编码”“商品名称”“市场价”`)
  return { columns, remembered: remembered.some((key) => key !== null) }
}

type NewRow = Pick<ImportRow, 'rowNo' | 'code' | 'name' | 'cells' | 'faults'>

/** The rows with which product each is about. */
const rowsOf = async (table: readonly TableRow[], columns: readonly SentColumn[]): Promise<NewRow[]> => {
  const read = rowReader()
  const { codeAt, nameAt } = placesOf(columns)
  const taken = ({ rowNo, cells: all }: TableRow): NewRow => {
    const cells = columns.map((_, at) => all[at] ?? '')
    return { cells, ...read({ rowNo, code: cells[codeAt] ?? '', name: cells[nameAt] ?? '' }) }
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
  const { columns, remembered } = columnsOf(caller, head, table[0], await rememberedKeys(deps.db, head.cells))
  refuseClosed(caller, columns)
  const rows = await rowsOf(table, columns)
  const name = cleanName(file.name).slice(-fileNameLimit)
  const id = await deps.db.transaction(async (tx) => {
    await requireRoom(tx)
    const { id: importId } = insertedRow(
      await tx
        .insert(record)
        .values({
          staffId: caller.staffId, fileName: name, createdAt: deps.clock(), status: productImportStatus.checking, columns, remembered, rows: rows.length,
          missing: { categories: [], brands: [], attributes: [] },
        })
        .returning({ id: record.id }),
    )
    await inParts(rows, (part) => keepRows(tx, importId, part))
    await writeAudit(tx, originOf(context), { action: 'SellerProductImport.Upload', entity: 'productImport', entityId: importId, before: null, after: { FileName: name, Rows: rows.length } })
    return importId
  })
  await beginWork(context, id)
  return importDetail(deps.db, caller, id, deps.clock())
}

