import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { Field } from '../field/Field.tsx'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'

const account = () => <TextInput aria-label="账号" defaultValue="buyer" clearable counter maxLength={50} />

describeConformance('TextInput', account, { framed: true })
describeConformance('TextInput, password', () => <TextInput aria-label="密码" type="password" defaultValue="secret" />, { framed: true })
describeConformance('TextArea', () => <TextArea aria-label="采购事由" counter maxLength={200} />, { framed: true })

test('clearing updates both the form and the callback, and keeps the focus in the field', async () => {
  const onChange = vi.fn()
  const onValueChange = vi.fn()
  await render(<TextInput aria-label="账号" defaultValue="buyer" clearable onChange={onChange} onValueChange={onValueChange} />)
  await page.getByRole('button', { name: '清除' }).click()
  await expect.element(page.getByRole('textbox')).toHaveValue('')
  expect(onChange).toHaveBeenCalledOnce()
  expect(onValueChange).toHaveBeenCalledWith('', { reason: 'clear', event: expect.any(Event) as Event })
  expect(document.activeElement).toBe(page.getByRole('textbox').element())
  await expect.element(page.getByRole('button', { name: '清除' })).not.toBeInTheDocument()
})

test('the clear button follows a value that a form sets through the ref', async () => {
  const ref = createRef<HTMLInputElement>()
  await render(<TextInput ref={ref} aria-label="账号" clearable />)
  const button = document.querySelector('[data-part=clear]')
  expect(button?.checkVisibility()).toBe(false)
  if (ref.current) ref.current.value = '表单填入'
  expect(button?.checkVisibility()).toBe(true)
})

test('a password is shown and hidden again', async () => {
  await render(<TextInput aria-label="密码" type="password" defaultValue="Mall@2026" />)
  const field = page.getByLabelText('密码', { exact: true })
  await page.getByRole('button', { name: '显示密码' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await expect.element(page.getByRole('button', { name: '显示密码' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '显示密码' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
})

test('counts what is typed', async () => {
  const screen = await render(<TextArea aria-label="备注" counter maxLength={100} />)
  await userEvent.type(page.getByRole('textbox'), '请送到前台')
  await expect.element(screen.getByText('5/100')).toBeVisible()
})

test('counts what a form library has written through the ref', async () => {
  const write = (element: HTMLInputElement | null) => {
    if (element) element.value = '行政部'
  }
  const screen = await render(<TextInput aria-label="部门" ref={write} counter maxLength={50} />)
  await expect.element(screen.getByText('3/50')).toBeVisible()
})

test('controlled: shows the value of the parent', async () => {
  await render(<TextInput aria-label="账号" value="固定" onValueChange={() => {}} />)
  await userEvent.type(page.getByRole('textbox'), 'x')
  await expect.element(page.getByRole('textbox')).toHaveValue('固定')
})

test('a text that is too long stays whole, is said to be, and is not sent', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault())
  const screen = await render(
    <form onSubmit={({ nativeEvent }) => onSubmit(nativeEvent)}>
      <Field label="备注">
        <TextArea maxLength={10} />
      </Field>
      <button type="submit">提交</button>
    </form>,
  )
  const field = page.getByLabelText('备注', { exact: true })
  await field.fill('请送到三楼北侧行政部前台')
  await expect.element(field).toHaveValue('请送到三楼北侧行政部前台')
  await expect.element(screen.getByText('12/10')).toBeVisible()
  await expect.element(field).toHaveAccessibleDescription('最多 10 个字，多了 2 个')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: '提交' }).click()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field.element())
  await field.fill('请送到三楼')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: '提交' }).click()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('outside of a field it says itself that it is too long', async () => {
  const screen = await render(<TextInput aria-label="备注" maxLength={4} defaultValue="请送到前台" />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('最多 4 个字，多了 1 个')
})
