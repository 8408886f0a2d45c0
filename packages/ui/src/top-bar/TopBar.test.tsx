import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadHoverIntent } from '../hooks/use-hover-intent.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { MallThemeProvider } from '../theme/index.ts'
import { drawn, enter, leave, pass } from '../testing/mouse.ts'
import { parkMouse } from '../testing/pointer.ts'
import { QrPanel } from './QrPanel.tsx'
import { TopBar } from './TopBar.tsx'

const src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
const bar = (count = 7, onOpenChange = vi.fn()) => (
  <MallThemeProvider>
    <TopBar label="快捷入口">
      <TopBar.Greeting nickname="采购专员" />
      <TopBar.Link href="/userCenter/index">我的工作台</TopBar.Link>
      <TopBar.Dropdown label="网站导航" onOpenChange={onOpenChange}>
        <TopBar.Section title="商城">
          <TopBar.Link href="#personal">个人商城</TopBar.Link>
          <TopBar.Link href="#enterprise">企业商城</TopBar.Link>
          <TopBar.Link href="#wholesale">批发市场</TopBar.Link>
        </TopBar.Section>
      </TopBar.Dropdown>
      <TopBar.Dropdown label="手机商城">
        <QrPanel src={src} alt="小程序二维码" caption="小程序" />
      </TopBar.Dropdown>
      <TopBar.Cart href="/shop/cart" count={count} />
    </TopBar>
    <p>页面</p>
  </MallThemeProvider>
)
const trigger = (name = '网站导航') => page.getByRole('button', { name }).element() as HTMLButtonElement
const isOpen = (name?: string) => trigger(name).getAttribute('aria-expanded') === 'true'
const focused = () => document.activeElement?.textContent
const itemOf = (name?: string) => trigger(name).closest('li') ?? document.body

describeConformance('TopBar', () => (
  <TopBar label="快捷入口">
    <TopBar.Greeting nickname="采购专员" />
    <TopBar.Dropdown label="网站导航" defaultOpen>
      <TopBar.Section title="商城">
        <TopBar.Link href="#personal">个人商城</TopBar.Link>
      </TopBar.Section>
    </TopBar.Dropdown>
    <TopBar.Cart href="/shop/cart" count={7} />
  </TopBar>
))
describeConformance('QrPanel', () => <QrPanel src={src} alt="小程序二维码" caption="小程序" description="扫码打开" />)

beforeAll(loadHoverIntent)
beforeEach(parkMouse)
afterEach(() => vi.useRealTimers())

test('an action is one of its items', async () => {
  const onClick = vi.fn()
  await render(
    <TopBar label="快捷入口">
      <TopBar.Link href="/userCenter/index">我的工作台</TopBar.Link>
      <TopBar.Action onClick={onClick}>切换旧版</TopBar.Action>
    </TopBar>,
  )
  page.getByRole('link', { name: '我的工作台' }).element().focus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(onClick).toHaveBeenCalledTimes(1)
})

describe('the cart', () => {
  test.each([
    [0, '', '购物车'],
    [7, '7', '购物车 7件商品'],
    [99, '99', '购物车 99件商品'],
    [100, '99+', '购物车 100件商品'],
  ])('%i items show "%s" and are named "%s"', async (count, badge, name) => {
    await render(bar(count))
    const link = page.getByRole('link', { name, exact: true })
    await expect.element(link).toHaveAttribute('data-count', badge)
    expect(link.element().querySelector('[aria-hidden=true]:not(svg)')?.textContent ?? '').toBe(badge)
  })
})

describe('the greeting', () => {
  test('prompts to log in without a nickname', async () => {
    await render(<TopBar label="快捷入口"><TopBar.Greeting nickname={null} /></TopBar>)
    await expect.element(page.getByRole('link', { name: '请登录' })).toHaveAttribute('href', '/login')
    expect(page.getByRole('button', { name: '退出' }).query()).toBeNull()
  })

  test('greets by nickname and has the logout', async () => {
    const onLogout = vi.fn()
    await render(<TopBar label="快捷入口"><TopBar.Greeting nickname="采购专员" onLogout={onLogout} /></TopBar>)
    await userEvent.click(page.getByRole('button', { name: '退出' }))
    expect(onLogout).toHaveBeenCalledOnce()
  })

  test('says which company the user is logged in to', async () => {
    await render(<TopBar label="快捷入口"><TopBar.Greeting nickname="采购专员" enterprise="华启科技（上海）有限公司" /></TopBar>)
    await expect.element(page.getByTitle('华启科技（上海）有限公司')).toBeVisible()
    await render(<TopBar label="快捷入口"><TopBar.Greeting enterprise="华启制造（苏州）有限公司" /></TopBar>)
    expect(page.getByTitle('华启制造（苏州）有限公司').elements()).toEqual([])
  })

  test('a long nickname is cut but whole in its title, and pushes nothing out of the bar', async () => {
    const nickname = '华东区域采购中心办公用品与劳保用品联合采购专员'.repeat(3)
    await page.viewport(390, 800)
    await render(
      <MallThemeProvider>
        <TopBar label="快捷入口">
          <TopBar.Greeting nickname={nickname} />
          <TopBar.Cart href="/" count={1} />
        </TopBar>
      </MallThemeProvider>,
    )
    expect(page.getByTitle(nickname).element()).toBeTruthy()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    await page.viewport(1280, 800)
  })
})

describe('a dropdown and the mouse', () => {
  test('opens after a rest of 120 ms, not before', async () => {
    await render(bar())
    vi.useFakeTimers()
    enter(itemOf())
    await pass(119)
    expect(isOpen()).toBe(false)
    await pass(1)
    expect(isOpen()).toBe(true)
  })

  test('does not open when the mouse only passes', async () => {
    await render(bar())
    vi.useFakeTimers()
    enter(itemOf())
    await pass(80)
    leave(itemOf())
    await pass(500)
    expect(isOpen()).toBe(false)
  })

  test('a click soon after the hover does not close it, a later one does', async () => {
    const onOpenChange = vi.fn()
    await render(bar(0, onOpenChange))
    vi.useFakeTimers()
    enter(itemOf())
    await pass(120)
    trigger().click()
    await drawn()
    expect(isOpen()).toBe(true)
    trigger().click()
    await drawn()
    expect(isOpen()).toBe(false)
    expect(onOpenChange.mock.calls.map(([open, details]) => [open, (details as { reason: string }).reason])).toEqual([
      [true, 'hover'],
      [false, 'press'],
    ])
  })

  test('closes a while after the mouse has left, unless it returns', async () => {
    await render(bar())
    vi.useFakeTimers()
    enter(itemOf())
    await pass(120)
    leave(itemOf())
    await pass(150)
    enter(itemOf())
    await pass(500)
    expect(isOpen()).toBe(true)
    leave(itemOf())
    await pass(200)
    expect(isOpen()).toBe(false)
  })

  test('what was pressed open stays when the mouse leaves', async () => {
    await render(bar())
    vi.useFakeTimers()
    trigger().click()
    await drawn()
    leave(itemOf())
    await pass(1000)
    expect(isOpen()).toBe(true)
  })

  test('a press outside closes', async () => {
    await render(bar())
    await userEvent.click(trigger())
    expect(isOpen()).toBe(true)
    await userEvent.click(page.getByText('页面'))
    expect(isOpen()).toBe(false)
  })
})

test('a finger that moves over it opens nothing; a tap opens and closes', async () => {
  await render(bar())
  vi.useFakeTimers()
  enter(itemOf(), { pointerType: 'touch' })
  await pass(500)
  expect(isOpen()).toBe(false)
  trigger().click()
  await drawn()
  expect(isOpen()).toBe(true)
  trigger().click()
  await drawn()
  expect(isOpen()).toBe(false)
})

describe('a dropdown and the keyboard, as the Authoring Practices have it', () => {
  test.each(['{Enter}', ' '])('%s toggles', async (key) => {
    await render(bar())
    trigger().focus()
    await userEvent.keyboard(key)
    expect(isOpen()).toBe(true)
    await userEvent.keyboard(key)
    expect(isOpen()).toBe(false)
  })

  test('focus alone opens nothing', async () => {
    await render(bar())
    trigger().focus()
    expect(isOpen()).toBe(false)
  })

  test('Tab goes into an open panel and past a closed one', async () => {
    await render(bar())
    trigger().focus()
    await userEvent.keyboard('{Tab}')
    expect(focused()).toBe('手机商城')
    trigger().focus()
    await userEvent.keyboard('{Enter}{Tab}')
    expect(focused()).toBe('个人商城')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(focused()).toBe('网站导航')
  })

  test('Tab out of the panel closes it', async () => {
    await render(bar())
    trigger().focus()
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}{Tab}')
    expect(focused()).toBe('手机商城')
    expect(isOpen()).toBe(false)
  })

  test('Escape in the panel closes it and returns the focus', async () => {
    await render(bar())
    trigger().focus()
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Escape}')
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(trigger())
  })

  test('Escape also closes a panel opened by the mouse, and keeps the focus', async () => {
    await render(bar())
    const link = page.getByRole('link', { name: '我的工作台' }).element() as HTMLElement
    link.focus()
    vi.useFakeTimers()
    enter(itemOf())
    await pass(120)
    expect(isOpen()).toBe(true)
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    await pass(0)
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(link)
  })

  test.each([
    ['Down goes to the next item', '网站导航', '{ArrowDown}', '手机商城'],
    ['Right too', '网站导航', '{ArrowRight}', '手机商城'],
    ['Up to the one before', '网站导航', '{ArrowUp}', '我的工作台'],
    ['Left too', '网站导航', '{ArrowLeft}', '我的工作台'],
    ['Home to the first', '网站导航', '{Home}', '退出'],
    ['End to the last', '网站导航', '{End}', '购物车77件商品'],
    ['Down from an open button goes into the panel', '网站导航', '{Enter}{ArrowDown}', '个人商城'],
    ['and on inside it', '网站导航', '{Enter}{ArrowDown}{ArrowDown}', '企业商城'],
    ['Up inside it', '网站导航', '{Enter}{ArrowDown}{ArrowDown}{ArrowUp}', '个人商城'],
    ['End inside it', '网站导航', '{Enter}{ArrowDown}{End}', '批发市场'],
    ['Home inside it', '网站导航', '{Enter}{ArrowDown}{End}{Home}', '个人商城'],
    ['Down at the end of the panel stays', '网站导航', '{Enter}{ArrowDown}{End}{ArrowDown}', '批发市场'],
  ])('%s', async (_, from, keys, to) => {
    await render(bar())
    trigger(from).focus()
    await userEvent.keyboard(keys)
    expect(focused()).toBe(to)
  })

  test('arrows turn round in a right-to-left page', async () => {
    await render(<div dir="rtl">{bar()}</div>)
    trigger().focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(focused()).toBe('手机商城')
  })

  test('arrows with a modifier belong to the browser', async () => {
    await render(bar())
    trigger().focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(document.activeElement).toBe(trigger())
  })
})

test('a link chosen in the panel closes it', async () => {
  await render(bar())
  await userEvent.click(trigger())
  await userEvent.click(page.getByRole('link', { name: '企业商城' }))
  expect(isOpen()).toBe(false)
})

test('all links are in the document while the panel is closed', async () => {
  await render(bar())
  expect(document.querySelectorAll('[data-nav-panel] a')).toHaveLength(3)
})

test('a controlled dropdown opens when its parent opens it and not before', async () => {
  const onOpenChange = vi.fn()
  const controlled = (open: boolean) => (
    <TopBar label="快捷入口">
      <TopBar.Dropdown label="网站导航" open={open} onOpenChange={onOpenChange}>
        <p>内容</p>
      </TopBar.Dropdown>
    </TopBar>
  )
  const screen = await render(controlled(false))
  await userEvent.click(trigger())
  expect(onOpenChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: 'press' }))
  expect(isOpen()).toBe(false)
  await screen.rerender(controlled(true))
  expect(isOpen()).toBe(true)
})

test('a QR code has a text beside it', async () => {
  await render(bar())
  await userEvent.click(trigger('手机商城'))
  const figure = page.getByRole('figure').element()
  expect(figure.querySelector('img')?.alt).toBe('小程序二维码')
  expect(figure.querySelector('figcaption')?.textContent).toBe('小程序')
})

test('the badge of the cart swells when its number grows, not when it is first there', async () => {
  const badge = () => document.querySelector('[data-part=cart] [data-part=count]')
  const cart = (count: number) => <MallThemeProvider><TopBar label="快捷入口"><TopBar.Cart href="/shop/cart" count={count} /></TopBar></MallThemeProvider>
  const view = await render(cart(0))
  await view.rerender(cart(3))
  expect(badge()?.hasAttribute('data-grown')).toBe(false)
  await view.rerender(cart(4))
  const first = badge()
  expect(first?.hasAttribute('data-grown')).toBe(true)
  expect(getComputedStyle(first ?? document.body).animationName).not.toBe('none')
  await view.rerender(cart(2))
  expect(badge()).toBe(first)
  await view.rerender(cart(3))
  expect(badge()).not.toBe(first)
})
