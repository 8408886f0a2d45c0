import { BusinessError } from '../http/errors.ts'

/** What a table may have. A small file can ask for any of it a million times over. */
export const tableBudget = {
  /** What a workbook may unpack to, bytes. */
  unpackedBytes: 20 * 1024 * 1024,
  /** The longest tag of a workbook, characters. The longest that people have list the places of a rule of validation. */
  tag: 64 * 1024,
  /** Twice the rows of the largest import, so that there may be blank lines: a text of nothing but line breaks would be millions of rows. */
  rows: 20_000,
  columns: 100,
  /** Of a longer cell the beginning is read: no column takes so much, so that its column refuses it all the same. */
  cell: 2_000,
  /** Filled rows times the columns up to their last filled one, and the characters of all: they go from the thread that reads them to that of the requests. */
  cells: 500_000,
  characters: 4_000_000,
} as const

export const unreadable = (message: string) => new BusinessError('IMPORT_UNREADABLE', message)
export const broken = () => unreadable('文件无法读取，请另存为.xlsx后重试')
export const tooLarge = () => unreadable('文件内容过大，请删除多余的工作表和内容')
export const tooLong = () => new BusinessError('IMPORT_TOO_LONG', `文件超过${tableBudget.rows}行，请删除空行后重试`)
export const tooWide = () => new BusinessError('IMPORT_TOO_LONG', `文件超过${tableBudget.columns}列，请删除多余的列后重试`)
