import { StatusTag } from '../status-tag/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Badge } from './Badge.tsx'

export const guide: Guide = {
  lead: '别的东西上的一个小数字：等着处理的有几件。',
  use: ['待办的件数，挨着说明它的字。', '超过 99 显示 99+，0 与不是数的都不显示。'],
  avoid: ['状态：用 `StatusTag`。', '购物车：`TopBar.Cart` 自带。', '报表里的总数：用 `StatCard`。'],
  pairs: [
    {
      good: { shows: <span>待审批 <Badge count={6} tone="danger" /></span>, because: '旁边的字说是什么的数，过了时限才用 `danger`。' },
      bad: { shows: <span>待审批 <Badge count={6} tone="cart" /></span>, because: '朱砂只给购物车；到处都是朱砂，就没有朱砂了。' },
    },
    {
      good: { shows: <StatusTag tone="info">新消息</StatusTag>, because: '没有数只有状态，就写成词。' },
      bad: { shows: <span>消息 <Badge count={1} tone="danger" /></span>, because: '用 1 表示「有」：人以为真的只有一条。' },
    },
  ],
  maturity: 'stable',
}
