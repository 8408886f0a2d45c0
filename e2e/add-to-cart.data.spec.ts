import { expectLoggedIn, logInHere, newAccount } from './support/accounts.ts'
import { findProduct, putInCart } from './support/goods.ts'
import { submitButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

test('立即购买 orders what was asked for, and leaves the cart as it was', async ({ enter }) => {
  const { page, api } = await enter()
  const { ProductCode, MOQ, Step } = await findProduct(api, { atMost: 100 })
  await putInCart(api, ProductCode, MOQ + Step)
  await page.goto(`/${ProductCode}.html`)
  await page.getByRole('button', { name: '立即购买' }).click()
  await expect(page.getByRole('heading', { name: '填写核对订单' })).toBeVisible()
  await expect(page.getByRole('link', { name: '返回商品修改' })).toHaveAttribute('href', `/${ProductCode}.html`)
  await page.getByLabel('采购事由').fill('急用')
  await submitButton(page).click()
  await expect(page).toHaveURL(/\/shop\/state\?id=/)
  const [line] = (await api.call('POST /api/ShoppingCart/List', {})).Items
  expect(line).toMatchObject({ ProductCode, Quantity: MOQ + Step })
  const { Items } = await api.call('POST /api/Order/List', { PageIndex: 1, PageSize: 10 })
  expect(Items[0]).toMatchObject({ Quantity: MOQ })
})

test('the second click of a double click is none, although the first was answered before it', async ({ enter }) => {
  const { page, api } = await enter()
  const { ProductCode, MOQ } = await findProduct(api)
  const cart = async () => (await api.call('POST /api/ShoppingCart/List', {})).Items
  const now = Date.now()
  await page.clock.setFixedTime(now)
  await page.goto(`/${ProductCode}.html`)
  const add = page.getByRole('main').getByRole('button', { name: '加入购物车', exact: true }).first()
  await add.click()
  await expect.poll(cart).toMatchObject([{ Quantity: MOQ }])
  await expect(add).not.toHaveAttribute('aria-busy', 'true')
  await add.click()
  await page.clock.setFixedTime(now + 1000)
  await add.click()
  await expect.poll(cart).toMatchObject([{ Quantity: 2 * MOQ }])
})

test('what a visitor puts in the cart on a list is there after the login', async ({ page, apiOf }) => {
  const account = newAccount()
  const api = await apiOf(account)
  const { ProductCode, CustomerProductName, MOQ, Step } = await findProduct(api)
  await page.goto(`/product/index?Keyword=${ProductCode}`)
  const card = page.getByRole('article', { name: CustomerProductName })
  await card.getByRole('spinbutton').fill(String(MOQ + Step))
  await card.getByRole('button', { name: /^加入购物车/ }).click()
  await logInHere(page, account)
  await expectLoggedIn(page)
  await expect(page.getByText('添加购物车成功')).toBeVisible()
  await expect(page).toHaveURL(`/product/index?Keyword=${ProductCode}`)
  expect((await api.call('POST /api/ShoppingCart/List', {})).Items).toMatchObject([{ ProductCode, Quantity: MOQ + Step }])
})

test('without a network the mall says so, and does nothing later', async ({ enter }) => {
  const { page, context, api } = await enter()
  await page.goto('/product/index?Keyword=纸')
  const add = page.getByRole('button', { name: /^加入购物车/ }).first()
  await expect(add).toBeEnabled()
  await context.setOffline(true)
  await add.click()
  await expect(page.getByText('网络连接故障')).toBeVisible()
  await expect(add).not.toHaveAttribute('aria-busy', 'true')
  await page.getByRole('group', { name: '排序' }).getByRole('button', { name: '销量' }).click()
  await expect(page.getByText('加载失败，点击重试')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect((await api.call('POST /api/ShoppingCart/List', {})).Items).toEqual([])
})

test('another page of the products begins at the top of the list', async ({ page }) => {
  await page.goto('/product/index')
  await page.getByRole('button', { name: '下一页' }).click()
  await expect(page).toHaveURL(/Page=2/)
  const top = page.getByRole('heading', { name: '全部商品' })
  await expect(top).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('group', { name: '排序' }).getByRole('button').first()).toBeFocused()
})
