import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { DateRange } from './DateRange.tsx'

const meta = preview.meta({
  title: 'Components/DateRange 日期范围',
  id: 'components-daterange',
  component: DateRange,
  args: { label: '下单时间', today: '2026-03-18', onValueChange: fn() },
})

export const Blank = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('group', { name: '时间范围' })).getByRole('button', { name: '近7天' }))
    await expect(args.onValueChange).toHaveBeenCalledWith(
      { start: '2026-03-12', end: '2026-03-18' },
      expect.objectContaining({ reason: 'preset', valid: true }),
    )
    await expect(canvas.getByLabelText('开始时间')).toHaveValue('2026-03-12')
  },
})
export const Preset = meta.story({ args: { defaultValue: { start: '2026-02-17', end: '2026-03-18' } } })
export const Custom = meta.story({ args: { defaultValue: { start: '2026-01-05', end: '2026-02-01' } } })
export const EndBeforeStart = meta.story({
  args: { defaultValue: { start: '2026-03-18', end: '2026-03-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('结束时间不能早于开始时间')
    await expect(canvas.getByLabelText('结束时间')).toBeInvalid()
  },
})
export const NoDay = meta.story({ args: { defaultValue: { start: '2026-02-30', end: '' } } })
export const Picking = meta.story({
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { defaultValue: { start: '2026-03-05', end: '2026-03-18' }, min: '2025-01-01', max: '2026-03-18' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择结束日期' }))
    await waitFor(() => expect(screen.getByRole('button', { name: /3月18日/ })).toHaveFocus())
    await expect(screen.getByRole('button', { name: /2026年3月4日/ })).toBeDisabled()
  },
})

export const States = meta.story({
  parameters: drawnStates('[data-part=preset]:first-child, input'),
  render: (args) => (
    <StateTable
      rows={[
        { name: 'empty', shows: <DateRange {...args} label="空" /> },
        { name: 'hover', shows: <DateRange {...args} label="悬停" /> },
        { name: 'focus-visible', shows: <DateRange {...args} label="聚焦" /> },
        { name: 'preset', shows: <DateRange {...args} label="近30天" defaultValue={{ start: '2026-02-17', end: '2026-03-18' }} /> },
        { name: 'invalid', shows: <DateRange {...args} label="有误" defaultValue={{ start: '2026-03-18', end: '2026-03-01' }} /> },
      ]}
    />
  ),
})
