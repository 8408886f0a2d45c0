import { Checkbox } from '../checkbox/index.ts'
import type { Guide } from '../testing/guide.ts'
import { TextInput } from '../text-input/index.ts'
import { Field } from './Field.tsx'

export const guide: Guide = {
  lead: '表单里的一项：标签、控件、提示或错误。控件从它那里取得编号、说明与错误，读屏软件因此读得全。',
  use: [
    '每个要人填的控件外面都套一层，标签永远看得见。',
    '几个控件合成一项（`RadioGroup`、几个 `Checkbox`、`TransferList`）时给 `group`。',
    '上方的标题已经说了同样的话，用 `hideLabel` 只留给读屏软件。',
  ],
  avoid: ['只看不填的内容：用 `DescriptionList`。', '整张表单的错误：用 `Alert` 或 `FormActions` 的说明，不要挂在某一项下面。'],
  pairs: [
    {
      good: {
        shows: <Field label="采购单号" hint="显示在送货单与发票上"><TextInput maxLength={26} counter /></Field>,
        because: '标签一直在；`hint` 说清这一项用在哪里。',
      },
      bad: { shows: <TextInput aria-label="采购单号" placeholder="采购单号，最多26个字" />, because: '把标签写进占位字：打第一个字它就没了。' },
    },
    {
      good: {
        shows: <Field label="手机号码" required error="手机号应为 11 位数字，已输入 7 位"><TextInput defaultValue="1380013" /></Field>,
        because: '`error` 说哪里不对、该怎么改，打过的字留着。',
      },
      bad: { shows: <Field label="手机号码" required error="输入有误"><TextInput /></Field>, because: '没说错在哪里，还把填过的清空了。' },
    },
    {
      good: {
        shows: <Field label="通知方式" group><Checkbox defaultChecked>站内信</Checkbox> <Checkbox>短信</Checkbox></Field>,
        because: '几个勾选合成一项：`group` 让它们有共同的名字。',
      },
      bad: { shows: <Field label="站内信"><Checkbox>是</Checkbox></Field>, because: '勾选自己就有标签，再套一层标签，一句话被拆成两半。' },
    },
  ],
  maturity: 'stable',
}
