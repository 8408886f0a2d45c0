import { Button } from '../button/index.ts'
import { Inline } from '../stack/index.ts'
import type { Guide } from '../testing/guide.ts'
import { RowActions } from './RowActions.tsx'

const nothing = () => {}

export const guide: Guide = {
  lead: '表格一行的操作：常用的两个是字，其余收进 ⋯，永远一行高。',
  use: ['每一行都有的操作列。', '按要紧的先后排；不能做的留着，用 `reason` 说为什么。', '给 `label`，读屏软件听到的是「取消订单 N2026…」。'],
  avoid: ['整页的操作：放在 `PageHeader`。', '勾了几行一起做：用 `Table` 的 `bulkActions`。', '不在行里的一串操作：用 `Menu`。'],
  pairs: [
    {
      good: {
        shows: (
          <RowActions
            label="N202603180012"
            actions={[
              { key: 'detail', label: '详情', href: '/userCenter/order/1' },
              { key: 'again', label: '再次购买', onSelect: nothing },
              { key: 'cancel', label: '取消订单', tone: 'danger', disabled: true, reason: '已发货，不能取消', onSelect: nothing },
            ]}
          />
        ),
        because: '两个最常用的直接看得见，取消收在后面并说明原因。',
      },
      bad: {
        shows: <Inline gap={8}><Button>详情</Button><Button>再次购买</Button><Button>查看发票</Button><Button variant="danger">取消订单</Button></Inline>,
        because: '每行四个按钮：表格撑高一倍，满屏都是「取消订单」。',
      },
    },
  ],
  maturity: 'stable',
}
