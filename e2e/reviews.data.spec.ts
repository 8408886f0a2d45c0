import type { Api } from './support/api.ts'
import { newAccount } from './support/accounts.ts'
import { findProduct, putInCart } from './support/goods.ts'
import { expect, holds, test } from './support/test.ts'

/** A product of the demo that buyers wrote about. */
const reviewedProduct = async (api: Api): Promise<{ code: string; count: number }> => {
  const { Items } = await api.call('POST /api/Product/List', { SortBy: 'sales', PageIndex: 1, PageSize: 50 })
  for (const { ProductCode } of Items) {
    const { ReviewCount } = await api.call('POST /api/Product/Detail', { ProductCode })
    if (ReviewCount > 0) return { code: ProductCode, count: ReviewCount }
  }
  throw new Error('The demo has no reviewed product')
}

test('what buyers wrote of a product is read by everybody, without their names', async ({ page, apiOf }) => {
  const { code, count } = await reviewedProduct(await apiOf(newAccount()))
  await page.goto(`/${code}.html`)
  await page.getByRole('tab', { name: /^评价/ }).click()
  await expect(page.getByRole('button', { name: `全部（${count}）` })).toHaveAttribute('aria-pressed', 'true')
  const reviews = page.getByRole('list', { name: '评价', exact: true })
  await expect(reviews.getByText(/^(.\*\*|匿名用户)$/).first()).toBeVisible()
  const five = page.getByRole('button', { name: /^5 星（[1-9]/ })
  if (await five.isVisible()) {
    await five.click()
    await expect(five).toHaveAttribute('aria-pressed', 'true')
    await expect(reviews.getByRole('img', { name: '评分 5 星，满分 5 星' }).first()).toBeVisible()
  }
})

test('an order that has not arrived is not reviewed, and its page says so', holds('§2.route.review'), async ({ enter }) => {
  const { page, api } = await enter(newAccount())
  const { ProductCode, MOQ } = await findProduct(api)
  const CartItemIds = [await putInCart(api, ProductCode, MOQ)]
  const { ConfirmToken, Addresses, Departments } = await api.call('POST /api/Order/Confirm', { CartItemIds })
  const order = { ConfirmToken, RequestId: crypto.randomUUID(), AddressId: Addresses[0]?.AddressId ?? 0, DepartmentId: Departments[0]?.DepartmentId ?? 0 }
  const answer = await api.call('POST /api/Order/Submit', { ...order, PaymentType: 1, InvoiceMode: 3 })
  if (answer.Outcome !== 'submitted') throw new Error('The order was not placed')
  await page.goto(`/userCenter/order/detail?id=${answer.OrderNo}`)
  await expect(page.getByRole('button', { name: '取消' }).or(page.getByRole('button', { name: '更多' })).first()).toBeVisible()
  await expect(page.getByRole('link', { name: '评价' })).toBeHidden()
  await page.goto(`/userCenter/order/review/${answer.OrderNo}`)
  await expect(page.getByText('没有可评价的订单')).toBeVisible()
})
