import { paymentType } from '../packages/api/src/contract/index.ts'
import { toFen } from '../packages/api/src/money.ts'
import { formatYuan } from '../packages/ui/src/price/format-yuan.ts'
import { newAccount } from './support/accounts.ts'
import { budgetOf, buy, findProduct } from './support/goods.ts'
import { demoPassword } from './support/passwords.ts'
import { sendPackage } from './support/sending.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

test('an order is confirmed and sent in two packages by the warehouse; its buyer reads both, and where they are, and confirms the receipt', async ({ page, enter }) => {
  const { page: buyer, api } = await enter()
  const { ProductCode, CustomerProductName } = await findProduct(api, { pieces: 3 })
  const orderNo = await buy(api, ProductCode, 3)
  const packs = async (pieces: string | null, number: string): Promise<void> => {
    if (pieces !== null) await page.getByRole('spinbutton', { name: `${CustomerProductName} 这次发` }).fill(pieces)
    await sendPackage(page, number)
  }

  await test.step('the list finds it among those that wait', async () => {
    await page.goto('/seller/orders?Status=30')
    await logInStaff(page, 'warehouse', demoPassword)
    await expect(page.getByRole('heading', { name: '订单' })).toBeVisible()
    await page.getByRole('searchbox', { name: '订单号' }).fill(orderNo)
    await page.getByRole('searchbox', { name: '订单号' }).press('Enter')
    await page.getByRole('link', { name: orderNo }).click()
    await expect(page).toHaveURL(`/seller/orders/${orderNo}`)
  })

  await test.step('it is confirmed, and a part of it goes out', async () => {
    await page.getByRole('button', { name: '确认订单' }).click()
    await expect(page.getByRole('heading', { name: '发货' })).toBeVisible()
    await packs('1', 'SY10000001')
    await expect(page.getByText('已发出，其余 2 件待发')).toBeVisible()
    await expect(page.getByRole('heading', { name: '包裹1' })).toBeVisible()
    await buyer.goto(`/userCenter/order/detail?id=${orderNo}`)
    await expect(buyer.getByRole('heading', { level: 1 })).toContainText('部分发货')
    await expect(buyer.getByText('运单号 SY10000001')).toBeVisible()
  })

  await test.step('then the rest, whose arrival the buyer reads', async () => {
    await packs(null, 'SY10000002')
    await expect(page.getByText('已全部发出', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: '更新物流 包裹2' }).click()
    const dialog = page.getByRole('dialog', { name: '更新包裹2的物流' })
    await dialog.getByLabel('进展').fill('快件已送达，由前台签收')
    await dialog.getByLabel('已送达').check({ force: true })
    await dialog.getByRole('button', { name: '更新' }).click()
    await expect(page.getByRole('list', { name: '包裹2的物流' })).toContainText('快件已送达，由前台签收')
    await buyer.reload()
    await expect(buyer.getByRole('list', { name: '包裹2的物流' })).toContainText('快件已送达，由前台签收')
  })

  await test.step('and the seller reads that it was received', async () => {
    await buyer.getByRole('button', { name: '确认收货', exact: true }).click()
    await buyer.getByRole('dialog', { name: '确认收货' }).getByRole('button', { name: '确认收货' }).click()
    await expect(buyer.getByRole('heading', { level: 1 })).toContainText('已完成')
    await page.reload()
    await expect(page.getByText('已完成').first()).toBeVisible()
    await expect(page.getByRole('button', { name: '发出包裹' })).toHaveCount(0)
  })
})

test('the freight of an order that is not paid is lowered, never raised: the buyer reads old and new, and pays the new amount', async ({ page, enter, apiOf, findViolations }) => {
  const { page: buyer, api } = await enter()
  const { ProductCode, MOQ, CustomerProductName } = await findProduct(api, { atMost: 30 })
  const budget = toFen(await budgetOf(api))
  const orderNo = await buy(api, ProductCode, MOQ, paymentType.transfer)
  const before = await api.call('POST /api/Order/Detail', { OrderNo: orderNo })
  const [freight, payable] = [before.Freight ?? 0, before.PayableAmount ?? 0]
  expect(freight).toBeGreaterThan(1)
  const after = payable - freight + 1

  await page.goto(`/seller/orders/${orderNo}`)
  await logInStaff(page, 'sales', demoPassword)
  await expect(page.getByText(CustomerProductName).first()).toBeVisible()
  await page.getByRole('button', { name: '改运费' }).click()
  const dialog = page.getByRole('dialog', { name: '改运费' })
  await dialog.getByLabel('运费').fill(String(freight + 1))
  await dialog.getByRole('button', { name: '改运费' }).click()
  await expect(dialog.getByText(`只能降低，现在是 ${formatYuan(freight)}`)).toBeVisible()
  await dialog.getByLabel('运费').fill('1')
  await expect(dialog.getByText(`应付 ${formatYuan(payable)} → ${formatYuan(after)}`)).toBeVisible()
  await dialog.getByLabel('原因').fill('同城自送')
  await dialog.getByRole('button', { name: '改运费' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('region', { name: '金额' })).toContainText(after.toFixed(2))

  await buyer.goto(`/userCenter/order/detail?id=${orderNo}`)
  await expect(buyer.getByText(new RegExp(`^运费由.+改为 ¥1\\.00，.+（同城自送）$`)).first()).toBeVisible()
  await expect(buyer.getByRole('heading', { level: 1 })).toContainText(after.toFixed(2))
  expect(toFen(await budgetOf(api))).toBe(budget - toFen(after))
  const changed = await api.call('POST /api/Order/Detail', { OrderNo: orderNo })
  const PaidOn = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date())
  await (await apiOf(newAccount('finance'))).call('POST /api/Payment/ConfirmTransfer', { OrderNo: orderNo, Version: changed.Version, Reference: `F-${orderNo}`, Amount: changed.PayableAmount ?? 0, PaidOn })
  await page.reload()
  await expect(page.getByText('待确认').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '改运费' })).toHaveCount(0)
  expect(await findViolations()).toEqual([])
})
