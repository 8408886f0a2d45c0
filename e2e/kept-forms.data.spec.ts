import { newAccount } from './support/accounts.ts'
import { nextCaptchaAnswer, slideCaptcha } from './support/captcha.ts'
import { endSession } from './support/end-session.ts'
import { countOrders, findProduct, putInCart } from './support/goods.ts'
import { demoPassword } from './support/passwords.ts'
import { openSubmit, shownOrderNo, submitButton } from './support/shopping.ts'
import { expect, holds, test, type Person } from './support/test.ts'

/** A buyer on the submit page of one line, with a reason typed. */
const filled = async (buyer: Person, keyword: string) => {
  const product = await findProduct(buyer.api, { keyword })
  const cartItemId = await putInCart(buyer.api, product.ProductCode, product.MOQ)
  const orders = await countOrders(buyer.api)
  await openSubmit(buyer.page, [cartItemId])
  await buyer.page.getByLabel(/^采购事由/).fill('季度补货')
  return { product, cartItemId, orders }
}

test('the session ends while the order is filled in: a login over the page, and the order is placed once', holds('§4.refresh.failure'), async ({ enter }) => {
  const account = newAccount()
  const buyer = await enter(account)
  const { page } = buyer
  const { orders } = await filled(buyer, '签字笔')
  const sent: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/Order/Submit')) sent.push(request.postData())
  })
  await endSession(page)
  await submitButton(page).click()
  const dialog = page.getByRole('dialog', { name: '登录已过期，请重新登录' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/shop\/submit/)
  await dialog.getByLabel('账号', { exact: true }).fill(account)
  await dialog.getByLabel('密码', { exact: true }).fill(demoPassword)
  const answer = nextCaptchaAnswer(page)
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await slideCaptcha(page, await answer)
  await shownOrderNo(page)
  expect(await countOrders(buyer.api)).toBe(orders + 1)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toBe(sent[0])
})

test('关闭 leaves the page to be read; it never says that the order may exist', async ({ enter }) => {
  const buyer = await enter()
  const { page } = buyer
  const { orders } = await filled(buyer, '文件夹')
  await endSession(page)
  await submitButton(page).click()
  await page.getByRole('dialog', { name: '登录已过期，请重新登录' }).getByRole('button', { name: '关闭' }).click()
  await expect(page.getByRole('button', { name: '重新登录' })).toBeVisible()
  await expect(page.getByLabel(/^采购事由/)).toHaveValue('季度补货')
  await expect(page.getByText('订单可能已生成')).toBeHidden()
  expect(await countOrders(buyer.api)).toBe(orders)
})

test('what was typed outlives a reload, and the tab beside it reads 已提交 once the order is placed', async ({ enter }) => {
  const buyer = await enter()
  const { page } = buyer
  const { cartItemId, orders } = await filled(buyer, '文件袋')
  await page.reload()
  await expect(page.getByLabel(/^采购事由/)).toHaveValue('季度补货')
  await expect(page.getByText(/已恢复 .* 未提交的内容/)).toBeVisible()
  const other = await page.context().newPage()
  await openSubmit(other, [cartItemId])
  await expect(other.getByLabel(/^采购事由/)).toHaveValue('季度补货')
  await other.getByLabel(/^采购事由/).fill('季度补货与备用')
  await expect(page.getByLabel(/^采购事由/)).toHaveValue('季度补货与备用')
  await submitButton(page).click()
  await shownOrderNo(page)
  await expect(other.getByRole('heading', { name: '已提交' })).toBeVisible()
  await other.getByRole('link', { name: '查看订单' }).click()
  await shownOrderNo(other)
  expect(await countOrders(buyer.api)).toBe(orders + 1)
})
