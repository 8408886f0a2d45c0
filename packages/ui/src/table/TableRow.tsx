import { memo, useId } from 'react'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import type { CellFrame, TableColumn } from './columns.ts'

interface TableRowProps<Row> {
  row: Row
  index: number
  rowIndex: number
  columns: readonly TableColumn<Row>[]
  frames: readonly CellFrame[]
  selectLabel: string
  /** `undefined` when rows cannot be selected. */
  selectKey: string | undefined
  /** How it came to its place. */
  motion: string | undefined
  isSelected: boolean
  isOpen: boolean
  /** Rows take the focus: the table has keys for them. */
  hasKeys: boolean
  canSelect: boolean
  onToggle: (key: string, event: Event) => void
  classNames: ClassNames<'cell' | 'row' | 'select' | 'select-label' | 'select-row'> | undefined
}

const Cells = <Row,>(props: TableRowProps<Row>) => {
  const { row, index, rowIndex, columns, frames, selectLabel, selectKey, motion, isSelected, isOpen, hasKeys, canSelect, onToggle, classNames } = props
  const part = partsOf(classNames)
  const headerId = useId()
  const header = hasKeys ? columns.find(({ rowHeader }) => rowHeader) : undefined
  return (
    <tr
      {...part('row')}
      aria-labelledby={header ? headerId : undefined}
      aria-rowindex={rowIndex}
      aria-current={isOpen || undefined}
      tabIndex={hasKeys ? -1 : undefined}
      data-index={index}
      data-motion={motion}
      data-selected={isSelected ? '' : undefined}
      data-open={isOpen ? '' : undefined}
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
    </tr>
  )
}

/** One row; it renders again only when its data, position or selection changes. */
export const TableRow = memo(Cells) as typeof Cells
