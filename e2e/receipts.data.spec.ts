import { toFen } from '../packages/api/src/money.ts'
import { budgetOf, buy, findProduct } from './support/goods.ts'
import { picture } from './support/pictures.ts'
import { expect, holds, test } from './support/test.ts'

test('of a package pieces are received, one is refused with a reason and a picture, and the rest is received: money and budget follow', holds('§1.after-sales'), async ({ enter, seller }) => {
  const { page, api } = await enter()
  const { ProductCode, MOQ, Step } = await findProduct(api)
  const pieces = MOQ + 2 * Step
  const budget = toFen(await budgetOf(api))
  const OrderNo = await buy(api, ProductCode, pieces)
  await seller.deliver(OrderNo)
  await page.goto(`/userCenter/order/detail?id=${OrderNo}`)
  const order = () => api.call('POST /api/Order/Detail', { OrderNo })
  const { Lines: [line], PayableAmount } = await order()
  const price = line?.Price ?? 0

  await test.step('without a reason nothing is refused, and what was typed stays', async () => {
    await page.getByRole('button', { name: '包裹1确认收货' }).click()
    const dialog = page.getByRole('dialog', { name: '包裹1确认收货' })
    await dialog.getByRole('spinbutton', { name: '拒收' }).fill('1')
    await dialog.getByRole('spinbutton', { name: '拒收' }).press('Tab')
    await dialog.getByRole('spinbutton', { name: '收到' }).fill('1')
    await dialog.getByRole('spinbutton', { name: '收到' }).press('Tab')
    await expect(dialog.getByText(`收到 1 件，拒收 1 件，其余 ${pieces - 2} 件仍在途`)).toBeVisible()
    await dialog.getByRole('button', { name: '确认收货与拒收' }).click()
    await expect(dialog.getByText('请选择拒收原因')).toBeVisible()
    await dialog.getByRole('combobox', { name: '拒收原因' }).selectOption('包装破损')
    await dialog.locator('input[type=file]').setInputFiles([picture('破损.png')])
    await expect(dialog.getByRole('listitem').filter({ hasText: '破损.png' }).last()).toContainText('已上传')
    await dialog.getByRole('button', { name: '确认收货与拒收' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the page says what was refused and what goes back; the rest is on its way', async () => {
    const refusals = page.getByRole('region', { name: '拒收记录' })
    await expect(refusals).toContainText('包装破损')
    await expect(refusals.getByRole('button', { name: '下载 破损.png' })).toBeVisible()
    await expect(page.getByText('实际应付').first()).toBeVisible()
    expect(await order()).toMatchObject({ Status: 50, RefusedQuantity: 1, RefusedAmount: price })
    expect(toFen(await budgetOf(api))).toBe(budget - toFen(PayableAmount ?? 0) + toFen(price))
  })

  await test.step('one click receives the rest, and only that', async () => {
    await page.getByRole('button', { name: '确认收货', exact: true }).click()
    await page.getByRole('dialog', { name: '确认收货' }).getByRole('button', { name: '确认收货' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('已完成')
    const { Lines: [received] } = await order()
    expect([received?.ReceivedQuantity, received?.RefusedQuantity, received?.AfterSalesQuantity]).toEqual([pieces - 1, 1, pieces - 1])
  })
})
