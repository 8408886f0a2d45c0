import type { Page } from '@playwright/test'
import { codeAt } from '../packages/mall-server/src/company/account/second-factor/totp.ts'
import { findProduct } from './support/goods.ts'
import { chosenPassword, demoPassword } from './support/passwords.ts'
import { choosePassword, enterStaff, logInStaff, setUpFactor } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

const rows = (page: Page) => page.getByRole('rowheader')

test('the first administrator sets a password and a second factor, logs in with both, and a price that is changed in the list is the price that a buyer sees', async ({ page, serverLog, visitorApi, newBrowser }) => {
  const { Items } = await visitorApi.call('POST /api/Product/List', { PageIndex: 1, PageSize: 20 })
  const { ProductCode, MarketPrice } = Items.at(-1) ?? { ProductCode: '', MarketPrice: null }
  const price = MarketPrice ?? 0
  const initial = /shen \(沈岚\)\s+initial password: (\S+)/.exec(serverLog())?.[1] ?? ''
  let secret = ''

  await test.step('the list asks for a login, and that for a password of their own and a second factor', async () => {
    await page.goto('/seller/products')
    await expect(page).toHaveURL(/\/seller\/login\?ReturnUrl=/)
    await logInStaff(page, 'shen', initial)
    await choosePassword(page)
    await expect(page.getByRole('dialog', { name: '请先开启两步验证' })).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
    secret = await setUpFactor(page, chosenPassword)
    await expect(page.getByRole('heading', { name: '商品' })).toBeVisible()
    await expect(rows(page)).toHaveCount(20)
  })

  await test.step('out and in again: the password is not enough', async () => {
    await page.getByRole('button', { name: /的账号菜单$/ }).click()
    await page.getByRole('button', { name: '退出' }).click()
    await expect(page).toHaveURL(/\/seller\/login$/)
    await logInStaff(page, 'shen', chosenPassword)
    await page.getByLabel('验证码').fill(codeAt(secret, new Date(Date.now() + 30_000)))
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL('/seller')
  })

  const buyer = await (await newBrowser()).newPage()
  const other = (price + 1).toFixed(2)
  await test.step('a price is changed where it stands, and the page of the product shows it', async () => {
    await page.goto(`/seller/products?Keyword=${ProductCode}`)
    await page.getByRole('button', { name: /的市场价，/ }).click()
    const field = page.getByRole('textbox', { name: /^市场价（元/ })
    await field.fill(other)
    await field.press('Enter')
    await expect(page.getByText(new RegExp(`${ProductCode} 市场价 .*已存`))).toBeVisible()
    await buyer.goto(`/${ProductCode}.html`)
    await expect(buyer.getByRole('main').getByText(new RegExp(`¥\\s*${other.replace('.', '\\.')}`)).first()).toBeVisible()
  })

  await test.step('and taken back', async () => {
    await page.getByRole('button', { name: '撤销' }).click()
    await expect(page.getByText('已撤销')).toBeVisible()
    expect((await visitorApi.call('POST /api/Product/Detail', { ProductCode })).MarketPrice).toBe(price)
  })
})

test('a hand of the warehouse sees prices and changes stock only; a session of the mall opens nothing here, nor the other way round', async ({ page }) => {
  await page.goto('/seller/login')
  await logInStaff(page, 'warehouse', demoPassword)
  await expect(page).toHaveURL('/seller')
  // Codes of the demo: the newest product is one that another flow has just made.
  await page.goto('/seller/products?Keyword=1001')
  await expect(page.getByRole('button', { name: /的库存，/ }).nth(1)).toBeVisible()
  await expect(page.getByRole('button', { name: /的市场价，/ })).toHaveCount(0)
  await test.step('↓ saves a stock and goes on to the row below', async () => {
    const stocks = page.getByRole('button', { name: /的库存，/ })
    const below = (await stocks.nth(1).getAttribute('aria-label'))?.split('，')[0] ?? ''
    await stocks.first().click()
    const field = page.getByRole('textbox', { name: /^上海仓库存/ })
    const stock = Number(await field.inputValue())
    await field.fill(String(stock + 1))
    await field.press('ArrowDown')
    await expect(page.getByText(`库存 ${stock} → ${stock + 1}，已存`)).toBeVisible()
    await expect(page.getByRole('dialog', { name: below })).toBeVisible()
    await field.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('sellerToken') !== null])).toEqual([null, true])
  await page.goto('/shop/cart')
  await expect(page).toHaveURL(/\/login\?ReturnUrl=/)
  await page.goto('/seller/nowhere')
  await expect(page.getByRole('heading', { name: /页面不存在/ })).toBeVisible()
})

test('several products are given another category from the list, which is where buyers then find them, and it is taken back', async ({ page, apiOf, visitorApi }) => {
  const { ProductCode } = await findProduct(await apiOf())
  const isAmongSafes = async (): Promise<boolean> => (await visitorApi.call('POST /api/Product/List', { Keyword: `保管箱 ${ProductCode}`, PageIndex: 1, PageSize: 10 })).Items.some((item) => item.ProductCode === ProductCode)
  await page.goto(`/seller/products?Keyword=${ProductCode}`)
  await enterStaff(page, 'seller')
  const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: ProductCode, exact: true }) })
  expect(await isAmongSafes()).toBe(false)

  await test.step('chosen, and moved', async () => {
    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: '改分类 1' }).click()
    const dialog = page.getByRole('dialog', { name: '改 1 种商品的分类' })
    await dialog.getByRole('combobox', { name: '改为哪个分类' }).fill('保管箱')
    await page.getByRole('option', { name: /保管箱/ }).click()
    await dialog.getByRole('button', { name: '改分类' }).click()
    await expect(page.getByText('已改 1 种商品的分类')).toBeVisible()
    await expect(row.getByRole('cell', { name: '保管箱' })).toBeVisible()
    expect(await isAmongSafes()).toBe(true)
  })

  await test.step('and taken back', async () => {
    await page.getByRole('button', { name: '撤销' }).click()
    await expect(page.getByText('已撤销')).toBeVisible()
    await expect(row.getByRole('cell', { name: '保管箱' })).toHaveCount(0)
    expect(await isAmongSafes()).toBe(false)
  })
})
