import type { Page } from '@playwright/test'
import { accountMenu, newAccount } from './support/accounts.ts'
import { buy, findProduct, putInCart } from './support/goods.ts'
import { expect, holds, test } from './support/test.ts'

const orders = '/userCenter/order/index'
const tools = (page: Page) => page.getByRole('navigation', { name: '快捷入口' })
/** The page's own filters are a search too. */
const searchField = (page: Page) => page.getByRole('banner').getByRole('combobox')
const menu = (page: Page) => page.getByRole('navigation', { name: '用户中心' })

test('the header of the user centre has all of the top bar, and each of it leads there', holds('§2.top-bar.workbench', '§2.top-bar.cart', '§2.top-bar.greeting', '§2.top-bar.logout', '§1.site-navigation', '§1.mobile-codes', '§1.customer-logo'), async ({ enter }) => {
  const { page, api, login } = await enter()
  const { ProductCode, MOQ } = await findProduct(api)
  await putInCart(api, ProductCode, MOQ)
  await page.goto(orders)
  await expect(page.getByRole('img', { name: '企业标志' })).toBeVisible()

  await test.step('in the header itself', async () => {
    await tools(page).getByRole('link', { name: /^购物车.*1件商品$/ }).click()
    await expect(page).toHaveURL('/shop/cart')
    await page.goto(orders)
    await tools(page).getByRole('link', { name: '回商城采购' }).click()
    await expect(page).toHaveURL('/')
  })

  for (const [name, address] of [
    ['我的工作台', '/userCenter/index'],
    ['个人资料', '/userCenter/user/account'],
    ['修改密码', '/userCenter/user/password'],
    ['我的收藏', '/userCenter/user/favorite'],
    ['企业商城', '/'],
    ['企业定制', '/about/BizCustom'],
    ['全部商品', '/product/index'],
    ['渠道网络', '/help/detail/5'],
    ['帮助中心', '/help/detail/1'],
    ['开票信息', '/about/kpinfo'],
  ] as const) {
    await test.step(`${name}, behind the user's name`, async () => {
      await page.goto(orders)
      await accountMenu(page).click()
      await tools(page).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(address)
    })
  }

  await test.step('the greeting, the codes and the logout', async () => {
    await page.goto(orders)
    await accountMenu(page).hover()
    await expect(page.getByText(`您好，${login.User.nname}`)).toBeVisible()
    await expect(tools(page).getByText(login.Enterprise.EnterpriseName)).toBeVisible()
    await expect(page.getByRole('img', { name: /二维码$/ })).toHaveCount(1)
    await tools(page).getByRole('button', { name: '退出' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: '请登录' })).toBeVisible()
  })
})

test('above 99 lines the cart says 99+ there too', holds('§9.cart-badge'), async ({ enter }) => {
  const { page } = await enter()
  await page.route('**/api/ShoppingCart/Count', (route) => route.fulfill({ json: { MsgHeader: { Success: true, RetMessage: '' }, MsgBody: 100 } }))
  await page.goto(orders)
  await expect(tools(page).getByRole('link', { name: /购物车/ })).toContainText('99+')
})

test('the panel of the bell and the menu count what waits, as home does', async ({ enter }) => {
  const { page, api } = await enter(newAccount('admin'))
  const { Todos } = await api.call('POST /api/Home/Index', {})
  const approvals = Todos.find(({ Target }) => Target.Kind === 'approvalList')?.Count ?? 0
  await page.goto(orders)
  const bell = tools(page).getByRole('button', { name: /^消息/ })
  await expect(menu(page).getByRole('link', { name: /^订单审批/ })).toHaveText(approvals > 0 ? new RegExp(`${approvals}条待处理$`) : '订单审批')
  await bell.click()
  for (const { Name, Count } of Todos.filter((todo) => todo.Count > 0)) {
    await expect(page.getByRole('list', { name: '待办' }).getByRole('link').filter({ hasText: Name })).toHaveText(`${Name}${Count}`)
  }
})

test('/ leads to the search, which searches; in a field it is a letter', holds('§7.search'), async ({ enter }) => {
  const { page } = await enter()
  await page.goto(orders)
  await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible()
  await page.getByRole('searchbox', { name: '订单号' }).fill('')
  await page.getByRole('searchbox', { name: '订单号' }).press('/')
  await expect(page.getByRole('searchbox', { name: '订单号' })).toHaveValue('/')
  await page.getByRole('searchbox', { name: '订单号' }).blur()
  await page.keyboard.press('/')
  await expect(searchField(page)).toBeFocused()
  await expect(page.getByRole('group', { name: '热门搜索' }).getByRole('link')).toHaveCount(8)
  await page.keyboard.type('打印纸')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '“打印纸”的搜索结果' })).toBeVisible()
})

test('a folded menu stays folded, and its groups open by keyboard', holds('§2.layout.user-centre'), async ({ enter }) => {
  const { page } = await enter()
  await page.goto(orders)
  await page.getByRole('button', { name: '收起菜单' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible()
  await expect(menu(page).getByRole('link')).toHaveCount(0)
  const personal = menu(page).getByRole('button', { name: '个人中心' })
  await personal.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(menu(page).getByRole('link', { name: '个人资料' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(personal).toBeFocused()
  await page.keyboard.press('Enter')
  await menu(page).getByRole('link', { name: '浏览记录' }).click()
  await expect(page).toHaveURL('/userCenter/user/browse')
  await expect(personal).toHaveAttribute('data-current', '')
  await page.getByRole('button', { name: '展开菜单' }).click()
  await expect(menu(page).getByRole('link', { name: '浏览记录' })).toHaveAttribute('aria-current', 'page')
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible()
})

test('an order beside its list: the menu folds, the rows stay, and Escape, Back and reload agree', holds('§2.layout.user-centre'), async ({ enter }) => {
  const { page, api } = await enter()
  const { ProductCode, MOQ } = await findProduct(api)
  const older = await buy(api, ProductCode, MOQ)
  const newest = await buy(api, ProductCode, MOQ)
  const panel = page.getByRole('complementary', { name: newest })
  const row = page.getByRole('row', { name: newest })
  const unfold = page.getByRole('button', { name: '展开菜单' })
  const top = async () => (await row.boundingBox())?.y
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.goto(orders)
  await expect(row).toBeVisible()
  await expect(page.getByRole('heading', { name: '猜你喜欢' })).toBeVisible()

  await test.step('a press on its row opens it, and nothing lies under it', async () => {
    const before = await top()
    await row.getByRole('cell').nth(1).click()
    await expect(panel).toBeFocused()
    await expect(unfold).toBeVisible()
    expect(await top()).toBe(before)
    const edge = (await panel.boundingBox())?.x ?? 0
    for (const part of [page.getByRole('main'), page.getByRole('contentinfo'), page.getByRole('banner')]) {
      const box = await part.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(edge)
    }
  })

  await test.step('Escape gives the focus to its row, also after a step to another one', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('complementary', { name: older })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('complementary', { name: /^D/ })).toHaveCount(0)
    await expect(page.getByRole('row', { name: older })).toBeFocused()
    await expect(unfold).toHaveCount(0)
    await page.keyboard.press('k')
    await page.keyboard.press(' ')
    await expect(panel).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(row).toBeFocused()
  })

  await test.step('what was looked at leaves no steps behind', async () => {
    await page.goBack()
    await expect(page).toHaveURL('/')
    await page.goForward()
  })

  await test.step('Back closes it, and a reload keeps it', async () => {
    await row.getByRole('cell').nth(1).click()
    await expect(panel).toBeVisible()
    await page.goBack()
    await expect(panel).toHaveCount(0)
    await expect(row).toBeVisible()
    await page.goForward()
    await page.reload()
    await expect(panel).toBeFocused()
    await expect(unfold).toBeVisible()
    await expect(row).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(row).toBeFocused()
    await expect(page).toHaveURL(orders)
  })

  await test.step('on a phone it is a sheet over all of the window', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${orders}?Peek=${newest}`)
    await expect.poll(() => page.getByRole('dialog', { name: newest }).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await page.getByRole('dialog', { name: newest }).getByRole('button', { name: '关闭' }).click()
    await expect(page).toHaveURL(orders)
  })
})

test('on a phone the menu is a drawer, and the header holds the search and the account', holds('§2.layout.user-centre'), async ({ enter }) => {
  const { page } = await enter()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(orders)
  await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible()
  await expect(menu(page)).toHaveCount(0)
  await page.getByRole('button', { name: '用户中心菜单' }).click()
  const drawer = page.getByRole('dialog', { name: '用户中心' })
  await drawer.getByRole('button', { name: '个人中心' }).click()
  await drawer.getByRole('link', { name: '我的收藏' }).click()
  await expect(page).toHaveURL('/userCenter/user/favorite')
  await expect(drawer).toBeHidden()
  await accountMenu(page).click()
  await expect(tools(page).getByRole('button', { name: '退出' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '搜索商品' }).click()
  await expect(searchField(page)).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
