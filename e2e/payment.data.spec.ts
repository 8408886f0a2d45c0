import type { Page } from '@playwright/test'
import { formatYuan } from '../packages/api/src/index.ts'
import { newAccount } from './support/accounts.ts'
import { dayFromNow } from './support/days.ts'
import { buy, findProduct } from './support/goods.ts'
import { demoPassword } from './support/passwords.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, holds, test } from './support/test.ts'

/** What the payment provider of the demo does, chosen on its page. */
const choose = (page: Page, trick: string) => page.getByRole('button', { name: trick, exact: true }).click()

const headline = (page: Page, name: string) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

test('an order is paid when the provider says so: refused, then late, seen in two tabs and after a reload', holds('§2.route.orders'), async ({ enter }) => {
  const { page, api } = await enter()
  const { ProductCode, MOQ } = await findProduct(api, { atMost: 30 })
  const orderNo = await buy(api, ProductCode, MOQ, 4)
  const statusNow = async () => (await api.call('POST /api/Order/Detail', { OrderNo: orderNo })).Status

  await test.step('from the order to the provider, who refuses', async () => {
    await page.goto(`/userCenter/order/detail?id=${orderNo}`)
    await page.getByRole('link', { name: '去付款', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: /^待付款，请于.+前完成支付$/, level: 1 })).toBeVisible()
    await page.getByRole('button', { name: '去支付' }).click()
    await headline(page, '模拟支付平台')
    await choose(page, '支付失败')
    await headline(page, '支付未成功，请重新支付')
    expect(await statusNow()).toBe(20)
  })

  await test.step('paid, but the notice is late: the browser that comes back pays nothing', async () => {
    await page.getByRole('button', { name: '重新支付' }).click()
    await choose(page, '支付成功，暂不通知商城')
    await headline(page, '等待支付结果')
    await page.reload()
    await headline(page, '等待支付结果')
    expect(await statusNow()).toBe(20)
  })

  await test.step('the notice comes while another tab is open: both show it', async () => {
    const other = await page.context().newPage()
    await other.goto(`/shop/pay?id=${orderNo}`)
    await headline(other, '等待支付结果')
    await other.getByRole('button', { name: '继续支付' }).click()
    await headline(other, '模拟支付平台')
    await choose(other, '补发通知')
    await headline(other, '支付成功')
    await headline(page, '支付成功')
    expect(await statusNow()).toBe(30)
    await page.getByRole('link', { name: '查看订单' }).click()
    await expect(page.getByText(/在线支付成功/)).toBeVisible()
  })
})

test('a payment that comes after the order was cancelled is given back', holds('§2.route.orders'), async ({ enter }) => {
  const { page, api } = await enter()
  const { ProductCode, MOQ } = await findProduct(api, { atMost: 30 })
  const orderNo = await buy(api, ProductCode, MOQ, 4)
  await page.goto(`/shop/pay?id=${orderNo}`)
  await page.getByRole('button', { name: '去支付' }).click()
  await headline(page, '模拟支付平台')
  const { Version } = await api.call('POST /api/Order/Detail', { OrderNo: orderNo })
  await api.call('POST /api/Order/Cancel', { OrderNo: orderNo, Version, Reason: '不想买了' })
  await choose(page, '支付成功，通知两次')
  await headline(page, '订单已不待付款，款项将原路退回')
  expect((await api.call('POST /api/Order/Detail', { OrderNo: orderNo })).Status).toBe(80)
})

test('an order that was paid and is cancelled then is paid back, and its buyer and the seller read so', holds('§2.route.orders'), async ({ enter, newBrowser }) => {
  const { page, api } = await enter()
  const { ProductCode, MOQ } = await findProduct(api, { atMost: 30 })
  const orderNo = await buy(api, ProductCode, MOQ, 4)
  await page.goto(`/shop/pay?id=${orderNo}`)
  await page.getByRole('button', { name: '去支付' }).click()
  await choose(page, '支付成功')
  await headline(page, '支付成功')
  await page.goto(`/userCenter/order/detail?id=${orderNo}`)
  await page.getByRole('button', { name: '更多', exact: true }).click()
  await page.getByRole('menuitem', { name: '取消', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '取消订单' })
  await expect(dialog.getByText(/已在线支付的款项原路退回/)).toBeVisible()
  await dialog.getByRole('radio', { name: '重复下单' }).check({ force: true })
  await dialog.getByRole('button', { name: '取消订单' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^已付的 ¥\s*[\d,.]+ 将原路退回（订单取消）$/)).toBeVisible()
  const { PayableAmount, PayingBackAmount, PaidBackAmount } = await api.call('POST /api/Order/Detail', { OrderNo: orderNo })
  // The job may have run by now.
  expect((PayingBackAmount ?? 0) + (PaidBackAmount ?? 0)).toBe(PayableAmount)
  const back = new RegExp(`^(?:退款中|已退款)[¥\\s]*${formatYuan(PayableAmount).replace('¥', '')}$`)
  const line = (side: Page) => side.locator('[data-part="ledger"] > div').filter({ hasText: back })
  await expect(line(page)).toBeVisible()
  const seller = await (await newBrowser()).newPage()
  await seller.goto(`/seller/orders/${orderNo}`)
  await logInStaff(seller, 'warehouse', demoPassword)
  await expect(line(seller)).toBeVisible()
  await expect(seller.getByText(/^已付的 ¥\s*[\d,.]+ 将原路退回（订单取消）$/)).toBeVisible()
  // What the provider gives back nobody writes down by hand.
  await expect(seller.getByRole('button', { name: '登记退款' })).toHaveCount(0)
  await page.goto(`/shop/pay?id=${orderNo}`)
  await headline(page, '订单已不待付款，款项将原路退回')
})

test('a transfer is confirmed by finance, not by the buyer', holds('§2.route.orders'), async ({ enter }) => {
  const buyer = await enter()
  const { ProductCode, MOQ } = await findProduct(buyer.api, { atMost: 30 })
  const orderNo = await buy(buyer.api, ProductCode, MOQ, 3)
  await buyer.page.goto(`/shop/pay?id=${orderNo}`)
  await expect(buyer.page.getByText(/贵司财务确认到账后，订单继续处理/)).toBeVisible()
  await expect(buyer.page.getByRole('button', { name: '去支付' })).toHaveCount(0)

  const finance = await enter(newAccount('finance'))
  const { page } = finance
  await page.goto(`/userCenter/order/detail?id=${orderNo}`)
  await page.getByRole('button', { name: '确认到账' }).click()
  const form = page.getByRole('dialog', { name: '确认转账到账' })
  await form.getByLabel('银行流水号').fill(`E-${orderNo}`)
  await form.getByLabel('到账日期').fill('2020-01-01')
  await form.getByRole('button', { name: '确认到账' }).click()
  await expect(form.getByText('到账日期不能早于下单日期')).toBeVisible()
  const today = dayFromNow()
  await form.getByLabel('到账日期').fill(today)
  await form.getByRole('button', { name: '确认到账' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText(new RegExp(`确认转账到账：流水号E-${orderNo}`))).toBeVisible()
  expect((await buyer.api.call('POST /api/Order/Detail', { OrderNo: orderNo })).Status).toBe(30)
})
