import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { TextInput } from '../text-input/TextInput.tsx'
import { Field } from './Field.tsx'

describeConformance('Field', () => (
  <Field label="账号" required hint="账号/手机号/邮箱">
    <TextInput />
  </Field>
))
describeConformance('Field with an error', () => (
  <Field label="账号" layout="inline" error="请输入账号">
    <TextInput />
  </Field>
))

test('label, hint, error and required reach the control', async () => {
  const screen = await render(
    <Field label="账号" required hint="最多 50 个字">
      <TextInput />
    </Field>,
  )
  const input = page.getByLabelText('账号', { exact: true })
  await expect.element(input).toHaveAccessibleDescription('最多 50 个字')
  await expect.element(input).toHaveAttribute('aria-required', 'true')
  await expect.element(input).not.toHaveAttribute('aria-invalid')
  await screen.rerender(
    <Field label="账号" required hint="最多 50 个字" error="请输入账号">
      <TextInput />
    </Field>,
  )
  await expect.element(input).toHaveAccessibleDescription('请输入账号')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
})

test('the live region exists before the error, or it would not be read', async () => {
  const screen = await render(
    <Field label="账号">
      <TextInput />
    </Field>,
  )
  const region = screen.container.querySelector('[role=alert]')
  expect(region).not.toBeNull()
  await screen.rerender(
    <Field label="账号" error="请输入账号">
      <TextInput />
    </Field>,
  )
  expect(screen.container.querySelector('[role=alert]')).toBe(region)
  expect(region?.textContent).toBe('请输入账号')
})
