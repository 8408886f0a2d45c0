import { expect } from 'storybook/test'
import { Field } from '../../../packages/ui/src/field/index.ts'
import { TextInput } from '../../../packages/ui/src/text-input/index.ts'
import preview from '../../preview.tsx'
import { DoDont } from '../blocks/DoDont.tsx'
import { AddressForm } from './Forms.tsx'

const meta = preview.meta({ title: 'Patterns/Forms 表单', id: 'patterns-forms', tags: ['!autodocs'] })

export const Checked = meta.story({ render: () => <AddressForm typed={{ mobile: '1380013', detail: '滨江路 1 号' }} sent /> })
export const Example = meta.story({
  render: () => <AddressForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('手机'), '138')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(canvas.getByText('请输入收货人')).toBeVisible()
    await expect(canvas.getByLabelText('收货人')).toHaveFocus()
    await expect(canvas.getByLabelText('手机')).toHaveValue('138')
  },
})
export const Labels = meta.story({
  render: () => (
    <DoDont
      good={{
        shows: (
          <Field label="采购单号" hint="显示在送货单与发票上">
            <TextInput maxLength={26} counter />
          </Field>
        ),
        because: 'The label stays while one types, and the hint says what it is for.',
      }}
      bad={{ shows: <TextInput aria-label="采购单号" placeholder="采购单号，最多26个字" />, because: 'A placeholder is gone with the first letter.' }}
    />
  ),
})
export const Errors = meta.story({
  render: () => (
    <DoDont
      good={{
        shows: (
          <Field label="手机号码" required error="手机号应为 11 位数字，已输入 7 位">
            <TextInput defaultValue="1380013" />
          </Field>
        ),
        because: 'Beside the field: what is wrong and what to do. What was typed stays.',
      }}
      bad={{
        shows: (
          <Field label="手机" required error="输入有误">
            <TextInput />
          </Field>
        ),
        because: 'Neither says what is wrong, and what was typed is lost.',
      }}
    />
  ),
})
