import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { FilterBar } from './FilterBar.tsx'

const fields = ['订单号', '商品', '下单人'].map((name) => (
  <label key={name}>
    {name}
    <input name={name} />
  </label>
))

describeConformance('FilterBar', () => (
  <FilterBar label="筛选订单" onSearch={() => {}} collapsedCount={2}>
    {fields}
  </FilterBar>
))

test('sends the named fields by button and by Enter, and never reloads the page', async () => {
  const sent: [string, FormDataEntryValue][][] = []
  await render(
    <FilterBar label="筛选订单" onSearch={(values) => sent.push([...values])}>
      {fields}
    </FilterBar>,
  )
  await userEvent.type(page.getByLabelText('商品'), '复印纸{Enter}')
  await userEvent.click(page.getByRole('button', { name: '查询' }))
  const expected = [
    ['订单号', ''],
    ['商品', '复印纸'],
    ['下单人', ''],
  ]
  expect(sent).toEqual([expected, expected])
})

test('during a search the button starts no second one', async () => {
  const onSearch = vi.fn()
  await render(
    <FilterBar label="筛选订单" onSearch={onSearch} busy>
      {fields}
    </FilterBar>,
  )
  page.getByRole('button', { name: '查询' }).element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(onSearch).not.toHaveBeenCalled()
})

test('resets native fields and calls back', async () => {
  const onReset = vi.fn()
  await render(
    <FilterBar label="筛选订单" onSearch={() => {}} onReset={onReset}>
      {fields}
    </FilterBar>,
  )
  await userEvent.type(page.getByLabelText('商品'), '复印纸')
  await userEvent.click(page.getByRole('button', { name: '重置' }))
  await expect.element(page.getByLabelText('商品')).toHaveValue('')
  expect(onReset).toHaveBeenCalledOnce()
})

test('hides fields beyond the count, and still sends their values', async () => {
  const onSearch = vi.fn<(values: FormData) => void>()
  await render(
    <FilterBar label="筛选订单" onSearch={onSearch} collapsedCount={2}>
      {fields}
    </FilterBar>,
  )
  await expect.element(page.getByLabelText('下单人')).not.toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '展开筛选' }))
  await userEvent.type(page.getByLabelText('下单人'), '林')
  await userEvent.click(page.getByRole('button', { name: '收起筛选' }))
  await expect.element(page.getByLabelText('下单人')).not.toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '查询' }))
  expect(onSearch.mock.calls[0]?.[0].get('下单人')).toBe('林')
})

test('no 展开筛选 when everything shows', async () => {
  await render(
    <FilterBar label="筛选订单" onSearch={() => {}} collapsedCount={3}>
      {fields}
    </FilterBar>,
  )
  expect(page.getByRole('button', { name: '展开筛选' }).query()).toBeNull()
})
