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

test('any value: numbers, null and objects come back as they were given', async () => {
  const onValueChange = vi.fn<(value: number | null | { id: number }) => void>()
  const product = { id: 7 }
  const values = [{ value: 20, label: '20' }, { value: null, label: '不限' }, { value: product, label: '商品' }]
  await render(<Select<number | null | { id: number }> aria-label="值" options={values} defaultValue={20} onValueChange={onValueChange} />)
  const select = page.getByRole('combobox')
  await select.selectOptions('不限')
  await select.selectOptions('商品')
  await select.selectOptions('20')
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual([null, product, 20])
  await expect.element(select).toHaveValue('20')
})

test('the placeholder of numbers is null, and an object is found by what it is', async () => {
  const onValueChange = vi.fn<(value: number | null) => void>()
  await render(
    <>
      <Select aria-label="每页" placeholder="全部" options={[{ value: 20, label: '20 条' }]} value={20} onValueChange={onValueChange} />
      <Select aria-label="部门" options={[{ value: { id: 1 }, label: '行政部' }, { value: { id: 2 }, label: '财务部' }]} value={{ id: 2 }} isSame={(one, other) => one.id === other.id} />
    </>,
  )
  await page.getByRole('combobox', { name: '每页' }).selectOptions('全部')
  expect(onValueChange.mock.calls[0]?.[0]).toBeNull()
  await expect.element(page.getByRole('combobox', { name: '部门' })).toHaveDisplayValue('财务部')
})

test('the types follow the options', () => {
  const page = <Select aria-label="每页" options={[{ value: 20, label: '20' }]} value={20} onValueChange={(size) => size.toFixed(0)} />
  // @ts-expect-error a text is none of the options
  const wrong = <Select aria-label="每页" options={[{ value: 20, label: '20' }]} value="20" />
  // @ts-expect-error the placeholder may be chosen
  const blank = <Select aria-label="每页" placeholder="全部" options={[{ value: 20, label: '20' }]} onValueChange={(size) => size.toFixed(0)} />
  expect([page, wrong, blank]).toHaveLength(3)
})
