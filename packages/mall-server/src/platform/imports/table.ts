import { exampleMark, separatedRows } from '@mall/api/contract'
import { readSheet } from 'read-excel-file/universal'
import { cutText } from '../cut-text.ts'
import { BusinessError } from '../http/errors.ts'
import { broken, budgets, tooLarge, tooLong, tooWide, unreadable, type TableBudget, type TableSize } from './table-budget.ts'
import { checkedWorkbook } from './workbook-parts.ts'

/** A row of a table, with its number in the file. */
export interface TableRow {
  /** From 1, as the file counts. */
  readonly rowNo: number
  readonly cells: readonly string[]
}

/**
 * Reads the rows of a table that have anything in them. A server of requests does it outside the thread that handles them, where it is
 * ended when it wants too much.
 * @throws BusinessError `IMPORT_UNREADABLE`, `IMPORT_TOO_LONG` or `IMPORT_EMPTY`
 */
export type ReadTable = (bytes: Uint8Array<ArrayBuffer>, size?: TableSize) => Promise<readonly TableRow[]>

declare module '../deps.ts' {
  interface Deps {
    readonly readTable: ReadTable
  }
}

const begins = (bytes: Uint8Array, ...signature: readonly number[]): boolean => signature.every((byte, index) => bytes[index] === byte)

const cellText = (cell: unknown): string => {
  // A day, or with a time of day where it has one: as it stands in the workbook.
  if (cell instanceof Date) return cell.toISOString().replace('T', ' ').slice(0, 16).replace(' 00:00', '')
  // Beyond 15 digits a number of a workbook is not what was typed: the rest are zeros. As an exponent it is refused where a code belongs.
  if (typeof cell === 'number') return Number.isInteger(cell) && Math.abs(cell) >= 1e15 ? cell.toExponential() : String(cell)
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : ''
}

/** The first sheet. */
const readWorkbook = async (bytes: Uint8Array, budget: TableBudget): Promise<string[][]> => {
  try {
    return (await readSheet(checkedWorkbook(bytes, budget).buffer)).map((row) => row.map(cellText))
  } catch (error) {
    throw error instanceof BusinessError ? error : broken()
  }
}

/** UTF-8 with or without a BOM, UTF-16 with one, else GB18030, in which Chinese Excel writes .csv. */
const decode = (bytes: Uint8Array): string => {
  if (begins(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (begins(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** Rows of separated cells. */
const readText = (text: string, budget: TableBudget): string[][] => {
  const rows: string[][] = []
  for (const row of separatedRows(text)) if (rows.push(row) > budget.rows) throw tooLong(budget)
  return rows
}

/** Of what nobody sees no more than line breaks stay, where they may. */
const unseen = { lines: /(?!\n)[\p{Cc}\p{Cf}]/gu, all: /[\p{Cc}\p{Cf}]+/gu } as const

/** A cell as it is read: without what nobody sees, and no longer than its budget allows. */
export const cleanCell = (cell: string, { cell: longest, keepsLines }: TableBudget): string => {
  const text = cutText(cell, longest)
  return (keepsLines ? text.replaceAll(/\r\n?/g, '\n').replaceAll(unseen.lines, ' ') : text.replaceAll(unseen.all, ' ')).trim()
}

const isFilled = (cell: string): boolean => cell !== ''

/** The rows that have anything in them and are no example of a template, within the limits of a result. Empty cells at the end of a line are no columns. */
const filledRows = (table: readonly string[][], budget: TableBudget): TableRow[] => {
  const rows: TableRow[] = []
  let [room, characters]: [number, number] = [budget.cells, budget.characters]
  for (const [index, all] of table.entries()) {
    const cleaned = all.map((cell) => cleanCell(cell, budget))
    const last = cleaned.findLastIndex(isFilled)
    if (last === -1 || cleaned[0]?.startsWith(exampleMark)) continue
    if (last >= budget.columns) throw tooWide(budget)
    const cells = cleaned.slice(0, budget.columns)
    room -= cells.length
    characters -= cells.reduce((sum, cell) => sum + cell.length, 0)
    if (room < 0 || characters < 0) throw tooLarge()
    rows.push({ rowNo: index + 1, cells })
  }
  return rows
}

/** The reading itself. */
export const readTable: ReadTable = async (bytes, size = 'form') => {
  const budget = budgets[size]
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw unreadable('不支持旧版.xls文件，请另存为.xlsx后重试')
  const isWorkbook = begins(bytes, 0x50, 0x4b, 0x03, 0x04)
  const text = isWorkbook ? '' : decode(bytes)
  if (text.includes('\0')) throw unreadable('文件无法读取，请使用.xlsx或.csv文件')
  // What other systems save as .xls often is a page.
  if (/^\s*<(?:!doctype|\?xml|html|table|meta)\b/i.test(text)) throw unreadable('文件内容是网页，不是表格，请在Excel中打开后另存为.xlsx后重试')
  const rows = filledRows(isWorkbook ? await readWorkbook(bytes, budget) : readText(text, budget), budget)
  if (rows.length === 0) throw new BusinessError('IMPORT_EMPTY', '没有读取到任何内容')
  return rows
}
