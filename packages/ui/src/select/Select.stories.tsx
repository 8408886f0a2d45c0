import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { Select, type SelectProps } from './Select.tsx'

const options = [
  { value: '1', label: '账期月结' },
  { value: '2', label: '预存款' },
  { value: '3', label: '公司转账' },
  { value: '5', label: '货到付款', disabled: true },
]

const meta = preview.meta({
  title: 'Components/Select 选择器',
  id: 'components-select',
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
const pageSizes = [20, 50, 100].map((size) => ({ value: size, label: `每页 ${size} 条` }))
const onSize = fn<(size: number) => void>()
export const OfNumbers = meta.story({
  render: () => <Select aria-label="每页条数" options={pageSizes} defaultValue={20} onValueChange={onSize} style={{ maxInlineSize: 240 }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '每页 50 条')
    await expect(onSize).toHaveBeenCalledWith(50, expect.objectContaining({ reason: 'choose' }))
  },
})
export const Invalid = meta.story({ args: { placeholder: '请选择支付方式', 'aria-invalid': true } })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: '1' } })

const choice = (name: string, props: Partial<SelectProps> = {}) => ({
  name,
  shows: <Select aria-label={name} options={options} defaultValue="2" {...props} style={{ inlineSize: 220 }} />,
})
const longOption = [{ value: '2', label: '华东区域行政与综合管理中心长三角运营与共享服务分公司' }]

export const States = meta.story({
  parameters: drawnStates('select'),
  render: () => (
    <StateTable
      rows={[
        choice('blank', { defaultValue: '', placeholder: '请选择' }),
        choice('rest'),
        choice('hover'),
        choice('focus-visible'),
        choice('invalid', { 'aria-invalid': true }),
        choice('disabled', { disabled: true }),
        choice('long text', { options: longOption }),
        ...(['comfortable', 'default', 'compact'] as const).map((density) => ({
          name: density,
          shows: <div data-density={density}>{choice(density).shows}</div>,
        })),
      ]}
    />
  ),
})
