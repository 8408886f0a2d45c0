import { unzipSync } from 'fflate'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/universal'
import { BusinessError } from '../http/errors.ts'

/** A row of a table, with its number in the file. */
export interface TableRow {
  /** From 1, as the file counts. */
  readonly rowNo: number
  readonly cells: readonly string[]
}

/** What a workbook may unpack to, bytes: a small file can hold a huge one. */
const maxUnpackedBytes = 20 * 1024 * 1024

const unreadable = (message: string) => new BusinessError('IMPORT_UNREADABLE', message)

const begins = (bytes: Uint8Array, ...signature: readonly number[]): boolean => signature.every((byte, index) => bytes[index] === byte)

const unpackedSize = (bytes: Uint8Array): number => {
  let size = 0
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize
      return false
    },
  })
  return size
}

const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  // Beyond 15 digits a number of a workbook is not what was typed; as an exponent it is refused where a code belongs.
  if (typeof cell === 'number') return Number.isInteger(cell) && !Number.isSafeInteger(cell) ? cell.toExponential() : String(cell)
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : ''
}

/** The first sheet. */
const readWorkbook = async (bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> => {
  try {
    if (unpackedSize(bytes) > maxUnpackedBytes) throw unreadable('文件内容过大，请删除多余的工作表和图片')
    return (await readSheet(bytes.buffer)).map((row) => row.map(cellText))
  } catch (error) {
    throw error instanceof BusinessError ? error : unreadable('文件无法读取，请另存为.xlsx后重试')
  }
}

/** UTF-8 with or without a BOM, UTF-16 with one, else GB18030, in which Chinese Excel writes .csv. */
const decode = (bytes: Uint8Array): string => {
  if (begins(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** What separates the columns: the first of these that the first line has. */
const separators = ['\t', ',', '，', ';', '；'] as const

/** Twice the rows of the largest import, so that there may be blank lines: a text of nothing but line breaks would be millions of rows. */
const maxLines = 20_000

/** Rows of separated cells. Quotes that do not pair are not those of a table: they and what stands between them are read as they are written. */
const readText = (text: string): string[][] => {
  const lines = text.replaceAll(/\r\n?/g, '\n')
  const firstLine = lines.trimStart().split('\n', 1)[0] ?? ''
  const parse = (quoteChar: string) =>
    Papa.parse<string[]>(lines, { delimiter: separators.find((one) => firstLine.includes(one)) ?? '\t', newline: '\n', preview: maxLines, quoteChar })
  const quoted = parse('"')
  const { data, meta } = quoted.errors.some(({ type }) => type === 'Quotes') ? parse('\0') : quoted
  if (meta.truncated) throw new BusinessError('IMPORT_TOO_LONG', `文件超过${maxLines}行，请删除空行后重试`)
  return data
}

const cleanCell = (cell: string): string => cell.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()

/**
 * The rows of a workbook or of a text that have anything in them.
 * @throws BusinessError `IMPORT_UNREADABLE` or `IMPORT_EMPTY`
 */
export const readTable = async (bytes: Uint8Array<ArrayBuffer>): Promise<TableRow[]> => {
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw unreadable('不支持旧版.xls文件，请另存为.xlsx后重试')
  const isWorkbook = begins(bytes, 0x50, 0x4b, 0x03, 0x04)
  const text = isWorkbook ? '' : decode(bytes)
  if (text.includes('\0')) throw unreadable('文件无法读取，请使用.xlsx或.csv文件')
  const rows = (isWorkbook ? await readWorkbook(bytes) : readText(text))
    .map((cells, index) => ({ rowNo: index + 1, cells: cells.map(cleanCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (rows.length === 0) throw new BusinessError('IMPORT_EMPTY', '没有读取到任何内容')
  return rows
}
