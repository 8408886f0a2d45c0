import { Badge } from '../badge/index.ts'
import type { Guide } from '../testing/guide.ts'
import { BudgetBar } from './BudgetBar.tsx'

export const guide: Guide = {
  lead: '一份预算：话、数字和一条：已用、冻结、本单要用的、还剩的，单位是元。',
  use: ['提交订单前看够不够：给 `order`，它会说超出多少。', '部门与账号的预算一览。'],
  avoid: ['算清每一笔：用 `LedgerEquation`。', '一段时间的花费：用 `Chart`。', '文件上传的进度：`UploadField` 自己有。'],
  pairs: [
    {
      good: { shows: <BudgetBar name="行政部 2026 年办公用品" total={120000} used={64200} frozen={3180.5} order={1299} />, because: '名字说清是谁的哪一年，条上分得出已用、冻结与本单。' },
      bad: { shows: <BudgetBar name="预算" total={120000} used={67380.5} frozen={0} />, because: '冻结的算进已用：人以为钱花掉了，其实单子还在审。' },
    },
    {
      good: { shows: <BudgetBar name="研发中心 2026 年" total={5000} used={4800} frozen={0} order={320} />, because: '超了就说超出多少，让不让提交由页面决定。' },
      bad: { shows: <span>预算 <Badge count={96} tone="danger" />%</span>, because: '一个红数字：96% 是用了还是剩了？' },
    },
  ],
  maturity: 'stable',
}
