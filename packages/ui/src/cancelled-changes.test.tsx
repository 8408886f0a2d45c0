import type { ReactElement, ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { Cancelable } from './hooks/use-controllable.ts'
import * as ui from './index.ts'

/** The callbacks of a component whose details can be cancelled. */
type Callbacks<Props> = {
  [Key in keyof Props]-?: NonNullable<Props[Key]> extends (value: never, details: infer Details) => void
    ? Details extends { cancel: () => void }
      ? Key
      : never
    : never
}[keyof Props] &
  string

/** A component with each of them: a new one is a type error below until it has its row. */
type Change = {
  [Name in keyof typeof ui as Name extends Capitalize<Name> ? Name : never]: (typeof ui)[Name] extends (props: infer Props) => ReactNode ? `${Name}.${Callbacks<Props>}` : never
}[Extract<keyof typeof ui, Capitalize<keyof typeof ui>>]

type OnChange = (value: unknown, details: Cancelable<object>) => void

interface Case {
  element: (onChange: OnChange) => ReactElement
  /** What the user does. */
  act: () => Promise<unknown>
  /** What the component shows of its state. */
  state: () => unknown
}

const press = (name: string, role: 'button' | 'tab' | 'radio' | 'checkbox' | 'option' | 'treeitem' | 'combobox' = 'button') => () =>
  page.getByRole(role, { name }).first().click()
/** For what has a name of several words, or one that changes. */
const click = (selector: string) => async () => userEvent.click(document.querySelector(selector) ?? document.body)
const attribute = (selector: string, name: string) => () => document.querySelector(selector)?.getAttribute(name) ?? null
const expanded = attribute('[aria-expanded]', 'aria-expanded')
const value = (selector: string) => () => document.querySelector<HTMLInputElement>(selector)?.value
const modalOpen = attribute('dialog', 'open')

const nodes = [{ id: 'a', label: '行政部', children: [{ id: 'b', label: '前台' }] }]
const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
]
const transferable = [{ value: 'a', label: '甲' }]
const rows = [{ id: '1' }, { id: '2' }]
const table = { label: '商品', rows, rowKey: ({ id }: { id: string }) => id, rowLabel: ({ id }: { id: string }) => id }
const columns = [{ key: 'id', header: '编码', sort: true, render: ({ id }: { id: string }) => id }]
const categories: ui.NavRow[] = [
  { id: 'r', categories: [{ CategoryId: '1', Name: '纸', Category2List: [{ CategoryId: '11', Name: '打印纸', Category3List: [] }] }] },
]

/** All but ConfirmDialog, whose page always keeps whether it is open. */
const cases: Record<Exclude<Change, 'ConfirmDialog.onOpenChange'>, Case> = {
  'Banner.onOpenChange': { element: (on) => <ui.Banner label="通知" onOpenChange={on}>通知</ui.Banner>, act: click('button'), state: () => document.querySelector('button') !== null },
  'Cascader.onOpenChange': { element: (on) => <ui.Cascader label="地区" nodes={nodes} onOpenChange={on} />, act: click('[role=combobox]'), state: expanded },
  'Cascader.onValueChange': {
    element: (on) => <ui.Cascader label="地区" name="area" nodes={nodes} defaultOpen onValueChange={on} />,
    act: async () => {
      await press('行政部', 'option')()
      await press('前台', 'option')()
    },
    state: value('[name=area]'),
  },
  'CategoryNav.onOpenRowChange': { element: (on) => <ui.CategoryNav label="分类" rows={categories} onOpenRowChange={on} />, act: press('纸的下级分类'), state: expanded },
  'Combobox.onValueChange': {
    element: (on) => <ui.Combobox label="人员" name="person" loadOptions={async () => options} onValueChange={on} />,
    act: async () => {
      await page.getByRole('combobox').click()
      await press('甲', 'option')()
    },
    state: value('[name=person]'),
  },
  'DatePicker.onValueChange': {
    element: (on) => <ui.DatePicker aria-label="日期" defaultValue="2026-03-18" onValueChange={on} />,
    act: () => userEvent.fill(page.getByLabelText('日期').first(), ''),
    state: value('input'),
  },
  'DateRange.onValueChange': {
    element: (on) => <ui.DateRange label="日期" defaultValue={{ start: '2026-03-01', end: '2026-03-18' }} onValueChange={on} />,
    act: () => userEvent.fill(page.getByRole('textbox').first(), ''),
    state: value('input'),
  },
  'Dialog.onOpenChange': { element: (on) => <ui.Dialog defaultOpen title="删除" onOpenChange={on} />, act: () => userEvent.keyboard('{Escape}'), state: modalOpen },
  'Drawer.onOpenChange': { element: (on) => <ui.Drawer defaultOpen title="订单" onOpenChange={on} />, act: () => userEvent.keyboard('{Escape}'), state: modalOpen },
  'FilterBar.onExpandedChange': {
    element: (on) => (
      <ui.FilterBar label="筛选" collapsedCount={1} onSearch={() => {}} onExpandedChange={on}>
        <input aria-label="甲" />
        <input aria-label="乙" />
      </ui.FilterBar>
    ),
    act: press('展开筛选'),
    state: expanded,
  },
  'FilterChip.onOpenChange': {
    element: (on) => (
      <ui.FilterChip label="时间" text="任何时间" onOpenChange={on}>
        {() => <input aria-label="天" />}
      </ui.FilterChip>
    ),
    act: click('[aria-expanded]'),
    state: expanded,
  },
  'FormDialog.onOpenChange': {
    element: (on) => <ui.FormDialog defaultOpen title="新增" onSubmit={() => {}} onOpenChange={on} />,
    act: press('取消'),
    state: modalOpen,
  },
  'Menu.onOpenChange': {
    element: (on) => <ui.Menu label="操作" trigger={<ui.Button>操作</ui.Button>} items={[{ key: 'a', label: '打印', onSelect: () => {} }]} onOpenChange={on} />,
    act: press('操作'),
    state: expanded,
  },
  'MonthRange.onValueChange': {
    element: (on) => <ui.MonthRange label="月份" defaultValue={{ start: '2026-01', end: '2026-03' }} onValueChange={on} />,
    act: async () => {
      const select = page.getByRole('combobox').nth(1)
      await userEvent.selectOptions(select, [...(select.element() as HTMLSelectElement).options].at(-1)?.value ?? '')
    },
    state: () => [...document.querySelectorAll('select')].map((select) => select.value),
  },
  'MoneyRange.onValueChange': {
    element: (on) => <ui.MoneyRange label="金额" defaultValue={{ low: 1, high: 9 }} onValueChange={on} />,
    act: () => userEvent.fill(page.getByRole('textbox').first(), ''),
    state: value('input'),
  },
  'NumberRange.onValueChange': {
    element: (on) => <ui.NumberRange label="数量" defaultValue={{ low: 1, high: 9 }} onValueChange={on} />,
    act: () => userEvent.fill(page.getByRole('textbox').first(), ''),
    state: value('input'),
  },
  'Pagination.onPageChange': { element: (on) => <ui.Pagination total={100} onPageChange={on} />, act: () => page.getByText('2', { exact: true }).click(), state: () => document.querySelector('[aria-current]')?.textContent },
  'Popover.onOpenChange': {
    element: (on) => (
      <ui.Popover label="说明" trigger={<ui.Button>说明</ui.Button>} onOpenChange={on}>
        内容
      </ui.Popover>
    ),
    act: press('说明'),
    state: expanded,
  },
  'ProductCard.onFavoriteChange': {
    element: (on) => <ui.ProductCard name="纸" code="1" href="#1" imageSrc="data:," onFavoriteChange={on} />,
    act: click('[aria-pressed]'),
    state: attribute('[aria-pressed]', 'aria-pressed'),
  },
  'QuantityStepper.onValueChange': {
    element: (on) => <ui.QuantityStepper aria-label="数量" onValueChange={on} />,
    act: async () => {
      await page.getByLabelText('数量').first().click()
      await userEvent.keyboard('{ArrowUp}')
    },
    state: value('input'),
  },
  'RadioGroup.onValueChange': { element: (on) => <ui.RadioGroup aria-label="方式" options={options} onValueChange={on} />, act: press('甲', 'radio'), state: () => document.querySelectorAll(':checked').length },
  'Rating.onValueChange': { element: (on) => <ui.Rating aria-label="评分" onValueChange={on} />, act: async () => document.querySelectorAll<HTMLInputElement>('input[type=radio]')[3]?.click(), state: () => document.querySelectorAll(':checked').length },
  'SearchBox.onValueChange': { element: (on) => <ui.SearchBox onValueChange={on} />, act: () => userEvent.fill(page.getByRole('searchbox'), '纸'), state: value('input') },
  'Table.onSelectionChange': { element: (on) => <ui.Table {...table} columns={columns} selectable onSelectionChange={on} />, act: click('tbody input'), state: () => document.querySelectorAll(':checked').length },
  'Table.onSortChange': { element: (on) => <ui.Table {...table} columns={columns} onSortChange={on} />, act: click('th button'), state: attribute('th', 'aria-sort') },
  'Tabs.onValueChange': { element: (on) => <ui.Tabs label="状态" items={options} onValueChange={on} />, act: press('乙', 'tab'), state: () => document.querySelector('[aria-selected=true]')?.textContent },
  'TopBarDropdown.onOpenChange': {
    element: (on) => (
      <ui.TopBar label="快捷入口">
        <ui.TopBarDropdown label="更多" onOpenChange={on}>
          <a href="#1">手机版</a>
        </ui.TopBarDropdown>
      </ui.TopBar>
    ),
    act: press('更多'),
    state: expanded,
  },
  'TransferList.onValueChange': {
    element: (on) => <ui.TransferList label="成员" options={transferable} onValueChange={on} />,
    act: async () => {
      await press('甲', 'option')()
      await userEvent.keyboard('{Enter}')
    },
    state: () => document.querySelector('[role=listbox]')?.textContent,
  },
  'Tree.onExpandedChange': {
    element: (on) => <ui.Tree label="部门" nodes={nodes} onExpandedChange={on} />,
    act: async () => {
      await press('行政部', 'treeitem')()
      await userEvent.keyboard('{ArrowLeft}')
    },
    state: expanded,
  },
  'Tree.onValueChange': { element: (on) => <ui.Tree label="部门" nodes={nodes} onValueChange={on} />, act: () => page.getByText('前台').click(), state: () => document.querySelectorAll('[aria-selected=true]').length },
  'TreeSelect.onOpenChange': { element: (on) => <ui.TreeSelect label="部门" nodes={nodes} onOpenChange={on} />, act: click('[role=combobox]'), state: expanded },
  'TreeSelect.onValueChange': { element: (on) => <ui.TreeSelect label="部门" name="department" nodes={nodes} defaultOpen onValueChange={on} />, act: () => page.getByText('前台').first().click(), state: value('[name=department]') },
  'UploadField.onChange': { element: (on) => <ui.UploadField defaultValue={[{ id: '1', name: 'a.pdf', status: 'done' }]} onChange={on} />, act: press('移除 a.pdf'), state: () => document.querySelectorAll('li').length },
  'UserCentreMenu.onOpenChange': {
    element: (on) => <ui.UserCentreMenu label="用户中心" codes={[]} currentPath="/a" groups={[{ id: 'a', label: '订单', items: [{ label: '列表', href: '/a' }] }]} onOpenChange={on} />,
    act: press('订单'),
    state: expanded,
  },
}

test.each(Object.entries(cases))('%s', async (_, { element, act, state }) => {
  const cancelling = vi.fn<OnChange>((_value, { cancel }) => cancel())
  const { unmount } = await render(<ui.MallThemeProvider>{element(cancelling)}</ui.MallThemeProvider>)
  const before = state()
  await act()
  await vi.waitFor(() => expect(cancelling).toHaveBeenCalled())
  await new Promise(requestAnimationFrame)
  await vi.waitFor(() => expect(state()).toEqual(before))
  await unmount()

  const letting = vi.fn<OnChange>()
  await render(<ui.MallThemeProvider>{element(letting)}</ui.MallThemeProvider>)
  await act()
  await vi.waitFor(() => expect(state()).not.toEqual(before))
  expect(letting).toHaveBeenCalled()
})
