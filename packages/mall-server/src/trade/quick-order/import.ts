import { quickOrderLimits, quickOrderTexts, type CallOutput, type QuickOrderTexts } from '@mall/api/contract'
import { cutText } from '../../platform/cut-text.ts'
import { shortText } from '../../platform/imports/cells.ts'
import { hasHead, quantityNames, readRows, remarkNames } from '../../platform/imports/columns.ts'
import type { TableRow } from '../../platform/imports/table.ts'

/** Whatever the cells hold is read: `QuickOrder/Check` says what is wrong with it, at the row. */
const columns = {
  Code: { names: ['商品编码', '货号', 'SKU', '物料编码', '编码', '商品编号', '商品货号', '物料号', '料号', 'CODE'], read: shortText(quickOrderLimits.code) },
  Quantity: { names: quantityNames, read: shortText(quickOrderLimits.quantity) },
  Remark: { names: remarkNames, read: shortText(quickOrderLimits.remark) },
} as const

const onlyOf = (cells: readonly string[]): string | undefined => {
  const [only, another] = cells.filter((cell) => cell !== '')
  return another === undefined ? only : undefined
}

/** A head that was typed with blanks between its names. */
const headOf = (row: TableRow): TableRow => ({ ...row, cells: (onlyOf(row.cells) ?? '').split(/\s+/) })

const cellsOf = ({ Code, Quantity, Remark }: QuickOrderTexts): string[] => [Code, Quantity, Remark]

/** Rows under a head have its columns, but for a line of words. */
const underHead = async (table: readonly TableRow[]): Promise<QuickOrderTexts[]> =>
  (await readRows(table, columns, quickOrderLimits.rows)).map(({ cells }) => {
    const only = onlyOf(cells)
    const [Code = '', Quantity = '', Remark = ''] = cells
    return only === undefined ? { Code, Quantity, Remark } : quickOrderTexts([only])
  })

const withoutHead = async (table: readonly TableRow[]): Promise<QuickOrderTexts[]> => {
  const rows = await readRows(table.map((row) => ({ ...row, cells: cellsOf(quickOrderTexts(row.cells)) })), columns, quickOrderLimits.rows)
  return rows.map(({ cells: [Code = '', Quantity = '', Remark = ''] }) => ({ Code, Quantity, Remark }))
}

/**
 * The rows of a table, numbered as they come.
 * @throws BusinessError as `readRows` does
 */
export const importRows = async (table: readonly TableRow[]): Promise<CallOutput<'POST /api/QuickOrder/Import'>> => {
  const [first, ...rest] = table
  const head = first === undefined || hasHead(columns, table) ? first : [headOf(first)].find((row) => hasHead(columns, [row]))
  const rows = await (head === undefined ? withoutHead(table) : underHead([head, ...rest]))
  return {
    Rows: rows.map(({ Code, Quantity, Remark }, index) => ({
      RowNo: index + 1,
      Code: Code.slice(0, quickOrderLimits.code),
      Quantity: Quantity.slice(0, quickOrderLimits.quantity),
      Remark: cutText(Remark, quickOrderLimits.remark),
    })),
  }
}
