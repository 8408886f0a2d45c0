import { Button } from '../button/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Menu } from './Menu.tsx'

const nothing = () => {}

export const guide: Guide = {
  lead: '一个按钮，打开一列操作。选了就做，做完焦点回到按钮。',
  use: ['三个以上、不常用的操作收在一起：再次购买、查看发票、申请退换。', '暂时不能做的留着，用 `reason` 说为什么。', '危险的放最后，用 `separated` 隔开。'],
  avoid: ['一行里的操作：用 `RowActions`，它自己会收。', '选一个值：用 `Select`。', '站内导航：用 `TopBar` 的下拉。', '只有一两个：直接放 `Button`。'],
  pairs: [
    {
      good: {
        shows: (
          <Menu
            label="订单操作"
            trigger={<Button>更多操作</Button>}
            items={[
              { key: 'again', label: '再次购买', onSelect: nothing },
              { key: 'return', label: '申请退换', onSelect: nothing, disabled: true, reason: '签收后才能申请' },
              { key: 'cancel', label: '取消订单', onSelect: nothing, tone: 'danger', separated: true },
            ]}
          />
        ),
        because: '按常用排，不能做的说原因，危险的隔开在最后。',
      },
      bad: {
        shows: (
          <Menu
            label="操作"
            trigger={<Button>操作</Button>}
            items={[
              { key: 'cancel', label: '取消订单', onSelect: nothing },
              { key: 'pay', label: '去付款', onSelect: nothing },
            ]}
          />
        ),
        because: '最要紧的「去付款」藏在菜单里，还排在「取消订单」下面。',
      },
    },
  ],
  maturity: 'stable',
}
