import { inquiryLimits, inquiryPriceMax, readQuantity, type InquiryImport } from '@mall/api/contract'
import { amount, CellProblem, dayFrom, positiveInteger, requiredText, shortText, type CellRule } from '../../platform/imports/cells.ts'
import { quantityNames, readCells, readRows, remarkNames, titlesOf, type ImportedRow } from '../../platform/imports/columns.ts'
import type { TableRow } from '../../platform/imports/table.ts'

const link: CellRule<string> = (cell, title) => {
  if (cell !== '' && !/^https?:\/\/[^\s/]+\S*$/.test(cell)) throw new CellProblem(`${title}须以http://或https://开头`)
  return shortText(500)(cell, title)
}

const columnsOn = (today: string) =>
  ({
    Name: { names: ['商品名称', '名称', '品名', '商品', '产品名称'], read: requiredText(100) },
    Brand: { names: ['品牌'], read: shortText(50) },
    Model: { names: ['型号', '商品型号'], read: shortText(50) },
    Spec: { names: ['规格', '规格参数'], read: shortText(100) },
    Unit: { names: ['单位', '计量单位'], read: requiredText(10) },
    Quantity: { names: quantityNames, read: positiveInteger(999_999) },
    TargetPrice: { names: ['目标单价', '目标价', '期望单价', '预算单价'], read: amount(inquiryPriceMax) },
    ExpectedDate: { names: ['期望到货日', '到货日期', '期望到货日期', '交期'], read: dayFrom(today) },
    Link: { names: ['参考链接', '链接', '网址'], read: link },
    Remark: { names: remarkNames, read: shortText(200) },
  }) as const

type Columns = ReturnType<typeof columnsOn>

/** 5包 is a quantity and a unit: it fills the unit where that is empty, and is no other. */
const withUnit = (columns: Columns, row: ImportedRow<Columns>): ImportedRow<Columns> => {
  const [at, quantity] = (['Unit', 'Quantity'] as const).map((column) => Object.keys(columns).indexOf(column))
  const { unit } = readQuantity(row.cells[quantity ?? -1] ?? '')
  const typed = row.cells[at ?? -1] ?? ''
  if (unit === '' || typed === unit) return row
  if (typed !== '') return { ...row, values: null, problems: [...row.problems, { column: 'Quantity', message: `数量的单位“${unit}”与单位“${typed}”不同` }] }
  const cells = row.cells.with(at ?? -1, unit)
  return { ...row, cells, ...readCells(columns, cells) }
}

/**
 * The rows of a table as lines of an inquiry, each with what is wrong in it.
 * @throws BusinessError as `readRows` does
 */
export const importLines = async (table: readonly TableRow[], today: string): Promise<InquiryImport> => {
  const columns = columnsOn(today)
  const order = Object.keys(columns)
  const rows = (await readRows(table, columns, inquiryLimits.lines)).map((row) => withUnit(columns, row))
  return {
    Columns: titlesOf(columns),
    Rows: rows.map(({ rowNo, cells, problems }) => ({
      RowNo: rowNo, Cells: [...cells], Problems: problems.map(({ column, message }) => ({ Column: order.indexOf(column), Message: message })),
    })),
    Lines: rows.flatMap(({ rowNo: RowNo, values }) => (values === null ? [] : [{ RowNo, Line: { ...values, Images: [], ProductCode: null } }])),
  }
}
