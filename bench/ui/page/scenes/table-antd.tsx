import { ConfigProvider, Table } from 'antd'
import { columns } from '../data.ts'
import { antdFont, still } from './still.ts'
import { useLines } from './use-lines.ts'
import { Words } from './Words.tsx'

const antdColumns = columns.map(([key, title]) => ({ key, dataIndex: key, title }))

export const Scene = () => {
  const rows = useLines()
  return (
    <ConfigProvider theme={still}>
      <Words font={antdFont} />
      {rows ? <Table columns={antdColumns} dataSource={rows} pagination={false} scroll={{ y: 600 }} /> : null}
    </ConfigProvider>
  )
}
