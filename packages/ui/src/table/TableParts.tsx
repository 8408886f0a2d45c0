import type { ReactNode } from 'react'
import type { CellFrame, TableColumn } from './columns.ts'

/** A message in place of the rows. */
export const TableMessage = ({ children }: { children: ReactNode }) => (
  <tbody>
    <tr>
      <td data-part="message">{children}</td>
    </tr>
  </tbody>
)

const SKELETON_ROWS = ['1', '2', '3', '4', '5', '6', '7', '8']

interface TableFrameProps<Row> {
  columns: readonly TableColumn<Row>[]
  frames: readonly CellFrame[]
  selectable: boolean
}

/** Skeleton rows of the same height and columns, so that nothing shifts when the rows arrive. */
export const TableSkeleton = <Row,>({ columns, frames, selectable }: TableFrameProps<Row>) => (
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

interface TableTotalProps<Row> extends TableFrameProps<Row> {
  label: string
  rowIndex: number
}

/** The total row; the first column without a total shows its label. */
export const TableTotal = <Row,>({ columns, frames, selectable, label, rowIndex }: TableTotalProps<Row>) => {
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
