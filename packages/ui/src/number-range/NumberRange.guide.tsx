import { Field } from '../field/index.ts'
import type { Guide } from '../testing/guide.ts'
import { TextInput } from '../text-input/index.ts'
import { MoneyRange } from './MoneyRange.tsx'
import { NumberRange } from './NumberRange.tsx'

export const guide: Guide = {
  lead: '下限、一横、上限，以及说哪里不对的一行字；`MoneyRange` 是元，最多两位小数。',
  use: ['按金额或数量筛选。', '人怎么写都认得：1,200.50、¥88、全角数字。', '一端可以不填：就是不限。'],
  avoid: ['订购数量：用 `QuantityStepper`。', '就那么几档：用 `FilterOptions` 或 `Select`，一点就好。', '日期：用 `DateRange`。'],
  pairs: [
    {
      good: { shows: <MoneyRange label="订单金额" defaultValue={{ low: 100, high: 5000 }} />, because: '单位在框里，上下限合成一项，有一个共同的名字。' },
      bad: { shows: <Field label="订单金额" group><TextInput aria-label="最小" defaultValue="5000" /> <TextInput aria-label="最大" defaultValue="100" /></Field>, because: '两个普通输入框：上下颠倒、打进汉字，都没有人说。' },
    },
    {
      good: { shows: <NumberRange label="订购数量" defaultValue={{ low: 500, high: 100 }} />, because: '填反了就说，值留着给人改。' },
      bad: { shows: <NumberRange label="部门人数" defaultValue={{ low: 1, high: null }} />, because: '其实只问「有没有人」：一个 `Checkbox` 就够了。' },
    },
  ],
  maturity: 'stable',
}
