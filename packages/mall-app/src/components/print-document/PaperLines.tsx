import type { ReactNode } from 'react'
import { Lines } from './PrintDocument.styles.ts'

/** A column of a printed table. */
export interface PaperColumn<Row> {
  readonly head: string
  /** Its cells stand at the end, in one line. */
  readonly isNumber?: true
  readonly cell: (row: Row) => ReactNode
  /** Named for screen readers where it is left empty for a pen. */
  readonly label?: string
}

interface PaperLinesProps<Row> {
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => number
  readonly columns: readonly PaperColumn<Row>[]
  /** What is said of a row from a column on, in place of its other cells. */
  readonly instead?: (row: Row) => { readonly from: number; readonly text: string } | null
  /** A last row. */
  readonly foot?: ReactNode
}

const numeric = (isNumber: true | undefined) => (isNumber ? '' : undefined)

/** The numbered lines of a paper. Their head stands on every page that they reach. */
export const PaperLines = <Row,>({ rows, rowKey, columns, instead, foot }: PaperLinesProps<Row>) => (
  <Lines>
    <thead>
      <tr>
        <th scope="col">序号</th>
        {columns.map(({ head, isNumber }) => (
          <th key={head} scope="col" data-number={numeric(isNumber)}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => {
        const said = instead?.(row) ?? null
        return (
          <tr key={rowKey(row)}>
            <td data-number="">{at + 1}</td>
            {columns.slice(0, said?.from).map(({ head, isNumber, cell, label }) => (
              <td key={head} data-number={numeric(isNumber)} aria-label={label}>
                {cell(row)}
              </td>
            ))}
            {said === null ? null : <td colSpan={columns.length - said.from}>{said.text}</td>}
          </tr>
        )
      })}
      {foot}
    </tbody>
  </Lines>
)
