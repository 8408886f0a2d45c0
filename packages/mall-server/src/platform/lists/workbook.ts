import writeXlsxFile from 'write-excel-file/universal'
import type { Caller, Download } from '../http/define-routes.ts'
import { BusinessError } from '../http/errors.ts'
import { toDay } from '../time.ts'

/** A column of an export. */
export interface WorkbookColumn<Row> {
  readonly title: string
  /** Characters. */
  readonly width: number
  /** Null is —; a number stays a number, everything else is text: what begins with `=`, `+`, `-`, `@` or a tab never becomes a formula (screens §0). */
  readonly value: (row: Row) => string | number | null
  /** Numbers are amounts with two decimals. */
  readonly isMoney?: boolean
}

/** Control characters, which XML 1.0 does not allow. */
const controlCharacters = new RegExp(String.raw`[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]`, 'g')

const cellOf = <Row>({ value, isMoney }: WorkbookColumn<Row>, row: Row) => {
  const content = value(row) ?? '—'
  if (typeof content === 'string') return { type: String, value: content.replaceAll(controlCharacters, '') }
  return { type: Number, value: content, ...(isMoney ? { format: '#,##0.00' } : {}) }
}

/** A workbook of one sheet, its head in bold and always in view, to be saved as `{name}.xlsx`. */
export const workbookOf = async <Row>(
  { name, sheet }: { readonly name: string; readonly sheet: string },
  columns: readonly WorkbookColumn<Row>[],
  rows: readonly Row[],
): Promise<Download> => {
  const head = columns.map(({ title }) => ({ type: String, value: title, fontWeight: 'bold' as const }))
  const data = [head, ...rows.map((row) => columns.map((column) => cellOf(column, row)))]
  const file = await writeXlsxFile(data, { sheet, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 }).toBlob()
  return { bytes: new Uint8Array(await file.arrayBuffer()), fileName: `${name}.xlsx`, contentType: file.type }
}

/** The columns that a caller may read: those of amounts are left out for one who sees no prices. */
export const columnsFor = <Row>({ seesPrices }: Pick<Caller, 'seesPrices'>, columns: readonly WorkbookColumn<Row>[]): readonly WorkbookColumn<Row>[] =>
  seesPrices ? columns : columns.filter(({ isMoney }) => isMoney !== true)

/** How many rows one file holds. */
export const maxExported = 10_000

/**
 * A list as a workbook that carries the day in its name: `订单_20260318.xlsx`.
 * @param rows one more than `maxExported` of them are too many
 */
export const exportOf = async <Row>(subject: string, columns: readonly WorkbookColumn<Row>[], rows: readonly Row[], now: Date): Promise<Download> => {
  if (rows.length > maxExported) throw new BusinessError('EXPORT_TOO_LARGE', `单次最多导出${maxExported}条，请缩小筛选范围`)
  return workbookOf({ name: `${subject}_${toDay(now).replaceAll('-', '')}`, sheet: subject }, columns, rows)
}
