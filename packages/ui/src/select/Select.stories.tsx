import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Select } from './Select.tsx'

const options = [
  { value: '1', label: '账期月结' },
  { value: '2', label: '预存款' },
  { value: '3', label: '公司转账' },
  { value: '5', label: '货到付款', disabled: true },
]

const meta = preview.meta({
  title: 'Components/Select',
  component: Select,
  args: { 'aria-label': '支付方式', options, onValueChange: fn(), style: { maxInlineSize: 240 } },
})

export const Filled = meta.story({ args: { defaultValue: '2' } })
export const Placeholder = meta.story({
  args: { placeholder: '请选择支付方式' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '3')
    await expect(args.onValueChange).toHaveBeenCalledWith('3', expect.objectContaining({ reason: 'choose' }))
  },
})
export const Invalid = meta.story({ args: { placeholder: '请选择支付方式', 'aria-invalid': true } })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: '1' } })

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 200px))', gap: 24 }}>
      {(['comfortable', 'default', 'compact'] as const).map((density) => (
        <div key={density} data-density={density} style={{ display: 'grid', gap: 12 }}>
          <Select aria-label="已选" options={options} defaultValue="2" />
          <Select aria-label="未选" options={options} placeholder="请选择" />
          <Select aria-label="错误" options={options} placeholder="请选择" aria-invalid />
          <Select aria-label="停用" options={options} disabled />
        </div>
      ))}
    </div>
  ),
})
