import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { MonthRange } from './MonthRange.tsx'

const meta = preview.meta({
  title: 'Components/MonthRange 月份范围',
  id: 'components-monthrange',
  component: MonthRange,
  args: { label: '统计期间', month: '2026-03', onValueChange: fn() },
})

export const Blank = meta.story()
export const Preset = meta.story({ args: { defaultValue: { start: '2025-04', end: '2026-03' } } })
export const TooLong = meta.story({
  args: { defaultValue: { start: '2025-04', end: '2026-03' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '开始月份' }), '2024-01')
    await expect(canvas.getByRole('alert')).toHaveTextContent('时间跨度不能超过24个月')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2024-01', end: '2026-03' }, expect.objectContaining({ valid: false }))
  },
})

export const States = meta.story({
  parameters: drawnStates('select'),
  render: (args) => (
    <StateTable
      rows={[
        { name: 'empty', shows: <MonthRange {...args} label="空" /> },
        { name: 'hover', shows: <MonthRange {...args} label="悬停" /> },
        { name: 'focus-visible', shows: <MonthRange {...args} label="聚焦" /> },
        { name: 'preset', shows: <MonthRange {...args} label="近12个月" defaultValue={{ start: '2025-04', end: '2026-03' }} /> },
        { name: 'invalid', shows: <MonthRange {...args} label="有误" defaultValue={{ start: '2023-12', end: '2026-03' }} /> },
        { name: 'disabled', shows: <MonthRange {...args} label="禁用" disabled defaultValue={{ start: '2025-04', end: '2026-03' }} /> },
      ]}
    />
  ),
})
