import type { Page } from '@playwright/test'
import { newAccount } from './support/accounts.ts'
import { buy, findProduct, putInCart } from './support/goods.ts'
import { expect, holds, test } from './support/test.ts'

const topBar = (page: Page) => page.getByRole('navigation', { name: '快捷入口' })
const sideBar = (page: Page) => page.getByRole('navigation', { name: '快捷工具' })
const footer = (page: Page) => page.getByRole('contentinfo')
const menu = (page: Page) => page.getByRole('navigation', { name: '用户中心' })

test.describe('layouts', () => {
  test('default: banner, top bar, header with search, category navigation, content, footer, side bar', holds('§2.layout.default'), async ({ page }) => {
    await page.goto('/product/index')
    await expect(page.getByRole('region', { name: '公告' })).toBeVisible()
    await expect(topBar(page)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('search')).toBeVisible()
    await page.getByRole('button', { name: '全部商品分类' }).click()
    await expect(page.getByRole('navigation', { name: '商品分类' })).toBeVisible()
    await expect(page.getByRole('main')).toBeVisible()
    await expect(sideBar(page)).toBeVisible()
    await expect(footer(page)).toBeVisible()
  })

  test('default: the banner stays closed for the session', holds('§2.layout.banner'), async ({ page, context }) => {
    await page.goto('/help/detail/1')
    const banner = page.getByRole('region', { name: '公告' })
    await banner.getByRole('button').click()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toBeHidden()
    const elsewhere = await context.newPage()
    await elsewhere.goto('/help/detail/1')
    await expect(elsewhere.getByRole('region', { name: '公告' })).toBeVisible()
  })

  test('default: the skip link leads past the shell by keyboard', async ({ page }) => {
    await page.goto('/help/detail/1')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('default: on a phone what gets the focus stands between the header and the bar at the foot', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/product/index')
    const goods = page.getByRole('main').getByRole('article').getByRole('link')
    await expect(goods.nth(12)).toBeVisible()
    const edges = async () => {
      const [header, bar] = [await page.getByRole('banner').boundingBox(), await sideBar(page).boundingBox()]
      return { top: (header?.y ?? 0) + (header?.height ?? 0), bottom: bar?.y ?? 0 }
    }
    for (const at of [12, 2, 12]) {
      await goods.nth(at).focus()
      await expect(async () => {
        const [box, { top, bottom }] = [await goods.nth(at).boundingBox(), await edges()]
        expect(box?.y).toBeGreaterThanOrEqual(top)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom)
      }).toPass()
    }
  })

  test('shop: three steps, of which one is under way', holds('§2.layout.shop'), async ({ enter }) => {
    const { page, api } = await enter()
    const { ProductCode, MOQ } = await findProduct(api)
    const line = await putInCart(api, ProductCode, MOQ)
    const steps = page.getByRole('list', { name: '下单步骤' }).getByRole('listitem')
    for (const [address, at] of [['/shop/cart', 0], [`/shop/submit?ids=${line}`, 1], ['/shop/state', 2]] as const) {
      await page.goto(address)
      await expect(steps).toContainText(['我的购物车', '填写核对订单', '成功提交订单'])
      await expect(steps.nth(at)).toHaveAttribute('aria-current', 'step')
      await expect(page.locator('[aria-current=step]')).toHaveCount(1)
      await expect(page.getByRole('search')).toHaveCount(0)
      await expect(footer(page)).toBeVisible()
    }
  })

  test('user centre: the menu beside the content; recommendations are on my orders alone', holds('§2.layout.user-centre', '§2.layout.you-like', '§2.route.order', '§7.you-like', '§9.recommended'), async ({ enter }) => {
    const { page, api } = await enter()
    const { ProductCode, MOQ } = await findProduct(api)
    const orderNo = await buy(api, ProductCode, MOQ)
    await page.goto('/userCenter/order/index')
    await expect(menu(page).getByRole('link', { name: '我的订单' })).toHaveAttribute('aria-current', 'page')
    const liked = page.getByRole('region', { name: '猜你喜欢' }).or(page.getByRole('complementary', { name: '猜你喜欢' }))
    await expect(liked.getByRole('article').or(liked.getByRole('listitem'))).toHaveCount(6)
    await page.goto('/userCenter/user/favorite')
    await expect(menu(page)).toBeVisible()
    await expect(page.getByText('猜你喜欢')).toHaveCount(0)
    await page.goto(`/userCenter/order/detail?id=${orderNo}`)
    await expect(page.getByText(orderNo, { exact: true }).first()).toBeVisible()
    await expect(menu(page)).toHaveCount(0)
    await expect(page.getByText('猜你喜欢')).toHaveCount(0)
  })

  test('none: the login page has no shell', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
    for (const part of [topBar(page), sideBar(page), footer(page), page.getByRole('search')]) await expect(part).toHaveCount(0)
  })
})

test.describe('top bar', () => {
  test('a visitor gets a login link, and returns after the login', holds('§2.top-bar.login'), async ({ page }) => {
    await page.goto('/product/index?Keyword=a')
    await expect(topBar(page).getByRole('link', { name: '请登录' })).toHaveAttribute('href', '/login?ReturnUrl=%2Fproduct%2Findex%3FKeyword%3Da')
    await expect(topBar(page).getByRole('button', { name: '退出' })).toHaveCount(0)
    await topBar(page).getByRole('link', { name: '我的工作台' }).click()
    await expect(page).toHaveURL('/login?ReturnUrl=%2FuserCenter%2Findex')
  })

  test('a buyer is greeted by nickname, with links to workbench and cart', holds('§1.customer-logo', '§2.top-bar.workbench', '§2.top-bar.greeting', '§2.top-bar.version-switch', '§3.group', '§7.group'), async ({ enter }) => {
    const { page, login } = await enter()
    await page.goto('/')
    await expect(topBar(page)).toContainText(login.User.nname)
    await expect(topBar(page).getByRole('link', { name: '我的工作台' })).toHaveAttribute('href', '/userCenter/index')
    await expect(topBar(page).getByRole('link', { name: /购物车/ })).toHaveAttribute('href', '/shop/cart')
    await expect(topBar(page).getByRole('button', { name: '切换旧版' })).toHaveCount(0)
    await expect(page.getByRole('img', { name: '企业标志' })).toBeVisible()
  })

  test('above 99 lines the cart says 99+', holds('§1.entries', '§2.top-bar.cart', '§9.cart-badge'), async ({ enter }) => {
    const { page } = await enter()
    await page.route('**/api/ShoppingCart/Count', (route) => route.fulfill({ json: { MsgHeader: { Success: true, RetMessage: '' }, MsgBody: 100 } }))
    await page.goto('/product/index')
    await expect(topBar(page).getByRole('link', { name: /购物车/ })).toContainText('99+')
    await expect(sideBar(page).getByRole('link', { name: /购物车/ })).toContainText('99+')
  })

  test('site navigation and the mobile code open by rest of the mouse', holds('§1.public-front', '§1.site-navigation'), async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: '网站导航' }).hover()
    await expect(page.getByRole('link', { name: '渠道网络' }).first()).toBeVisible()
    await page.getByRole('button', { name: '手机商城' }).hover()
    // None has an address of its own here: one code that opens the mall. The three are in site.spec.ts.
    await expect(page.getByRole('img', { name: '手机网页二维码' })).toBeVisible()
    await expect(page.getByRole('img', { name: /二维码$/ })).toHaveCount(1)
  })
})

test.describe('side bar and footer', () => {
  test('cart, AI consultation and favourites lead there; back to top goes up; customer service is not shown where there is none', holds('§1.entries'), async ({ enter }) => {
    const { page } = await enter()
    for (const [name, address] of [['购物车', '/shop/cart'], ['AI 顾问', '/deepseek'], ['收藏', '/userCenter/user/favorite']] as const) {
      await page.goto('/product/index')
      await sideBar(page).getByRole('link', { name }).click()
      await expect(page).toHaveURL(address)
    }
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(sideBar(page).getByText('客服')).toHaveCount(0)
    await page.mouse.wheel(0, 2_000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await sideBar(page).getByRole('button', { name: '顶部' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('the footer has help, payment, promises and hours, and of the demo’s seller numbers that nobody has', holds('§1.footer.links', '§1.footer.notices', '§1.hotlines'), async ({ page }) => {
    await page.goto('/help/detail/1')
    for (const name of ['购物流程', '公司转账', '货到付款', '在线支付', '配送服务', '退换货']) {
      await expect(footer(page).getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expect(footer(page).getByText('工作日 9:00-18:00')).toHaveCount(2)
    for (const promise of ['协议直采', '正品保障', '准时送达', '售后无忧']) await expect(footer(page).getByText(promise)).toBeVisible()
    await expect(footer(page)).toContainText('版权所有')
    await expect(footer(page).locator('a[href^="tel:"]')).toHaveText(['400-000-0001', '400-000-0002'])
    await expect(footer(page).getByRole('link', { name: /演示/ })).toHaveCount(5)
    await footer(page).getByRole('link', { name: '货到付款' }).click()
    await expect(page).toHaveURL('/help/detail/7')
  })
})

test.describe('user-centre menu', () => {
  const groups = ['我的订单', '报表中心', '资产中心', '管理中心', '发票中心', '个人中心']

  test('a group administrator sees every group, the first one open', holds('§2.menu.groups', '§2.menu.open', '§6.menu.administrator'), async ({ enter }) => {
    const { page } = await enter(newAccount('admin'))
    await page.goto('/userCenter/index')
    const buttons = menu(page).getByRole('button')
    await expect(buttons).toHaveText(groups)
    await expect(buttons.first()).toHaveAttribute('aria-expanded', 'true')
    for (const at of [1, 2, 3, 4, 5]) await expect(buttons.nth(at)).toHaveAttribute('aria-expanded', 'false')
    await buttons.nth(3).click()
    await expect(menu(page).getByRole('link', { name: '角色管理' })).toBeVisible()
  })

  test('others see what the server’s codes allow, and what has no code', holds('§6.menu', '§7.menu'), async ({ enter }) => {
    const { page, api } = await enter()
    const codes = await api.call('POST /api/Account/GetUserMenuList', {})
    expect(codes).not.toContain('management.role')
    await page.goto('/userCenter/order/index')
    await expect(menu(page).getByRole('button', { name: '我的订单' })).toHaveAttribute('aria-expanded', 'true')
    await expect(menu(page).getByRole('link', { name: '角色管理', includeHidden: true })).toHaveCount(0)
    await menu(page).getByRole('button', { name: '个人中心' }).click()
    await expect(menu(page).getByRole('link')).toContainText(['个人资料', '修改密码', '我的收藏', '浏览记录'])
  })
})

test('/shop and /userCenter lead to what stands first there', async ({ enter }) => {
  const { page } = await enter()
  for (const [address, index] of [['/shop', '/shop/cart'], ['/userCenter', '/userCenter/index']] as const) {
    await page.goto(address)
    await expect(page).toHaveURL(index)
  }
})
