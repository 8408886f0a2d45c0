import { memo } from 'react'
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
  isSelected: boolean
  isOpen: boolean
  /** Rows take the focus: the table has keys for them. */
  hasKeys: boolean
  canSelect: boolean
  onToggle: (key: string, event: Event) => void
}

const Cells = <Row,>(props: TableRowProps<Row>) => {
  const { row, index, rowIndex, columns, frames, selectLabel, selectKey, isSelected, isOpen, hasKeys, canSelect, onToggle } = props
  return (
    <tr
      aria-rowindex={rowIndex}
      aria-current={isOpen || undefined}
      tabIndex={hasKeys ? -1 : undefined}
      data-index={index}
      data-selected={isSelected ? '' : undefined}
      data-open={isOpen ? '' : undefined}
    >
      {selectKey === undefined ? null : (
        <td data-part="select">
          <label>
            <input
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
          <th key={column.key} scope="row" title={column.title?.(row)} {...frames[at]}>
            {column.render(row, index)}
          </th>
        ) : (
          <td key={column.key} title={column.title?.(row)} {...frames[at]}>
            {column.render(row, index)}
          </td>
        ),
      )}
    </tr>
  )
}

/** One row; it renders again only when its data, position or selection changes. */
export const TableRow = memo(Cells) as typeof Cells
