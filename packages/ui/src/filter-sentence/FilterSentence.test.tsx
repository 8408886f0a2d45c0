import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Combobox } from '../combobox/Combobox.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { MallThemeProvider } from '../theme/MallThemeProvider.tsx'
import { FilterChip } from './FilterChip.tsx'
import { FilterOptions } from './FilterOptions.tsx'
import { FilterSentence } from './FilterSentence.tsx'
import { FilterText } from './FilterText.tsx'

const options = [
  { value: '', label: '不限' },
  { value: '1', label: '账期月结' },
  { value: '4', label: '在线支付' },
]

describeConformance('FilterSentence', () => (
  <FilterSentence label="筛选订单" filtered onClear={() => {}} end={<FilterText inline label="订单号" value="" />}>
    看
  </FilterSentence>
))
describeConformance('FilterChip', () => (
  <FilterChip label="支付方式" text="任何方式">
    {() => null}
  </FilterChip>
))
describeConformance('FilterOptions', () => <FilterOptions label="支付方式" options={options} value="1" />)
describeConformance('FilterText', () => <FilterText label="商品" value="笔" />)

const Payment = ({ onChange }: { readonly onChange: (value: string) => void }) => {
  const [value, setValue] = useState('')
  const set = (next: string) => {
    setValue(next)
    onChange(next)
  }
  return (
    <FilterChip
      label="支付方式"
      text={options.find((option) => option.value === value)?.label ?? ''}
      filled={value !== ''}
      onClear={() => set('')}
    >
      {(close) => (
        <FilterOptions
          label="支付方式"
          options={options}
          value={value}
          onValueChange={(next) => {
            set(next)
            close()
          }}
        />
      )}
    </FilterChip>
  )
}

test('breaks into lines where it has no room, and stays on one with `oneLine`', async () => {
  await page.viewport(1024, 768)
  const height = () => page.getByRole('group').element().getBoundingClientRect().height
  const sentence = (oneLine: boolean) => (
    <MallThemeProvider>
      <FilterSentence label="筛选订单" oneLine={oneLine} style={{ inlineSize: '160px' }}>
        看 <Payment onChange={() => {}} /> 的订单， <Payment onChange={() => {}} /> 在前
      </FilterSentence>
    </MallThemeProvider>
  )
  const screen = await render(sentence(false))
  expect(height()).toBeGreaterThan(48)
  await screen.rerender(sentence(true))
  expect(height()).toBe(48)
})

const blank = (text: string) => page.getByRole('button', { name: `支付方式：${text}` })

test('is chosen by keys alone, and the focus comes back to the blank', async () => {
  const onChange = vi.fn()
  await render(<Payment onChange={onChange} />)
  await blank('不限').click()
  await expect.element(page.getByRole('listbox')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{End}{Enter}')
  expect(onChange.mock.calls).toEqual([['4']])
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(blank('在线支付')).toHaveFocus()
})

test('a field that searches has the focus, not its list', async () => {
  await render(
    <FilterChip label="部门" text="任何部门">
      {() => <Combobox label="部门" loadOptions={() => [{ value: 'it', label: '信息技术部' }]} />}
    </FilterChip>,
  )
  await page.getByRole('button', { name: '部门：任何部门' }).click()
  await expect.element(page.getByRole('combobox', { name: '部门' })).toHaveFocus()
})

test('Escape closes without a change', async () => {
  const onChange = vi.fn()
  await render(<Payment onChange={onChange} />)
  await blank('不限').click()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  expect(onChange).not.toHaveBeenCalled()
})

test('is cleared from its editor, and by Delete', async () => {
  const onChange = vi.fn()
  await render(<Payment onChange={onChange} />)
  await blank('不限').click()
  await page.getByRole('option', { name: '账期月结' }).click()
  await blank('账期月结').click()
  await page.getByRole('button', { name: '清除支付方式' }).click()
  await blank('不限').click()
  await page.getByRole('option', { name: '账期月结' }).click()
  blank('账期月结').element().focus()
  await userEvent.keyboard('{Delete}')
  expect(onChange.mock.calls).toEqual([['1'], [''], ['1'], ['']])
})

test('a text that is too long stays, says by how much, and applies to nothing', async () => {
  const onValueChange = vi.fn()
  await render(<FilterText label="商品" value="" maxLength={4} onValueChange={onValueChange} />)
  const field = page.getByRole('textbox', { name: '商品' })
  await field.fill('可擦白板笔')
  await userEvent.keyboard('{Enter}')
  field.element().blur()
  await expect.element(field).toHaveValue('可擦白板笔')
  await expect.element(page.getByText('最多 4 个字，多了 1 个')).toBeVisible()
  expect(onValueChange).not.toHaveBeenCalled()
})

test('a text applies on Enter and on blur, once, and not while the user types', async () => {
  const onValueChange = vi.fn()
  const reasons = () => onValueChange.mock.calls.map(([value, { reason }]) => [value, reason] as unknown)
  const Text = () => {
    const [value, setValue] = useState('')
    return (
      <FilterText
        label="商品"
        value={value}
        onValueChange={(next, details) => {
          setValue(next)
          onValueChange(next, details)
        }}
      />
    )
  }
  await render(<Text />)
  const field = page.getByRole('textbox', { name: '商品' })
  await field.fill(' 笔 ')
  expect(onValueChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(reasons()).toEqual([['笔', 'submit']])
  await field.fill('本')
  field.element().blur()
  expect(reasons()).toEqual([['笔', 'submit'], ['本', 'blur']])
  await field.fill('纸')
  await userEvent.keyboard('{Escape}')
  field.element().blur()
  expect(onValueChange).toHaveBeenCalledTimes(2)
  await expect.element(field).toHaveValue('本')
})
