import type { CSSProperties, ReactNode } from 'react'

/** A column of a {@link Table}. Keep the array stable (declared outside of render, or memoised): rows render again when it changes. */
export interface TableColumn<Row> {
  /** Stable key, also used as the sort key. */
  readonly key: string
  readonly header: ReactNode
  /** Name in the column settings and of its width, when `header` is not a text. */
  readonly name?: string | undefined
  render: (row: Row, index: number) => ReactNode
  /** Use `end` for numbers. `start` by default. */
  readonly align?: 'start' | 'center' | 'end' | undefined
  /** Fixed width in px. Without it the column shares the remaining width; a frozen one does so only with a `minWidth`, and as the last that is frozen at the start. */
  readonly width?: number | undefined
  /** Minimum width of a column without a fixed one, in px. */
  readonly minWidth?: number | undefined
  /** Stays visible during horizontal scroll. */
  readonly frozen?: 'start' | 'end' | undefined
  /** Can be sorted by a click on the header. */
  readonly sort?: boolean | undefined
  /** The cell is the row header. */
  readonly rowHeader?: boolean | undefined
  /** The cell is one line and ends in …: for ids, dates, names and amounts. */
  readonly ellipsis?: boolean | undefined
  /** The whole text of a cell, shown on hover. */
  title?: ((row: Row) => string) | undefined
  /** Cell of the total row, which exists when any column has one. */
  readonly total?: ReactNode
}

/** The name of a column as a text. */
export const columnName = <Row>({ key, header, name }: TableColumn<Row>): string => name ?? (typeof header === 'string' ? header : key)

/** Width of the column of check boxes. */
export const SELECT_WIDTH = 44
const FROZEN_WIDTH = 120
export const SHARED_WIDTH = 96

/** The grid tracks of a row. */
export const gridTemplate = <Row>(columns: readonly TableColumn<Row>[], selectable: boolean): string => {
  const tracks = columns.map(({ width, minWidth, frozen }) =>
    width !== undefined ? `${width}px` : frozen && minWidth === undefined ? `${FROZEN_WIDTH}px` : `minmax(${minWidth ?? SHARED_WIDTH}px, 1fr)`,
  )
  return [...(selectable ? [`${SELECT_WIDTH}px`] : []), ...tracks].join(' ')
}

/** Minimum width of the table in px; below it the table scrolls horizontally. */
export const leastWidth = <Row>(columns: readonly TableColumn<Row>[], selectable: boolean): number => {
  const widths = columns.map(({ width, minWidth, frozen }) => width ?? minWidth ?? (frozen ? FROZEN_WIDTH : SHARED_WIDTH))
  return widths.reduce((sum, width) => sum + width, selectable ? SELECT_WIDTH : 0)
}

/** Attributes of the cells of a column. */
export interface CellFrame {
  readonly 'data-align': 'start' | 'center' | 'end'
  readonly 'data-frozen'?: 'start' | 'end'
  /** The last frozen column at the start, or the first at the end: it draws the border. */
  readonly 'data-edge'?: ''
  /** One line that ends in …. */
  readonly 'data-line'?: ''
  readonly style?: CSSProperties
}

const edge = { 'data-edge': '' } as const

/** Alignment and, for frozen columns, the sticky offset of each column. */
export const cellFrames = <Row>(columns: readonly TableColumn<Row>[], selectable: boolean): CellFrame[] => {
  const widthOf = ({ width }: TableColumn<Row>) => width ?? FROZEN_WIDTH
  const starts = columns.filter((column) => column.frozen === 'start')
  const ends = columns.filter((column) => column.frozen === 'end')
  const sum = (list: readonly TableColumn<Row>[]) => list.reduce((total, column) => total + widthOf(column), 0)
  return columns.map((column) => {
    const align = { 'data-align': column.align ?? 'start', ...(column.ellipsis ? ({ 'data-line': '' } as const) : {}) } as const
    if (column.frozen === 'start') {
      const place = starts.indexOf(column)
      const inset = (selectable ? SELECT_WIDTH : 0) + sum(starts.slice(0, place))
      return { ...align, 'data-frozen': 'start', style: { insetInlineStart: inset }, ...(place === starts.length - 1 ? edge : {}) }
    }
    if (column.frozen === 'end') {
      const place = ends.indexOf(column)
      const inset = sum(ends.slice(place + 1))
      return { ...align, 'data-frozen': 'end', style: { insetInlineEnd: inset }, ...(place === 0 ? edge : {}) }
    }
    return align
  })
}
