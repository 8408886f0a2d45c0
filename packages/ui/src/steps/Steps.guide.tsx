import type { Guide } from '../testing/guide.ts'
import { Steps } from './Steps.tsx'

export const guide: Guide = {
  lead: '一共几步、走到第几步。它只显示，要回去得页面给链接。',
  use: ['购物车、核对、提交；找回密码；三到五步、次序固定。', '卡在哪一步给 `failed`，打叉并读出「未通过」。'],
  avoid: ['有时间和人的经过：用 `Timeline`。', '可以随意切换的几部分：用 `Tabs`。', '超过六步：先看能不能并成几页。'],
  pairs: [
    {
      good: { shows: <Steps items={['购物车', '核对订单', { label: '提交', note: '等待审批' }]} current={1} />, because: '每步一个短词，要说的放进 `note`。' },
      bad: { shows: <Steps items={['第一步', '第二步', '第三步', '第四步']} current={1} />, because: '「第二步」是做什么？只是把序号又念了一遍。' },
    },
  ],
  maturity: 'stable',
}
