import { Field } from '../field/index.ts'
import type { Guide } from '../testing/guide.ts'
import { TextArea, TextInput } from '../text-input/index.ts'
import { FormGrid } from './FormGrid.tsx'

export const guide: Guide = {
  lead: '表单的字段按自己有的宽度排成一到三列；在抽屉里就是一列。',
  use: ['四个以上的短字段：地址、发票抬头、账号资料。', '整行的字段（备注、地址）给 `data-full`。'],
  avoid: ['两三个字段：`Stack` 竖着排就好。', '只看不填：用 `DescriptionList`。', '卡片的网格：页面自己的样式。'],
  pairs: [
    {
      wide: true,
      good: {
        shows: (
          <FormGrid columns={2}>
            <Field label="收货人" required><TextInput defaultValue="周雨桐" /></Field>
            <Field label="手机" required><TextInput defaultValue="13800138000" /></Field>
            <Field label="详细地址" data-full><TextArea defaultValue="天河区珠江新城 88 号 12 楼" rows={2} /></Field>
          </FormGrid>
        ),
        because: '短的并排、长的占满一行；Tab 的次序就是看的次序。',
      },
      bad: {
        shows: (
          <FormGrid columns={3}>
            <Field label="详细地址"><TextArea defaultValue="天河区珠江新城 88 号 12 楼" rows={2} /></Field>
            <Field label="收货人" required><TextInput defaultValue="周雨桐" /></Field>
            <Field label="手机" required><TextInput defaultValue="13800138000" /></Field>
          </FormGrid>
        ),
        because: '长地址挤在三分之一的宽里，次要的还排在姓名前面。',
      },
    },
  ],
  maturity: 'stable',
}
