import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Field } from '../field/Field.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const options = [
  { value: '1', label: '随单开票' },
  { value: '2', label: '集中开票', note: '月末一次开出' },
  { value: '3', label: '暂不开票', disabled: true },
]

describeConformance('RadioGroup', () => <RadioGroup aria-label="开票方式" options={options} defaultValue="1" appearance="cards" />)

test('is named and described by its field', async () => {
  await render(
    <Field group label="开票方式" required error="请选择开票方式">
      <RadioGroup options={options} />
    </Field>,
  )
  const group = page.getByRole('radiogroup', { name: '开票方式' })
  await expect.element(group).toHaveAccessibleDescription('请选择开票方式')
  await expect.element(group).toHaveAttribute('aria-required', 'true')
})

test('a press on the label and an arrow key choose', async () => {
  const onValueChange = vi.fn()
  await render(<RadioGroup aria-label="开票方式" options={options} onValueChange={onValueChange} />)
  await page.getByText('随单开票').click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: '集中开票', exact: false })).toBeChecked()
  expect(onValueChange.mock.calls.map(([value]) => value as string)).toEqual(['1', '2'])
})
