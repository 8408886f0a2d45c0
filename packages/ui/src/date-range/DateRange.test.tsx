import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { DateRange } from './DateRange.tsx'

describeConformance('DateRange', () => <DateRange label="下单时间" today="2026-03-18" />)

const input = (name: string) => page.getByLabelText(name, { exact: true })

test('a preset fills both days and is known again', async () => {
  const onValueChange = vi.fn()
  await render(<DateRange label="下单时间" today="2026-03-18" onValueChange={onValueChange} />)
  await expect.element(page.getByRole('combobox')).toHaveValue('custom')
  await userEvent.selectOptions(page.getByRole('combobox'), '近30天')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
    { start: '2026-02-17', end: '2026-03-18' },
    expect.objectContaining({ reason: 'preset', valid: true }),
  )
  await expect.element(page.getByRole('combobox')).toHaveValue('30d')
  await userEvent.fill(input('开始时间'), '2026-02-01')
  await expect.element(page.getByRole('combobox')).toHaveValue('custom')
})

test('is the default one again when its form is reset, the preset too', async () => {
  const onValueChange = vi.fn()
  await render(
    <form>
      <DateRange label="下单时间" today="2026-03-18" onValueChange={onValueChange} />
      <button type="reset">重置</button>
    </form>,
  )
  await userEvent.selectOptions(page.getByRole('combobox'), '近30天')
  await userEvent.click(page.getByRole('button', { name: '重置' }))
  expect(onValueChange).toHaveBeenLastCalledWith({ start: '', end: '' }, expect.objectContaining({ reason: 'reset' }))
  await expect.element(page.getByRole('combobox')).toHaveValue('custom')
  await expect.element(input('开始时间')).toHaveValue('')
  await userEvent.click(page.getByRole('button', { name: '重置' }))
  await expect.element(page.getByRole('combobox')).toHaveValue('custom')
})

test('an end before the start is said, told, and keeps the form from being sent', async () => {
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
