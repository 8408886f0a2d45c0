import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { DateRange } from './DateRange.tsx'

describeConformance('DateRange', () => <DateRange label="下单时间" today="2026-03-18" />)

const preset = (name: string) => page.getByRole('button', { name, exact: true })
const pressed = () => document.querySelector('[aria-pressed=true]')?.textContent ?? null
const input = (name: string) => page.getByLabelText(name, { exact: true })

test('a preset fills both days and is known again', async () => {
  const onValueChange = vi.fn()
  await render(<DateRange label="下单时间" today="2026-03-18" onValueChange={onValueChange} />)
  expect(pressed()).toBeNull()
  await userEvent.click(preset('近30天'))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
    { start: '2026-02-17', end: '2026-03-18' },
    expect.objectContaining({ reason: 'preset', valid: true }),
  )
  await expect.poll(pressed).toBe('近30天')
  await userEvent.fill(input('开始时间'), '2026-02-01')
  await expect.poll(pressed).toBeNull()
})

test('is the default one again when its form is reset, the preset too', async () => {
  const onValueChange = vi.fn()
  await render(
    <form>
      <DateRange label="下单时间" today="2026-03-18" onValueChange={onValueChange} />
      <button type="reset">重置</button>
    </form>,
  )
  await userEvent.click(preset('近30天'))
  await userEvent.click(page.getByRole('button', { name: '重置' }))
  expect(onValueChange).toHaveBeenLastCalledWith({ start: '', end: '' }, expect.objectContaining({ reason: 'reset' }))
  expect(pressed()).toBeNull()
  await expect.element(input('开始时间')).toHaveValue('')
  await userEvent.click(page.getByRole('button', { name: '重置' }))
  expect(pressed()).toBeNull()
})

test('an end before the start is shown, reported, and keeps the form from being sent', async () => {
  const onValueChange = vi.fn()
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  await render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <DateRange label="下单时间" today="2026-03-18" defaultValue={{ start: '2026-03-18', end: '' }} onValueChange={onValueChange} />
      <button type="submit">查询</button>
    </form>,
  )
  await userEvent.fill(input('结束时间'), '2026-03-17')
  await expect.element(page.getByRole('alert')).toHaveTextContent('结束时间不能早于开始时间')
  await expect.element(input('结束时间')).toHaveAttribute('aria-invalid', 'true')
  expect(onValueChange).toHaveBeenLastCalledWith(
    { start: '2026-03-18', end: '2026-03-17' },
    expect.objectContaining({ reason: 'end', valid: false }),
  )
  await userEvent.click(page.getByRole('button', { name: '查询' }))
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.fill(input('结束时间'), '2026-03-18')
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
  await userEvent.click(page.getByRole('button', { name: '查询' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('days are typed in any way, and what is none keeps the form from being sent', async () => {
  const onValueChange = vi.fn()
  await render(<DateRange label="下单时间" today="2026-03-18" onValueChange={onValueChange} />)
  await userEvent.fill(input('开始时间'), '２０２６/3/1')
  await userEvent.fill(input('结束时间'), '2026')
  await userEvent.tab()
  await expect.element(input('开始时间')).toHaveValue('2026-03-01')
  await expect.element(page.getByRole('alert')).toHaveTextContent('请输入正确的日期，如 2026-03-18')
  await expect.element(input('结束时间')).toHaveAccessibleDescription('请输入正确的日期，如 2026-03-18')
  expect(onValueChange).toHaveBeenLastCalledWith({ start: '2026-03-01', end: '' }, expect.objectContaining({ reason: 'end', valid: false }))
  expect((input('结束时间').element() as HTMLInputElement).validity.customError).toBe(true)
})

test('the end’s calendar offers no day before the start, and shows the range', async () => {
  await render(<DateRange label="下单时间" today="2026-03-18" defaultValue={{ start: '2026-03-10', end: '2026-03-12' }} />)
  await userEvent.click(page.getByRole('button', { name: '选择结束日期' }))
  const day = (date: number) => page.getByRole('button', { name: new RegExp(`2026年3月${date}日`) })
  await expect.element(day(12)).toHaveFocus()
  await expect.element(day(9)).toBeDisabled()
  await expect.element(day(11)).toBeEnabled()
  expect(day(11).element().closest('.inside')).not.toBeNull()
  await userEvent.click(day(16))
  await expect.element(input('结束时间')).toHaveValue('2026-03-16')
})

test('days outside the limits are reported', async () => {
  await render(<DateRange label="下单时间" today="2026-03-18" min="2026-01-01" max="2026-03-18" defaultValue={{ start: '2025-12-31', end: '' }} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('日期不能早于 2026-01-01')
  await userEvent.fill(input('开始时间'), '2026-01-01')
  await userEvent.fill(input('结束时间'), '2026-03-19')
  await expect.element(page.getByRole('alert')).toHaveTextContent('日期不能晚于 2026-03-18')
})
