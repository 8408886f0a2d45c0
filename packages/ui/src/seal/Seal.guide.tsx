import { StatusTag } from '../status-tag/index.ts'
import { Inline } from '../stack/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Seal } from './Seal.tsx'

export const guide: Guide = {
  lead: '盖在单据上的章：结果是什么、谁盖的、什么时候。',
  use: ['订单、审批、发票这样的单据，一页一个，在 `PageHeader` 的 `seal` 里。', '还没有结论时留一个虚线的位置，等它盖下来。'],
  avoid: ['列表里的状态：用 `StatusTag`。', '不是结论的事（已发货、已付款）：用 `StatusTag`。', '一页盖好几个：章就不是章了。'],
  pairs: [
    {
      good: { shows: <Seal status="approved" by="韩立群" time="03-18 14:32" />, because: '朱砂只给批准，谁盖的、何时盖的都在章上。' },
      bad: { shows: <Inline gap={8}><Seal status="approved" word="已发货" /><Seal status="approved" word="已付款" /></Inline>, because: '发货和付款不是盖章的事，两个章也不知道看哪个。' },
    },
    {
      good: { shows: <StatusTag tone="warning">待审批</StatusTag>, because: '列表一行只有 40 像素高，放词。' },
      bad: { shows: <Inline gap={8}>N202603180012 <Seal status="waiting" /></Inline>, because: '一行里放 84 像素的章：十二行的表一屏只剩四行。' },
    },
  ],
  maturity: 'stable',
}
