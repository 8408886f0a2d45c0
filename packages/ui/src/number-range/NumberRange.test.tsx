import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { MoneyRange } from './MoneyRange.tsx'
import { NumberRange } from './NumberRange.tsx'

describeConformance('NumberRange', () => <NumberRange label="数量" defaultValue={{ low: 1, high: 20 }} />)
describeConformance('MoneyRange', () => <MoneyRange label="金额" defaultValue={{ low: 20, high: 1 }} />)

const low = () => page.getByRole('textbox', { name: /最低金额|最小值/ })
const high = () => page.getByRole('textbox', { name: /最高金额|最大值/ })

test('amounts are understood as people write them, and plain once the field is left', async () => {
  const onValueChange = vi.fn()
  await render(<MoneyRange label="金额" onValueChange={onValueChange} />)
  await userEvent.fill(low(), '¥1,200.50')
  await expect.element(low()).toHaveValue('¥1,200.50')
  await userEvent.fill(high(), '２０００')
  await userEvent.tab()
  await expect.element(low()).toHaveValue('1200.5')
  await expect.element(high()).toHaveValue('2000')
  expect(onValueChange).toHaveBeenLastCalledWith({ low: 1200.5, high: 2000 }, expect.objectContaining({ reason: 'high', valid: true }))
})

test('one line says what is wrong, and the form is not sent', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  const onValueChange = vi.fn()
  await render(
    <form onSubmit={({ nativeEvent }) => onSubmit(nativeEvent)}>
      <MoneyRange label="金额" onValueChange={onValueChange} />
      <button type="submit">查询</button>
    </form>,
  )
  await userEvent.fill(low(), '200')
  await userEvent.fill(high(), '100')
  await expect.element(page.getByRole('alert')).toHaveTextContent('最低金额不能大于最高金额')
  await expect.element(high()).toHaveAccessibleDescription('最低金额不能大于最高金额')
  expect(onValueChange).toHaveBeenLastCalledWith({ low: 200, high: 100 }, expect.objectContaining({ valid: false }))
  await userEvent.fill(low(), '1.005')
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
  await userEvent.click(page.getByRole('button', { name: '查询' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('请输入正确的金额，最多两位小数')
  await expect.element(low()).toHaveValue('1.005')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.fill(low(), '1')
  await userEvent.click(page.getByRole('button', { name: '查询' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('whole numbers have their own words', async () => {
  await render(<NumberRange label="数量" min={1} max={99} />)
  await userEvent.fill(low(), '1.5')
  await userEvent.tab()
  await expect.element(page.getByRole('alert')).toHaveTextContent('请输入整数')
  await userEvent.fill(low(), '100')
  await userEvent.tab()
  await expect.element(page.getByRole('alert')).toHaveTextContent('不能大于99')
})

test('is the default range again when its form is reset', async () => {
  await render(
    <form>
      <MoneyRange label="金额" defaultValue={{ low: 5, high: null }} />
      <button type="reset">重置</button>
    </form>,
  )
  await userEvent.fill(low(), '8')
  await userEvent.fill(high(), 'x')
  await userEvent.click(page.getByRole('button', { name: '重置' }))
  await expect.element(low()).toHaveValue('5')
  await expect.element(high()).toHaveValue('')
})

test('controlled: obeys its parent', async () => {
  await render(<MoneyRange label="金额" value={{ low: 5, high: 9 }} />)
  await userEvent.type(low(), '1')
  await expect.element(low()).toHaveValue('5')
})
