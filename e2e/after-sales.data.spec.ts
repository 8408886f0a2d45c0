import type { Page } from '@playwright/test'
import { toFen } from '../packages/api/src/money.ts'
import type { Seller } from '../packages/mall-server/src/testing/seller.ts'
import { newAccount } from './support/accounts.ts'
import { applyForService, confirmReceipt, confirmSolved, expectNotice, fillExpress, openLedgerOf } from './support/after-order.ts'
import { budgetOf, buy, findProduct, stockOf } from './support/goods.ts'
import { expectOwnList } from './support/list-address.ts'
import { expect, holds, test, type Person } from './support/test.ts'

const underWay = /：售后处理中 1 /

/** An order that the buyer received, with its page open. */
const receive = async ({ page, api }: Person, seller: Seller) => {
  const { ProductCode, MOQ, Step } = await findProduct(api)
  const before = { budget: toFen(await budgetOf(api)), stock: await stockOf(api, ProductCode) }
  const pieces = MOQ + 2 * Step
  const OrderNo = await buy(api, ProductCode, pieces)
  await seller.deliver(OrderNo)
  await page.goto(`/userCenter/order/detail?id=${OrderNo}`)
  await confirmReceipt(page)
  const { Lines, PayableAmount } = await api.call('POST /api/Order/Detail', { OrderNo })
  return { OrderNo, ProductCode, pieces, before, paid: toFen(PayableAmount ?? 0), price: toFen(Lines[0]?.Price ?? 0) }
}

/** What of a line can still be applied for, in its order. */
const stillToApplyFor = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code }).getByRole('cell').filter({ has: page.getByRole('link', { name: /^申请售后/ }) })

test('what was delivered is returned in part, with pictures: agreed to, sent back, refunded; money, budget and stock are back', holds('§1.after-sales', '§2.route.after-sales'), async ({ enter, seller }) => {
  const buyer = await enter()
  const { page, api, login } = buyer
  const { OrderNo, ProductCode, pieces, before, paid, price } = await receive(buyer, seller)
  const budget = async () => toFen(await budgetOf(api))
  const returnNo = await applyForService(page, { type: '退货', pieces: 2, reason: '质量问题', words: '收到时外壳有明显裂纹，无法正常使用', pictures: ['裂纹.png', '外箱.png'] })

  await test.step('its pictures are kept, and the order has that much less to apply for', async () => {
    for (const name of ['裂纹.png', '外箱.png']) await expect(page.getByRole('button', { name: `下载 ${name}` })).toBeVisible()
    const other = await buyer.context.newPage()
    await other.goto(`/userCenter/order/detail?id=${OrderNo}`)
    await expect(stillToApplyFor(other, ProductCode)).toHaveText(`申请${pieces - 2}`)
    await other.goto('/userCenter/index')
    await other.getByRole('link', { name: underWay }).click()
    await expect(other.getByRole('rowgroup').last().getByRole('row')).toHaveCount(1)
    await other.close()
  })

  await test.step('the seller agrees: the open page shows where to send it', async () => {
    await seller.moveOn(returnNo)
    await expectNotice(page, '你的售后申请已通过，请寄回商品')
    await expect(page.getByText('请将商品及附件寄回发货仓', { exact: false }).first()).toBeVisible()
    await fillExpress(page, 'SF1234567890')
    await seller.moveOn(returnNo)
    await expectNotice(page, '商家已收到你寄回的商品')
    expect(await stockOf(api, ProductCode)).toBe(before.stock - pieces + 2)
    expect(await budget()).toBe(before.budget - paid)
  })

  await test.step('refunded once, into the budget; confirmed, it is under way no more', async () => {
    await seller.moveOn(returnNo)
    await expectNotice(page, '你的退货已退款，请确认')
    await expect(page.getByText('商家处理完成时退款')).toBeHidden()
    await confirmSolved(page)
    expect(await budget()).toBe(before.budget - paid + 2 * price)
    await page.goto('/userCenter/index')
    await expect(page.getByText(/没有.*售后处理中/)).toBeVisible()
  })

  await test.step('finance reads it in the ledger of the budget', async () => {
    const finance = await enter(newAccount('finance'))
    await openLedgerOf(finance, login.Enterprise.DepartmentId, OrderNo)
    const refund = finance.page.getByRole('row').filter({ hasText: '退回' })
    await expect(refund).toHaveCount(1)
    await expect(refund).toContainText(((2 * price) / 100).toLocaleString('en', { minimumFractionDigits: 2 }))
  })
})

test('what is exchanged, and once more, comes back without money: stock and budget stay', holds('§1.after-sales', '§2.route.after-sales'), async ({ enter, seller }) => {
  const buyer = await enter()
  const { page, api } = buyer
  const { OrderNo, ProductCode, pieces, before, paid } = await receive(buyer, seller)
  const returnNo = await applyForService(page, { type: '换货', pieces: 1, reason: '错发', words: '收到的颜色与订购的不一样，请更换', pictures: [] })
  await seller.moveOn(returnNo)
  await expectNotice(page, '你的售后申请已通过，请寄回商品')
  await fillExpress(page, 'SF0987654321')
  await seller.moveOn(returnNo)
  await expectNotice(page, '商家已收到你寄回的商品')
  await seller.moveOn(returnNo)
  await expectNotice(page, '你的售后已处理完成，请确认')

  await test.step('not solved yet, the seller has to go on', async () => {
    await page.getByRole('button', { name: '问题未解决' }).click()
    const dialog = page.getByRole('dialog', { name: '问题未解决' })
    await dialog.getByRole('textbox').fill('换来的颜色仍然不对')
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('处理中')
    await seller.moveOn(returnNo)
    await expectNotice(page, '你的售后已处理完成，请确认')
    await confirmSolved(page)
  })

  expect(await stockOf(api, ProductCode)).toBe(before.stock - pieces)
  expect(toFen(await budgetOf(api))).toBe(before.budget - paid)
  await expect(page.getByText('退款金额')).toBeHidden()
  await page.goto(`/userCenter/order/detail?id=${OrderNo}`)
  await expect(stillToApplyFor(page, ProductCode)).toHaveText(`申请${pieces}`)
})

test('the list keeps its filter and what is looked at, and shows another company none of it', ({ enter, apiOf }) =>
  expectOwnList({ enter, apiOf }, '/userCenter/order/afterSales', '服务单号、订单号、商品', async (api, Keyword) => (await api.call('POST /api/AfterSales/List', { Keyword, PageIndex: 1, PageSize: 20 })).Items.map(({ ReturnOrderId }) => ReturnOrderId)))
