import { clampWidth } from './column-widths.ts'
import type { TableColumn } from './columns.ts'

/** What a person chose for a column. The order of the settings is the order of the columns. */
export interface ColumnSetting {
  readonly key: string
  readonly hidden?: boolean | undefined
  /** In px. */
  readonly width?: number | undefined
}

/** Whether a column stays: frozen ones and the head of the row cannot be hidden or moved. */
export const isFixed = <Row>({ frozen, rowHeader }: TableColumn<Row>): boolean => frozen !== undefined || rowHeader === true

/** A setting for each column, in the order in which they are shown. Settings of columns that do not exist any more are left out. */
export const completeSettings = <Row>(columns: readonly TableColumn<Row>[], settings: readonly ColumnSetting[]): ColumnSetting[] => {
  const known = new Map(columns.map((column) => [column.key, column]))
  const chosen = settings.filter(({ key }, at) => known.has(key) && settings.findIndex((other) => other.key === key) === at)
  const movable = chosen.filter(({ key }) => !isFixed(known.get(key) as TableColumn<Row>))
  const settingOf = ({ key }: TableColumn<Row>): ColumnSetting => chosen.find((setting) => setting.key === key) ?? { key }
  const order = columns.filter((column) => !isFixed(column)).map(({ key }) => key)
  // A column that is new since then stands after the one that it follows by default.
  for (const [at, key] of order.entries()) {
    if (movable.some((setting) => setting.key === key)) continue
    const before = movable.findIndex((setting) => setting.key === order[at - 1])
    movable.splice(before + 1, 0, { key })
  }
  const next = movable.values()
  return columns.map((column) => {
    if (!isFixed(column)) return next.next().value as ColumnSetting
    const { width } = settingOf(column)
    return { key: column.key, ...(width === undefined ? {} : { width }) }
  })
}

/** The columns as a person arranged them: without the hidden ones, in their order, with their widths. Memoise the result. */
export const arrangeColumns = <Row>(columns: readonly TableColumn<Row>[], settings: readonly ColumnSetting[]): TableColumn<Row>[] => {
  if (settings.length === 0) return [...columns]
  return completeSettings(columns, settings).flatMap(({ key, hidden, width }) => {
    const column = columns.find((known) => known.key === key)
    if (!column || hidden) return []
    return [width === undefined ? column : { ...column, width: clampWidth(width), isResized: true }]
  })
}

/** The settings after a column moved by one place among those that can move. */
export const moveColumn = <Row>(
  columns: readonly TableColumn<Row>[],
  settings: readonly ColumnSetting[],
  key: string,
  by: -1 | 1,
): ColumnSetting[] => {
  const all = completeSettings(columns, settings)
  const fixed = new Set(columns.filter(isFixed).map((column) => column.key))
  const places = [...all.keys()].filter((at) => !fixed.has(all[at]?.key ?? ''))
  const from = places.findIndex((at) => all[at]?.key === key)
  const [a, b] = [places[from], places[from + by]]
  if (a === undefined || b === undefined) return all
  const [one, other] = [all[a] as ColumnSetting, all[b] as ColumnSetting]
  return all.with(a, other).with(b, one)
}

/** The settings after a change of one column. */
export const changeColumn = <Row>(
  columns: readonly TableColumn<Row>[],
  settings: readonly ColumnSetting[],
  key: string,
  change: Omit<ColumnSetting, 'key'>,
): ColumnSetting[] => completeSettings(columns, settings).map((setting) => (setting.key === key ? { ...setting, ...change } : setting))
