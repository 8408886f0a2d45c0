import { expect, fn, screen, waitFor } from 'storybook/test'
import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Field } from '../field/Field.tsx'
import { FormGrid } from '../form-grid/FormGrid.tsx'
import { StateTable } from '../testing/StateTable.tsx'
import { Window } from '../testing/Window.tsx'
import { TextInput } from '../text-input/TextInput.tsx'
import { FormDialog, type FormDialogProps } from './FormDialog.tsx'

const fields = (
  <FormGrid>
    <Field label="收货人" required>
      <TextInput defaultValue="沈知言" />
    </Field>
    <Field label="手机" required>
      <TextInput defaultValue="19900000002" inputMode="numeric" />
    </Field>
    <Field label="详细地址" required data-full>
      <TextInput defaultValue="云岫路188号 华启大厦12层前台" />
    </Field>
  </FormGrid>
)

const meta = preview.meta({
  title: 'Components/FormDialog 表单对话框',
  id: 'components-formdialog',
  component: FormDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { title: '新增收货地址', defaultOpen: true, onSubmit: fn(), onOpenChange: fn(), children: fields },
})

export const Open = meta.story({})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const AsksBeforeItIsLeft = meta.story({
  args: { dirty: true },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: '放弃已填写的内容？' })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: '继续填写' }))
    await expect(screen.queryByRole('dialog', { name: '放弃已填写的内容？' })).toBeNull()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
})

const row = (name: string, height: number, props: Partial<FormDialogProps> = {}) => ({
  name,
  shows: (
    <Window height={height}>
      <FormDialog defaultOpen title={`收货地址（${name}）`} onSubmit={() => {}} {...props}>
        {props.children ?? fields}
      </FormDialog>
    </Window>
  ),
})

export const States = meta.story({
  parameters: inEveryLook,
  render: () => (
    <StateTable
      wide
      rows={[
        row('rest', 400),
        row('pending', 400, { pending: true }),
        row('problem', 460, { problem: '数据已被他人修改，请刷新后重试' }),
        row('danger', 400, { tone: 'danger', messages: { submit: '删除' } }),
        row('long text', 540, {
          description: '集团总部综合管理中心二〇二六年第四季度办公用品与劳保用品联合采购的收货地址，保存后对所有下属子公司可见。',
          problem: '收货地址已达上限（50个），请先删除不再使用的地址；如需更多，请联系企业管理员或商城客服。',
        }),
      ]}
    />
  ),
})
