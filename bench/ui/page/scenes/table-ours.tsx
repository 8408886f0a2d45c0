import { MallThemeProvider, Table, type TableColumn } from '../../../../packages/ui/src/index.ts'
import { columns, type Line } from '../data.ts'
import { useLines } from './use-lines.ts'
import { Words } from './Words.tsx'

const ourColumns: readonly TableColumn<Line>[] = columns.map(([key, header]) => ({ key, header, render: (row) => row[key] }))
const keyOf = (row: Line) => row.key

export const Scene = () => {
  const rows = useLines()
  return (
    <MallThemeProvider>
      <Words />
      {rows ? <Table label="订单" columns={ourColumns} rows={rows} rowKey={keyOf} maxHeight="600px" /> : null}
    </MallThemeProvider>
  )
}
