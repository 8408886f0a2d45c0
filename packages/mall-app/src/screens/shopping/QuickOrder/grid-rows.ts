import { quickOrderLimits, quickOrderTexts, readQuantity, separatedRows, type QuickOrderCheck } from '@mall/api/contract'

/** What a buyer types in a row, in the order of the columns. */
export const gridColumns = ['code', 'quantity', 'remark'] as const

export type GridColumn = (typeof gridColumns)[number]

export type RowTexts = Readonly<Record<GridColumn, string>>

export interface GridRow extends RowTexts {
  /** Stays with the row, whatever its number becomes. */
  readonly id: number
}

/** 单次最多200行 */
export const maxRows: number = quickOrderLimits.rows

/** Rows that an empty table shows. */
const leastRows = 8

const blankTexts: RowTexts = { code: '', quantity: '', remark: '' }

export const isBlank = (row: RowTexts): boolean => gridColumns.every((column) => row[column].trim() === '')

/** The table as it was before: its rows, without what is only padding. */
type Snapshot = readonly GridRow[]

export interface Grid {
  readonly rows: readonly GridRow[]
  readonly past: readonly Snapshot[]
  readonly future: readonly Snapshot[]
  readonly nextId: number
}

export type GridAction =
  | { readonly type: 'set'; readonly id: number; readonly column: GridColumn; readonly text: string }
  | { readonly type: 'paste'; readonly row: number; readonly column: number; readonly cells: readonly (readonly string[])[] }
  | { readonly type: 'replace'; readonly rows: readonly RowTexts[] }
  | { readonly type: 'append'; readonly rows: readonly RowTexts[] }
  | { readonly type: 'remove'; readonly id: number }
  /** Rows that are done with, as they were then: one that was changed since stays. */
  | { readonly type: 'drop'; readonly rows: ReadonlySet<GridRow> }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }

/** How many steps can be undone. */
const keptSteps = 100

/** How many rows the table shows: one to type in at the end, while there is room. */
const shownCount = (rows: readonly GridRow[]): number => {
  const last = rows.at(-1)
  return Math.min(maxRows, Math.max(leastRows, rows.length + (last === undefined || isBlank(last) ? 0 : 1)))
}

/** The rows with a blank one to type in at the end, while there is room. */
const padded = (rows: readonly GridRow[], nextId: number): Pick<Grid, 'rows' | 'nextId'> => {
  const added = Array.from({ length: shownCount(rows) - rows.length }, (_, index): GridRow => ({ ...blankTexts, id: nextId + index }))
  return { rows: [...rows, ...added], nextId: nextId + added.length }
}

export const emptyGrid = (texts: readonly RowTexts[] = []): Grid => {
  const rows = texts.slice(0, maxRows).map((text, index): GridRow => ({ ...text, id: index + 1 }))
  return { ...padded(rows, rows.length + 1), past: [], future: [] }
}

const changed = (grid: Grid, rows: readonly GridRow[], nextId: number): Grid => ({
  ...padded(rows, nextId), past: [...grid.past.slice(1 - keptSteps), grid.rows], future: [],
})

/** A block of cells, its first at this place; rows are added as far as the table goes. */
const pasted = (grid: Grid, at: number, column: number, cells: readonly (readonly string[])[]): Grid => {
  let { nextId } = grid
  const rows = [...grid.rows]
  for (const [offset, texts] of cells.slice(0, maxRows - at).entries()) {
    const before = rows[at + offset] ?? { ...blankTexts, id: nextId++ }
    const found = gridColumns.slice(column).flatMap((key, index) => (texts[index] === undefined ? [] : [[key, texts[index].trim()] as const]))
    rows[at + offset] = { ...before, ...(Object.fromEntries(found) as Partial<RowTexts>) }
  }
  return changed(grid, rows, nextId)
}

/** Further rows below those that are filled in. Rows that stay are the same ones, also blank ones: somebody may be typing in them. */
const appended = (grid: Grid, texts: readonly RowTexts[]): Grid => {
  const { rows, nextId } = grid
  const added = texts.map((text, index): GridRow => ({ ...text, id: nextId + index }))
  const filled = [...rows.filter((row) => !isBlank(row)), ...added].slice(0, maxRows)
  return changed(grid, [...filled, ...rows.filter(isBlank).slice(0, shownCount(filled) - filled.length)], nextId + added.length)
}

/** What a step makes of the table. */
export const nextGrid = (grid: Grid, action: GridAction): Grid => {
  const { rows, past, future, nextId } = grid
  switch (action.type) {
    case 'set': {
      const text = action.text.trim()
      if (rows.every((row) => row.id !== action.id || row[action.column] === text)) return grid
      return changed(grid, rows.map((row) => (row.id === action.id ? { ...row, [action.column]: text } : row)), nextId)
    }
    case 'paste':
      return pasted(grid, action.row, action.column, action.cells)
    case 'replace':
      return changed(grid, action.rows.slice(0, maxRows).map((text, index) => ({ ...text, id: nextId + index })), nextId + action.rows.length)
    case 'append':
      return appended(grid, action.rows)
    case 'remove':
      return changed(grid, rows.filter(({ id }) => id !== action.id), nextId)
    case 'drop': {
      const left = rows.filter((row) => !action.rows.has(row))
      return left.length === rows.length ? grid : changed(grid, left, nextId)
    }
    case 'undo': {
      const before = past.at(-1)
      return before === undefined ? grid : { ...grid, rows: before, past: past.slice(0, -1), future: [rows, ...future] }
    }
    default: {
      const [after, ...rest] = future
      return after === undefined ? grid : { ...grid, rows: after, past: [...past, rows], future: rest }
    }
  }
}

/**
 * The cells of what is pasted at a column; null for a plain text. At the codes each line is read as 粘贴 reads it, with whatever separates its parts;
 * elsewhere as spreadsheets put cells on the clipboard: a remark has commas of its own.
 */
export const blockOf = (text: string, column: number): string[][] | null => {
  const trimmed = text.replace(/^\ufeff/, '').trimEnd()
  if (column > 0 && !/[\t\r\n]/.test(trimmed)) return null
  const lines = column > 0 ? trimmed.split(/\r\n|\r|\n/).map((line) => line.split('\t')) : [...separatedRows(trimmed)]
  if (column > 0) return lines
  const rows = lines.map((cells) => quickOrderTexts(cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim())))
  const isPlain = rows.length === 1 && rows.every(({ Quantity }) => readQuantity(Quantity).number === null)
  return isPlain ? null : rows.map(({ Code, Quantity, Remark }) => (Remark === '' ? (Quantity === '' ? [Code] : [Code, Quantity]) : [Code, Quantity, Remark]))
}

const names: Readonly<Record<GridColumn, string>> = { code: '商品编码', quantity: '数量', remark: '备注' }

/** The first text that is longer than a row may have, by its row and its column; null when there is none. */
export const tooLong = (rows: readonly RowTexts[]): string | null => {
  for (const [index, row] of rows.entries()) {
    const column = gridColumns.find((one) => row[one].length > quickOrderLimits[one])
    if (column !== undefined) return `第${index + 1}行的${names[column]}不能超过${quickOrderLimits[column]}个字`
  }
  return null
}

/** What was found out, by the ids of the rows. */
export type Checks = ReadonlyMap<number, QuickOrderCheck>

/** The checks that still hold after a step: not those of rows that changed or have another number now, nor of rows of the same products. */
export const stillTrue = (checks: Checks, before: readonly GridRow[], after: readonly GridRow[]): Checks => {
  const kept = new Set(before.filter((row, index) => after[index] === row).map(({ id }) => id))
  const doubtful = new Set([...checks].flatMap(([id, { Product }]) => (kept.has(id) || !Product ? [] : [Product.ProductCode])))
  return new Map([...checks].filter(([id, { Product }]) => kept.has(id) && !(Product && doubtful.has(Product.ProductCode))))
}

/** The rows after 一键修正: quantities that can be bought, and no row twice. Null when there is nothing that it mends. */
export const mended = (rows: readonly GridRow[], checks: Checks): RowTexts[] | null => {
  const check = ({ id }: GridRow) => checks.get(id)
  const quantityOf = (row: GridRow): string => {
    const found = check(row)
    const quantity = found?.FixedQuantity ?? (found?.MergedInto === null ? found.Quantity : null)
    return quantity === null || quantity === undefined ? row.quantity : String(quantity)
  }
  const kept = rows.filter((row) => !isBlank(row) && check(row)?.Verdict !== 'DUPLICATE')
  const after = kept.map((row) => ({ code: row.code, remark: row.remark, quantity: quantityOf(row) }))
  const isSame = kept.length === rows.filter((row) => !isBlank(row)).length && kept.every((row, index) => row.quantity === after[index]?.quantity || (check(row)?.Verdict === 'OK' && readQuantity(row.quantity).pieces === Number(after[index]?.quantity)))
  return isSame ? null : after
}
