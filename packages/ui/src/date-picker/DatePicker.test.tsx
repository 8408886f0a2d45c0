import { en } from '../messages/en/index.ts'
import { MallThemeProvider } from '../theme/MallThemeProvider.tsx'
import { createRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../dialog/Dialog.tsx'
import { Field } from '../field/Field.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { DatePicker } from './DatePicker.tsx'

describeConformance('DatePicker', () => <DatePicker aria-label="日期" today="2026-03-18" defaultValue="2026-03-19" />, { framed: true })

const field = () => page.getByRole('textbox', { name: '日期' })
const button = () => page.getByRole('button', { name: '选择日期' })
const day = (name: string | RegExp) => page.getByRole('button', { name })
const panel = () => page.getByRole('dialog', { name: '选择日期' })
const isWeekend = (one: string) => [0, 6].includes(new Date(`${one}T00:00:00Z`).getUTCDay())

test.each([
  ['2026/3/1', '2026-03-01'],
  ['20260301', '2026-03-01'],
  ['２０２６－０３－０１', '2026-03-01'],
  ['2026年3月1日', '2026-03-01'],
])('%s is the day once the field is left', async (text, value) => {
  const onValueChange = vi.fn()
  await render(<DatePicker aria-label="日期" today="2026-03-18" onValueChange={onValueChange} />)
  await userEvent.fill(field(), text)
  await expect.element(field()).toHaveValue(text)
  await userEvent.tab()
  await expect.element(field()).toHaveValue(value)
  expect(onValueChange).toHaveBeenLastCalledWith(value, expect.objectContaining({ reason: 'type', valid: true, text }))
})

test('text that is not a day stays, is reported when the field is left, and keeps the form from being sent', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  const onValueChange = vi.fn()
  await render(
    <form onSubmit={({ nativeEvent }) => onSubmit(nativeEvent)}>
      <DatePicker aria-label="日期" name="Day" today="2026-03-18" onValueChange={onValueChange} />
      <button type="submit">保存</button>
    </form>,
  )
  await userEvent.type(field(), '2026-02-30')
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
  await userEvent.click(page.getByRole('button', { name: '保存' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('请输入正确的日期，如 2026-03-18')
  await expect.element(field()).toHaveValue('2026-02-30')
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  expect(onValueChange).toHaveBeenLastCalledWith('', expect.objectContaining({ valid: false, text: '2026-02-30' }))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a press inside the field does not hide what is reported when Tab leaves it', async () => {
  await render(<DatePicker aria-label="日期" today="2026-03-18" />)
  await userEvent.type(field(), '2026-02')
  await userEvent.click(field())
  await userEvent.tab()
  await expect.element(page.getByRole('alert')).toHaveTextContent('请输入正确的日期，如 2026-03-18')
})

test('a press in the field opens the calendar and leaves the focus to it, and ↓ goes on to the day', async () => {
  await render(<DatePicker aria-label="日期" today="2026-03-18" defaultValue="2026-03-19" />)
  await userEvent.click(field())
  await expect.element(day(/2026年3月19日/)).toBeVisible()
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(day(/2026年3月19日/)).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(field()).toHaveFocus()
})

test('↓ before the calendar is loaded: it takes the focus when it comes', async () => {
  await render(<DatePicker aria-label="日期" today="2026-03-18" />)
  const input = field().element() as HTMLInputElement
  input.focus()
  // Drawn and pressed in one task, in which nothing can be loaded.
  flushSync(() => input.click())
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
  await expect.element(day(/今天，2026年3月18日/)).toHaveFocus()
})

test('a press opens no calendar of a field that is read only', async () => {
  await render(<DatePicker aria-label="日期" readOnly today="2026-03-18" defaultValue="2026-03-19" />)
  await userEvent.click(field())
  await expect.element(panel()).not.toBeInTheDocument()
})

test('an empty field says in Chinese how a day is written', async () => {
  await render(<DatePicker aria-label="日期" today="2026-03-18" />)
  await expect.element(field()).toHaveAttribute('placeholder', '年/月/日')
})

test('Enter sends the day as it is meant', async () => {
  const sent = vi.fn()
  await render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent(new FormData(event.currentTarget).get('Day'))
      }}
    >
      <DatePicker aria-label="日期" name="Day" required today="2026-03-18" />
      <button type="submit">保存</button>
    </form>,
  )
  await userEvent.click(page.getByRole('button', { name: '保存' }))
  expect(sent).not.toHaveBeenCalled()
  await userEvent.type(field(), '20260320{Enter}')
  expect(sent).toHaveBeenCalledExactlyOnceWith('2026-03-20')
})

test('the calendar is loaded, opens at the day and is walked with the keyboard', async () => {
  const onValueChange = vi.fn()
  await render(<DatePicker aria-label="日期" today="2026-03-18" defaultValue="2026-03-19" onValueChange={onValueChange} />)
  await userEvent.click(button())
  await expect.element(day(/2026年3月19日.*已选择/)).toHaveFocus()
  await expect.element(page.getByRole('combobox', { name: '选择月份' })).toHaveValue('2')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(day(/2026年3月26日/)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(day(/2026年3月25日/)).toHaveFocus()
  await userEvent.keyboard('{PageDown}')
  await expect.element(day(/2026年4月25日/)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(field()).toHaveValue('2026-04-25')
  await expect.element(button()).toHaveFocus()
  expect(onValueChange).toHaveBeenLastCalledWith('2026-04-25', expect.objectContaining({ reason: 'pick', valid: true }))
})

test('the arrow down opens it from the field, and Escape gives the focus back', async () => {
  await render(<DatePicker aria-label="日期" today="2026-03-18" />)
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(day(/今天，2026年3月18日/)).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(field()).toHaveFocus()
})

test('today and none are one press away', async () => {
  await render(<DatePicker aria-label="日期" today="2026-03-18" />)
  await userEvent.click(button())
  await userEvent.click(page.getByRole('button', { name: '今天', exact: true }))
  await expect.element(field()).toHaveValue('2026-03-18')
  await userEvent.click(button())
  await userEvent.click(page.getByRole('button', { name: '清除' }))
  await expect.element(field()).toHaveValue('')
})

test('days outside the limits cannot be picked, and are reported when typed', async () => {
  await render(<DatePicker aria-label="日期" today="2026-03-18" min="2026-03-19" max="2026-06-16" isDisabled={isWeekend} />)
  await userEvent.click(button())
  await expect.element(day(/2026年3月18日/)).toBeDisabled()
  await expect.element(day(/2026年3月21日/)).toBeDisabled()
  await expect.element(day(/2026年3月19日/)).toHaveFocus()
  await expect.element(page.getByRole('button', { name: '今天', exact: true })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await userEvent.fill(field(), '2026-03-18')
  await expect.element(page.getByRole('alert')).toHaveTextContent('日期不能早于 2026-03-19')
  await userEvent.fill(field(), '2026-06-17')
  await expect.element(page.getByRole('alert')).toHaveTextContent('日期不能晚于 2026-06-16')
  await userEvent.fill(field(), '2026-03-21')
  await expect.element(page.getByRole('alert')).toHaveTextContent('该日期不可选，请选择其他日期')
})

test('a field says an error in its own words, once', async () => {
  await render(
    <Field label="日期" error="请选择工作日">
      <DatePicker today="2026-03-18" defaultValue="2026-03-21" isDisabled={isWeekend} />
    </Field>,
  )
  await expect.element(page.getByText('请选择工作日')).toBeVisible()
  expect(document.body.textContent).not.toContain('该日期不可选')
  await expect.element(field()).toHaveAccessibleDescription('请选择工作日')
})

test('is the default day again when its form is reset', async () => {
  const onValueChange = vi.fn()
  await render(
    <form>
      <DatePicker aria-label="日期" today="2026-03-18" defaultValue="2026-03-19" onValueChange={onValueChange} />
      <button type="reset">重置</button>
    </form>,
  )
  await userEvent.fill(field(), 'abc')
  await userEvent.click(page.getByRole('button', { name: '重置' }))
  await expect.element(field()).toHaveValue('2026-03-19')
  expect(onValueChange).toHaveBeenLastCalledWith('2026-03-19', expect.objectContaining({ reason: 'reset' }))
})

const Controlled = () => {
  const [value, setValue] = useState('2026-03-19')
  return (
    <>
      <DatePicker aria-label="日期" today="2026-03-18" value={value} onValueChange={setValue} />
      <button type="button" onClick={() => setValue('2026-05-01')}>
        五一
      </button>
    </>
  )
}

test('controlled: follows its parent, also over what was typed', async () => {
  await render(<Controlled />)
  await userEvent.fill(field(), '2026-04')
  await userEvent.click(page.getByRole('button', { name: '五一' }))
  await expect.element(field()).toHaveValue('2026-05-01')
})

test('controlled: a parent that stays is obeyed', async () => {
  const ref = createRef<HTMLInputElement>()
  await render(<DatePicker ref={ref} aria-label="日期" today="2026-03-18" value="2026-03-19" />)
  await userEvent.type(field(), '5')
  await expect.element(field()).toHaveValue('2026-03-19')
  expect(ref.current).toBe(field().element())
})

test('Escape in a dialog closes the calendar and not the dialog', async () => {
  await render(
    <Dialog open title="新增预算">
      <DatePicker aria-label="日期" today="2026-03-18" />
    </Dialog>,
  )
  await userEvent.click(button())
  await expect.element(day(/今天，/)).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog', { name: '新增预算' })).toBeVisible()
})

test('a Tab that leads past the calendar closes it', async () => {
  await render(
    <>
      <button type="button">保存</button>
      <DatePicker aria-label="日期" today="2026-03-18" />
    </>,
  )
  await userEvent.click(field())
  await expect.element(panel()).toBeVisible()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('button', { name: '保存' })).toHaveFocus()
  await expect.element(panel()).not.toBeInTheDocument()
})

test('with the English texts the calendar is English, and begins with Monday', async () => {
  await render(
    <MallThemeProvider messages={en}>
      <DatePicker aria-label="Day" defaultValue="2026-03-18" today="2026-03-18" />
    </MallThemeProvider>,
  )
  await page.getByRole('button', { name: 'Choose a date' }).click()
  const grid = page.getByRole('grid', { name: 'March 2026' })
  await expect.element(grid).toBeVisible()
  expect([...grid.element().querySelectorAll('th')].map((one) => one.textContent)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  const lists = [...document.querySelectorAll('select')].map((one) => one.selectedOptions[0]?.textContent)
  expect(new Set(lists)).toEqual(new Set(['2026', 'Mar']))
  expect(document.querySelector('[popover]')?.textContent).not.toMatch(/\p{Script=Han}/u)
})
