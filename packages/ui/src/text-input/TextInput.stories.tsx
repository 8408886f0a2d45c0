import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Icon } from '../icon/Icon.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { TextArea } from './TextArea.tsx'
import { TextInput, type TextInputProps } from './TextInput.tsx'

const meta = preview.meta({
  title: 'Components/TextInput 输入框',
  id: 'components-textinput',
  component: TextInput,
  subcomponents: { TextArea },
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

const field = (name: string, props: Partial<TextInputProps> = {}) => ({
  name,
  shows: (
    <span style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <TextInput aria-label={name} defaultValue="行政部" {...props} style={{ inlineSize: 220 }} />
      <TextInput
        aria-label={`${name}，搜索`}
        start={<Icon name="search" size={16} />}
        defaultValue="打印纸"
        clearable
        {...props}
        style={{ inlineSize: 220 }}
      />
    </span>
  ),
})
const longText = '集团行政与综合管理中心采购专员（上海、苏州、深圳三地）'

export const States = meta.story({
  parameters: drawnStates('input, button'),
  render: () => (
    <StateTable
      rows={[
        field('blank', { defaultValue: '', placeholder: '请输入账号' }),
        field('rest'),
        field('hover'),
        field('focus-visible'),
        field('invalid', { 'aria-invalid': true }),
        field('disabled', { disabled: true }),
        field('read-only', { readOnly: true }),
        field('counter', { maxLength: 26, counter: true }),
        field('password', { type: 'password', defaultValue: 'secret' }),
        field('long text', { defaultValue: longText }),
        { name: 'several lines', shows: <TextArea aria-label="事由" defaultValue="新员工入职，需配齐办公用品。" maxLength={200} counter /> },
        { name: 'several, invalid', shows: <TextArea aria-label="原因" aria-invalid /> },
        ...(['comfortable', 'default', 'compact'] as const).map((density) => ({
          name: density,
          shows: <div data-density={density}>{field(density).shows}</div>,
        })),
      ]}
    />
  ),
})
