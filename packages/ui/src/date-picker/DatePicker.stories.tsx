import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Field } from '../field/Field.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { DatePicker, type DatePickerProps } from './DatePicker.tsx'

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

const meta = preview.meta({
  title: 'Components/DatePicker 日期选择',
  id: 'components-datepicker',
  component: DatePicker,
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: { 'aria-label': '期望送达日期', today: '2026-03-18', style: { maxInlineSize: 280 }, onValueChange: fn() },
})

export const Blank = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '2026/3/9')
    await userEvent.tab()
    await expect(field).toHaveValue('2026-03-09')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-09', expect.objectContaining({ reason: 'type', valid: true }))
  },
})
export const Filled = meta.story({ args: { defaultValue: '2026-03-19' } })
export const Picking = meta.story({
  args: { defaultValue: '2026-03-19' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择日期' }))
    const chosen = await screen.findByRole('button', { name: /3月19日.*已选择/ })
    await waitFor(() => expect(chosen).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('button', { name: /3月20日/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-20', expect.objectContaining({ reason: 'pick' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('2026-03-20')
  },
})
/** Weekends and what lies beyond 90 days cannot be chosen. */
export const WorkingDays = meta.story({
  args: { defaultValue: '2026-03-19', min: '2026-03-19', max: '2026-06-16', isDisabled: isWeekend },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择日期' }))
    await expect(await screen.findByRole('button', { name: /3月21日/ })).toBeDisabled()
  },
})
export const InAField = meta.story({
  render: (args) => (
    <Field label="期望送达日期" hint="工作日送达，可不填" style={{ maxInlineSize: 280 }}>
      <DatePicker {...args} aria-label={undefined} />
    </Field>
  ),
})

export const States = meta.story({
  parameters: drawnStates('input'),
  render: (args) => {
    const shown = (label: string, props: Partial<DatePickerProps> = {}) => <DatePicker {...args} aria-label={label} {...props} />
    return (
      <StateTable
        rows={[
          { name: 'empty', shows: shown('空') },
          { name: 'hover', shows: shown('悬停') },
          { name: 'focus-visible', shows: shown('聚焦') },
          { name: 'filled', shows: shown('已填', { defaultValue: '2026-03-19' }) },
          { name: 'no day', shows: shown('不是日期', { defaultValue: '2026-02-30' }) },
          { name: 'too early', shows: shown('过早', { defaultValue: '2026-03-01', min: '2026-03-19' }) },
          { name: 'not allowed', shows: shown('不可选', { defaultValue: '2026-03-21', isDisabled: isWeekend }) },
          { name: 'disabled', shows: shown('禁用', { defaultValue: '2026-03-19', disabled: true }) },
          { name: 'read-only', shows: shown('只读', { defaultValue: '2026-03-19', readOnly: true }) },
        ]}
      />
    )
  },
})
