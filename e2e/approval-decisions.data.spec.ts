import { toFen } from '../packages/api/src/money.ts'
import { managerOfBuyers, newAccount, otherManager } from './support/accounts.ts'
import type { Api } from './support/api.ts'
import { budgetOf, findProduct, piecesOverLimit, putInCart, stockOf } from './support/goods.ts'
import { expect, holds, test } from './support/test.ts'

/** Submits an order over the limit, by calls. */
const submitOverLimit = async (api: Api, keyword: string, Reason: string) => {
  const product = await findProduct(api, { keyword, atLeast: 10 })
  const pieces = piecesOverLimit(product)
  const { ProductCode } = product
  const stock = await stockOf(api, ProductCode)
  const CartItemIds = [await putInCart(api, ProductCode, pieces)]
  const { ConfirmToken, Addresses, Departments } = await api.call('POST /api/Order/Confirm', { CartItemIds })
  const submission = { ConfirmToken, RequestId: crypto.randomUUID(), AddressId: Addresses[0]?.AddressId ?? 0, DepartmentId: Departments[0]?.DepartmentId ?? 0 }
  const answer = await api.call('POST /api/Order/Submit', { ...submission, PaymentType: 1, InvoiceMode: 3, Reason })
  if (answer.Outcome !== 'submitted') throw new Error('The order was not placed')
  const { Items } = await api.call('POST /api/Approval/List', { View: 'submitted', Keyword: answer.OrderNo, PageIndex: 1, PageSize: 10 })
  const approval = Items[0]
  if (approval === undefined) throw new Error('The order needs no approval')
  return { ...approval, ProductCode, pieces, step: product.Step, stock }
}

test('an order over the limit passes both levels in two browsers: it goes to the seller, and the frozen budget is used', holds('§2.route.approvals', '§1.approval-screens'), async ({ enter }) => {
  const buyer = await enter()
  const before = await budgetOf(buyer.api)
  const { ApprovalNo, OrderNo, PayableAmount, ProductCode, pieces, step, stock } = await submitOverLimit(buyer.api, '复印纸', '年度用纸两级审批')
  const { page } = await enter(managerOfBuyers)

  await test.step('the manager reads why, what it costs and what was paid last, and agrees', async () => {
    await page.goto(`/userCenter/order/approval?Keyword=${OrderNo}`)
    await page.getByRole('link', { name: ApprovalNo }).click()
    await page.getByRole('link', { name: '查看全部' }).click()
    await expect(page).toHaveURL(new RegExp(String.raw`/userCenter/order/approval/${ApprovalNo}\?Keyword=`))
    await expect(page.getByText(/申请人的单笔限额为 ¥5,000.00，本单/)).toBeVisible()
    await expect(page.getByRole('heading', { name: '预算' })).toBeVisible()
    await expect(page.getByText('同意后：转财务复核')).toBeVisible()
  })

  await test.step('lowers the quantity before that, and agrees to what is left in one press', async () => {
    const quantity = page.getByRole('spinbutton', { name: /数量$/ })
    await quantity.fill(String(pieces - step))
    await quantity.press('Enter')
    await page.getByRole('textbox', { name: '审批意见' }).fill('同意，按年度计划')
    await page.getByRole('button', { name: '同意', exact: true }).click()
    await expect(page.getByText('已同意，等待财务复核')).toBeVisible()
    await expect(page.getByRole('button', { name: '同意', exact: true })).toBeHidden()
    await page.reload()
    await expect(page.getByText(`改成 ${pieces - step}`).first()).toBeVisible()
    await expect(page.getByText('同意，按年度计划', { exact: true })).toBeVisible()
  })

  await test.step('finance agrees from the list, on a phone', async () => {
    const finance = await enter(newAccount('finance'))
    await finance.page.setViewportSize({ width: 390, height: 844 })
    await finance.page.goto(`/userCenter/order/approval?Keyword=${OrderNo}`)
    await finance.page.getByRole('link', { name: '年度用纸两级审批' }).click()
    await expect(finance.page.getByRole('textbox', { name: '审批意见' })).toBeVisible()
    await finance.page.getByRole('button', { name: '同意', exact: true }).click()
    await expect(finance.page.getByText('已同意，审批通过')).toBeVisible()
  })

  await test.step('the buyer sees the order go on, with the name of the approver', async () => {
    await buyer.page.goto(`/userCenter/order/detail?id=${OrderNo}`)
    await expect(buyer.page.getByText('已通过', { exact: true })).toBeVisible()
    await expect(buyer.page.getByText('行政部主管 · 同意：同意，按年度计划')).toBeVisible()
    const order = await buyer.api.call('POST /api/Order/Detail', { OrderNo })
    expect(order.PayableAmount).toBeLessThan(PayableAmount ?? 0)
    expect(order.Logs.some(({ Operator, Text }) => Operator === '行政部主管' && Text.startsWith('审批调整商品：'))).toBe(true)
    expect(toFen(await budgetOf(buyer.api))).toBe(toFen(before) - toFen(order.PayableAmount ?? 0))
    expect(await stockOf(buyer.api, ProductCode)).toBe(stock - pieces + step)
  })
})

test('rejected with words: the buyer reads why, and stock and budget come back; who comes late reads who it was', holds('§1.approval-screens'), async ({ enter, apiOf }) => {
  const buyer = await apiOf()
  const before = await budgetOf(buyer)
  const { ApprovalNo, OrderNo, ProductCode, stock } = await submitOverLimit(buyer, '墨盒', '墨盒备货待驳回')
  const { page } = await enter(managerOfBuyers)
  const late = await enter(managerOfBuyers)
  for (const one of [page, late.page]) await one.goto(`/userCenter/order/approval/${ApprovalNo}`)
  await expect(late.page.getByRole('button', { name: '同意', exact: true })).toBeVisible()
  // A page that hears of the decision in time has no button left to press.
  let release = () => {}
  const pressed = new Promise<void>((resolve) => {
    release = resolve
  })
  await late.page.route('**/api/Approval/Detail', async (route) => {
    await pressed
    await route.continue()
  })
  await page.getByRole('button', { name: '驳回', exact: true }).click()
  await expect(page.getByText('请填写审批意见')).toBeVisible()
  await page.getByRole('textbox', { name: '审批意见' }).fill('本月已采购同类商品')
  await page.getByRole('button', { name: '驳回', exact: true }).click()
  await expect(page.getByText('已驳回').first()).toBeVisible()

  await late.page.getByRole('button', { name: '同意', exact: true }).click()
  release()
  await expect(late.page.getByText('该审批已被行政部主管处理')).toBeVisible()
  await expect(late.page.getByRole('button', { name: '同意', exact: true })).toBeHidden()

  const order = await buyer.call('POST /api/Order/Detail', { OrderNo })
  expect(order.StatusName).toBe('审批驳回')
  expect(order.Approvals[0]?.Comment).toBe('本月已采购同类商品')
  expect(await budgetOf(buyer)).toBe(before)
  expect(await stockOf(buyer, ProductCode)).toBe(stock)
})

test('the manager has another approver look first, then transfers the turn: each of them decides, and the record says who brought them in', holds('§1.approval-screens'), async ({ enter, apiOf }) => {
  const buyer = await apiOf()
  const { ApprovalNo } = await submitOverLimit(buyer, '文件夹', '档案整理加签转交')
  const path = `/userCenter/order/approval/${ApprovalNo}`
  const { page } = await enter(managerOfBuyers)
  const other = await enter(otherManager)
  const bringIn = async (action: '加签' | '转交', name: RegExp, words: string) => {
    await page.goto(path)
    await page.getByRole('button', { name: '更多', exact: true }).click()
    await page.getByRole('menuitem', { name: action }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill('主管')
    await page.getByRole('option', { name }).click()
    await dialog.getByRole('textbox', { name: '说明' }).fill(words)
    await dialog.getByRole('button', { name: action, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: '同意', exact: true })).toBeHidden()
  }

  await bringIn('加签', /研发中心主管/, '请先看技术参数')
  await other.page.goto(path)
  await expect(other.page.getByText('由行政部主管邀请：请先看技术参数')).toBeVisible()
  await other.page.getByRole('button', { name: '同意', exact: true }).click()
  await expect(other.page.getByText('已同意，等待部门负责人审批')).toBeVisible()

  await bringIn('转交', /研发中心主管/, '我出差，请代为审批')
  await other.page.goto(path)
  await expect(other.page.getByText('部门负责人审批 行政部主管 已转交')).toBeVisible()
  await other.page.getByRole('button', { name: '同意', exact: true }).click()
  await expect(other.page.getByText('已同意，等待财务复核')).toBeVisible()
})

test('sent back, the buyer changes it and submits it again under its number: another approval begins with what it is now', holds('§1.approval-screens'), async ({ enter }) => {
  const buyer = await enter()
  const before = await budgetOf(buyer.api)
  const { ApprovalNo, OrderNo, Version, ProductCode, pieces, step, stock } = await submitOverLimit(buyer.api, '墨盒', '墨盒备货待修改')
  const { page, api } = await enter(managerOfBuyers)
  await api.call('POST /api/Approval/Return', { RequestId: crypto.randomUUID(), ApprovalNo, Version, Comment: '请减少数量' })
  expect(await stockOf(buyer.api, ProductCode)).toBe(stock)

  await buyer.page.goto(`/userCenter/order/detail?id=${OrderNo}`)
  await buyer.page.getByRole('link', { name: '修改后重新提交' }).click()
  await expect(buyer.page.getByLabel(/^采购事由/)).toHaveValue('墨盒备货待修改')
  const quantity = buyer.page.getByRole('spinbutton', { name: /数量$/ })
  await quantity.fill(String(pieces - step))
  await quantity.press('Enter')
  await expect(quantity).toHaveValue(String(pieces - step))
  await buyer.page.getByLabel(/^采购事由/).fill('墨盒备货已减少')
  await buyer.page.getByRole('button', { name: '提交审批' }).click()
  await expect(buyer.page.getByText(/已提交审批/)).toBeVisible()

  const order = await buyer.api.call('POST /api/Order/Detail', { OrderNo })
  expect(order.StatusName).toBe('待审批')
  expect(order.Lines[0]?.Quantity).toBe(pieces - step)
  expect(await stockOf(buyer.api, ProductCode)).toBe(stock - pieces + step)
  expect(toFen(await budgetOf(buyer.api))).toBe(toFen(before) - toFen(order.PayableAmount ?? 0))
  await page.goto(`/userCenter/order/approval?Keyword=${OrderNo}`)
  await expect(page.getByText('墨盒备货已减少').first()).toBeVisible()
})
