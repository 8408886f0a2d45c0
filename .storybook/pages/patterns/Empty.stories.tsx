import { Button } from '../../../packages/ui/src/button/index.ts'
import { Empty } from '../../../packages/ui/src/empty/index.ts'
import { sampleColumns } from '../../../packages/ui/src/testing/samples/table.ts'
import { Table } from '../../../packages/ui/src/table/index.ts'
import preview from '../../preview.tsx'
import { DoDont } from '../blocks/DoDont.tsx'

const meta = preview.meta({ title: 'Patterns/Empty 空状态', id: 'patterns-empty', tags: ['!autodocs'] })

export const NothingYet = meta.story({
  render: () => <Empty title="购物车还是空的，去逛逛吧" action={<Button variant="primary">去逛逛</Button>} />,
})
export const NothingFound = meta.story({
  render: () => (
    <Empty kind="search" title="没有找到“人体工学椅垫”相关商品" action={<Button>提交意向商品询价</Button>}>
      换个关键词试试，或把需要的商品告诉我们
    </Empty>
  ),
})
export const InATable = meta.story({
  render: () => <Table label="订单列表" columns={sampleColumns} rows={[]} rowKey={(order) => order.no} empty="没有符合条件的数据，请调整筛选" />,
})
export const NextStep = meta.story({
  render: () => (
    <DoDont
      good={{
        shows: <Empty size="small" title="暂无收货地址" action={<Button>新增收货地址</Button>} />,
        because: 'Offers the next step where the reader is.',
      }}
      bad={{ shows: <Empty size="small" title="暂无数据" />, because: 'Says nothing that the reader does not see.' }}
    />
  ),
})
