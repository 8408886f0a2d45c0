import { buy, findProduct } from './support/goods.ts'
import { expect, test } from './support/test.ts'

test('a brand on home opens the list of its products', async ({ page, visitorApi }) => {
  const { Brands } = await visitorApi.call('POST /api/Home/Index', {})
  const [brand] = Brands
  if (!brand) throw new Error('Home shows no brand.')
  const { total } = await visitorApi.call('POST /api/Product/List', { BrandIds: [brand.Id], PageIndex: 1, PageSize: 10 })
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: brand.Name, exact: true }).click()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: `共 ${total} 件商品` })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: brand.Name }).first()).toBeChecked()
})

test('a todo, a banner and a notice on home open what they name', async ({ enter, seller }) => {
  const { page, api } = await enter()
  const { ProductCode, MOQ } = await findProduct(api)
  await seller.deliver(await buy(api, ProductCode, MOQ))
  const { Notices } = await api.call('POST /api/Home/Index', {})
  const notice = Notices.find(({ Target }) => Target.Kind === 'announcement')
  if (!notice) throw new Error('Home shows no announcement.')
  const main = page.getByRole('main')

  await page.goto('/')
  await main.getByRole('link', { name: /待收货/ }).click()
  await expect(page).toHaveURL('/userCenter/order/index?Status=50')
  await expect(page.getByRole('tab', { name: /^待收货/ })).toHaveAttribute('aria-selected', 'true')

  await page.goto('/')
  await main.getByRole('link', { name: /会议接待茶歇/ }).click()
  await expect(page).toHaveURL('/product/index?Cid=24')

  await page.goto('/')
  await main.getByRole('link', { name: notice.Title, exact: true }).click()
  await expect(page).toHaveURL(/\/notice\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: notice.Title })).toBeVisible()
})
