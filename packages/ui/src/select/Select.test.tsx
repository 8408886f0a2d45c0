import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { Field } from '../field/Field.tsx'
import { MallThemeProvider } from '../theme/index.ts'
import { Select } from './Select.tsx'

const options = [
  { value: '1', label: '账期月结' },
  { value: '2', label: '预存款' },
  { value: '4', label: '在线支付', disabled: true },
]

describeConformance('Select', () => <Select aria-label="支付方式" options={options} defaultValue="2" />, { framed: true })

test('chooses, says why, and hides the placeholder’s tone', async () => {
  const onValueChange = vi.fn()
  await render(
    <MallThemeProvider>
      <Field label="支付方式" required>
        <Select options={options} placeholder="请选择支付方式" onValueChange={onValueChange} />
      </Field>
    </MallThemeProvider>,
  )
  const select = page.getByRole('combobox', { name: '支付方式' })
  const grey = getComputedStyle(select.element()).color
  await select.selectOptions('2')
  expect(onValueChange).toHaveBeenCalledWith('2', { reason: 'choose', event: expect.any(Event) as Event })
  expect(getComputedStyle(select.element()).color).not.toBe(grey)
})

test('controlled: shows what the parent says', async () => {
  await render(<Select aria-label="支付方式" options={options} value="1" onValueChange={() => {}} />)
  await page.getByRole('combobox').selectOptions('2')
  await expect.element(page.getByRole('combobox')).toHaveValue('1')
})
