import { Inline } from '../stack/index.ts'
import type { Guide } from '../testing/guide.ts'
import { StatusTag } from './StatusTag.tsx'

export const guide: Guide = {
  lead: '状态的中文名。意思在字里，圆点和颜色只是帮衬。',
  use: ['订单、审批、发票、账号的状态。', '同一个状态在全站用同一个词和同一个 `tone`：词从生命周期表来。'],
  avoid: ['审批的结论盖在单据上：用 `Seal`。', '件数：用 `Badge`。', '可以点的筛选：用 `Tabs` 或 `FilterChip`。', '给人分类的标签：写成字就好。'],
  pairs: [
    {
      good: { shows: <Inline gap={12}><StatusTag tone="warning">待审批</StatusTag><StatusTag tone="info">备货中</StatusTag><StatusTag tone="success">已完成</StatusTag></Inline>, because: '要人动手的是 `warning`，正在走的是 `info`，走完的是 `success`。' },
      bad: { shows: <Inline gap={12}><StatusTag tone="danger">待审批</StatusTag><StatusTag tone="seal">已完成</StatusTag></Inline>, because: '等一等不是出错；`seal` 是朱砂，只留给「已批准」。' },
    },
    {
      good: { shows: <StatusTag tone="danger">已驳回</StatusTag>, because: '坏消息也写成词，看不出颜色的人同样读得懂。' },
      bad: { shows: <StatusTag tone="danger">●</StatusTag>, because: '只有一个红点：什么状态，全靠猜。' },
    },
  ],
  maturity: 'stable',
}
