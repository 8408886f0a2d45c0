import { Field } from '../field/index.ts'
import type { Guide } from '../testing/guide.ts'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'

export const guide: Guide = {
  lead: '单行文字的输入框，以及多行的 `TextArea`。它就是原生的输入框，表单、重置、校验都照常。',
  use: ['名称、编号、电话、备注：人自己打出来的文字。', '有字数上限的：给 `maxLength` 与 `counter`，人边打边看还剩几个字。', '常要清空重打的条件：给 `clearable`。'],
  avoid: [
    '有固定选项的用 `Select` 或 `RadioGroup`，候选很多的用 `Combobox`。',
    '日期用 `DatePicker`，订购数量用 `QuantityStepper`，金额上下限用 `MoneyRange`。',
    '找商品用 `SearchBox`。',
  ],
  pairs: [
    {
      good: { shows: <Field label="收货人" required><TextInput defaultValue="周雨桐" maxLength={20} counter clearable /></Field>, because: '放在 `Field` 里，有标签、有字数、能一键清除。' },
      bad: { shows: <TextInput aria-label="收货人" defaultValue="周雨桐" style={{ inlineSize: 80 }} />, because: '框比常见的姓名还窄，打完了看不全自己打了什么。' },
    },
    {
      good: { shows: <Field label="退货原因" required><TextArea maxLength={200} counter rows={3} /></Field>, because: '可能不止一句话的，用多行，并写明上限。' },
      bad: { shows: <Field label="退货原因" required><TextInput /></Field>, because: '一长段话挤在一行里，回头看不到前面写了什么。' },
    },
    {
      good: { shows: <Field label="企业编号"><TextInput readOnly defaultValue="E-100245" /></Field>, because: '只能看的用 `readOnly`：虚线框，仍可选中复制。' },
      bad: { shows: <Field label="企业编号"><TextInput disabled defaultValue="E-100245" /></Field>, because: '用不可用来表示只读：灰字难认，也进不去、复制不了。' },
    },
  ],
  maturity: 'stable',
}
