import { expectSound } from './support/quality.ts'
import { fronts, publicScreens } from './support/screens.ts'
import { expect, holds, test } from './support/test.ts'

test.describe('public routes: title, outline, axe in light and dark, still, silent, no wider than the window', () => {
  for (const screen of publicScreens) {
    test(`${screen.name} for a visitor`, holds('§1.language', '§1.title', ...screen.rules), async ({ page, visitorApi }) => {
      await expectSound(page, () => screen.open(page, visitorApi))
    })
  }
  for (const screen of fronts) {
    test(`${screen.name} for a buyer`, holds('§1.language', '§1.title', ...screen.rules), async ({ enter }) => {
      const { page, api } = await enter()
      await expectSound(page, () => screen.open(page, api))
    })
  }
})

test('the login comes in at most twelve scripts, five of them those of every page', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('textbox', { name: '账号' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js')))
  expect(scripts.length).toBeLessThanOrEqual(12)
})

test.describe('addresses', () => {
  test('every alias of home is home, and stays in the address', holds('§2.route.home'), async ({ page }) => {
    for (const address of ['/index', '/home/index', '/home/index.html', '/index.html', '/cleanCookie']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeAttached()
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page).toHaveURL(address)
    }
  })

  test('the page of a product has digits in its path; other text there is not found', holds('§2.route.detail', '§5.product-code'), async ({ page }) => {
    for (const address of ['/abc.html', '/12ab.html', '/１２３.html', '/-1.html', '/12.htm']) {
      expect((await page.goto(address))?.status(), address).toBe(404)
      await expect(page.getByText('页面不存在')).toBeVisible()
    }
    expect((await page.goto('/99999999999.html'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '打不开该商品' })).toBeVisible()
  })

  test('/product/detail is the product without the category menu', holds('§2.route.detail-bare'), async ({ page, visitorApi }) => {
    const { Items } = await visitorApi.call('POST /api/Product/List', { Keyword: '笔', PageIndex: 1, PageSize: 10 })
    const [product] = Items
    await page.goto(`/${product?.ProductCode}.html`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product?.CustomerProductName ?? '')
    await expect(page.getByRole('button', { name: '全部商品分类' })).toBeVisible()
    await page.goto(`/product/detail?ProductCode=${product?.ProductCode}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product?.CustomerProductName ?? '')
    await expect(page.getByRole('button', { name: '全部商品分类' })).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: '商品分类' })).toHaveCount(0)
  })

  test('an address is found in any case, and shown as links write it', async ({ page, enter }) => {
    await page.goto('/PRODUCT/Index?Keyword=笔')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page).toHaveURL(/\/product\/index\?Keyword=/)
    const { page: office } = await enter()
    expect((await office.goto('/usercenter/order/INDEX'))?.status()).toBe(200)
    await expect(office).toHaveURL('/userCenter/order/index')
    await expect(office.getByRole('link', { name: '我的订单' }).and(office.locator('[aria-current="page"]'))).toBeVisible()
  })

  test('an address that does not exist offers links', async ({ page }) => {
    expect((await page.goto('/no/such/page'))?.status()).toBe(404)
    await page.getByRole('link', { name: '浏览全部商品' }).click()
    await expect(page).toHaveURL('/product/index')
  })

  test('/test/token and /test/cookie are in development builds only', holds('§2.route.test'), async ({ page }) => {
    for (const address of ['/test/token', '/test/cookie']) {
      await page.goto(address)
      await expect(page.getByText('页面不存在')).toBeVisible()
    }
  })
})
