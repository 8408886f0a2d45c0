import { Field } from '../field/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Select } from './Select.tsx'

const levels = [
  { value: 1, label: '一级审批' },
  { value: 2, label: '两级审批' },
  { value: 3, label: '三级审批' },
]
const yesNo = [
  { value: 'yes', label: '是' },
  { value: 'no', label: '否' },
]

export const guide: Guide = {
  lead: '从一列固定的选项里选一个。它是原生的下拉，在手机上用手机自己的滚轮打开；值可以是数字、对象，不只是文字。',
  use: ['七个到二十来个互斥的选项，人大致知道有哪些。', '地方窄，放不下一排单选时，三五个也可以。', '还没有选时要有「请选择」：给 `placeholder`。'],
  avoid: ['两到六个选项且有地方：用 `RadioGroup`，一眼看全。', '要搜索才找得到：用 `Combobox`；有上下级：用 `Cascader` 或 `TreeSelect`。', '开与关：用 `Switch` 或 `Checkbox`。'],
  pairs: [
    {
      good: { shows: <Field label="审批级数" required><Select placeholder="请选择" defaultValue={null} options={levels} /></Field>, because: '没有默认答案的，先给「请选择」，逼人想一下。' },
      bad: { shows: <Field label="审批级数" required><Select defaultValue={3} options={levels} /></Field>, because: '替人选好了最重的一档，大多数人不会注意到。' },
    },
    {
      good: { shows: <Field label="开票类型"><Select defaultValue="special" options={[{ value: 'normal', label: '增值税普通发票' }, { value: 'special', label: '增值税专用发票' }]} /></Field>, because: '选项写全名，和发票上的字一样。' },
      bad: { shows: <Field label="是否含税"><Select defaultValue="yes" options={yesNo} /></Field>, because: '一个是与否要点两次才看得见另一个：用 `Checkbox`。' },
    },
  ],
  maturity: 'stable',
}
