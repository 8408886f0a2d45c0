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
