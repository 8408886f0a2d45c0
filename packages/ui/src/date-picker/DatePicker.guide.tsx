import { Field } from '../field/index.ts'
import type { Guide } from '../testing/guide.ts'
import { TextInput } from '../text-input/index.ts'
import { DatePicker } from './DatePicker.tsx'

export const guide: Guide = {
  lead: '一天，打出来或在日历里点。日历在每种浏览器里都是中文，值是 `YYYY-MM-DD` 的文字，没有时区。',
  use: ['期望送达、合同到期、申领日期：要一个确定的日子。', '有不能选的日子时，`min`、`max` 与 `isDisabled` 用和服务器一样的规则。'],
  avoid: ['一段时间：用 `DateRange`；按月统计：用 `MonthRange`。', '「近三个月」这样的条件：用 `FilterChip`。', '只是把日期写出来：直接写字，或用 `Timeline`。'],
  pairs: [
    {
      good: {
        shows: <Field label="期望送达日期" hint="工作日送达，可不填"><DatePicker defaultValue="2026-03-20" min="2026-03-19" today="2026-03-18" /></Field>,
        because: '日历里不能选的日子，服务器也不收；打字与点选都行。',
      },
      bad: { shows: <Field label="期望送达日期" hint="格式：2026-03-20"><TextInput defaultValue="3.20" /></Field>, because: '要人照着格式打，打成 3.20 就错：它本可以认得。' },
    },
    {
      good: { shows: <Field label="合同到期日" error="到期日不能早于今天"><DatePicker defaultValue="2026-03-01" min="2026-03-18" today="2026-03-18" /></Field>, because: '不合规的日子留在框里，错误说清为什么。' },
      bad: {
        shows: <Field label="下单时间" group><DatePicker aria-label="从" today="2026-03-18" /> 至 <DatePicker aria-label="到" today="2026-03-18" /></Field>,
        because: '两个拼成一段：先后颠倒没人管，用 `DateRange`。',
      },
    },
  ],
  maturity: 'stable',
}
