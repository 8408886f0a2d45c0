import { expect, type Page } from '@playwright/test'
import type { RuleId } from '../specification.ts'
import type { Api } from './api.ts'

/** A screen to open, and the rules of the specification that it shows. */
export interface Screen {
  readonly name: string
  readonly rules: readonly RuleId[]
  /** Opens the screen and waits until what it is about is there. */
  readonly open: (page: Page, api: Api) => Promise<void>
}

const main = (page: Page) => page.getByRole('main')

/** The cards of products on the page. */
export const cards = (page: Page) => main(page).getByRole('article')

/** A product of the demo catalogue, for addresses. */
export const anyProduct = async (api: Api): Promise<string> => {
  const { Items } = await api.call('POST /api/Product/List', { Keyword: '笔', PageIndex: 1, PageSize: 10 })
  const [first] = Items
  if (!first) throw new Error('The demo catalogue is empty.')
  return first.ProductCode
}

const openProduct = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: '商品介绍' }).getByRole('status')).toBeHidden()
}

/** The screens of the shop's front, which a visitor and a buyer see differently. */
export const fronts = [
  {
    name: '/',
    rules: ['§2.route.home'],
    open: async (page) => {
      await page.goto('/')
      await expect(cards(page).first()).toBeVisible()
    },
  },
  {
    name: '/product/index?Keyword=',
    rules: ['§2.route.list'],
    open: async (page) => {
      await page.goto('/product/index?Keyword=%E7%AC%94')
      await expect(cards(page).first()).toBeVisible()
    },
  },
  { name: '/{ProductCode}.html', rules: ['§2.route.detail'], open: async (page, api) => openProduct(page, `/${await anyProduct(api)}.html`) },
  { name: '/product/detail', rules: ['§2.route.detail-bare'], open: async (page, api) => openProduct(page, `/product/detail?ProductCode=${await anyProduct(api)}`) },
] as const satisfies readonly Screen[]

/** A screen that is there when its heading is. */
const titled = (address: string, heading: string, ...rules: readonly RuleId[]): Screen => ({
  name: address,
  rules,
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
    rules: ['§2.route.list'],
    open: async (page, api) => {
      const [category] = await api.call('POST /api/Category/MallCategories', {})
      await page.goto(`/product/index?Cid=${category?.CategoryId}`)
      await expect(main(page).getByRole('heading', { level: 1, name: category?.Name ?? '' })).toBeVisible()
      await expect(cards(page).first()).toBeVisible()
    },
  },
  {
    name: '/product/index, nothing found',
    rules: [],
    open: async (page) => {
      await page.goto(`/product/index?Keyword=${encodeURIComponent('量子纠缠')}`)
      await expect(page.getByText('没有找到“量子纠缠”相关商品')).toBeVisible()
    },
  },
  {
    name: '/login',
    rules: ['§2.route.login'],
    open: async (page) => {
      await page.goto('/login')
      await expect(page.getByLabel('账号', { exact: true })).toBeVisible()
    },
  },
  {
    name: '/login, the captcha open',
    rules: [],
    open: async (page) => {
      await page.goto('/login')
      await page.getByLabel('账号', { exact: true }).fill('anybody')
      await page.getByLabel('密码', { exact: true }).fill('anything')
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await expect(page.getByRole('slider')).toBeEnabled()
    },
  },
  titled('/resetPassword', '找回密码', '§2.route.reset'),
  titled('/wechat-work-auth', '企业微信登录', '§2.route.work-chat'),
  {
    name: '/robotVerify',
    rules: ['§2.route.verify'],
    open: async (page) => {
      await page.goto('/robotVerify?Ip=203.0.113.24&Target=%2Fapi%2FProduct%2FList')
      await expect(page.getByText('访问过于频繁，请完成验证后继续')).toBeVisible()
      await expect(page.getByRole('slider')).toBeEnabled()
    },
  },
  titled('/about/BizCustom', '企业定制', '§2.route.about'),
  titled('/about/kpinfo', '开票信息', '§2.route.about'),
  titled('/help/detail/1', '退换货', '§2.route.help'),
  titled('/help/detail/11', '常见问题', '§2.route.help'),
  titled('/help/detail/16', '页面不存在'),
  titled('/no/such/page', '页面不存在'),
]
