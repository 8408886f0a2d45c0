import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { MallThemeProvider } from '../theme/MallThemeProvider.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { Tabs } from './Tabs.tsx'

const items = [
  { value: 'all', label: '全部' },
  { value: 'pending', label: '待审批', count: 3 },
  { value: 'disabled', label: '已停用', disabled: true },
  { value: 'done', label: '已完成', count: 128 },
]

describeConformance('Tabs', () => (
  <Tabs label="订单状态" items={items}>
    <p>订单</p>
  </Tabs>
))

const tab = (name: string) => page.getByRole('tab', { name, exact: false })
const focusFirst = () => (tab('全部').element() as HTMLElement).focus()

test.each([
  ['{ArrowRight}', '待审批'],
  ['{ArrowRight}{ArrowRight}', '已完成'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', '全部'],
  ['{ArrowLeft}', '已完成'],
  ['{End}', '已完成'],
  ['{End}{Home}', '全部'],
])('%s chooses %s', async (keys, name) => {
  await render(<Tabs label="订单状态" items={items} />)
  focusFirst()
  await userEvent.keyboard(keys)
  await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
  expect(document.activeElement).toBe(tab(name).element())
  expect(document.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1)
})

test('arrows follow the reading direction', async () => {
  await render(
    <MallThemeProvider dir="rtl">
      <Tabs label="订单状态" items={items} />
    </MallThemeProvider>,
  )
  focusFirst()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('待审批')).toHaveAttribute('aria-selected', 'true')
})

test('a press calls back; a disabled tab and the chosen one do not', async () => {
  const onValueChange = vi.fn()
  await render(<Tabs label="订单状态" items={items} onValueChange={onValueChange} />)
  await tab('已完成').click()
  ;(tab('已停用').element() as HTMLElement).click()
  await tab('已完成').click()
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('done', expect.objectContaining({ reason: 'press', event: expect.any(Event) as Event }))
})

test('a count that comes has its place already: one of two digits moves no other tab, one of one digit moves it nearer by a digit', async () => {
  const tabs = (count: number | null) => (
    <MallThemeProvider>
      <Tabs label="订单状态" items={[{ value: 'pending', label: '待审批', count }, { value: 'done', label: '已完成' }]} />
    </MallThemeProvider>
  )
  const screen = await render(tabs(null))
  const place = () => tab('已完成').element().getBoundingClientRect().x
  const before = place()
  await screen.rerender(tabs(88))
  expect(place()).toBe(before)
  await screen.rerender(tabs(7))
  const digit = before - place()
  await screen.rerender(tabs(888))
  expect(digit).toBeGreaterThan(0)
  expect(place() - before).toBeCloseTo(digit, 1)
  await screen.rerender(tabs(88))
  await expect.element(tab('待审批')).toHaveTextContent('待审批88')
})

test('the panel is named by its tab', async () => {
  const panels = [
    { value: 'a', label: '商品介绍', panel: '介绍' },
    { value: 'b', label: '规格参数', panel: '规格' },
  ]
  await render(<Tabs label="商品" items={panels} />)
  await tab('规格参数').click()
  await expect.element(page.getByRole('tabpanel', { name: '规格参数' })).toHaveTextContent('规格')
})

test('choosing a tab moves none of the others', async () => {
  await render(
    <MallThemeProvider>
      <Tabs label="订单状态" items={items} />
    </MallThemeProvider>,
  )
  const before = tab('已完成').element().getBoundingClientRect().x
  await tab('待审批').click()
  expect(tab('已完成').element().getBoundingClientRect().x).toBe(before)
})

test('a count is whole, and none is shown for 0', async () => {
  await render(<Tabs label="订单状态" items={[{ value: 'all', label: '全部', count: 854 }, { value: 'open', label: '待付款', count: 0 }]} />)
  await expect.element(page.getByRole('tab').nth(0)).toHaveTextContent('全部854')
  await expect.element(page.getByRole('tab').nth(1)).toHaveTextContent('待付款')
  expect(page.getByRole('tab').nth(1).element().children).toHaveLength(0)
})
