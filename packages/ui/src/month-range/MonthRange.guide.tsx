import { DateRange } from '../date-range/index.ts'
import type { Guide } from '../testing/guide.ts'
import { MonthRange } from './MonthRange.tsx'

export const guide: Guide = {
  lead: '报表的首尾两个月，带预设；最多 24 个月，两端都算在内。',
  use: ['按月出数的报表：采购额、部门、商品。', '时间跨度有上限时给 `limit`，超出时说「时间跨度不能超过24个月」。'],
  avoid: ['按天查明细：用 `DateRange`。', '选一年：用 `Select`。'],
  pairs: [
    {
      good: { shows: <MonthRange label="统计期间" month="2026-03" defaultValue={{ start: '2026-01', end: '2026-03' }} />, because: '按月统计就按月选，一个月不必知道它有几天。' },
      bad: { shows: <DateRange label="统计期间" today="2026-03-18" defaultValue={{ start: '2026-01-05', end: '2026-03-18' }} />, because: '按天选了按月的数：一月从 5 日算起，和上个月没法比。' },
    },
  ],
  maturity: 'stable',
}
