import type { Api } from './support/api.ts'
import { newAccount } from './support/accounts.ts'
import { findProduct, putInCart } from './support/goods.ts'
import { picture } from './support/pictures.ts'
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

test('what arrived is reviewed with stars, words and a picture, read beside the product without a name, and appended to once', holds('§2.route.review'), async ({ enter, visitorApi, newBrowser }) => {
  const { page, api, login } = await enter(newAccount('buyer2'))
  const words = `纸张挺括，打印不卡 ${Date.now()}`
  const list = await api.call('POST /api/Order/List', { ReviewState: 1, PageIndex: 1, PageSize: 20 })
  const [order] = list.Items
  if (order === undefined) throw new Error('The account has no order that arrived')
  const { Lines } = await api.call('POST /api/Order/ReviewDetail', { OrderNo: order.OrderNo })
  const [line] = Lines
  if (line === undefined) throw new Error('The order has no line')

  await test.step('the workbench leads to the orders that wait for it, and the order to its page', async () => {
    await page.goto('/userCenter/index')
    await page.getByRole('link', { name: '评价：待评价 1 单' }).click()
    await expect(page).toHaveURL(/Review=1/)
    await expect(page.getByRole('rowgroup').last().getByRole('row')).toHaveCount(1)
    await page.goto(`/userCenter/order/detail?id=${order.OrderNo}`)
    await page.getByRole('link', { name: '评价', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/order/review/${order.OrderNo}$`))
  })

  const product = page.getByRole('listitem', { name: line.CustomerProductName, exact: true })
  await test.step('without stars it says so, and nothing typed is lost', async () => {
    await page.getByRole('button', { name: '提交评价' }).click()
    await expect(page.getByText('请为商品评分').first()).toBeVisible()
    await product.getByRole('radio', { name: /^5 星/ }).check({ force: true })
    await product.getByLabel('评价内容').fill(words)
    await product.locator('input[type=file]').first().setInputFiles(picture('实物.png'))
    await expect(product.getByText('实物.png 上传完成')).toBeAttached()
    await product.getByLabel('匿名评价').check()
  })

  await test.step('it is sent, and asked for no more', async () => {
    await page.getByRole('button', { name: '提交评价' }).click()
    await expect(page.getByRole('heading', { name: '已评价', exact: true })).toBeVisible()
    await expect(product).toContainText(words)
    await expect(product.getByLabel('评价内容')).toBeHidden()
  })

  await test.step('everybody reads it beside the product, with its picture and without a name', async () => {
    const visitor = await (await newBrowser()).newPage()
    await visitor.goto(`/${line.ProductCode}.html`)
    await visitor.getByRole('tab', { name: /^评价/ }).click()
    const review = visitor.getByRole('list', { name: '评价', exact: true }).getByRole('listitem').filter({ hasText: words })
    await expect(review).toContainText('匿名用户')
    await expect(review).not.toContainText(login.User.nname)
    await expect(review.locator('img[src^="/files/"]').first()).toBeVisible()
    const { Items } = await visitorApi.call('POST /api/Product/Reviews', { ProductCode: line.ProductCode, PageIndex: 1, PageSize: 20 })
    expect(Items.find(({ Text }) => Text === words)).toMatchObject({ Stars: 5, Images: [expect.stringMatching(/^\/files\//)] })
  })

  await test.step('it is appended to once', async () => {
    const append = page.getByRole('button', { name: `追加评价 ${line.CustomerProductName}` })
    await append.click()
    const form = page.getByRole('dialog', { name: '追加评价' })
    await form.getByLabel('追评内容').fill('用了两周，依然好用')
    await form.getByRole('button', { name: '提交追评' }).click()
    await expect(form).toBeHidden()
    await expect(page.getByText('用了两周，依然好用')).toBeVisible()
    await expect(append).toBeHidden()
  })

  await test.step('and neither of it twice', async () => {
    const again = await api.send('POST /api/Order/ReviewSubmit', { RequestId: crypto.randomUUID(), OrderNo: order.OrderNo, Lines: [{ LineId: line.LineId, Stars: 1, Text: '再评一次试试', Anonymous: false }] })
    const appended = await api.send('POST /api/Order/ReviewAppend', { RequestId: crypto.randomUUID(), OrderNo: order.OrderNo, LineId: line.LineId, Text: '再追加一次试试' })
    for (const { success, message } of [again, appended]) expect({ success, message }).toEqual({ success: false, message: '该商品已评价或已超过评价期限，请刷新后查看' })
  })
})
