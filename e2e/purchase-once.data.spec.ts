import { newAccount } from './support/accounts.ts'
import { budgetOf, countOrders, findProduct, putInCart, stockOf } from './support/goods.ts'
import { openSubmit, shownOrderNo, submitButton } from './support/shopping.ts'
import { expect, holds, test, type Person } from './support/test.ts'

/** A buyer with one line in the cart, on the submit page of it; and what was there before. */
const readyToSubmit = async (buyer: Person, keyword: string) => {
  const product = await findProduct(buyer.api, { keyword })
  const quantity = product.MOQ
  const cartItemId = await putInCart(buyer.api, product.ProductCode, quantity)
  const before = { orders: await countOrders(buyer.api), stock: await stockOf(buyer.api, product.ProductCode), budget: await budgetOf(buyer.api) }
  await openSubmit(buyer.page, [cartItemId])
  return {
    cartItemId,
    /** Fails unless exactly one order was made, of one line, and stock and budget agree with it. */
    async expectOneOrder(orderNo: string) {
      expect(await countOrders(buyer.api)).toBe(before.orders + 1)
      const order = await buyer.api.call('POST /api/Order/Detail', { OrderNo: orderNo })
      expect(order.Lines).toMatchObject([{ ProductCode: product.ProductCode, Quantity: quantity }])
      expect(await stockOf(buyer.api, product.ProductCode)).toBe(before.stock - quantity)
      expect(await budgetOf(buyer.api)).toBeCloseTo(before.budget - Number(order.PayableAmount), 2)
    },
  }
}

test('a double click orders once', holds('§2.route.submit'), async ({ enter }) => {
  const buyer = await enter()
  const { expectOneOrder } = await readyToSubmit(buyer, '签字笔')
  let sent = 0
  buyer.page.on('request', (request) => {
    if (request.url().endsWith('/api/Order/Submit')) sent += 1
  })
  await submitButton(buyer.page).dblclick()
  await expectOneOrder(await shownOrderNo(buyer.page))
  expect(sent).toBe(1)
})

test('a lost response: 重试提交 shows the result and orders nothing more', async ({ enter }) => {
  const buyer = await enter()
  const { page } = buyer
  const { expectOneOrder } = await readyToSubmit(buyer, '文件夹')
  const lost: (string | null)[] = []
  await page.route('**/api/Order/Submit', async (route) => {
    const response = await route.fetch()
    expect(response.ok()).toBe(true)
    lost.push(route.request().postData())
    await route.abort('timedout')
  })
  await submitButton(page).click()
  await expect(page.getByText('上次提交未收到结果，订单可能已生成。重试不会重复下单。')).toBeVisible()
  expect(await countOrders(buyer.api)).toBeGreaterThan(0)
  await page.unroute('**/api/Order/Submit')
  const again = page.waitForRequest('**/api/Order/Submit')
  await page.getByRole('button', { name: '重试提交' }).click()
  expect((await again).postData()).toBe(lost[0])
  await expectOneOrder(await shownOrderNo(page))
})

test('a lost response, then a reload of the page: still the same submission', async ({ enter }) => {
  const buyer = await enter()
  const { page } = buyer
  const { expectOneOrder } = await readyToSubmit(buyer, '胶带')
  await page.route('**/api/Order/Submit', async (route) => {
    await route.fetch()
    await route.abort('timedout')
  })
  await submitButton(page).click()
  await expect(page.getByRole('button', { name: '重试提交' })).toBeVisible()
  await page.unroute('**/api/Order/Submit')
  await page.reload()
  await page.getByRole('button', { name: '重试提交' }).click()
  await expectOneOrder(await shownOrderNo(page))
})

test('a reload of the state page, and going back, order nothing more', holds('§2.route.state'), async ({ enter }) => {
  const buyer = await enter()
  const { page } = buyer
  const { expectOneOrder } = await readyToSubmit(buyer, '订书机')
  await submitButton(page).click()
  const orderNo = await shownOrderNo(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: '订单提交成功' })).toBeVisible()
  expect(await shownOrderNo(page)).toBe(orderNo)
  await page.goBack()
  await page.goForward()
  expect(await shownOrderNo(page)).toBe(orderNo)
  await expectOneOrder(orderNo)
})

test('another browser with the same lines shows that they have changed, and orders nothing more', async ({ enter }) => {
  const account = newAccount()
  const buyer = await enter(account)
  const { expectOneOrder, cartItemId } = await readyToSubmit(buyer, '便利贴')
  const { page: second } = await enter(account)
  await openSubmit(second, [cartItemId])
  await submitButton(buyer.page).click()
  const orderNo = await shownOrderNo(buyer.page)
  await submitButton(second).click()
  await expect(second.getByText('购物车中的商品已变化，请返回购物车重新确认')).toBeVisible()
  await expect(second).toHaveURL(/\/shop\/submit/)
  await expectOneOrder(orderNo)
})

test('two tabs that submit at the same moment make one order', async ({ enter }) => {
  const buyer = await enter()
  const { expectOneOrder, cartItemId } = await readyToSubmit(buyer, '计算器')
  const second = await buyer.context.newPage()
  await openSubmit(second, [cartItemId])
  // Neither is sent before both were pressed: a tab that hears of the other's order in time has no button left to press.
  let pressed = 0
  let release = () => {}
  const bothPressed = new Promise<void>((resolve) => {
    release = resolve
  })
  await buyer.context.route('**/api/Order/Submit', async (route) => {
    pressed += 1
    if (pressed === 2) release()
    await bothPressed
    await route.continue()
  })
  await Promise.all([submitButton(buyer.page).click(), submitButton(second).click()])
  const outcome = (page: typeof second) => page.getByRole('heading', { name: /^(订单提交成功|已提交)$/ })
  await expect(outcome(buyer.page)).toBeVisible()
  await expect(outcome(second)).toBeVisible()
  const winner = buyer.page.url().includes('/shop/state') ? buyer.page : second
  await expectOneOrder(await shownOrderNo(winner))
})

test('the same RequestId with another body is rejected', async ({ apiOf }) => {
  const api = await apiOf()
  const product = await findProduct(api, { keyword: '剪刀' })
  const confirmation = await api.call('POST /api/Order/Confirm', { CartItemIds: [await putInCart(api, product.ProductCode, product.MOQ)] })
  const submission = {
    ConfirmToken: confirmation.ConfirmToken,
    RequestId: crypto.randomUUID(),
    AddressId: confirmation.Addresses[0]?.AddressId ?? 0,
    DepartmentId: confirmation.Departments[0]?.DepartmentId ?? 0,
    PaymentType: 1,
    InvoiceMode: 3,
  } as const
  const before = await countOrders(api)
  const first = await api.call('POST /api/Order/Submit', submission)
  expect(await api.call('POST /api/Order/Submit', submission)).toEqual(first)
  expect(await api.send('POST /api/Order/Submit', { ...submission, Remark: '另一份内容' })).toMatchObject({
    success: false,
    message: '请求已提交，内容不一致，请刷新后查看',
    body: null,
  })
  expect(await countOrders(api)).toBe(before + 1)
})
