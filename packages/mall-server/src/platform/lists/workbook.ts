import type { Caller, SheetDownload } from '../http/define-routes.ts'
import { BusinessError } from '../http/errors.ts'
import { inParts } from '../in-parts.ts'
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

/** The characters that a cell holds: programs refuse a file with a longer one. */
const maxCellText = 32_767

const cellOf = (value: string | number | null): string | number => {
  if (value === null) return '—'
  return typeof value === 'string' && value.length > maxCellText ? `${value.slice(0, maxCellText - 1)}…` : value
}

const cellsOf = <Row>(columns: readonly WorkbookColumn<Row>[], rows: readonly Row[]): SheetDownload['rows'] => rows.map((row) => columns.map(({ value }) => cellOf(value(row))))

/** A sheet of these rows, to be saved as `{name}.xlsx`. */
export const sheetOf = <Row>({ name, sheet }: { readonly name: string; readonly sheet: string }, columns: readonly WorkbookColumn<Row>[], rows: readonly Row[]): SheetDownload => ({
  fileName: `${name}.xlsx`,
  sheet,
  columns: columns.map(({ title, width, isMoney = false }) => ({ title, width, isMoney })),
  rows: cellsOf(columns, rows),
})

/** The columns that a caller may read: those of amounts are left out for one who sees no prices. */
export const columnsFor = <Row>({ seesPrices }: Pick<Caller, 'seesPrices'>, columns: readonly WorkbookColumn<Row>[]): readonly WorkbookColumn<Row>[] =>
  seesPrices ? columns : columns.filter(({ isMoney }) => isMoney !== true)

/** How many rows one file holds. */
export const maxExported = 10_000

const emptyOf = <Row>(subject: string, columns: readonly WorkbookColumn<Row>[], now: Date): SheetDownload => sheetOf({ name: `${subject}_${toDay(now).replaceAll('-', '')}`, sheet: subject }, columns, [])

const refuseTooMany = (rows: readonly unknown[]): void => {
  if (rows.length > maxExported) throw new BusinessError('EXPORT_TOO_LARGE', `单次最多导出${maxExported}条，请缩小筛选范围`)
}

/**
 * A list as a workbook that carries the day in its name: `订单_20260318.xlsx`.
 * @param rows one more than `maxExported` of them are too many
 */
export const exportOf = async <Row>(subject: string, columns: readonly WorkbookColumn<Row>[], rows: readonly Row[], now: Date): Promise<SheetDownload> => {
  refuseTooMany(rows)
  return { ...emptyOf(subject, columns, now), rows: (await inParts(rows, (part) => cellsOf(columns, part))).flat() }
}

/** A list that is read for a file: first which rows it has, then some of them at a time. */
export interface ExportParts<Row> {
  /** In the order of the file, at most so many. */
  readonly ids: (limit: number) => Promise<readonly number[]>
  /** In the same order. */
  readonly rows: (ids: readonly number[]) => Promise<readonly Row[]>
}

/** As `exportOf`, of a list whose rows are read in parts, between which others have their turn; a list that is too long is refused before any of its rows is read. */
export const exportInParts = async <Row>(subject: string, columns: readonly WorkbookColumn<Row>[], { ids, rows }: ExportParts<Row>, now: Date): Promise<SheetDownload> => {
  const all = await ids(maxExported + 1)
  refuseTooMany(all)
  const parts = await inParts(all, async (part) => cellsOf(columns, await rows(part)))
  return { ...emptyOf(subject, columns, now), rows: parts.flat() }
}
