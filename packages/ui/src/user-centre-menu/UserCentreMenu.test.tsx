import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadHoverIntent } from '../hooks/use-hover-intent.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { enter, leave, pass } from '../testing/mouse.ts'
import { parkMouse } from '../testing/pointer.ts'
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

beforeAll(loadHoverIntent)
beforeEach(parkMouse)
afterEach(() => vi.useRealTimers())

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

const manyGroups = [...Array(17).keys()].map((at) => ({ id: `g${at}`, label: `组${at}`, items: [{ label: `项${at}`, href: `/${at}`, code: `${at}` }] }))

test('icons of groups repeat after fifteen, and a group keeps its own when others are hidden', async () => {
  const screen = await render(menu({ groups: manyGroups, userType: 'GA' }))
  const icons = () => [...document.querySelectorAll<HTMLElement>('nav button')].map((button) => Number(button.dataset.icon))
  expect(icons()).toEqual(manyGroups.map((_, index) => index % 15))
  const path = (at: number) => document.querySelectorAll('nav button path')[at]?.getAttribute('d')
  expect(path(15)).toBe(path(0))
  expect(new Set([...Array(15).keys()].map(path)).size).toBe(15)
  await screen.rerender(menu({ groups: manyGroups, codes: ['16'] }))
  expect(icons()).toEqual([1])
})

test('a group and an item may bring icons of their own', async () => {
  const groups = [{ id: 'a', label: '甲', icon: <i data-own="group" />, items: [{ label: '子', href: '/a', icon: <i data-own="item" /> }] }]
  await render(menu({ groups, codes: [] }))
  expect(document.querySelector('nav button [data-own=group]')).not.toBeNull()
  expect(document.querySelector('nav a [data-own=item]')).not.toBeNull()
  expect(document.querySelector('nav svg')).toBeNull()
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

describe('folded', () => {
  const folded = (props: Partial<UserCentreMenuProps> = {}) => menu({ folded: true, ...props })
  const itemsOf = (name: string) => group(name).closest('li') ?? document.body
  const flyout = (name: string) => itemsOf(name).querySelector<HTMLElement>('[data-nav-panel]')
  const isOpen = (name: string) => flyout(name)?.dataset.state === 'open'

  test('it is as wide as an icon, and says each group by name', async () => {
    await render(folded())
    const nav = page.getByRole('navigation').element()
    expect(nav.getBoundingClientRect().width).toBe(56)
    expect(groupNames()).toEqual(sampleGroups.map((one) => one.label))
    expect(page.getByRole('link').elements()).toHaveLength(0)
  })

  test('the group of the current page is marked, although nothing is open', async () => {
    await render(folded({ currentPath: '/userCenter/invoice/list' }))
    expect(group('发票中心').dataset.current).toBe('')
    expect(document.querySelectorAll('nav button[data-current]')).toHaveLength(1)
  })

  test('a group with something waiting says how much', async () => {
    await render(folded({ badges: { '/userCenter/order/index': 3, '/userCenter/order/approval': 128 } }))
    expect(document.querySelectorAll('nav button[data-badged]')).toHaveLength(1)
    await expect.element(page.getByRole('button', { name: '我的订单131条待处理' })).toBeVisible()
  })

  test('a press opens the items beside it, and another press closes them', async () => {
    await render(folded())
    await userEvent.click(group('报表中心'))
    expect(isOpen('报表中心')).toBe(true)
    await expect.element(page.getByRole('link', { name: '部门报表' })).toBeVisible()
    expect(flyout('报表中心')?.getBoundingClientRect().left).toBeGreaterThanOrEqual(48)
    await userEvent.click(group('报表中心'))
    expect(isOpen('报表中心')).toBe(false)
  })

  test('the mouse opens it by resting, not by passing', async () => {
    await render(folded())
    vi.useFakeTimers()
    enter(itemsOf('报表中心'))
    await pass(60)
    expect(isOpen('报表中心')).toBe(false)
    await pass(60)
    expect(isOpen('报表中心')).toBe(true)
    leave(itemsOf('报表中心'))
    await pass(200)
    expect(isOpen('报表中心')).toBe(false)
  })

  test('by keyboard: Down goes through the groups and into an open one, Escape comes back', async () => {
    await render(folded())
    group('我的订单').focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(group('报表中心'))
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('订单明细报表')
    await userEvent.keyboard('{Escape}')
    expect(isOpen('报表中心')).toBe(false)
    expect(document.activeElement).toBe(group('报表中心'))
  })

  test('it closes when the focus leaves, and when an item is followed', async () => {
    await render(folded())
    await userEvent.click(group('个人中心'))
    await userEvent.click(group('我的订单'))
    expect([isOpen('个人中心'), isOpen('我的订单')]).toEqual([false, true])
    const link = page.getByRole('link', { name: '订单审批' }).element()
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect(isOpen('我的订单')).toBe(false)
  })

  test('unfolding keeps the groups that were open', async () => {
    const screen = await render(menu())
    await userEvent.click(group('报表中心'))
    await screen.rerender(folded())
    expect(openGroups()).toEqual([])
    await screen.rerender(menu())
    expect(openGroups()).toEqual(['我的订单', '报表中心'])
  })
})
