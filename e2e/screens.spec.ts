import type { Page } from '@playwright/test'
import type { Api } from './support/api.ts'
import { buy, findProduct, putInCart } from './support/goods.ts'
import { expectAccessible, expectNoSidewaysScroll, listenForErrors } from './support/quality.ts'
import { openSubmit, shownOrderNo, submitButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

interface Screen {
  readonly name: string
  /** Opens the screen and waits until what it is about is there. */
  readonly open: (page: Page, api: Api) => Promise<void>
}

const cards = (page: Page) => page.getByRole('main').getByRole('article')

const home: Screen['open'] = async (page) => {
  await page.goto('/')
  await expect(cards(page).first()).toBeVisible()
}

const list: Screen['open'] = async (page) => {
  await page.goto('/product/index?Keyword=%E7%AC%94')
  await expect(cards(page).first()).toBeVisible()
}

const detail: Screen['open'] = async (page, api) => {
  const { Items } = await api.call('POST /api/Product/List', { Keyword: '笔', PageIndex: 1, PageSize: 10 })
  await page.goto(`/${Items[0]?.ProductCode}.html`)
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: '商品介绍' }).getByRole('status')).toBeHidden()
}

const forVisitors: readonly Screen[] = [
  { name: 'home', open: home },
  {
    name: 'login',
    open: async (page) => {
      await page.goto('/login')
      await expect(page.getByLabel('账号', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'login with the captcha open',
    open: async (page) => {
      await page.goto('/login')
      await page.getByLabel('账号', { exact: true }).fill('staff011')
      await page.getByLabel('密码', { exact: true }).fill('anything')
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await expect(page.getByText('请拖动滑块完成拼图')).toBeVisible()
    },
  },
  { name: 'product list', open: list },
  { name: 'product detail', open: detail },
]

const forBuyers: readonly Screen[] = [
  { name: 'home', open: home },
  { name: 'product list', open: list },
  { name: 'product detail', open: detail },
  {
    name: 'cart',
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
    name: 'submit',
    open: async (page, api) => {
      const { ProductCode, MOQ } = await findProduct(api, { keyword: '铅笔' })
      await openSubmit(page, [await putInCart(api, ProductCode, MOQ)])
    },
  },
  {
    name: 'state',
    open: async (page, api) => {
      const { ProductCode, MOQ } = await findProduct(api, { keyword: '铅笔' })
      await openSubmit(page, [await putInCart(api, ProductCode, MOQ)])
      await page.getByLabel('采购事由').fill('日常补充')
      await submitButton(page).click()
      await shownOrderNo(page)
    },
  },
  {
    name: 'my orders',
    open: async (page, api) => {
      const { ProductCode, MOQ } = await findProduct(api, { keyword: '橡皮' })
      const orderNo = await buy(api, ProductCode, MOQ)
      await page.goto('/userCenter/order/index')
      await expect(page.getByRole('link', { name: orderNo, exact: true })).toBeVisible()
    },
  },
  {
    name: 'order detail',
    open: async (page, api) => {
      const { ProductCode, MOQ, CustomerProductName } = await findProduct(api, { keyword: '橡皮' })
      await page.goto(`/userCenter/order/detail?id=${await buy(api, ProductCode, MOQ)}`)
      await expect(page.getByRole('main').getByRole('link', { name: CustomerProductName })).toBeVisible()
    },
  },
]

async function judge(page: Page, errors: readonly string[]): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect(errors).toEqual([])
}

test.describe('no console error, no axe violation in light and dark, no sideways scroll: visitor', () => {
  for (const { name, open } of forVisitors) {
    test(name, async ({ page, visitorApi }) => {
      const errors = listenForErrors(page)
      await open(page, visitorApi)
      await judge(page, errors)
    })
  }
})

test.describe('no console error, no axe violation in light and dark, no sideways scroll: buyer', () => {
  for (const { name, open } of forBuyers) {
    test(name, async ({ enter }) => {
      const { page, api } = await enter('staff052')
      const errors = listenForErrors(page)
      await open(page, api)
      await judge(page, errors)
    })
  }
})
