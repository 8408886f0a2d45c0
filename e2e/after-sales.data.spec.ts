import { newAccount } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

test('the list keeps its filter and what is looked at, and shows another company none of it', async ({ enter, apiOf }) => {
  const { page, api } = await enter(newAccount('finance'))
  const { Items, total } = await api.call('POST /api/AfterSales/List', { PageIndex: 1, PageSize: 20 })
  const returnNo = Items.at(-1)?.ReturnOrderId ?? ''
  expect(total).toBeGreaterThan(1)

  await page.goto('/userCenter/order/afterSales')
  await page.getByLabel('服务单号、订单号、商品').fill(returnNo)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowgroup').last().getByRole('row')).toHaveCount(1)
  await page.getByRole('link', { name: returnNo, exact: true }).click()
  const peek = page.getByRole('complementary', { name: returnNo })
  await expect(peek).toBeVisible()
  await page.reload()
  await expect(peek).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`Keyword=${returnNo}.*Peek=${returnNo}`))

  const other = await apiOf(newAccount('other'))
  expect((await other.call('POST /api/AfterSales/List', { Keyword: returnNo, PageIndex: 1, PageSize: 20 })).total).toBe(0)
})
