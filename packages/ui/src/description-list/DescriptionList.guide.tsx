import { Field } from '../field/index.ts'
import type { Guide } from '../testing/guide.ts'
import { TextInput } from '../text-input/index.ts'
import { DescriptionList } from './DescriptionList.tsx'

export const guide: Guide = {
  lead: '一样东西的几个事实：名目与内容，列数跟着自己的宽度走。',
  use: ['订单、合同、账号的要点。', '没有的写成「—」，不留白。', '地址、备注这样长的给 `full` 占一整行。'],
  avoid: ['很多条记录：用 `Table`。', '金额的加减：用 `Ledger`。', '能改的：用 `FormGrid` 与 `Field`。'],
  pairs: [
    {
      good: {
        shows: <DescriptionList items={[{ term: '下单人', value: '周雨桐 · 研发中心' }, { term: '期望送达', value: null }, { term: '收货地址', value: '天河区珠江新城 88 号 12 楼', full: true }]} />,
        because: '没填的日子写「—」：不是忘了显示。',
      },
      bad: { shows: <Field label="下单人"><TextInput disabled defaultValue="周雨桐 · 研发中心" /></Field>, because: '只看不改的内容做成灰的输入框：像坏了的表单。' },
    },
  ],
  maturity: 'stable',
}
