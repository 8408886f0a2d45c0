import { BusinessError } from '../http/errors.ts'

/** What a table may have. A small file can ask for any of it a million times over. */
export interface TableBudget {
  /** What a workbook may unpack to, bytes. */
  readonly unpackedBytes: number
  /** The longest tag of a workbook, characters. The longest that people have list the places of a rule of validation. */
  readonly tag: number
  /** More than the rows of the largest import, so that there may be blank lines: a text of nothing but line breaks would be millions of rows. */
  readonly rows: number
  readonly columns: number
  /** Of a longer cell the beginning is read: no column takes so much, so that its column refuses it all the same. */
  readonly cell: number
  /** Filled rows times the columns up to their last filled one, and the characters of all: they go from the thread that reads them to that of the requests. */
  readonly cells: number
  readonly characters: number
  /** Whether a cell may have several lines; otherwise they become one. */
  readonly keepsLines: boolean
}

/** What people make a form of: twice the rows of the largest. */
export const tableBudget = {
  unpackedBytes: 20 * 1024 * 1024,
  tag: 64 * 1024,
  rows: 20_000,
  columns: 100,
  cell: 2_000,
  cells: 500_000,
  characters: 4_000_000,
  keepsLines: false,
} as const satisfies TableBudget

/** What a catalogue is made of: a hundred thousand rows of some twenty columns. */
export const bulkTableBudget = {
  ...tableBudget,
  unpackedBytes: 200 * 1024 * 1024,
  rows: 101_000,
  cell: 20_001,
  cells: 2_500_000,
  characters: 40_000_000,
  keepsLines: true,
} as const satisfies TableBudget

/** `form`: a table that a page shows whole. `bulk`: one that is carried out in the background. */
export type TableSize = 'form' | 'bulk'

export const budgets: Readonly<Record<TableSize, TableBudget>> = { form: tableBudget, bulk: bulkTableBudget }

export const unreadable = (message: string) => new BusinessError('IMPORT_UNREADABLE', message)
export const broken = () => unreadable('文件无法读取，请另存为.xlsx后重试')
export const tooLarge = () => unreadable('文件内容过大，请删除多余的工作表和内容')
export const tooLong = ({ rows }: Pick<TableBudget, 'rows'>) => new BusinessError('IMPORT_TOO_LONG', `文件超过${rows}行，请删除空行后重试`)
export const tooWide = ({ columns }: Pick<TableBudget, 'columns'>) => new BusinessError('IMPORT_TOO_LONG', `文件超过${columns}列，请删除多余的列后重试`)
