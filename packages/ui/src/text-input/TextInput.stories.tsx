import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Icon } from '../icon/Icon.tsx'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'

const meta = preview.meta({
  title: 'Components/TextInput',
  component: TextInput,
  args: { 'aria-label': '账号', placeholder: '账号/手机号/邮箱', onValueChange: fn(), style: { maxInlineSize: 320 } },
})

export const Empty = meta.story()
export const Filled = meta.story({ args: { defaultValue: 'buyer@example.com' } })
export const Clearable = meta.story({
  args: { defaultValue: '打印纸', clearable: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除' }))
    await expect(args.onValueChange).toHaveBeenCalledWith('', expect.objectContaining({ reason: 'clear' }))
  },
})
export const Password = meta.story({
  args: { type: 'password', 'aria-label': '密码', placeholder: '请输入密码', defaultValue: 'Mall@2026' },
})
export const WithCounter = meta.story({
  args: { defaultValue: 'PO-2026-0318', maxLength: 26, counter: true, 'aria-label': '采购单号' },
})
export const WithAffixes = meta.story({
  args: { start: '¥', end: '元', inputMode: 'decimal', 'aria-label': '最低价', placeholder: '最低价' },
})
export const Invalid = meta.story({ args: { defaultValue: '1380013', 'aria-invalid': true, 'aria-label': '手机号' } })
export const Disabled = meta.story({ args: { defaultValue: '行政部', disabled: true, 'aria-label': '部门' } })
export const ReadOnly = meta.story({ args: { defaultValue: '91310000MA1K0000X0', readOnly: true, 'aria-label': '税号' } })
export const Multiline = meta.story({
  render: () => <TextArea aria-label="事由" placeholder="请说明采购事由" maxLength={200} counter style={{ maxInlineSize: 420 }} />,
})

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 24 }}>
      {(['comfortable', 'default', 'compact'] as const).map((density) => (
        <div key={density} data-density={density} style={{ display: 'grid', gap: 12, alignContent: 'start' }}>
          <TextInput aria-label="空" placeholder="请输入账号" />
          <TextInput aria-label="搜索" start={<Icon name="search" size={16} />} defaultValue="打印纸" clearable />
          <TextInput aria-label="密码" type="password" defaultValue="secret" />
          <TextInput aria-label="单号" defaultValue="PO-2026" maxLength={26} counter />
          <TextInput aria-label="错误" defaultValue="1380013" aria-invalid />
          <TextInput aria-label="停用" defaultValue="行政部" disabled />
          <TextInput aria-label="只读" defaultValue="集团采购部" readOnly />
          <TextArea aria-label="事由" defaultValue="新员工入职，需配齐办公用品。" maxLength={200} counter />
        </div>
      ))}
    </div>
  ),
})
