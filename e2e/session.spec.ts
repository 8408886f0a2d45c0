import type { Page } from '@playwright/test'
import { expectLoggedIn, logInHere, newAccount } from './support/accounts.ts'
import { buy, findProduct } from './support/goods.ts'
import { expect, holds, test } from './support/test.ts'

const expectVisitor = (page: Page) => expect(page.getByRole('link', { name: '请登录' })).toBeVisible()

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

/** What is kept of a login. */
const keysOf = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('token')))

/** Spoils the access token that a page keeps, as time does; the refresh token stays good. */
const expire = (page: Page) =>
  page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('token:user') ?? '{}') as { Token: string }
    const spoiled = `${user.Token.slice(0, -6)}expird`
    localStorage.setItem('token:user', JSON.stringify({ ...user, Token: spoiled }))
    localStorage.setItem('token', spoiled)
    return spoiled
  })

test.describe('sessions', () => {
  test('a login in one tab is a login in the other', holds('§4.tabs'), async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto('/product/index')
    await expectVisitor(other)
    await page.bringToFront()
    await page.goto('/login')
    await logInHere(page, newAccount())
    await expectLoggedIn(page)
    await expectLoggedIn(other)
    await expect(other.getByRole('main').getByText('登录后查看协议价')).toHaveCount(0)
  })

  for (const key of ['token', 'token:user']) {
    test(`${key} removed in one tab clears the other`, holds('§4.tabs.removed'), async ({ enter }) => {
      const { page, context } = await enter()
      const other = await context.newPage()
      for (const tab of [page, other]) {
        await tab.goto('/product/index')
        await expectLoggedIn(tab)
      }
      await other.evaluate((name) => localStorage.removeItem(name), key)
      await expectVisitor(page)
      await expect.poll(() => keysOf(page)).toEqual([])
    })
  }

  test('an expired token is refreshed once for all calls that wait, and the page shows nothing of it', holds('§4.refresh', '§4.refresh.waiting', '§7.refresh'), async ({ enter }) => {
    const { page } = await enter()
    await page.goto('/product/index')
    await expectLoggedIn(page)
    // A document without scripts: a page of the mall that still asks would refresh the token itself.
    await page.goto('/favicon.svg')
    const spoiled = await expire(page)
    const refreshes: number[] = []
    const rejected: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/api/Account/RefreshToken')) refreshes.push(response.status())
      else if (response.status() === 401) rejected.push(response.url())
    })
    // The theme asks before there is a page: it would be refreshed before the others ask.
    await page.route('**/api/ManageService/EnterpriseGroupSet', async (route) => {
      await expect.poll(() => rejected.length).toBeGreaterThan(1)
      await route.continue()
    })
    await page.goto('/userCenter/order/index')
    await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: '用户中心' }).getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('tab').first()).toBeVisible()
    expect(rejected.length).toBeGreaterThan(1)
    expect(refreshes).toEqual([200])
    expect(await tokenOf(page)).not.toBe(spoiled)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('logout goes to / and leaves neither token, user nor logo', holds('§1.customer-logo', '§2.top-bar.logout', '§4.logout'), async ({ enter }) => {
    const { page } = await enter()
    await page.goto('/product/index?Keyword=a')
    await expect(page.getByRole('img', { name: '企业标志' })).toBeVisible()
    await page.getByRole('button', { name: '退出' }).click()
    await expect(page).toHaveURL('/')
    await expectVisitor(page)
    await expect(page.getByRole('img', { name: '企业标志' })).toHaveCount(0)
    expect(await keysOf(page)).toEqual([])
  })
})

test.describe('an error is shown once', () => {
  const failures = [
    { status: 403, message: '拒绝访问' },
    { status: 404, message: '请求地址错误' },
    { status: 500, message: '服务器故障' },
    { status: 502, message: '网络连接故障' },
    { status: 200, text: '本月额度已用完', message: '本月额度已用完' },
    { status: 200, text: '', message: '请求失败' },
  ]
  for (const { status, text = '', message } of failures) {
    test(`${status}${status === 200 ? ` with “${text}”` : ''}: ${message}`, holds('§7.success', '§8.business', '§8.status'), async ({ enter }) => {
      const { page } = await enter()
      await page.goto('/product/index')
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.route('**/api/ShoppingCart/AddToCart', (route) =>
        route.fulfill({ status, json: { MsgHeader: { Success: false, RetMessage: text }, MsgBody: null } }),
      )
      const add = page.getByRole('main').getByRole('button', { name: /^加入购物车/ })
      await add.nth(0).click()
      const toast = page.getByRole('region', { name: '通知' }).getByText(message, { exact: true })
      await expect(toast).toHaveCount(1)
      const response = page.waitForResponse('**/api/ShoppingCart/AddToCart')
      await add.nth(1).click()
      await response
      await expect(add.nth(1)).toBeEnabled()
      await expect(toast).toHaveCount(1)
    })
  }
})

test('the loading overlay stays while a file is made, and the download has the name of its header', holds('§7.download'), async ({ enter }) => {
  const { page, api } = await enter()
  const { ProductCode, MOQ } = await findProduct(api)
  const orderNo = await buy(api, ProductCode, MOQ)
  await page.goto('/userCenter/order/index')
  await expect(page.getByRole('link', { name: orderNo, exact: true })).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/Order/Export', async (route) => {
    await held
    await route.continue()
  })
  const response = page.waitForResponse('**/api/Order/Export')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出' }).click()
  const overlay = page.getByText('加载中…').filter({ visible: true })
  await expect(overlay.first()).toBeVisible()
  release()
  const name = (await download).suggestedFilename()
  expect(name).toMatch(/\.xlsx$/)
  expect(await (await response).headerValue('content-disposition')).toContain(encodeURIComponent(name))
  await expect(overlay).toHaveCount(0)
})
