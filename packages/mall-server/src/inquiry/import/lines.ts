import { inquiryLimits, inquiryPriceMax, successCode, type InquiryImport, type InquiryLineInput } from '@mall/api/contract'
import { BusinessError } from '../../http/errors.ts'
import type { TableRow } from './table.ts'

type Column = Exclude<keyof InquiryLineInput, 'Images' | 'ProductCode'>

/** The columns in their order where no row names them, each with the names that it goes by. */
const columnNames: Readonly<Record<Column, readonly string[]>> = {
  Name: ['商品名称', '名称', '品名', '商品', '产品名称'],
  Brand: ['品牌'],
  Model: ['型号', '商品型号'],
  Spec: ['规格', '规格参数'],
  Unit: ['单位', '计量单位'],
  Quantity: ['数量', '采购数量', '需求数量', 'QTY'],
  TargetPrice: ['目标单价', '目标价', '期望单价', '预算单价'],
  ExpectedDate: ['期望到货日', '到货日期', '期望到货日期', '交期'],
  Link: ['参考链接', '链接', '网址'],
  Remark: ['备注', '说明'],
}
const columns = Object.keys(columnNames) as readonly Column[]

/** Full-width letters and digits as half-width, without blanks. */
const compact = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, '')

/** `目标单价（元）*` is 目标单价. */
const columnOf = (head: string): Column | undefined => {
  const name = compact(head).replace(/\(.*\)/, '').replaceAll('*', '').toUpperCase()
  return columns.find((column) => columnNames[column].includes(name))
}

/** Where each column is. A first row with two names or more is the head. */
const layoutOf = (first: TableRow): { readonly hasHead: boolean; readonly places: ReadonlyMap<Column, number> } => {
  const named = first.cells.flatMap((cell, index) => {
    const column = columnOf(cell)
    return column === undefined ? [] : [[column, index] as const]
  })
  // Of two columns of one name the first counts.
  return named.length >= 2
    ? { hasHead: true, places: new Map(named.toReversed()) }
    : { hasHead: false, places: new Map(columns.map((column, index) => [column, index])) }
}

class RowProblem extends Error {}

const requireText = (label: string, value: string, max: number): string => {
  if (value === '') throw new RowProblem(`${label}不能为空`)
  return shortText(label, value, max)
}

const shortText = (label: string, value: string, max: number): string => {
  if (value.length > max) throw new RowProblem(`${label}不能超过${max}个字`)
  return value
}

const quantityOf = (cell: string): number => {
  const text = compact(cell).replaceAll(',', '')
  if (text === '') throw new RowProblem('数量不能为空')
  const quantity = /^\d{1,9}(\.0+)?$/.test(text) ? Number(text) : 0
  if (quantity <= 0) throw new RowProblem('数量须为正整数')
  if (quantity > 999_999) throw new RowProblem('数量不能超过999999')
  return quantity
}

const priceOf = (cell: string): number | null => {
  const text = compact(cell).replaceAll(/[¥￥,元]/g, '')
  if (text === '') return null
  const price = /^\d{1,9}(\.\d{1,2}0*)?$/.test(text) ? Number(text) : 0
  if (price <= 0) throw new RowProblem('目标单价须大于0，最多两位小数')
  if (price > inquiryPriceMax) throw new RowProblem(`目标单价不能超过${inquiryPriceMax}`)
  return price
}

const dayOf = (cell: string, today: string): string | null => {
  const text = compact(cell)
  if (text === '') return null
  const [, year, month = '', day = ''] = /^(2\d{3})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  if (year === undefined || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso) throw new RowProblem('期望到货日须如2026-03-18')
  if (iso < today) throw new RowProblem('期望到货日不能早于今天')
  return iso
}

const linkOf = (cell: string): string => {
  if (cell !== '' && !/^https?:\/\/[^\s/]+\S*$/.test(cell)) throw new RowProblem('参考链接须以http://或https://开头')
  return shortText('参考链接', cell, 500)
}

const lineOf = (cellOf: (column: Column) => string, today: string): InquiryLineInput => ({
  Name: requireText('商品名称', cellOf('Name'), 100),
  Brand: shortText('品牌', cellOf('Brand'), 50),
  Model: shortText('型号', cellOf('Model'), 50),
  Spec: shortText('规格', cellOf('Spec'), 100),
  Unit: requireText('单位', cellOf('Unit'), 10),
  Quantity: quantityOf(cellOf('Quantity')),
  TargetPrice: priceOf(cellOf('TargetPrice')),
  ExpectedDate: dayOf(cellOf('ExpectedDate'), today),
  Images: [],
  Link: linkOf(cellOf('Link')),
  Remark: shortText('备注', cellOf('Remark'), 200),
  ProductCode: null,
})

/**
 * The rows of a table as lines of an inquiry, each with why it is none.
 * @throws BusinessError `IMPORT_EMPTY` below a head alone, `IMPORT_TOO_LONG`
 */
export const importLines = (table: readonly TableRow[], today: string): InquiryImport => {
  const [first] = table
  const { hasHead, places } = first === undefined ? { hasHead: false, places: new Map<Column, number>() } : layoutOf(first)
  const rows = hasHead ? table.slice(1) : table
  if (rows.length === 0) throw new BusinessError('IMPORT_EMPTY', '表头下面没有内容')
  if (rows.length > inquiryLimits.lines) throw new BusinessError('IMPORT_TOO_LONG', `单次最多${inquiryLimits.lines}行`)
  const Lines: InquiryImport['Lines'] = []
  const Results = rows.map(({ rowNo: RowNo, cells }) => {
    try {
      const Line = lineOf((column) => cells[places.get(column) ?? -1] ?? '', today)
      Lines.push({ RowNo, Line })
      return { RowNo, Success: true, Code: successCode, Message: Line.Name }
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error
      return { RowNo, Success: false, Code: 'INQUIRY_LINE_INVALID', Message: error.message }
    }
  })
  return { Results, Lines }
}
