import type { Page } from '@playwright/test'
import { accountMenu } from './support/accounts.ts'
import { findProduct, putInCart } from './support/goods.ts'
import { chooseArea, openSubmit } from './support/shopping.ts'
import { expect, holds, test } from './support/test.ts'

/** Replaces a screen's own script by one whose every export throws as soon as it is drawn. */
const breakScreen = async (page: Page, chunk: string): Promise<void> => {
  await page.route(`**/assets/${chunk}-*.js`, async (route) => {
    const response = await route.fetch()
    const names = [...(await response.text()).matchAll(/export\s*\{([^}]*)\}/g)]
      .flatMap(([, list = '']) => list.split(','))
      .map((name) => name.trim().split(/\s+as\s+/).at(-1))
    const body = `const broken = () => { throw new Error('broken') }\nexport { ${names.map((name) => `broken as ${name}`).join(', ')} }`
    await route.fulfill({ response, body, headers: { ...response.headers(), 'content-encoding': '', 'cache-control': 'no-store' } })
  })
}

const topBar = (page: Page) => page.getByRole('navigation', { name: '快捷入口' })

test.describe('a screen that breaks keeps the shell and a link', () => {
  for (const [address, chunk] of [['/product/index', 'ProductList'], ['/login', 'Login']] as const) {
    test(`${address} for a visitor`, holds('§9.chunks.retry'), async ({ page }) => {
      await breakScreen(page, chunk)
      await page.goto(address)
      await expect(page.getByRole('main').getByRole('alert')).toContainText('页面加载失败')
      if (address !== '/login') {
        await expect(topBar(page)).toBeVisible()
        await expect(page.getByRole('search')).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
      }
      await page.unrouteAll()
      await page.getByRole('button', { name: '刷新页面' }).click()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached()
      await expect(page.getByRole('alert').filter({ hasText: '页面加载失败' })).toHaveCount(0)
      await expect(page).toHaveURL(address)
    })
  }

  for (const [address, chunk, frame] of [
    ['/shop/cart', 'Cart', '下单步骤'],
    ['/userCenter/order/index', 'Orders', '用户中心'],
    ['/userCenter/order/detail?id=none', 'OrderDetail', '快捷入口'],
  ] as const) {
    test(`${address} for a buyer`, holds('§9.chunks.retry'), async ({ enter }) => {
      const { page } = await enter()
      await breakScreen(page, chunk)
      await page.goto(address)
      await expect(page.getByRole('main').getByRole('alert')).toContainText('页面加载失败')
      await expect(topBar(page)).toBeVisible()
      await expect(page.getByLabel(frame)).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      if (address.startsWith('/userCenter')) await accountMenu(page).click()
      await topBar(page).getByRole('link', { name: '我的工作台' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /^我的工作台/ })).toBeVisible()
    })
  }
})

test.describe('parts of the page', () => {
  const help = '**/assets/Help-*.js'

  test('a part that does not load within 120 s offers a retry at the same address', holds('§9.chunks'), async ({ page }) => {
    await page.clock.install()
    await page.route(help, () => undefined)
    await page.goto('/help/detail/3?q=x')
    await expect(page.getByRole('status', { name: '页面加载中' })).toBeVisible()
    await page.clock.fastForward(110_000)
    await expect(page.getByRole('status', { name: '页面加载中' })).toBeVisible()
    await page.clock.fastForward(10_000)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('页面加载失败')
    await expect(page).toHaveURL('/help/detail/3?q=x')
  })

  test('a part that fails offers a retry, which keeps the address', holds('§9.chunks.retry'), async ({ page }) => {
    await page.route(help, (route) => route.abort())
    await page.goto('/help/detail/3?q=x')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('页面加载失败')
    await expect(page.getByRole('search')).toBeVisible()
    await page.unroute(help)
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '营销活动' })).toBeVisible()
    await expect(page).toHaveURL('/help/detail/3?q=x')
  })

  test('after a new release the page reloads once, and never in a loop', holds('§9.chunks.retry'), async ({ page }) => {
    let loads = 0
    await page.route(help, (route) => route.fulfill({ status: 404, body: '' }))
    await page.route('**/help/detail/3', async (route) => {
      const response = await route.fetch()
      const isNavigation = route.request().isNavigationRequest()
      if (isNavigation) loads += 1
      // What the server has now is another release than the one that runs.
      await route.fulfill({ response, body: isNavigation ? await response.text() : '<script type="module" src="/assets/index-newer.js"></script>' })
    })
    await page.goto('/help/detail/3')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('商城已更新')
    await expect(page.getByRole('main').getByRole('button', { name: '刷新' })).toBeVisible()
    expect(loads).toBe(2)
  })

  test('after a new release a page in use is not reloaded: what was typed stays, and a toast offers 刷新', holds('§9.chunks.retry'), async ({ enter }) => {
    const { page, api } = await enter()
    const { ProductCode, MOQ } = await findProduct(api)
    await openSubmit(page, [await putInCart(api, ProductCode, MOQ)])
    await page.getByLabel('订单备注').fill('放前台')
    await page.route('**/assets/AddressForm-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await page.route('**/shop/submit?*', (route) => (route.request().isNavigationRequest() ? route.continue() : route.fulfill({ body: '<script type="module" src="/assets/index-newer.js"></script>' })))
    await page.getByRole('button', { name: '新增收货地址' }).click()
    const notices = page.getByRole('region', { name: '通知' })
    await expect(notices.getByText('商城已更新，请刷新页面后继续')).toBeVisible()
    await expect(page.getByLabel('订单备注')).toHaveValue('放前台')
    await page.unrouteAll()
    await notices.getByRole('button', { name: '刷新' }).click()
    // The draft of the form is there again.
    await expect(page.getByLabel('订单备注')).toHaveValue('放前台')
  })

  test('regions that fail to load are reported beside their field, and 重试 loads them', async ({ enter }) => {
    const regions = '**/assets/level*.json'
    const { page, api } = await enter()
    const { ProductCode, MOQ } = await findProduct(api)
    await openSubmit(page, [await putInCart(api, ProductCode, MOQ)])
    await page.route(regions, (route) => route.abort())
    await page.getByRole('button', { name: '新增收货地址' }).click()
    const dialog = page.getByRole('dialog', { name: '新增收货地址' })
    await dialog.getByLabel('收货人').fill('前台')
    await expect(dialog.getByRole('alert').filter({ hasText: '地区数据加载失败' })).toBeVisible()
    await page.unroute(regions)
    await dialog.getByRole('button', { name: '重试' }).click()
    await chooseArea(dialog, ['上海市', '上海市', '浦东新区'])
    await expect(dialog.getByText('地区数据加载失败')).toHaveCount(0)
    await expect(dialog.getByLabel('收货人')).toHaveValue('前台')
  })
})
