import { expect, type Page } from '@playwright/test'
import type { Api } from './api.ts'

/** A screen to look at, and when it is all there. */
export interface Screen {
  readonly name: string
  /** Opens the screen and waits until what it is about is there. */
  readonly open: (page: Page, api: Api) => Promise<void>
}

const main = (page: Page) => page.getByRole('main')

/** The cards of products on the page. */
export const cards = (page: Page) => main(page).getByRole('article')

/** A product of the demo catalogue, for addresses. */
export async function anyProduct(api: Api): Promise<string> {
  const { Items } = await api.call('POST /api/Product/List', { Keyword: '笔', PageIndex: 1, PageSize: 10 })
  const [first] = Items
  if (!first) throw new Error('The demo catalogue is empty.')
  return first.ProductCode
}

async function openProduct(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: '商品介绍' }).getByRole('status')).toBeHidden()
}

/** The screens of the shop's front, which a visitor and a buyer see differently. */
export const fronts = [
  {
    name: '/',
    open: async (page) => {
      await page.goto('/')
      await expect(cards(page).first()).toBeVisible()
    },
  },
  {
    name: '/product/index?Keyword=',
    open: async (page) => {
      await page.goto('/product/index?Keyword=%E7%AC%94')
      await expect(cards(page).first()).toBeVisible()
    },
  },
  { name: '/{ProductCode}.html', open: async (page, api) => openProduct(page, `/${await anyProduct(api)}.html`) },
  { name: '/product/detail', open: async (page, api) => openProduct(page, `/product/detail?ProductCode=${await anyProduct(api)}`) },
] as const satisfies readonly Screen[]

/** A screen that is there when its heading is. */
const titled = (address: string, heading: string): Screen => ({
  name: address,
  open: async (page) => {
    await page.goto(address)
    await expect(main(page).getByRole('heading', { level: 1, name: heading })).toBeVisible()
  },
})

/** Every public route of specification §2, and the ways one of them can come to nothing. */
export const publicScreens: readonly Screen[] = [
  ...fronts,
  {
    name: '/product/index?Cid=',
    open: async (page, api) => {
      const [category] = await api.call('POST /api/Category/MallCategories', {})
      await page.goto(`/product/index?Cid=${category?.CategoryId}`)
      await expect(main(page).getByRole('heading', { level: 1, name: category?.Name ?? '' })).toBeVisible()
      await expect(cards(page).first()).toBeVisible()
    },
  },
  {
    name: '/product/index, nothing found',
    open: async (page) => {
      await page.goto(`/product/index?Keyword=${encodeURIComponent('量子纠缠')}`)
      await expect(page.getByText('没有找到“量子纠缠”相关商品')).toBeVisible()
    },
  },
  {
    name: '/login',
    open: async (page) => {
      await page.goto('/login')
      await expect(page.getByLabel('账号', { exact: true })).toBeVisible()
    },
  },
  {
    name: '/login, the captcha open',
    open: async (page) => {
      await page.goto('/login')
      await page.getByLabel('账号', { exact: true }).fill('anybody')
      await page.getByLabel('密码', { exact: true }).fill('anything')
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await expect(page.getByRole('slider')).toBeEnabled()
    },
  },
  titled('/resetPassword', '找回密码'),
  titled('/wechat-work-auth', '企业微信登录'),
  {
    name: '/robotVerify',
    open: async (page) => {
      await page.goto('/robotVerify?Ip=203.0.113.24&Target=%2Fapi%2FProduct%2FList')
      await expect(page.getByText('访问过于频繁，请完成验证后继续')).toBeVisible()
      await expect(page.getByRole('slider')).toBeEnabled()
    },
  },
  titled('/about/BizCustom', '企业定制'),
  titled('/about/kpinfo', '开票信息'),
  titled('/help/detail/1', '退换货'),
  titled('/help/detail/11', '常见问题'),
  titled('/help/detail/16', '页面不存在'),
  titled('/no/such/page', '页面不存在'),
]
