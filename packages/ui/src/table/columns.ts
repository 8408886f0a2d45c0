import type { CSSProperties, ReactNode } from 'react'

/** A column of a {@link Table}. Keep the array stable (declared outside of render, or memoised): rows render again when it changes. */
export interface TableColumn<Row> {
  /** Stable name, also that of the sort. */
  readonly key: string
  readonly header: ReactNode
  render: (row: Row, index: number) => ReactNode
  /** Numbers stand at the `end`. `start` by default. */
  readonly align?: 'start' | 'center' | 'end' | undefined
  /** Fixed width in px; frozen columns need one. Without it the column shares what is left. */
  readonly width?: number | undefined
  /** The least width of a column that shares, in px. */
  readonly minWidth?: number | undefined
  /** Stays in sight while the table scrolls sideways. */
  readonly frozen?: 'start' | 'end' | undefined
  /** Can be sorted by a press on the head. */
  readonly sort?: boolean | undefined
  /** Names the row to screen readers. */
  readonly rowHeader?: boolean | undefined
  /** What the total row shows here; the row exists when any column has it. */
  readonly total?: ReactNode
}

/** Width of the column of check boxes. */
export const SELECT_WIDTH = 44
const FROZEN_WIDTH = 120
const SHARED_WIDTH = 96

/** The tracks of the grid that every row is. */
export function gridTemplate<Row>(columns: readonly TableColumn<Row>[], selectable: boolean): string {
  const tracks = columns.map(({ width, minWidth = SHARED_WIDTH, frozen }) =>
    width !== undefined ? `${width}px` : frozen ? `${FROZEN_WIDTH}px` : `minmax(${minWidth}px, 1fr)`,
  )
  return [...(selectable ? [`${SELECT_WIDTH}px`] : []), ...tracks].join(' ')
}

/** How wide the table is at least, in px: below it scrolls sideways. */
export function leastWidth<Row>(columns: readonly TableColumn<Row>[], selectable: boolean): number {
  const widths = columns.map(({ width, minWidth = SHARED_WIDTH, frozen }) => width ?? (frozen ? FROZEN_WIDTH : minWidth))
  return widths.reduce((sum, width) => sum + width, selectable ? SELECT_WIDTH : 0)
}

/** What a cell of each column carries beside its contents. */
export interface CellFrame {
  readonly 'data-align': 'start' | 'center' | 'end'
  readonly 'data-frozen'?: 'start' | 'end'
  /** The last frozen column before, or the first after, those that move: it draws the edge. */
  readonly 'data-edge'?: ''
  readonly style?: CSSProperties
}

const edge = { 'data-edge': '' } as const

/** Alignment and, for frozen columns, the offset at which each sticks. */
export function cellFrames<Row>(columns: readonly TableColumn<Row>[], selectable: boolean): CellFrame[] {
  const widthOf = ({ width }: TableColumn<Row>) => width ?? FROZEN_WIDTH
  const starts = columns.filter((column) => column.frozen === 'start')
  const ends = columns.filter((column) => column.frozen === 'end')
  const sum = (list: readonly TableColumn<Row>[]) => list.reduce((total, column) => total + widthOf(column), 0)
  return columns.map((column) => {
    const align = { 'data-align': column.align ?? 'start' } as const
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
