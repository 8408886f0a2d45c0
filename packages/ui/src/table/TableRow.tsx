import { memo, useId, type ReactNode } from 'react'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import type { CellFrame, TableColumn } from './columns.ts'

type Parts = ClassNames<'cell' | 'detail' | 'row' | 'select' | 'select-label' | 'select-row'> | undefined

interface CellsProps<Row> {
  row: Row
  index: number
  columns: readonly TableColumn<Row>[]
  frames: readonly CellFrame[]
  /** Id of the first cell that names the row. */
  headerId: string | undefined
  classNames: Parts
}

const AllCells = <Row,>({ row, index, columns, frames, headerId, classNames }: CellsProps<Row>) => {
  const part = partsOf(classNames)
  const header = headerId === undefined ? undefined : columns.find(({ rowHeader }) => rowHeader)
  return (
    <>
      {columns.map((column, at) =>
        column.rowHeader ? (
          <th key={column.key} {...part('cell')} id={column === header ? headerId : undefined} scope="row" title={column.title?.(row)} {...frames[at]}>
            {column.render(row, index)}
          </th>
        ) : (
          <td key={column.key} {...part('cell')} title={column.title?.(row)} {...frames[at]}>
            {column.render(row, index)}
          </td>
        ),
      )}
    </>
  )
}

/** What a row says. Apart from the row: when all are selected at once, no cell of a column is drawn again. */
const Cells = memo(AllCells) as typeof AllCells

interface TableRowProps<Row> extends Omit<CellsProps<Row>, 'headerId'> {
  rowIndex: number
  selectLabel: string
  /** `undefined` when rows cannot be selected. */
  selectKey: string | undefined
  /** What is said of it below its cells. */
  detail: ReactNode
  /** How it came to its place. */
  motion: string | undefined
  isSelected: boolean
  isOpen: boolean
  /** Rows take the focus: the table has keys for them. */
  hasKeys: boolean
  canSelect: boolean
  onToggle: (key: string, event: Event) => void
}

const WholeRow = <Row,>(props: TableRowProps<Row>) => {
  const { row, index, rowIndex, detail, columns, frames, selectLabel, selectKey, motion, isSelected, isOpen, hasKeys, canSelect, onToggle, classNames } = props
  const part = partsOf(classNames)
  const headerId = useId()
  const isNamed = hasKeys && columns.some(({ rowHeader }) => rowHeader)
  return (
    <tr
      {...part('row')}
      aria-labelledby={isNamed ? headerId : undefined}
      aria-rowindex={rowIndex}
      aria-current={isOpen || undefined}
      tabIndex={hasKeys ? -1 : undefined}
      data-index={index}
      data-motion={motion}
      data-selected={isSelected ? '' : undefined}
      data-open={isOpen ? '' : undefined}
      data-detailed={detail === null ? undefined : ''}
    >
      {selectKey === undefined ? null : (
        <td {...part('select')}>
          <label {...part('select-label')}>
            <input
              {...part('select-row')}
              type="checkbox"
              aria-label={selectLabel}
              checked={isSelected}
              disabled={!canSelect}
              onChange={({ nativeEvent }) => onToggle(selectKey, nativeEvent)}
            />
          </label>
        </td>
      )}
      <Cells row={row} index={index} columns={columns} frames={frames} headerId={isNamed ? headerId : undefined} classNames={classNames} />
      {detail === null ? null : (
        <td {...part('detail')} colSpan={columns.length + (selectKey === undefined ? 0 : 1)}>
          {detail}
        </td>
      )}
    </tr>
  )
}

/** One row; it renders again only when its data, position or selection changes. */
export const TableRow = memo(WholeRow) as typeof WholeRow
