import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { MonthRange } from './MonthRange.tsx'

describeConformance('MonthRange', () => <MonthRange label="期间" month="2026-03" defaultValue={{ start: '2026-03', end: '2026-01' }} />)

const pressed = () => document.querySelector('[aria-pressed=true]')?.textContent ?? null
const list = (name: string) => page.getByRole('combobox', { name })

test('a preset fills both months and is known again', async () => {
  const onValueChange = vi.fn()
  await render(<MonthRange label="期间" month="2026-03" onValueChange={onValueChange} />)
  await userEvent.click(page.getByRole('button', { name: '近12个月' }))
  expect(onValueChange).toHaveBeenLastCalledWith({ start: '2025-04', end: '2026-03' }, expect.objectContaining({ reason: 'preset', valid: true }))
  await expect.poll(pressed).toBe('近12个月')
  await userEvent.selectOptions(list('开始月份'), '2025-05')
  await expect.poll(pressed).toBeNull()
})

test('a range that is too long or reversed is reported and keeps the form from being sent', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  const onValueChange = vi.fn()
  await render(
    <form onSubmit={({ nativeEvent }) => onSubmit(nativeEvent)}>
      <MonthRange label="期间" month="2026-03" defaultValue={{ start: '2024-04', end: '2026-03' }} onValueChange={onValueChange} />
      <button type="submit">查询</button>
    </form>,
  )
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
  await userEvent.selectOptions(list('开始月份'), '2024-03')
  await expect.element(page.getByRole('alert')).toHaveTextContent('时间跨度不能超过24个月')
  expect(onValueChange).toHaveBeenLastCalledWith({ start: '2024-03', end: '2026-03' }, expect.objectContaining({ valid: false }))
  await userEvent.click(page.getByRole('button', { name: '查询' }))
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.selectOptions(list('结束月份'), '2024-02')
  await expect.element(page.getByRole('alert')).toHaveTextContent('结束时间不能早于开始时间')
  await userEvent.selectOptions(list('结束月份'), '2024-05')
  await userEvent.click(page.getByRole('button', { name: '查询' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('is the default range again when its form is reset', async () => {
  await render(
    <form>
      <MonthRange label="期间" month="2026-03" defaultValue={{ start: '2026-01', end: '2026-02' }} />
      <button type="reset">重置</button>
    </form>,
  )
  await userEvent.selectOptions(list('结束月份'), '2026-03')
  await userEvent.click(page.getByRole('button', { name: '重置' }))
  await expect.element(list('结束月份')).toHaveValue('2026-02')
  await expect.poll(pressed).toBeNull()
})

test('a month that is not offered is shown all the same', async () => {
  await render(<MonthRange label="期间" month="2026-03" min="2026-01" defaultValue={{ start: '2025-12', end: '2026-02' }} />)
  await expect.element(list('开始月份')).toHaveValue('2025-12')
})
