import { expect, fn } from 'storybook/test'
import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Alert } from '../alert/index.ts'
import { Button } from '../button/index.ts'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { sampleColumns, sampleOrders } from '../testing/samples/table.ts'
import type { SampleOrder } from '../testing/samples/table.ts'
import { Table } from './Table.tsx'
import type { TableProps } from './Table.tsx'

const noOf = (order: SampleOrder) => order.no

const meta = preview.meta({
  title: 'Components/Table 表格',
  id: 'components-table',
  component: Table,
  render: (args: TableProps<SampleOrder>) => <Table {...args} />,
  args: { label: '订单列表', columns: sampleColumns, rows: sampleOrders(8), rowKey: noOf },
})

export const Filled = meta.story({})
export const OneRow = meta.story({ args: { rows: sampleOrders(1) } })

export const Sorted = meta.story({
  args: { defaultSort: { key: 'time', order: 'desc' }, onSortChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: /下单时间/ })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(canvas.getByRole('button', { name: /金额/ }))
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'amount', order: 'asc' }, expect.objectContaining({ reason: 'sort' }))
  },
})

export const Selectable = meta.story({
  args: {
    selectable: true,
    onSelectionChange: fn(),
    bulkActions: () => <Button>批量导出</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 PO2026310001' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 PO2026310003' }))
    await expect(canvas.getByText('已选 2 项')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: '全选' })).toBePartiallyChecked()
  },
})

/** What decides about a row stands below it, as wide as the table. */
export const WithDetail = meta.story({
  args: { selectable: true, renderDetail: ({ no }) => (no === 'PO2026310002' ? <Alert tone="warning">收货人说少了一箱，等仓库核对。</Alert> : null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('收货人说少了一箱，等仓库核对。').closest('tr')).toHaveTextContent('PO2026310002')
  },
})

export const WithTotal = meta.story({
  args: {
    columns: sampleColumns.map((column) => (column.key === 'amount' ? { ...column, total: '12,345.67' } : column)),
  },
})
export const Loading = meta.story({ args: { rows: [], status: 'loading', selectable: true } })
export const Refreshing = meta.story({ args: { status: 'loading' } })
export const Empty = meta.story({ args: { rows: [] } })
export const FilteredEmpty = meta.story({ args: { rows: [], empty: '没有符合条件的数据，请调整筛选' } })
export const Failed = meta.story({
  args: { rows: [], status: 'error', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加载失败，点击重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
export const ThousandRows = meta.story({ args: { rows: sampleOrders(1000), selectable: true, maxHeight: '480px' } })
export const Compact = meta.story({ globals: { density: 'compact' } })
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })

export const States = meta.story({
  parameters: { ...inEveryLook, pseudo: { ...drawnStates('button, tbody input').pseudo, hover: '[data-row=hover] :is(button, tbody tr:nth-child(2))' } },
  render: (args) => (
    <StateTable
      wide
      rows={[
        { name: 'selected', shows: <Table {...args} rows={sampleOrders(3)} selectable defaultSelection={['PO2026310001']} bulkActions={() => <Button>批量导出</Button>} /> },
        { name: 'hover', shows: <Table {...args} rows={sampleOrders(3)} selectable label="悬停" /> },
        { name: 'focus-visible', shows: <Table {...args} rows={sampleOrders(3)} selectable label="聚焦" /> },
        { name: 'sorted', shows: <Table {...args} rows={sampleOrders(2)} defaultSort={{ key: 'amount', order: 'asc' }} label="已排序" /> },
        { name: 'loading', shows: <Table {...args} rows={[]} status="loading" label="加载中" /> },
        { name: 'empty', shows: <Table {...args} rows={[]} label="空" /> },
        { name: 'error', shows: <Table {...args} rows={[]} status="error" label="失败" /> },
      ]}
    />
  ),
})
