import { BusinessError } from '../http/errors.ts'
import { inParts } from '../in-parts.ts'
import { CellProblem, compact, type CellRule } from './cells.ts'
import type { TableRow } from './table.ts'

/** A column of an import. */
export interface ImportColumn<Value> {
  /** What it goes by in the first row of a table; the first of them is its title. */
  readonly names: readonly [string, ...string[]]
  readonly read: CellRule<Value>
}

/** What people call the column of the quantity, and that of remarks. */
export const quantityNames = ['数量', '采购数量', '需求数量', '订购数量', '订货数量', '下单数量', '件数', 'QTY', 'QUANTITY'] as const
export const remarkNames = ['备注', '说明', '备注说明', 'REMARK'] as const

/** The columns of an import, in their order where no row names them. */
type Columns = Readonly<Record<string, ImportColumn<unknown>>>

/** What the cells of a row mean. */
export type ImportValues<C extends Columns> = { readonly [Key in keyof C]: C[Key] extends ImportColumn<infer Value> ? Value : never }

/** Why a cell means nothing. */
export interface ImportProblem<C extends Columns> {
  readonly column: keyof C & string
  readonly message: string
}

/** A row of an import: what it means, or what is wrong with each of its cells. */
export interface ImportedRow<C extends Columns> {
  /** From 1, as the file counts. */
  readonly rowNo: number
  /** The texts of its cells, in the order of the columns. */
  readonly cells: readonly string[]
  /** Null when there are problems. */
  readonly values: ImportValues<C> | null
  readonly problems: readonly ImportProblem<C>[]
}

/** `目标单价（元）*` is 目标单价. */
const nameOf = (head: string): string => compact(head).replace(/\(.*\)/, '').replaceAll('*', '').toUpperCase()

/** The column that a title stands for. */
export const columnNamed = (columns: Columns, head: string): string | undefined => {
  const name = nameOf(head)
  return Object.keys(columns).find((key) => columns[key]?.names.includes(name))
}

/** Where each column is. A first row with two names or more is the head. */
const layoutOf = (columns: Columns, first: TableRow): { readonly hasHead: boolean; readonly places: ReadonlyMap<string, number> } => {
  const keys = Object.keys(columns)
  const named = first.cells.flatMap((cell, index) => {
    const key = columnNamed(columns, cell)
    return key === undefined ? [] : [[key, index] as const]
  })
  // Of two columns of one name the first counts.
  return named.length >= 2 ? { hasHead: true, places: new Map(named.toReversed()) } : { hasHead: false, places: new Map(keys.map((key, index) => [key, index])) }
}

/** Whether the first row of a table names its columns. */
export const hasHead = (columns: Columns, [first]: readonly TableRow[]): boolean => first !== undefined && layoutOf(columns, first).hasHead

/** What the cells of one row mean, in the order of the columns. */
export const readCells = <const C extends Columns>(columns: C, cells: readonly string[]): Pick<ImportedRow<C>, 'values' | 'problems'> => {
  const problems: ImportProblem<C>[] = []
  const values = Object.entries(columns).map(([column, { names, read }], index) => {
    try {
      return [column, read(cells[index] ?? '', names[0])]
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error
      problems.push({ column, message: error.message })
      return [column, null]
    }
  })
  return { problems, values: problems.length === 0 ? (Object.fromEntries(values) as ImportValues<C>) : null }
}

/** The titles of the columns, in their order: the head of a template. */
export const titlesOf = (columns: Columns): string[] => Object.values(columns).map(({ names }) => names[0])

/** A table with a head alone, as a template is before anything is filled in: with the row to begin at. Its example is no row, and may be written over. */
export const emptyBelow = (headRowNo: number): BusinessError => new BusinessError('IMPORT_EMPTY', `表格还没有填写，请从第${headRowNo + 1}行开始填写（示例行不会导入）`)

/**
 * The rows of a table by columns, each with what it means or why it means nothing.
 * @throws BusinessError `IMPORT_EMPTY` below a head alone, `IMPORT_TOO_LONG`
 */
export const readRows = async <const C extends Columns>(table: readonly TableRow[], columns: C, maxRows: number): Promise<ImportedRow<C>[]> => {
  const [first] = table
  const { hasHead, places } = first === undefined ? { hasHead: false, places: new Map<string, number>() } : layoutOf(columns, first)
  const rows = hasHead ? table.slice(1) : table
  if (rows.length === 0) throw emptyBelow(first?.rowNo ?? 0)
  if (rows.length > maxRows) throw new BusinessError('IMPORT_TOO_LONG', `单次最多${maxRows}行`)
  const rowOf = ({ rowNo, cells: all }: TableRow): ImportedRow<C> => {
    const cells = Object.keys(columns).map((column) => all[places.get(column) ?? -1] ?? '')
    return { rowNo, cells, ...readCells(columns, cells) }
  }
  return (await inParts(rows, (part) => part.map(rowOf))).flat()
}
