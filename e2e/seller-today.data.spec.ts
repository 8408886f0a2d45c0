import { buy, findProduct } from './support/goods.ts'
import { demoPassword } from './support/passwords.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

test('an order that came in waits on the seller’s desk, which leads to the list that shows as many', async ({ page, enter }) => {
  const { api } = await enter()
  const { ProductCode, MOQ } = await findProduct(api)
  const orderNo = await buy(api, ProductCode, MOQ)
  await page.goto('/seller/')
  await logInStaff(page, 'warehouse', demoPassword)
  const row = page.getByRole('link', { name: /^确认：待确认订单 \d+ 单$/ })
  await expect(row).toBeVisible()
  await row.click()
  await expect(page).toHaveURL('/seller/orders?Due=accept')
  await page.getByRole('searchbox', { name: '订单号' }).fill(orderNo)
  await page.getByRole('searchbox', { name: '订单号' }).press('Enter')
  await expect(page.getByRole('link', { name: orderNo })).toBeVisible()
  await page.getByRole('link', { name: '工作台' }).click()
  await expect(page).toHaveURL(/\/seller\/?$/)
})
