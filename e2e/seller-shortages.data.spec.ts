import type { OrderDetail, ProductItem } from '../packages/api/src/contract/index.ts'
import { buyAll, findProduct, stockOf } from './support/goods.ts'
import { demoPassword } from './support/passwords.ts'
import { declareCut, offerReplacement, sendPackage } from './support/sending.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

test('of five lines one is cut and one replaced with the buyer’s word; the rest is sent, and both sides read the same sums', async ({ page, enter }) => {
  const { page: buyer, api } = await enter()
  const goods: ProductItem[] = []
  for (let line = 0; line < 5; line++) goods.push(await findProduct(api, { pieces: 2, atMost: 40 }))
  const spare = await findProduct(api, { pieces: 2, atMost: 40 })
  const [cut, replaced] = goods
  if (cut === undefined || replaced === undefined) throw new Error('no goods')
  const [stockOfCut, stockOfSpare] = [await stockOf(api, cut.ProductCode), await stockOf(api, spare.ProductCode)]
  const orderNo = await buyAll(api, goods.map(({ ProductCode }) => [ProductCode, 2]))
  const read = (): Promise<OrderDetail> => api.call('POST /api/Order/Detail', { OrderNo: orderNo })
  const before = await read()
  const lineOf = (order: OrderDetail, code: string) => order.Lines.find(({ ProductCode }) => ProductCode === code)
  const fen = (yuan: number | null | undefined): number => Math.round((yuan ?? 0) * 100)

  await test.step('the seller cuts a line, and offers something else for another', async () => {
    await page.goto(`/seller/orders/${orderNo}`)
    await logInStaff(page, 'warehouse', demoPassword)
    await page.getByRole('button', { name: '确认订单' }).click()
    await expect(page.getByRole('heading', { name: '发货' })).toBeVisible()
    await declareCut(page, cut.CustomerProductName, '厂家停产')
    await offerReplacement(page, replaced.CustomerProductName, spare.ProductCode)
  })

  await test.step('the buyer’s notice leads to the question, and the buyer accepts', async () => {
    const { Items } = await api.call('POST /api/Notice/List', { PageIndex: 1, PageSize: 10 })
    expect(Items.filter(({ Kind }) => Kind === 'orderChanged').map(({ Title }) => Title).toSorted()).toEqual(['你的订单缺货，商家建议换货，请答复', '你的订单缺货，部分商品不发'])
    await buyer.goto(`/userCenter/order/detail?id=${orderNo}`)
    await expect(buyer.getByText('部分商品缺货，商家建议换货，请在下面答复。')).toBeVisible()
    await buyer.getByRole('button', { name: `接受：${replaced.CustomerProductName}的换货`, exact: true }).click()
    await buyer.getByRole('dialog', { name: '接受换货？' }).getByRole('button', { name: '接受' }).click()
    await expect(buyer.getByText('已换货', { exact: true }).first()).toBeVisible()
    await expect(buyer.getByRole('button', { name: /的换货$/ })).toHaveCount(0)
  })

  await test.step('the rest is sent, and the sums agree to the fen', async () => {
    await page.reload()
    await sendPackage(page, 'SY20000001')
    await expect(page.getByText('已全部发出', { exact: true })).toBeVisible()
    const after = await read()
    expect(after.StatusName).toBe('待收货')
    expect(after.Lines).toHaveLength(4)
    const old = [cut, replaced].reduce((sum, { ProductCode }) => sum + fen(lineOf(before, ProductCode)?.Subtotal), 0)
    const taken = lineOf(after, spare.ProductCode)
    expect(fen(taken?.Subtotal)).toBeLessThanOrEqual(fen(lineOf(before, replaced.ProductCode)?.Subtotal))
    expect(fen(after.GoodsAmount)).toBe(fen(before.GoodsAmount) - old + fen(taken?.Subtotal))
    expect(fen(after.PayableAmount)).toBe(fen(after.GoodsAmount) + fen(before.Freight))
    expect(fen(after.Cost.Amount)).toBe(fen(after.PayableAmount))
    const shown = (after.PayableAmount ?? 0).toFixed(2)
    await expect(page.getByRole('region', { name: '金额' })).toContainText(shown)
    await buyer.reload()
    await expect(buyer.getByRole('heading', { level: 1 })).toContainText(shown)
    expect([await stockOf(api, cut.ProductCode), await stockOf(api, spare.ProductCode)]).toEqual([stockOfCut, stockOfSpare - (taken?.Quantity ?? 0)])
  })
})
