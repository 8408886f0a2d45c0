import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { sampleCodes, sampleGroups } from '../testing/samples/user-centre-menu.ts'
import { MallThemeProvider } from '../theme/index.ts'
import { UserCentreMenu } from './UserCentreMenu.tsx'
import type { UserCentreMenuProps } from './UserCentreMenu.tsx'

const menu = (props: Partial<UserCentreMenuProps> = {}) => (
  <MallThemeProvider style={{ inlineSize: 200 }}>
    <UserCentreMenu label="用户中心" groups={sampleGroups} codes={sampleCodes} currentPath="/userCenter/index" {...props} />
  </MallThemeProvider>
)
const groupNames = () => [...document.querySelectorAll('nav button')].map((button) => button.textContent)
const openGroups = () => [...document.querySelectorAll('nav button[aria-expanded=true]')].map((button) => button.textContent)
const group = (name: string) => page.getByRole('button', { name }).element() as HTMLButtonElement

describeConformance('UserCentreMenu', () => (
  <UserCentreMenu
    label="用户中心"
    groups={sampleGroups}
    codes={sampleCodes}
    currentPath="/userCenter/order/approval"
    badges={{ '/userCenter/order/index': 3 }}
  />
))

describe('what is open', () => {
  test('the first group, by default', async () => {
    await render(menu())
    expect(openGroups()).toEqual(['我的订单'])
  })

  test('and the group of the current page', async () => {
    await render(menu({ currentPath: '/userCenter/invoice/list?page=2' }))
    expect(openGroups()).toEqual(['我的订单', '发票中心'])
    await expect.element(page.getByRole('link', { name: '开票记录' })).toHaveAttribute('aria-current', 'page')
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
  })

  test('a new page opens its group and closes none', async () => {
    const screen = await render(menu())
    await userEvent.click(group('报表中心'))
    await screen.rerender(menu({ currentPath: '/userCenter/user/favorite' }))
    expect(openGroups()).toEqual(['我的订单', '报表中心', '个人中心'])
    await userEvent.click(group('个人中心'))
    expect(openGroups()).toEqual(['我的订单', '报表中心'])
    await screen.rerender(menu({ currentPath: '/userCenter/user/browse' }))
    expect(openGroups()).toEqual(['我的订单', '报表中心'])
  })

  test('a closed group with the current page is marked', async () => {
    await render(menu({ currentPath: '/userCenter/order/index' }))
    expect(group('我的订单').dataset.current).toBeUndefined()
    await userEvent.click(group('我的订单'))
    expect(openGroups()).toEqual([])
    expect(group('我的订单').dataset.current).toBe('')
    expect(page.getByRole('link', { name: '我的订单' }).query()).toBeNull()
  })

  test('reports which groups are open and why', async () => {
    const onOpenChange = vi.fn()
    await render(menu({ onOpenChange }))
    await userEvent.click(group('资产中心'))
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(
      ['orders', 'assets'],
      expect.objectContaining({ reason: 'press', groupId: 'assets', open: true, event: expect.any(Event) as unknown }),
    )
  })

  test('a controlled menu waits for its parent', async () => {
    const screen = await render(menu({ openGroups: ['reports'] }))
    expect(openGroups()).toEqual(['报表中心'])
    await userEvent.click(group('资产中心'))
    expect(openGroups()).toEqual(['报表中心'])
    await screen.rerender(menu({ openGroups: ['assets'] }))
    expect(openGroups()).toEqual(['资产中心'])
  })
})

describe('who sees what', () => {
  test('while codes load: a skeleton and nothing of the menu', async () => {
    await render(menu({ codes: undefined }))
    expect(document.querySelectorAll('nav a, nav button')).toHaveLength(0)
    await expect.element(page.getByRole('navigation')).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByRole('status')).toHaveTextContent('菜单加载中')
  })

  test('codes that arrive late open the first group that is left', async () => {
    const screen = await render(menu({ codes: null }))
    await screen.rerender(menu({ codes: ['asset/budget', 'user/account'] }))
    expect(groupNames()).toEqual(['资产中心', '个人中心'])
    expect(openGroups()).toEqual(['资产中心'])
    await expect.element(page.getByRole('navigation')).not.toHaveAttribute('aria-busy')
  })

  test('GA sees all at once', async () => {
    await render(menu({ codes: undefined, userType: 'GA' }))
    expect(groupNames()).toEqual(sampleGroups.map((one) => one.label))
  })

  test('items without a code stay, groups with nothing left go', async () => {
    const groups = [
      { id: 'a', label: '甲', items: [{ label: '开放', href: '/open' }] },
      { id: 'b', label: '乙', items: [{ label: '受限', href: '/shut', code: 'x' }] },
    ]
    await render(menu({ groups, codes: [] }))
    expect(groupNames()).toEqual(['甲'])
    await expect.element(page.getByRole('link', { name: '开放' })).toBeVisible()
  })
})

test('icons repeat after fifteen, and an item keeps its own when others are hidden', async () => {
  const screen = await render(menu({ defaultOpenGroups: sampleGroups.map((one) => one.id) }))
  const icons = () => [...document.querySelectorAll<HTMLElement>('nav a')].map((link) => Number(link.dataset.icon))
  expect(icons()).toEqual(sampleCodes.map((_, index) => index % 15))
  const path = (at: number) => document.querySelectorAll('nav a path')[at]?.getAttribute('d')
  expect(path(15)).toBe(path(0))
  expect(new Set([...Array(15).keys()].map(path)).size).toBe(15)
  await screen.rerender(menu({ codes: ['user/browse'] }))
  expect(icons()).toEqual([(sampleCodes.length - 1) % 15])
})

test.each([
  [0, '我的订单'],
  [7, '我的订单77条待处理'],
  [128, '我的订单99+128条待处理'],
])('a badge of %i reads "%s"', async (count, text) => {
  await render(menu({ badges: { '/userCenter/order/index': count } }))
  expect(document.querySelector('nav a')?.textContent).toBe(text)
})

describe('the keyboard', () => {
  test.each(['{Enter}', ' '])('%s opens and closes a group', async (key) => {
    await render(menu())
    group('报表中心').focus()
    await userEvent.keyboard(key)
    expect(openGroups()).toEqual(['我的订单', '报表中心'])
    await userEvent.keyboard(key)
    expect(openGroups()).toEqual(['我的订单'])
  })

  test.each([
    ['Down goes to the next thing that shows', '{ArrowDown}', '我的订单'],
    ['and passes closed groups by', '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', '资产中心'],
    ['Up goes back', '{ArrowDown}{ArrowDown}{ArrowUp}', '我的订单'],
    ['End goes to the last group', '{End}', '个人中心'],
    ['Home to the first', '{End}{Home}', '我的订单'],
    ['Tab goes on in order', '{Tab}{Tab}', '订单审批'],
  ])('%s', async (_, keys, to) => {
    await render(menu())
    group('我的订单').focus()
    await userEvent.keyboard(keys)
    expect(document.activeElement?.textContent).toBe(to)
  })
})

test('in a narrow rail the labels stay readable and nothing sticks out', async () => {
  await render(
    <MallThemeProvider style={{ inlineSize: 80 }}>
      <UserCentreMenu label="用户中心" groups={sampleGroups} codes={sampleCodes} currentPath="/" badges={{ '/userCenter/order/index': 128 }} />
    </MallThemeProvider>,
  )
  const nav = page.getByRole('navigation').element()
  expect(nav.scrollWidth).toBeLessThanOrEqual(80)
  const link = document.querySelector('nav a')
  expect(link && getComputedStyle(link).flexDirection).toBe('column')
  await expect.element(page.getByText('意向商品询价')).toBeVisible()
})
