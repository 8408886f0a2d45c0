import { quickOrderLimits, type CallOutput } from '@mall/api/contract'
import { shortText } from '../../platform/imports/cells.ts'
import { readRows } from '../../platform/imports/columns.ts'
import type { TableRow } from '../../platform/imports/table.ts'

/** Whatever the cells hold is read: `QuickOrder/Check` says what is wrong with it, at the row. */
const columns = {
  Code: { names: ['商品编码', '货号', 'SKU', '物料编码', '编码', '商品编号'], read: shortText(quickOrderLimits.code) },
  Quantity: { names: ['数量', '采购数量', 'QTY'], read: shortText(quickOrderLimits.quantity) },
  Remark: { names: ['备注', '说明'], read: shortText(quickOrderLimits.remark) },
} as const

/** A line of a table without separators is one of words: code, quantity and what follows. */
const atSpaces = (row: TableRow): TableRow => {
  const [only = ''] = row.cells
  if (row.cells.some((cell, index) => index > 0 && cell !== '')) return row
  const [code = '', quantity = '', ...remark] = only.split(/[\s\u3000]+/)
  return { ...row, cells: [code, quantity, remark.join(' ')] }
}

/**
 * The rows of a table, numbered as they come.
 * @throws BusinessError as `readRows` does
 */
export const importRows = (table: readonly TableRow[]): CallOutput<'POST /api/QuickOrder/Import'> => ({
  Rows: readRows(table.map(atSpaces), columns, quickOrderLimits.rows).map(({ cells: [Code = '', Quantity = '', Remark = ''] }, index) => ({
    RowNo: index + 1,
    Code: Code.slice(0, quickOrderLimits.code),
    Quantity: Quantity.slice(0, quickOrderLimits.quantity),
    Remark: Remark.slice(0, quickOrderLimits.remark),
  })),
})
