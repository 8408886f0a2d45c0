import { orderSumNames, savingNames } from '../packages/api/src/contract/order/sums.ts'
import { toFen } from '../packages/api/src/money.ts'
import { formatAmount } from '../packages/ui/src/ledger/format-amount.ts'
import { expectLoggedIn, logInHere, newAccount } from './support/accounts.ts'
import { budgetOf, findProduct, putInCart, stockOf } from './support/goods.ts'
import { chooseArea, openSubmit, searchField, shownOrderNo, submitButton } from './support/shopping.ts'
import { shownSums } from './support/sums.ts'
import { expect, holds, test } from './support/test.ts'

test('a visitor becomes a buyer: searches, logs in, returns, buys and finds the order; another enterprise sees none of it', holds('§1.agreed-prices', '§2.route.submit', '§2.route.order', '§2.search.text', '§8.added'), async ({ page, apiOf, enter }) => {
  const account = newAccount()
  const buyer = await apiOf(account)
  const product = await findProduct(buyer, { keyword: '打印纸', atLeast: 20, atMost: 200 })
  const more = product.MOQ + product.Step
  const quantity = product.MOQ + more
  const [stockBefore, budgetBefore] = [await stockOf(buyer, product.ProductCode), await budgetOf(buyer)]

  await test.step('the visitor browses and searches, by pinyin initials and by suggestion', async () => {
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    await searchField(page).fill('dyz')
    await expect(page.getByRole('option', { name: /打印纸/ }).first()).toBeVisible()
    await searchField(page).press('Enter')
    await expect(page.getByRole('heading', { name: '“dyz”的搜索结果' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: '登录后查看协议价' })).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: '打印纸' }).first()).toBeVisible()

    await searchField(page).fill(product.CustomerProductName)
    await page.getByRole('option').filter({ hasText: product.ProductCode }).click()
    await expect(page).toHaveURL(`/${product.ProductCode}.html`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.CustomerProductName)
  })

  await test.step('加入购物车 sends them to the login, and the captcha back to the product, which is in the cart then', async () => {
    await page.getByRole('main').getByRole('button', { name: '加入购物车', exact: true }).first().click()
    await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('ReturnUrl') === `/${product.ProductCode}.html`)
    await logInHere(page, account)
    await expect(page).toHaveURL(`/${product.ProductCode}.html`)
    await expectLoggedIn(page)
    await expect(page.getByText('协议价', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('添加购物车成功')).toBeVisible()
  })

  const sums = await test.step('adds more to the cart and checks out', async () => {
    const howMany = page.getByRole('spinbutton', { name: '数量' })
    await howMany.fill(String(more))
    await howMany.press('Enter')
    await page.getByRole('main').getByRole('button', { name: '加入购物车', exact: true }).first().click()
    await expect.poll(async () => (await buyer.call('POST /api/ShoppingCart/List', {})).Items[0]?.Quantity).toBe(quantity)
    const cartLink = page.getByRole('navigation', { name: '快捷入口' }).getByRole('link', { name: /购物车/ })
    await expect(cartLink).toContainText('1件商品')
    await cartLink.click()
    await expect(page.getByRole('heading', { name: '我的购物车' })).toBeVisible()
    await expect(page.getByRole('spinbutton', { name: `数量 ${product.CustomerProductName}` })).toHaveValue(String(quantity))
    const inCart = await shownSums(page)
    await page.getByRole('button', { name: '去结算' }).click()
    return inCart
  })

  await test.step('fills in and submits', async () => {
    await expect(page.getByRole('heading', { name: '填写核对订单', level: 1 })).toBeVisible()
    await page.getByLabel('采购单号').fill('E2E-2026-001')
    await page.getByLabel('采购事由').fill('季度办公用纸补充')
    await page.getByLabel('订单备注').fill('送到前台')
    expect(await shownSums(page)).toEqual(sums)
    await submitButton(page).click()
    await expect(page.getByRole('heading', { name: '订单提交成功' })).toBeVisible()
    expect(await shownSums(page)).toEqual(sums)
  })

  const orderNo = await shownOrderNo(page)
  const order = await buyer.call('POST /api/Order/Detail', { OrderNo: orderNo })

  await test.step('stock and budget fell by what was bought', async () => {
    expect(order.Lines).toMatchObject([{ ProductCode: product.ProductCode, Quantity: quantity }])
    expect(order).toMatchObject({ PoNo: 'E2E-2026-001', Reason: '季度办公用纸补充', Remark: '送到前台' })
    expect(await stockOf(buyer, product.ProductCode)).toBe(stockBefore - quantity)
    expect(toFen(await budgetOf(buyer))).toBe(toFen(budgetBefore) - toFen(order.PayableAmount ?? 0))
    expect((await buyer.call('POST /api/ShoppingCart/List', {})).Items).toEqual([])
  })

  await test.step('the order is in 我的订单, and its detail opens', async () => {
    await page.goto('/userCenter/order/index')
    const row = page.getByRole('row').filter({ hasText: orderNo })
    await expect(row).toContainText(formatAmount(order.PayableAmount))
    await row.getByRole('link', { name: orderNo, exact: true }).click()
    await expect(page).toHaveURL(`/userCenter/order/detail?id=${orderNo}`)
    const main = page.getByRole('main')
    await expect(main).toContainText(orderNo)
    await expect(main).toContainText('E2E-2026-001')
    await expect(main.getByRole('link', { name: product.CustomerProductName })).toBeVisible()
  })

  await test.step('商品总额, 运费, 应付 and 已省 are the same in the cart, on the submit page, on the order and on its print', async () => {
    expect(sums).toEqual({
      [orderSumNames.goods]: formatAmount(order.GoodsAmount), [orderSumNames.freight]: formatAmount(order.Freight), [orderSumNames.payable]: formatAmount(order.PayableAmount),
      [savingNames.agreed]: formatAmount(order.SavedAmount),
    })
    expect(toFen(order.SavedAmount ?? 0)).toBeGreaterThan(0)
    expect(await shownSums(page)).toEqual(sums)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: '更多' })).toBeHidden()
    expect(await shownSums(page)).toEqual(sums)
    await page.emulateMedia({ media: null })
  })

  await test.step('another enterprise sees none of it', async () => {
    const other = await enter(newAccount('other'))
    await other.page.goto('/userCenter/order/index')
    await expect(other.page.getByRole('heading', { name: '我的订单' })).toBeVisible()
    const search = other.page.getByRole('searchbox', { name: '订单号' })
    await search.fill(orderNo)
    await search.press('Enter')
    await expect(other.page.getByText('没有符合条件的数据，请调整筛选')).toBeVisible()
    await other.page.goto(`/userCenter/order/detail?id=${orderNo}`)
    await expect(other.page.getByRole('heading', { name: '打不开该订单' })).toBeVisible()
    await expect(other.page.getByText(product.CustomerProductName)).toBeHidden()
    for (const key of ['POST /api/Order/Detail', 'POST /api/Order/Track', 'POST /api/Order/Rebuy', 'POST /api/Order/Remind'] as const) {
      expect(await other.api.send(key, { OrderNo: orderNo }), key).toMatchObject({ success: false, message: '订单不存在', body: null })
    }
    const { Status } = await buyer.call('POST /api/Order/Detail', { OrderNo: orderNo })
    expect(Status).toBe(order.Status)
  })
})

test('a new address is added without leaving the page, and the order uses it', async ({ enter }) => {
  const { page, api } = await enter()
  const product = await findProduct(api, { keyword: '回形针' })
  await openSubmit(page, [await putInCart(api, product.ProductCode, product.MOQ)])
  await page.getByLabel('订单备注').fill('请放前台')
  await page.getByRole('button', { name: '新增收货地址' }).click()
  const dialog = page.getByRole('dialog', { name: '新增收货地址' })
  await dialog.getByLabel('收货人').fill('二期前台')
  await dialog.getByLabel('手机').fill('19900000000')
  await chooseArea(dialog, ['上海市', '上海市', '浦东新区'])
  await dialog.getByLabel('详细地址').fill('示范路1号')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('radio', { name: /二期前台 199\d{4}0000/ })).toBeChecked()
  await expect(page.getByLabel('订单备注')).toHaveValue('请放前台')
  await expect(submitButton(page)).toBeEnabled()
  await submitButton(page).click()
  const { Address, Remark } = await api.call('POST /api/Order/Detail', { OrderNo: await shownOrderNo(page) })
  expect(Address).toMatchObject({ Consignee: '二期前台', FullAddress: '上海市 浦东新区 示范路1号' })
  expect(Remark).toBe('请放前台')
})
