import type { Page } from '@playwright/test'
import type { Api } from './support/api.ts'
import { buy, findProduct, putInCart } from './support/goods.ts'
import { expectSound } from './support/quality.ts'
import type { Screen } from './support/screens.ts'
import { openSubmit, shownOrderNo, submitButton } from './support/shopping.ts'
import { expect, holds, test } from './support/test.ts'

/** Puts something in the cart and opens the submit page of it. */
const checkOut = async (page: Page, api: Api): Promise<void> => {
  const { ProductCode, MOQ } = await findProduct(api, { keyword: '铅笔' })
  await openSubmit(page, [await putInCart(api, ProductCode, MOQ)])
}

const forBuyers: readonly Screen[] = [
  {
    name: '/shop/cart',
    rules: ['§2.route.cart'],
    open: async (page, api) => {
      for (const keyword of ['铅笔', '橡皮']) {
        const { ProductCode, MOQ } = await findProduct(api, { keyword })
        await putInCart(api, ProductCode, MOQ)
      }
      await page.goto('/shop/cart')
      await expect(page.getByRole('button', { name: '去结算' })).toBeVisible()
    },
  },
  {
    name: '/shop/cart, empty',
    rules: [],
    open: async (page) => {
      await page.goto('/shop/cart')
      await expect(page.getByText('购物车还是空的，去逛逛吧')).toBeVisible()
    },
  },
  { name: '/shop/submit', rules: ['§2.route.submit'], open: checkOut },
  {
    name: '/shop/state',
    rules: ['§2.route.state'],
    open: async (page, api) => {
      await checkOut(page, api)
      await page.getByLabel('采购事由').fill('日常补充')
      await submitButton(page).click()
      await shownOrderNo(page)
    },
  },
  {
    name: '/userCenter/order/index',
    rules: ['§2.route.orders'],
    open: async (page, api) => {
      const { ProductCode, MOQ } = await findProduct(api)
      const orderNo = await buy(api, ProductCode, MOQ)
      await page.goto('/userCenter/order/index')
      await expect(page.getByRole('link', { name: orderNo, exact: true })).toBeVisible()
    },
  },
  {
    name: '/userCenter/order/detail',
    rules: ['§2.route.order'],
    open: async (page, api) => {
      const { ProductCode, MOQ, CustomerProductName } = await findProduct(api)
      await page.goto(`/userCenter/order/detail?id=${await buy(api, ProductCode, MOQ)}`)
      await expect(page.getByRole('main').getByRole('link', { name: CustomerProductName })).toBeVisible()
    },
  },
  {
    name: '/product/select',
    rules: ['§2.route.select'],
    open: async (page) => {
      await page.goto(`/product/select?${new URLSearchParams({ Scene: '会议接待', People: '30', Budget: '5000' }).toString()}`)
      await expect(page.getByRole('button', { name: '品质方案全部加入购物车' })).toBeVisible()
    },
  },
]

test.describe('login-required routes: title, outline, axe in light and dark, still, silent, no wider than the window', () => {
  for (const { name, rules, open } of forBuyers) {
    test(name, holds('§1.language', '§1.title', ...rules), async ({ enter }) => {
      const { page, api } = await enter()
      await expectSound(page, () => open(page, api))
    })
  }
})

test('a printed order has no shell', holds('§2.route.order'), async ({ enter }) => {
  const { page, api } = await enter()
  const { ProductCode, MOQ, CustomerProductName } = await findProduct(api)
  const orderNo = await buy(api, ProductCode, MOQ)
  await page.goto(`/userCenter/order/detail?id=${orderNo}`)
  await expect(page.getByRole('main').getByText(CustomerProductName).first()).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const paper = page.getByRole('article', { name: `采购订单 ${orderNo}` })
  const goods = paper.getByText(CustomerProductName)
  await expect(goods).toBeVisible()
  for (const part of [page.getByRole('navigation'), page.getByRole('search'), page.getByRole('contentinfo'), page.getByRole('main'), page.getByRole('button')]) {
    await expect(part.filter({ visible: true })).toHaveCount(0)
  }
  const luminance = await goods.evaluate((element) => {
    const channels = getComputedStyle(element).color.match(/[\d.]+/g) ?? []
    return Math.max(...channels.slice(0, 3).map(Number))
  })
  expect(luminance, 'dark words on white paper').toBeLessThan(128)
})
