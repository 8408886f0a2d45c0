import { toFen } from '../packages/api/src/money.ts'
import { budgetOf, buy, countOrders, findProduct, piecesOverLimit, putInCart, stockOf } from './support/goods.ts'
import { openSubmit, shownOrderNo, submitButton } from './support/shopping.ts'
import { expect, holds, test } from './support/test.ts'

test('above the single limit: a reason, an approver by name, a frozen budget; withdrawn, it is released', holds('§1.budget', '§1.approval', '§2.route.orders'), async ({ enter }) => {
  const { page, api } = await enter()
  const product = await findProduct(api, { keyword: '复印纸', atLeast: 10 })
  const pieces = piecesOverLimit(product)
  const [stockBefore, budgetBefore] = [await stockOf(api, product.ProductCode), await budgetOf(api)]
  await openSubmit(page, [await putInCart(api, product.ProductCode, pieces)])

  await test.step('the page says why, and who approves', async () => {
    await expect(page.getByRole('heading', { name: '需要审批' })).toBeVisible()
    await expect(page.getByText('超单笔限额', { exact: true })).toBeVisible()
    await expect(page.getByRole('list', { name: '审批流程' })).toContainText('行政部主管')
    await page.getByRole('button', { name: '提交审批' }).click()
    await expect(page.getByText('该订单需要审批，请填写采购事由')).toBeVisible()
    await page.getByLabel('采购事由').fill('年度集中采购')
    await page.getByRole('button', { name: '提交审批' }).click()
    await expect(page.getByRole('heading', { name: '已提交审批，等待行政部主管审批' })).toBeVisible()
  })

  const orderNo = await shownOrderNo(page)
  const order = await api.call('POST /api/Order/Detail', { OrderNo: orderNo })
  expect(order.StatusName).toBe('待审批')
  expect(await stockOf(api, product.ProductCode)).toBe(stockBefore - pieces)
  expect(toFen(await budgetOf(api))).toBe(toFen(budgetBefore) - toFen(order.PayableAmount ?? 0))

  await test.step('withdrawn from 我的订单, stock and budget are released', async () => {
    await page.goto('/userCenter/order/index')
    await page.getByRole('button', { name: `撤回 ${orderNo}` }).click()
    const dialog = page.getByRole('dialog', { name: '撤回订单' })
    await dialog.getByRole('button', { name: '撤回', exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: orderNo })).toContainText('已撤回')
    await expect(page.getByRole('button', { name: `撤回 ${orderNo}` })).toBeHidden()
    expect(await stockOf(api, product.ProductCode)).toBe(stockBefore)
    expect(await budgetOf(api)).toBe(budgetBefore)
  })
})

test('stock changed after the page was shown: the difference is shown, and nothing is ordered until the buyer agrees', async ({ enter, apiOf }) => {
  const { page, api } = await enter()
  const rival = await apiOf()
  const product = await findProduct(api, { keyword: '白板', atLeast: 5, atMost: 400, stockAtMost: 400 })
  const stock = await stockOf(api, product.ProductCode)
  const wanted = product.MOQ + product.Step
  const lineId = await putInCart(api, product.ProductCode, wanted)
  const orders = await countOrders(api)
  await openSubmit(page, [lineId])
  const taken = Math.floor((stock - product.MOQ) / product.Step) * product.Step
  await buy(rival, product.ProductCode, taken)
  const left = stock - taken

  await submitButton(page).click()
  const dialog = page.getByRole('dialog', { name: '订单信息已变化，请确认' })
  await expect(dialog).toContainText(product.CustomerProductName)
  await expect(dialog).toContainText(`仅剩${left}`)
  expect(await countOrders(api)).toBe(orders)
  expect(await stockOf(api, product.ProductCode)).toBe(left)

  await dialog.getByRole('button', { name: '按最新信息核对' }).click()
  await expect(page.getByText('没有可以提交的商品，请返回购物车')).toBeVisible()
  await expect(submitButton(page)).toBeDisabled()
})

test('what can still be delivered is ordered after the buyer agreed, the rest is not', async ({ enter, apiOf }) => {
  const { page, api } = await enter()
  const rival = await apiOf()
  const scarce = await findProduct(api, { keyword: '墨盒', atLeast: 5, atMost: 900, stockAtMost: 300 })
  const plentiful = await findProduct(api, { keyword: '笔记本', atMost: 100 })
  const lines = [
    await putInCart(api, scarce.ProductCode, scarce.MOQ + scarce.Step),
    await putInCart(api, plentiful.ProductCode, plentiful.MOQ),
  ]
  await openSubmit(page, lines)
  await buy(rival, scarce.ProductCode, Math.floor(((await stockOf(rival, scarce.ProductCode)) - scarce.MOQ) / scarce.Step) * scarce.Step)

  await submitButton(page).click()
  await page.getByRole('button', { name: '按最新信息核对' }).click()
  await expect(page.getByText('以下商品无法下单，提交时不会包含：')).toBeVisible()
  await submitButton(page).click()
  const { Lines } = await api.call('POST /api/Order/Detail', { OrderNo: await shownOrderNo(page) })
  expect(Lines).toMatchObject([{ ProductCode: plentiful.ProductCode, Quantity: plentiful.MOQ }])
})

test('a cart that another tab changed meanwhile is confirmed again, not ordered', async ({ enter }) => {
  const { page, api } = await enter()
  const product = await findProduct(api, { keyword: '胶水' })
  const CartItemId = await putInCart(api, product.ProductCode, product.MOQ)
  const orders = await countOrders(api)
  await openSubmit(page, [CartItemId])
  await api.call('POST /api/ShoppingCart/Update', { CartItemId, Quantity: product.MOQ + product.Step })
  await submitButton(page).click()
  await expect(page.getByText('购物车中的商品已变化，请返回购物车重新确认')).toBeVisible()
  expect(await countOrders(api)).toBe(orders)
})
