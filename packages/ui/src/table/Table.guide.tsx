import type { Guide } from '../testing/guide.ts'
import { sampleColumns, sampleOrders, type SampleOrder } from '../testing/samples/table.ts'
import { Table } from './Table.tsx'

const rows = sampleOrders(3)
const noOf = (order: SampleOrder) => order.no
const kept = new Set(['no', 'product', 'amount', 'status'])
const columns = sampleColumns.filter(({ key }) => kept.has(key))
const allToTheStart = columns.map((column) => ({ ...column, align: 'start' as const, sort: false }))

export const guide: Guide = {
  lead: '真正的表格：表头吸顶、列可冻结、可排序、可勾选、有合计行，也有加载、空与失败三种样子。整块复制能贴进电子表格。',
  use: ['一行一条记录、要上下比较的：订单、账号、审批。', '上千行：从 `VIRTUAL_FROM` 行起只画看得见的那些。', '要成批处理：给 `selectable` 与 `bulkActions`。'],
  avoid: ['一条记录的几样内容：用 `DescriptionList`。', '金额的一列加减：用 `Ledger`。', '卖东西的列表：用 `ProductCard`。', '有上下级：用 `Tree`。'],
  pairs: [
    {
      wide: true,
      good: { shows: <Table label="订单（推荐）" columns={columns} rows={rows} rowKey={noOf} defaultSort={{ key: 'amount', order: 'asc' }} />, because: '第一列是名字并且冻结，金额靠右、可排序，状态是词。' },
      bad: { shows: <Table label="订单（避免）" columns={allToTheStart} rows={rows} rowKey={noOf} />, because: '金额靠左：位数对不齐，大小一眼比不出来。' },
    },
    {
      wide: true,
      good: { shows: <Table label="筛选后（推荐）" columns={columns} rows={[]} rowKey={noOf} empty="没有符合条件的订单，试试放宽下单时间" />, because: '空的时候说为什么空、可以怎么办。' },
      bad: { shows: <Table label="失败（避免）" columns={columns} rows={[]} rowKey={noOf} status="error" error="暂无数据" />, because: '加载失败说成没有数据，人就以为真的没有。' },
    },
  ],
  maturity: 'stable',
}
