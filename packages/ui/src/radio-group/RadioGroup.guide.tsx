import { Field } from '../field/index.ts'
import type { Guide } from '../testing/guide.ts'
import { RadioGroup } from './RadioGroup.tsx'

const payments = [
  { value: 'month', label: '月结', note: '次月 10 日出账' },
  { value: 'online', label: '在线支付', note: '立即付款，立即发货' },
]
const many = ['北京', '上海', '广州', '深圳', '杭州', '南京', '武汉', '成都', '西安'].map((label) => ({ value: label, label }))

export const guide: Guide = {
  lead: '几个都看得见的选项里选一个。',
  use: ['两到六个互斥的选项，值得一眼看全：支付方式、配送方式、发票类型。', '选项各有一句说明时用 `appearance` 的 `cards`。'],
  avoid: ['七个以上：用 `Select`。', '是与否：用 `Checkbox` 或 `Switch`。', '切换一页的内容：用 `Tabs`。'],
  pairs: [
    {
      good: { shows: <Field label="支付方式" group required><RadioGroup appearance="cards" defaultValue="month" options={payments} /></Field>, because: '放在带 `group` 的 `Field` 里，选项各自说明后果。' },
      bad: { shows: <Field label="收货城市" group><RadioGroup options={many} /></Field>, because: '九个选项占满一屏，找一个要看一遍：用 `Select`。' },
    },
    {
      good: { shows: <Field label="配送时间" group><RadioGroup defaultValue="any" options={[{ value: 'any', label: '均可' }, { value: 'work', label: '仅工作日' }]} /></Field>, because: '有一个安全的默认，不关心的人可以不动。' },
      bad: { shows: <Field label="配送时间" group><RadioGroup options={[{ value: 'a', label: '选项一' }, { value: 'b', label: '选项二' }]} /></Field>, because: '名字没有意思，也没有默认，人人都要停下来猜。' },
    },
  ],
  maturity: 'stable',
}
