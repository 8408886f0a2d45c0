import { inArray } from 'drizzle-orm'
import { quantityMax, successCode, type CallInput, type CallOutput, type ImportSheet } from '@mall/api/contract'
import { mainWarehouse, stockLimits, warehouseCodes, warehouseNames, type WarehouseCode } from '@mall/api/seller/contract'
import type { Db, Tx } from '../../platform/db/client.ts'
import { inTurnOfTables } from '../../platform/http/caller-turns.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { once } from '../../platform/idempotency/once.ts'
import { CellProblem, codeText, compact, filled, positiveInteger, shortText, type CellRule } from '../../platform/imports/cells.ts'
import { readCells, readRows, titlesOf, type ImportValues } from '../../platform/imports/columns.ts'
import type { TableRow } from '../../platform/imports/table.ts'
import { fileOf } from '../../platform/imports/upload.ts'
import { batch } from '../../platform/records/batch.ts'
import { lockStock } from '../../trade/order/lifecycle/stock.ts'
import { actions, type Product } from '../product/actions.ts'
import { adjust, keepPlace } from './actions.ts'
import { record, reservedOf, stockRecords } from './records.ts'

const pieces: CellRule<number> = (cell, title) => (/^0+$/.test(compact(cell)) ? 0 : positiveInteger(quantityMax)(cell, title))

const optionalPieces: CellRule<number | null> = (cell, title) => (compact(cell) === '' ? null : pieces(cell, title))

/** 上海, 上海仓, 310000; an empty cell is the warehouse whose stock lists show. */
const warehouse: CellRule<WarehouseCode> = (cell, title) => {
  const name = compact(cell).replace(/仓库?$/, '')
  if (name === '') return mainWarehouse
  const code = warehouseCodes.find((one) => one === name || warehouseNames[one] === name)
  if (code === undefined) throw new CellProblem(`${title}须为${warehouseCodes.map((one) => warehouseNames[one]).join('、')}之一`)
  return code
}

const columns = {
  Code: { names: ['编码', '商品编码', '产品编码', '货号', 'SKU', 'CODE'], read: filled(codeText(20)) },
  Warehouse: { names: ['仓库', '仓', '库房'], read: warehouse },
  Book: { names: ['账面', '账面数', '账面数量', '账存'], read: optionalPieces },
  Counted: { names: ['实盘', '实盘数', '实盘数量', '盘点数', '实存'], read: optionalPieces },
  Note: { names: ['说明', '备注', '原因'], read: shortText(stockLimits.note) },
  Place: { names: ['库位', '货位', '架位'], read: shortText(stockLimits.place) },
} as const

const place = Object.fromEntries(Object.keys(columns).map((name, at) => [name, at])) as Readonly<Record<keyof typeof columns, number>>

type Values = ImportValues<typeof columns>

/** A row that can be written. One that is not counted, null, says where the product lies. */
type Counted = Values & { readonly Book: number }

interface CheckedRow {
  readonly rowNo: number
  readonly cells: readonly string[]
  readonly problems: ImportSheet['Rows'][number]['Problems']
  /** Null when there are problems. */
  readonly counted: Counted | null
}

const notCounted = { Column: place.Counted, Message: '实盘不能为空' } as const

const keyOf = ({ Code, Warehouse }: Pick<Values, 'Code' | 'Warehouse'>): string => `${Code}/${Warehouse}`

interface Booked {
  readonly pieces: number
  readonly place: string
}

/** What the warehouses hold of these products by the books, and where, by `keyOf`. */
const booksOf = async (db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, Booked>> => {
  const books = new Map<string, Booked>()
  if (codes.length === 0) return books
  for (const code of warehouseCodes) {
    const rows = await stockRecords(db, code, inArray(record.code, [...codes]))
    const reserved = await reservedOf(db, code, rows.map(({ record: { id } }) => id))
    for (const { record: { id, code: Code }, quantity, place } of rows) books.set(keyOf({ Code, Warehouse: code }), { pieces: quantity + reserved(id), place })
  }
  return books
}

/** The rows with what is wrong in them, among each other and beside the books. The book of an empty cell is filled in. */
const checked = async (db: Db, rows: readonly { readonly rowNo: number; readonly cells: readonly string[] }[]): Promise<CheckedRow[]> => {
  const read = rows.map((row) => ({ ...row, ...readCells(columns, row.cells) }))
  const books = await booksOf(db, [...new Set(read.flatMap(({ values }) => values?.Code ?? []))])
  const first = new Map<string, number>()
  return read.map(({ rowNo, cells, values, problems }) => {
    const wrong = (column: keyof typeof columns, Message: string): CheckedRow => ({ rowNo, cells, problems: [{ Column: place[column], Message }], counted: null })
    if (values === null) {
      const isForgotten = [place.Counted, place.Place].every((at) => compact(cells[at] ?? '') === '')
      return { rowNo, cells, problems: [...problems.map(({ column, message }) => ({ Column: place[column], Message: message })), ...(isForgotten ? [notCounted] : [])], counted: null }
    }
    const key = keyOf(values)
    const booked = books.get(key)
    if (booked === undefined) return wrong('Code', '没有这个编码的商品')
    const before = first.get(key)
    if (before !== undefined) return wrong('Code', `与第${before}行重复`)
    first.set(key, rowNo)
    const book = booked.pieces
    // A sheet to count by says where everything lies: what was forgotten in it is found by that.
    if (values.Counted === null && (values.Place === '' || values.Place === booked.place)) return { rowNo, cells, problems: [notCounted], counted: null }
    if (values.Counted !== null && values.Book !== null && values.Book !== book) return wrong('Book', `账面现在是 ${book}，请核对后再盘点`)
    const filledIn = cells.map((cell, at) => (at === place.Book ? String(book) : at === place.Warehouse ? warehouseNames[values.Warehouse] : cell))
    return { rowNo, cells: filledIn, problems: [], counted: { ...values, Book: book } }
  })
}

/** The seller's staff are one company: the ids of buyers begin at 1. */
const sellerTurn = { enterpriseId: 0 } as const

const sheetOf = async (db: Db, table: readonly TableRow[]): Promise<ImportSheet> => {
  const rows = await checked(db, await readRows(table, columns, stockLimits.rows))
  return { Columns: titlesOf(columns), Rows: rows.map(({ rowNo, cells, problems }) => ({ RowNo: rowNo, Cells: [...cells], Problems: problems })) }
}

/**
 * A table of counts, each row with what is wrong in it.
 * @throws BusinessError as `readRows` does
 */
export const checkCounts = async ({ deps, request }: StaffContext & { readonly request: Request }, form: FormData): Promise<ImportSheet> => {
  const bytes = new Uint8Array(await fileOf(form).arrayBuffer())
  return sheetOf(deps.db, await inTurnOfTables(sellerTurn, () => deps.readTable(bytes), request.signal))
}

const wordsOf = ({ Book, Counted, Place }: Counted): string => {
  if (Counted === null) return `库位 ${Place}`
  return Book === Counted ? `${Counted} 件，相符` : `${Book} → ${Counted}，${Counted > Book ? '盘盈' : '盘亏'} ${Math.abs(Counted - Book)} 件`
}

/** The product of a row, locked, with its stock as it was counted. */
const counting = async (tx: Tx, context: StaffContext, { Code: ProductCode, Warehouse, Book, Counted, Note }: Counted): Promise<Product> => {
  if (Counted === null) return (await actions.open(tx, context, { ProductCode }, 'SetStock')).row
  return adjust(tx, context, { ProductCode, Warehouse, Reason: 'count', Seen: Book, Change: Counted - Book, Note })
}

/**
 * Writes the good rows of a count, once per `RequestId`; the bad ones return why not. Products are locked in the order of their codes, so that two imports
 * never wait for one another.
 */
export const importCounts = (context: StaffContext, input: CallInput<'POST /api/SellerStock/Import'>): Promise<CallOutput<'POST /api/SellerStock/Import'>> =>
  once(context, 'POST /api/SellerStock/Import', input, async (tx) => {
    const rows = await checked(tx, input.Rows.map(({ RowNo, Cells }) => ({ rowNo: RowNo, cells: Cells })))
    const good = rows.flatMap(({ rowNo, counted }) => (counted === null ? [] : [{ rowNo, ...counted }])).toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    const written = await batch(tx, good, async (savepoint, row) => {
      const { id, code } = await counting(savepoint, context, row)
      const { place: before } = await lockStock(savepoint, { productId: id, areaCode: row.Warehouse })
      // An empty cell leaves what there is.
      await keepPlace(savepoint, context, { id, code }, { Warehouse: row.Warehouse, Place: row.Place === '' ? before : row.Place }, before)
      return `${row.Code} ${wordsOf(row)}`
    })
    const results = new Map(written.map(({ RowNo, ...result }) => [good[RowNo - 1]?.rowNo, result]))
    return {
      Results: rows.map(({ rowNo, problems }) => {
        const { Success, Code, Message } = results.get(rowNo) ?? { Success: false, Code: 'IMPORT_ROW_INVALID', Message: problems.map((one) => one.Message).join('；') }
        return { RowNo: rowNo, Success, Code: Success ? successCode : Code, Message }
      }),
    }
  })
