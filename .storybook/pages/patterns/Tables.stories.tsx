import { expect } from 'storybook/test'
import { Table } from '../../../packages/ui/src/table/index.ts'
import { sampleColumns, sampleOrders, type SampleOrder } from '../../../packages/ui/src/testing/samples/table.ts'
import preview from '../../preview.tsx'
import { DoDont } from '../blocks/DoDont.tsx'
import { OrderList } from './Tables.tsx'

const meta = preview.meta({ title: 'Patterns/Tables 表格', id: 'patterns-tables', tags: ['!autodocs'] })

export const Example = meta.story({
  render: () => <OrderList />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('商品'), '硒鼓{Enter}')
    await expect(await canvas.findByText('共 9 条')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }))
    await expect(canvas.getByText('已选 9 项')).toBeVisible()
  },
})
export const NothingMatches = meta.story({
  render: () => <OrderList typed="投影仪" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有符合条件的数据，请调整筛选')).toBeVisible()
  },
})

const three = sampleColumns
  .filter(({ key }) => ['no', 'quantity', 'amount'].includes(key))
  .map(({ key, header, render, align }) => ({ key, header, render, align }))
const noOf = (order: SampleOrder) => order.no

export const Numbers = meta.story({
  render: () => (
    <DoDont
      good={{
        shows: <Table label="金额居右" columns={three} rows={sampleOrders(4)} rowKey={noOf} />,
        because: 'Numbers stand at the end, in figures of one width: sizes can be compared at a glance.',
      }}
      bad={{
        shows: (
          <Table
            label="金额居中"
            columns={three.map((column) => ({ ...column, align: 'center' as const }))}
            rows={sampleOrders(4)}
            rowKey={noOf}
          />
        ),
        because: 'Centred numbers hide how large they are.',
      }}
    />
  ),
})
