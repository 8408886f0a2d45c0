import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { MoneyRange } from './MoneyRange.tsx'
import { NumberRange } from './NumberRange.tsx'

const meta = preview.meta({
  title: 'Components/NumberRange 数值范围',
  id: 'components-numberrange',
  component: NumberRange,
  subcomponents: { MoneyRange },
  args: { label: '数量', style: { maxInlineSize: 320 }, onValueChange: fn() },
})

export const Blank = meta.story()
export const Filled = meta.story({ args: { defaultValue: { low: 10, high: 500 } } })
/** Amounts in yuan: at most two decimals, ¥ and thousands separators are understood. */
export const Money = meta.story({
  args: { label: '金额区间' },
  render: ({ decimals: _decimals, sign: _sign, ...args }) => <MoneyRange {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('最低金额'), '¥1,200')
    await userEvent.type(canvas.getByLabelText('最高金额'), '８００')
    await userEvent.tab()
    await expect(canvas.getByLabelText('最高金额')).toHaveValue('800')
    await expect(canvas.getByRole('alert')).toHaveTextContent('最低金额不能大于最高金额')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ low: 1200, high: 800 }, expect.objectContaining({ valid: false }))
  },
})
export const NoNumber = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('最小值'), '三')
    await userEvent.tab()
    await expect(canvas.getByRole('alert')).toHaveTextContent('请输入正确的数字')
  },
})

export const States = meta.story({
  parameters: drawnStates('input'),
  render: (args) => (
    <StateTable
      rows={[
        { name: 'empty', shows: <NumberRange {...args} label="空" /> },
        { name: 'hover', shows: <NumberRange {...args} label="悬停" /> },
        { name: 'focus-visible', shows: <NumberRange {...args} label="聚焦" /> },
        { name: 'filled', shows: <NumberRange {...args} label="已填" defaultValue={{ low: 10, high: 500 }} /> },
        { name: 'money', shows: <MoneyRange label="金额" style={{ maxInlineSize: 320 }} defaultValue={{ low: 99.9, high: 12_000 }} /> },
        { name: 'invalid', shows: <MoneyRange label="有误" style={{ maxInlineSize: 320 }} defaultValue={{ low: 200, high: 100 }} /> },
        { name: 'disabled', shows: <NumberRange {...args} label="禁用" disabled defaultValue={{ low: 10, high: 500 }} /> },
      ]}
    />
  ),
})
