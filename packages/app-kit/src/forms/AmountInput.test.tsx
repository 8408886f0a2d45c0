import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { useForm, useWatch } from 'react-hook-form'
import { AmountInput } from './AmountInput.tsx'

interface FormProps {
  readonly amount: number | null
  readonly optional?: boolean
}

const Form = ({ amount, optional = false }: FormProps) => {
  const { control, setValue } = useForm({ defaultValues: { Amount: amount } })
  return (
    <>
      <AmountInput aria-label="金额" control={control} name="Amount" optional={optional} />
      <output>{String(useWatch({ control, name: 'Amount' }))}</output>
      <button type="button" onClick={() => setValue('Amount', 7)}>
        重新读取
      </button>
    </>
  )
}

const field = () => page.getByRole('textbox', { name: '金额' })
const value = () => document.querySelector('output')?.textContent

test('shows two decimals, and what is typed as it is typed until the field is left', async () => {
  await render(<Form amount={615} />)
  await expect.element(field()).toHaveValue('615.00')
  await userEvent.fill(field(), '1,200.5')
  await expect.element(field()).toHaveValue('1,200.5')
  expect(value()).toBe('1200.5')
  await userEvent.tab()
  await expect.element(field()).toHaveValue('1200.50')
})

test('what is no amount stays to be mended, and is none for the form', async () => {
  await render(<Form amount={615} />)
  await userEvent.fill(field(), '六百')
  await userEvent.tab()
  await expect.element(field()).toHaveValue('六百')
  expect(value()).toBe('NaN')
})

test.each([[true, 'null'], [false, 'NaN']])('an empty field, where it may be empty: %s', async (optional, expected) => {
  await render(<Form amount={615} optional={optional} />)
  await userEvent.clear(field())
  expect(value()).toBe(expected)
  await userEvent.tab()
  await expect.element(field()).toHaveValue('')
})

test('shows what the form was given meanwhile', async () => {
  await render(<Form amount={615} />)
  await userEvent.fill(field(), '6')
  await page.getByRole('button', { name: '重新读取' }).click()
  await expect.element(field()).toHaveValue('7.00')
})
