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
  /**
   * The most that a column takes, in px: less when its words are shorter, so that a name has what others do not need. Numbers (`align: 'end'`) take what they need, whatever it is:
   * an amount is never cut. Without it the column shares the remaining width; a frozen one does so only with a `minWidth`, and as the last that is frozen at the start.
   */
  readonly width?: number | undefined
  /** A person chose the width: it is exact. */
  readonly isResized?: boolean | undefined
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

/** The width that a column has whatever is in it: a chosen one, or that of a frozen column which others stand beside. */
const exactWidth = <Row>(column: TableColumn<Row>, columns: readonly TableColumn<Row>[]): number | undefined => {
  const { width, frozen, isResized } = column
  if (isResized) return width
  if (frozen === undefined) return undefined
  const side = columns.filter((other) => other.frozen === frozen)
  const isInnermost = column === (frozen === 'start' ? side.at(-1) : side[0])
  return isInnermost ? undefined : (width ?? FROZEN_WIDTH)
}

/** Whether a column shares the width that the others leave, and is no wider for its words. */
const isShared = <Row>({ width, minWidth, frozen, align }: TableColumn<Row>): boolean => width === undefined && align !== 'end' && (frozen === undefined || minWidth !== undefined)

/** The grid tracks of a table. While rows come and go (`steady`) only a wider number changes them. */
export const gridTemplate = <Row>(columns: readonly TableColumn<Row>[], selectable: boolean, steady = false): string => {
  const trackOf = (column: TableColumn<Row>): string => {
    const { width, minWidth, align } = column
    const exact = exactWidth(column, columns)
    if (exact !== undefined) return `${exact}px`
    if (isShared(column)) return `minmax(${minWidth ?? SHARED_WIDTH}px, 1fr)`
    if (align === 'end' && width === undefined) return 'minmax(max-content, 1fr)'
    const most = width ?? FROZEN_WIDTH
    if (align === 'end') return steady ? `minmax(max-content, ${most}px)` : 'max-content'
    return steady ? `${most}px` : `fit-content(${most}px)`
  }
  return [...(selectable ? [`${SELECT_WIDTH}px`] : []), ...columns.map(trackOf)].join(' ')
}

/** Attributes of the cells of a column. */
export interface CellFrame {
  readonly 'data-align': 'start' | 'center' | 'end'
  readonly 'data-frozen'?: 'start' | 'end'
  /** The last frozen column at the start, or the first at the end: it draws the border. */
  readonly 'data-edge'?: ''
  /** One line that ends in …. */
  readonly 'data-line'?: ''
  /** Shares the width that the other columns leave. */
  readonly 'data-shared'?: ''
  readonly style?: CSSProperties
}

const edge = { 'data-edge': '' } as const
const line = { 'data-line': '' } as const
const shared = { 'data-shared': '' } as const

/** Alignment and, for frozen columns, the sticky offset of each column. */
export const cellFrames = <Row>(columns: readonly TableColumn<Row>[], selectable: boolean): CellFrame[] => {
  const widthOf = ({ width }: TableColumn<Row>) => width ?? FROZEN_WIDTH
  const starts = columns.filter((column) => column.frozen === 'start')
  const ends = columns.filter((column) => column.frozen === 'end')
  const sum = (list: readonly TableColumn<Row>[]) => list.reduce((total, column) => total + widthOf(column), 0)
  return columns.map((column) => {
    const align = { 'data-align': column.align ?? 'start', ...(column.ellipsis ? line : {}), ...(isShared(column) ? shared : {}) } as const
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
