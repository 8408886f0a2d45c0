import type { ReactNode } from 'react'
import type { CellFrame, TableColumn } from './columns.ts'

/** Words in place of the rows. */
export function TableMessage({ children }: { children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <td data-part="message">{children}</td>
      </tr>
    </tbody>
  )
}

const SKELETON_ROWS = ['1', '2', '3', '4', '5', '6', '7', '8']

interface TableFrameProps<Row> {
  columns: readonly TableColumn<Row>[]
  frames: readonly CellFrame[]
  selectable: boolean
}

/** Rows to come, of the same height and in the same columns, so that nothing jumps when they do. */
export function TableSkeleton<Row>({ columns, frames, selectable }: TableFrameProps<Row>) {
  return (
    <tbody aria-hidden="true">
      {SKELETON_ROWS.map((row) => (
        <tr key={row}>
          {selectable ? <td data-part="select">{null}</td> : null}
          {columns.map(({ key }, at) => (
            <td key={key} {...frames[at]}>
              <span data-part="bone" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

interface TableTotalProps<Row> extends TableFrameProps<Row> {
  label: string
  rowIndex: number
}

/** The sums below the rows; the first column without one says what they are. */
export function TableTotal<Row>({ columns, frames, selectable, label, rowIndex }: TableTotalProps<Row>) {
  const labelAt = columns.findIndex((column) => column.total === undefined)
  return (
    <tfoot>
      <tr aria-rowindex={rowIndex}>
        {selectable ? <td data-part="select">{null}</td> : null}
        {columns.map((column, at) =>
          at === labelAt ? (
            <th key={column.key} scope="row" {...frames[at]}>
              {label}
            </th>
          ) : (
            <td key={column.key} {...frames[at]}>
              {column.total}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  )
}
