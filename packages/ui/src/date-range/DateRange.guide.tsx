import { Field } from '../field/index.ts'
import type { Guide } from '../testing/guide.ts'
import { DatePicker } from '../date-picker/index.ts'
import { DateRange } from './DateRange.tsx'

export const guide: Guide = {
  lead: '一段日子的首尾两天，带「近7天、近30天、近3个月、本年」。两端都算在内。',
  use: ['列表与报表按日期筛选。', '一端可以不填：就是不限。', '最早与最晚有限时给 `min` 与 `max`，一行字说清哪里不对。'],
  avoid: ['只要一天：用 `DatePicker`。', '按月的报表：用 `MonthRange`。', '一行筛选语句里：放进 `FilterChip` 打开的面板。'],
  pairs: [
    {
      good: { shows: <DateRange label="下单时间" defaultValue={{ start: '2026-02-17', end: '2026-03-18' }} today="2026-03-18" />, because: '常用的范围一点就好，正好等于预设时会写出它的名字。' },
      bad: { shows: <Field label="下单时间" group><DatePicker aria-label="开始" defaultValue="2026-03-18" /> <DatePicker aria-label="结束" defaultValue="2026-02-17" /></Field>, because: '两个单独的日期：结束早于开始，没有人说。' },
    },
    {
      good: { shows: <DateRange label="开票时间" defaultValue={{ start: '2026-03-18', end: '2026-03-01' }} today="2026-03-18" />, because: '填反了就在下面说「结束时间不能早于开始时间」，值仍在。' },
      bad: { shows: <DateRange label="统计期间（按月）" defaultValue={{ start: '2026-01-01', end: '2026-02-28' }} today="2026-03-18" />, because: '要的是一月到二月，却让人数每月有几天：用 `MonthRange`。' },
    },
  ],
  maturity: 'stable',
}
