import type { ReactNode } from 'react'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import type { CellFrame, TableColumn } from './columns.ts'

/** A message in place of the rows. */
export const TableMessage = ({ children, classNames }: { children: ReactNode; classNames: ClassNames<'body' | 'message' | 'row'> | undefined }) => {
  const part = partsOf(classNames)
  return (
    <tbody {...part('body')}>
      <tr {...part('row')}>
        <td {...part('message')}>{children}</td>
      </tr>
    </tbody>
  )
}

const SKELETON_ROWS = ['1', '2', '3', '4', '5', '6', '7', '8']

interface TableFrameProps<Row> {
  columns: readonly TableColumn<Row>[]
  frames: readonly CellFrame[]
  selectable: boolean
  classNames: ClassNames<'body' | 'bone' | 'cell' | 'row' | 'select'> | undefined
}

/** Skeleton rows of the same height and columns, so that nothing shifts when the rows arrive. */
export const TableSkeleton = <Row,>({ columns, frames, selectable, classNames }: TableFrameProps<Row>) => {
  const part = partsOf(classNames)
  return (
    <tbody {...part('body')} aria-hidden="true">
      {SKELETON_ROWS.map((row) => (
        <tr key={row} {...part('row')}>
          {selectable ? <td {...part('select')}>{null}</td> : null}
          {columns.map(({ key }, at) => (
            <td key={key} {...part('cell')} {...frames[at]}>
              <span {...part('bone')} />
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
  classNames: ClassNames<'foot' | 'select' | 'total' | 'total-label' | 'total-row'> | undefined
}

/** The total row; the first column without a total shows its label. */
export const TableTotal = <Row,>({ columns, frames, selectable, label, rowIndex, classNames }: TableTotalProps<Row>) => {
  const part = partsOf(classNames)
  const labelAt = columns.findIndex((column) => column.total === undefined)
  return (
    <tfoot {...part('foot')}>
      <tr {...part('total-row')} aria-rowindex={rowIndex}>
        {selectable ? <td {...part('select')}>{null}</td> : null}
        {columns.map((column, at) =>
          at === labelAt ? (
            <th key={column.key} {...part('total-label')} scope="row" {...frames[at]}>
              {label}
            </th>
          ) : (
            <td key={column.key} {...part('total')} {...frames[at]}>
              {column.total}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  )
}
