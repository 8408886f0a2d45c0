import type { Caller, SheetDownload } from '../http/define-routes.ts'
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

/** A sheet of these rows, to be saved as `{name}.xlsx`. */
export const sheetOf = <Row>({ name, sheet }: { readonly name: string; readonly sheet: string }, columns: readonly WorkbookColumn<Row>[], rows: readonly Row[]): SheetDownload => ({
  fileName: `${name}.xlsx`,
  sheet,
  columns: columns.map(({ title, width, isMoney = false }) => ({ title, width, isMoney })),
  rows: rows.map((row) => columns.map(({ value }) => value(row) ?? '—')),
})

/** The columns that a caller may read: those of amounts are left out for one who sees no prices. */
export const columnsFor = <Row>({ seesPrices }: Pick<Caller, 'seesPrices'>, columns: readonly WorkbookColumn<Row>[]): readonly WorkbookColumn<Row>[] =>
  seesPrices ? columns : columns.filter(({ isMoney }) => isMoney !== true)

/** How many rows one file holds. */
export const maxExported = 10_000

/**
 * A list as a workbook that carries the day in its name: `订单_20260318.xlsx`.
 * @param rows one more than `maxExported` of them are too many
 */
export const exportOf = <Row>(subject: string, columns: readonly WorkbookColumn<Row>[], rows: readonly Row[], now: Date): SheetDownload => {
  if (rows.length > maxExported) throw new BusinessError('EXPORT_TOO_LARGE', `单次最多导出${maxExported}条，请缩小筛选范围`)
  return sheetOf({ name: `${subject}_${toDay(now).replaceAll('-', '')}`, sheet: subject }, columns, rows)
}
