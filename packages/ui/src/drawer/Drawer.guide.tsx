import { Button } from '../button/index.ts'
import { DescriptionList } from '../description-list/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Window } from '../testing/Window.tsx'
import { Drawer } from './Drawer.tsx'

const facts = (
  <DescriptionList
    items={[
      { term: '下单人', value: '周雨桐 · 研发中心' },
      { term: '金额', value: '¥1,212.60' },
      { term: '期望送达', value: '2026-03-20' },
    ]}
  />
)

export const guide: Guide = {
  lead: '从窗口边上拉出来的一张纸：列表还在后面，看完就合上。',
  use: ['在列表旁边看一条记录，不丢列表的位置。', '手机上的筛选：从底部拉出。', '里面有要填的东西时，`outsideCloses` 给 false。'],
  avoid: ['要长看、要分享地址：做成一页。', '问一句：用 `ConfirmDialog`。', '几个选项：用 `Popover` 或 `Menu`。'],
  pairs: [
    {
      wide: true,
      good: {
        shows: <Window height={300}><Drawer defaultOpen title="N202603180012" footer={<Button href="/userCenter/order/1">打开订单</Button>}>{facts}</Drawer></Window>,
        because: '只放核对要看的几样，全部内容有一个去处。',
      },
      bad: {
        shows: <Window height={300}><Drawer defaultOpen title="订单详情">{facts}<h3>商品清单</h3>{facts}<h3>审批记录</h3>{facts}<Button variant="text">查看物流</Button></Drawer></Window>,
        because: '把整页塞进抽屉：要滚很久，也没有地址可以发给同事。',
      },
    },
  ],
  maturity: 'stable',
}
