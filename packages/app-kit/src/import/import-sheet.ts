import type { AccountImport, ImportSheet } from '@mall/api/contract'

export type SheetRow = ImportSheet['Rows'][number]
export type RowResults = AccountImport['Results']

export const isGood = ({ Problems }: SheetRow): boolean => Problems.length === 0

const quoted = (cell: string): string => (/[",\n\r\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

const tableText = (rows: readonly (readonly string[])[], separator: string): string => rows.map((cells) => cells.map(quoted).join(separator)).join('\r\n')

/** The sheet with one cell changed, whose errors are cleared until it is checked again. */
export const withCell = (sheet: ImportSheet, at: number, column: number, text: string): ImportSheet => ({
  ...sheet,
  Rows: sheet.Rows.map((row, index) => (index === at ? { ...row, Cells: row.Cells.map((cell, place) => (place === column ? text : cell)) } : row)),
})

/** The sheet as a file that the server reads again: a line for each row, also for one that has become blank. */
export const fileOf = ({ Columns, Rows }: ImportSheet): File =>
  new File([tableText([Columns, ...Rows.map(({ Cells }) => Cells.map((cell) => cell.replaceAll(/[\r\n\t]+/g, ' ')))], '\t')], 'table.txt', { type: 'text/plain' })

/** The sheet with what the server found in `fileOf` it. A row that has become blank is gone. */
export const recheckedWith = (sheet: ImportSheet, found: ImportSheet): ImportSheet => {
  // Below the head, the server counts the lines of the file that was sent.
  const rowNos = sheet.Rows.map(({ RowNo }) => RowNo)
  return {
    ...sheet,
    Rows: found.Rows.map(({ RowNo, Cells, Problems }) => ({
      RowNo: rowNos[RowNo - 2] ?? RowNo,
      Cells,
      Problems: Problems.map(({ Column, Message }) => ({ Column, Message: Message.replace(/^与第(\d+)行重复$/, (_, line) => `与第${rowNos[Number(line) - 2] ?? line}行重复`) })),
    })),
  }
}

/** Rows in parts of at most `size`. */
export const partsOf = <Row>(rows: readonly Row[], size: number): Row[][] => Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size))

