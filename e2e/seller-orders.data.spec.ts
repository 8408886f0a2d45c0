import { buy, findProduct } from './support/goods.ts'
import { demoPassword } from './support/passwords.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

test('an order is confirmed and sent in two packages by the warehouse; its buyer reads both, and where they are, and confirms the receipt', async ({ page, enter }) => {
  const { page: buyer, api } = await enter()
  const { ProductCode, CustomerProductName } = await findProduct(api, { pieces: 3 })
  const orderNo = await buy(api, ProductCode, 3)
  const packs = async (pieces: string | null, number: string): Promise<void> => {
    if (pieces !== null) await page.getByRole('spinbutton', { name: `${CustomerProductName} 这次发` }).fill(pieces)
    await page.getByLabel('承运商').fill('顺远快递')
    await page.getByLabel('运单号').fill(number)
    await page.getByLabel('运单号').press('Enter')
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
