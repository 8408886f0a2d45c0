import { useState } from 'react'
import { arrangeColumns, Table, type ColumnSetting } from '../table/index.ts'
import type { Guide } from '../testing/guide.ts'
import { sampleColumns, sampleOrders, type SampleOrder } from '../testing/samples/table.ts'
import { ColumnSettings } from './ColumnSettings.tsx'

const rows = sampleOrders(2)
const noOf = (order: SampleOrder) => order.no
const few = sampleColumns.filter(({ key }) => key === 'no' || key === 'status')

const Arranged = () => {
  const [settings, setSettings] = useState<readonly ColumnSetting[]>([{ key: 'time', hidden: true }])
  return (
    <div style={{ display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div><ColumnSettings columns={sampleColumns} value={settings} onValueChange={setSettings} /></div>
      <Table label="订单（可设列）" columns={arrangeColumns(sampleColumns, settings)} rows={rows} rowKey={noOf} />
    </div>
  )
}

export const guide: Guide = {
  lead: '表格旁边的按钮：哪些列显示、按什么次序。它不保存，设置由页面记住。',
  use: ['六列以上、各人看的列不一样的表：订单、报表明细。', '设置跟人走：存在服务器或本机，新加的列会排在它默认的前一列后面。'],
  avoid: ['五列以下：都显示就好。', '把要紧的列藏起来省地方：先问这张表是不是该分成两张。'],
  pairs: [
    {
      wide: true,
      good: { shows: <Arranged />, because: '冻结的列与行的名字动不了，其余可以藏、可以挪，随时「恢复默认」。' },
      bad: { shows: <><ColumnSettings columns={few} value={[]} onValueChange={() => {}} messages={{ title: '列设置（两列）' }} /><Table label="只有两列" columns={few} rows={rows} rowKey={noOf} /></>, because: '一共两列还能设：打开来没有可藏的。' },
    },
  ],
  maturity: 'stable',
}
