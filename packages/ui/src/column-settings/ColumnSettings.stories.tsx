import { useMemo, useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { arrangeColumns, Table, type ColumnSetting, type TableColumn } from '../table/index.ts'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { sampleColumns, sampleOrders, type SampleOrder } from '../testing/samples/table.ts'
import { ColumnSettings } from './ColumnSettings.tsx'

const rows = sampleOrders(4)
const noOf = (order: SampleOrder) => order.no

/** A table whose columns one arranges. */
const Arranged = () => {
  const [settings, setSettings] = useState<readonly ColumnSetting[]>([])
  const columns = useMemo(() => arrangeColumns(sampleColumns, settings), [settings])
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'end' }}>
      <ColumnSettings columns={sampleColumns} value={settings} onValueChange={setSettings} />
      <Table
        label="订单列表"
        columns={columns}
        rows={rows}
        rowKey={noOf}
        onColumnResize={(key, width) => setSettings((now) => [...now.filter((setting) => setting.key !== key), { key, width }])}
        style={{ inlineSize: '100%' }}
      />
    </div>
  )
}

const meta = preview.meta({
  title: 'Components/ColumnSettings 列设置',
  id: 'components-columnsettings',
  component: ColumnSettings,
  // The manifest knows a component by its name alone, so its rows are of no type.
  args: { columns: sampleColumns as readonly TableColumn<unknown>[], value: [], onValueChange: () => {} },
})

export const HidesAndMoves = meta.story({
  render: () => <Arranged />,
  play: async ({ canvas, userEvent }) => {
    const heads = () => canvas.getAllByRole('columnheader').map((head) => head.textContent)
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: '数量' }))
    await expect(heads()).not.toContain('数量')
    await userEvent.click(canvas.getByRole('button', { name: '商品前移' }))
    await expect(heads().slice(0, 3)).toEqual(['订单号', '商品', '下单时间'])
    await userEvent.click(canvas.getByRole('button', { name: '恢复默认' }))
    await expect(heads()).toEqual(sampleColumns.map(({ header }) => header))
  },
})

export const States = meta.story({
  parameters: drawnStates('button'),
  render: (args) => (
    <StateTable
      rows={['rest', 'hover', 'focus-visible'].map((name) => ({
        name,
        shows: <ColumnSettings {...args} messages={{ title: `列设置 ${name}` }} />,
      }))}
    />
  ),
})
