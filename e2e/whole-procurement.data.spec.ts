import type { Page } from '@playwright/test'
import { toFen } from '../packages/api/src/money.ts'
import { managerOfBuyers, newAccount } from './support/accounts.ts'
import { applyForService, confirmReceipt, confirmSolved, expectNotice, fillExpress, openLedgerOf } from './support/after-order.ts'
import { budgetOf, findProduct, piecesOverLimit, putInCart, stockOf } from './support/goods.ts'
import { openSubmit, shownOrderNo } from './support/shopping.ts'
import { expect, holds, test } from './support/test.ts'

/** Waits at the bell, like a user who receives many orders. */
const waitAtBell = async (page: Page): Promise<void> => {
  await page.goto('/userCenter/order/index')
  await page.getByRole('button', { name: /^消息/ }).click()
  await expect(page.getByRole('heading', { name: '消息' })).toBeVisible()
}

/** Follows what the bell says of an order. */
const followNotice = async (page: Page, orderNo: string): Promise<void> => {
  await page.getByRole('list', { name: '消息' }).getByRole('listitem').filter({ hasText: orderNo }).getByRole('link').click()
  await expect(page).toHaveURL(/\/userCenter\/order\/approval\/SP\d+$/)
}

test('from an order over the limit to the refund of one piece: each step reaches the other side without a reload, and money and goods add up', holds('§1.approval', '§1.budget', '§1.after-sales', '§2.route.approvals', '§2.route.after-sales'), async ({ enter, seller }) => {
  test.slow()
  const buyer = await enter()
  const { page, api, login } = buyer
  const manager = await enter(managerOfBuyers)
  const finance = await enter(newAccount('finance'))
  for (const approver of [manager, finance]) await waitAtBell(approver.page)

  const product = await findProduct(api, { keyword: '文件夹', atLeast: 10 })
  const { ProductCode, Step } = product
  const wanted = piecesOverLimit(product)
  const pieces = wanted - Step
  const [stock, budget] = [await stockOf(api, ProductCode), toFen(await budgetOf(api))]
  await openSubmit(page, [await putInCart(api, ProductCode, wanted)])
  await page.getByLabel('采购事由').fill('新员工入职物料')
  await page.getByRole('button', { name: '提交审批' }).click()
  const orderNo = await shownOrderNo(page)
  await page.goto(`/userCenter/order/detail?id=${orderNo}`)
  await expect(page.getByText('待审批', { exact: true }).first()).toBeVisible()

  await test.step('the manager is notified, lowers the quantity and agrees', async () => {
    await followNotice(manager.page, orderNo)
    const quantity = manager.page.getByRole('spinbutton', { name: /数量$/ })
    await quantity.fill(String(pieces))
    await quantity.press('Enter')
    await manager.page.getByRole('button', { name: '保存调整' }).click()
    await expectNotice(page, '你的订单在审批中被调整')
    await expect(page.getByText(/^审批调整商品：/)).toBeVisible()
    await manager.page.getByRole('button', { name: '同意', exact: true }).click()
    await expect(manager.page.getByText('已同意，等待财务复核')).toBeVisible()
  })

  await test.step('then finance is notified, and agrees; so is the buyer', async () => {
    await followNotice(finance.page, orderNo)
    await finance.page.getByRole('button', { name: '同意', exact: true }).click()
    await expect(finance.page.getByText('已同意，审批通过')).toBeVisible()
    await expectNotice(page, '你的订单已通过审批')
    await expect(page.getByText('已通过', { exact: true })).toBeVisible()
  })

  const { PayableAmount, Lines } = await api.call('POST /api/Order/Detail', { OrderNo: orderNo })
  const [paid, price] = [toFen(PayableAmount ?? 0), toFen(Lines[0]?.Price ?? 0)]
  expect(toFen(await budgetOf(api))).toBe(budget - paid)
  expect(await stockOf(api, ProductCode)).toBe(stock - pieces)

  await test.step('delivered, it waits for the receipt, and then for a review', async () => {
    await seller.deliver(orderNo)
    await expectNotice(page, '你的订单已送达，请确认收货')
    await confirmReceipt(page)
    await page.getByRole('link', { name: '评价', exact: true }).click()
    await page.getByRole('radio', { name: /^5 星/ }).first().check({ force: true })
    await page.getByLabel('评价内容').fill('夹子有力，装订整齐')
    await page.getByRole('button', { name: '提交评价' }).click()
    await expect(page.getByRole('heading', { name: '已评价', exact: true })).toBeVisible()
  })

  await test.step('one piece is returned, and its money is back', async () => {
    await page.goto(`/userCenter/order/detail?id=${orderNo}`)
    const returnNo = await applyForService(page, { type: '退货', pieces: 1, reason: '运输破损', words: '其中一个夹子在运输中断裂', pictures: ['断裂.png'] })
    await seller.moveOn(returnNo)
    await expectNotice(page, '你的售后申请已通过，请寄回商品')
    await fillExpress(page, 'SF1357924680')
    await seller.moveOn(returnNo)
    await expectNotice(page, '商家已收到你寄回的商品')
    await seller.moveOn(returnNo)
    await expectNotice(page, '你的退货已退款，请确认')
    await confirmSolved(page)
    expect(toFen(await budgetOf(api))).toBe(budget - paid + price)
    expect(await stockOf(api, ProductCode)).toBe(stock - pieces + 1)
  })

  await test.step('the ledger of the budget has all of it', async () => {
    await openLedgerOf(finance, login.Enterprise.DepartmentId, orderNo)
    for (const kind of ['冻结', '释放', '扣减', '退回']) await expect(finance.page.getByRole('row').filter({ hasText: kind }).first()).toBeVisible()
  })
})
