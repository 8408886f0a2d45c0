import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { TextArea } from '../text-input/TextArea.tsx'
import { TextInput } from '../text-input/TextInput.tsx'
import { Field } from './Field.tsx'

const meta = preview.meta({
  title: 'Components/Field 表单项',
  id: 'components-field',
  component: Field,
  args: { label: '收货人', children: <TextInput defaultValue="林晓" />, style: { maxInlineSize: 420 } },
})

export const Plain = meta.story()
export const Required = meta.story({ args: { required: true } })
export const WithHint = meta.story({ args: { hint: '最多 20 个字' } })
export const WithError = meta.story({ args: { required: true, error: '请输入收货人', children: <TextInput /> } })
/** What was pasted stays; a count that is over is red, and the field says by how much. */
export const TooLong = meta.story({ args: { label: '备注', hint: '商家会看到', children: <TextArea maxLength={20} counter defaultValue="请与行政部年度归档用品一并送到三楼北侧仓库" /> } })
export const Inline = meta.story({ args: { layout: 'inline', required: true, hint: '最多 20 个字' } })

export const States = meta.story({
  parameters: inEveryLook,
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))', gap: 32 }}>
      {(['stacked', 'inline'] as const).map((layout) => (
        <div key={layout} style={{ display: 'grid', gap: 16, alignContent: 'start' }}>
          <Field layout={layout} label="收货人" required>
            <TextInput defaultValue="林晓" />
          </Field>
          <Field layout={layout} label="手机" required error="手机号应为 11 位数字">
            <TextInput defaultValue="1380013" />
          </Field>
          <Field layout={layout} label="采购单号" hint="显示在送货单与发票上">
            <TextInput maxLength={26} counter />
          </Field>
          <Field layout={layout} label="采购事由">
            <TextArea maxLength={200} counter />
          </Field>
        </div>
      ))}
    </div>
  ),
})
