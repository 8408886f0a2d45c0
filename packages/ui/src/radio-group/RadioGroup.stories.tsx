import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Field } from '../field/Field.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

const options = [
  { value: '1', label: '账期月结', note: '本月可用额度 ¥86,400.00' },
  { value: '2', label: '预存款', note: '余额 ¥12,000.00' },
  { value: '4', label: '在线支付' },
  { value: '5', label: '货到付款', disabled: true },
]

const meta = preview.meta({
  title: 'Components/RadioGroup 单选',
  id: 'components-radiogroup',
  component: RadioGroup,
  args: { 'aria-label': '支付方式', options, onValueChange: fn() },
})

export const NothingChosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('在线支付'))
    await expect(args.onValueChange).toHaveBeenCalledWith('4', expect.objectContaining({ reason: 'choose' }))
  },
})
export const Chosen = meta.story({ args: { defaultValue: '1' } })
export const Vertical = meta.story({ args: { defaultValue: '1', orientation: 'vertical' } })
export const Cards = meta.story({ args: { defaultValue: '1', appearance: 'cards' } })
export const Disabled = meta.story({ args: { defaultValue: '1', disabled: true } })

const group = (name: string, props: Partial<RadioGroupProps> = {}) => ({
  name,
  shows: <RadioGroup aria-label={name} options={options} defaultValue="1" {...props} />,
})

export const States = meta.story({
  parameters: drawnStates('input:enabled'),
  render: () => (
    <StateTable
      rows={[
        group('nothing chosen', { defaultValue: '' }),
        group('rest'),
        group('hover'),
        group('focus-visible'),
        group('disabled', { disabled: true }),
        {
          name: 'invalid',
          shows: (
            <Field group label="支付方式" required error="请选择支付方式">
              <RadioGroup options={options} />
            </Field>
          ),
        },
        group('vertical', { orientation: 'vertical' }),
        group('cards', { appearance: 'cards' }),
        group('cards, disabled', { appearance: 'cards', disabled: true }),
        group('long text', {
          options: [
            { value: '1', label: '账期月结（与集团总部及全部下属子公司统一结算，次月十日前付清）', note: '本月可用额度 ¥12,345,678.90，已冻结 ¥2,345,678.90' },
            { value: '2', label: '预存款' },
          ],
          appearance: 'cards',
        }),
      ]}
    />
  ),
})
