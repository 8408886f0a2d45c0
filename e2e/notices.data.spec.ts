import { logInHere, managerOfBuyers } from './support/accounts.ts'
import { submitOverLimit } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

test('the approver is notified without a reload, and so is the other side of the decision; what is done elsewhere is no longer counted', async ({ enter }) => {
  const buyer = await enter()
  const approver = await enter(managerOfBuyers)
  await approver.page.goto('/userCenter/order/index')
  await approver.page.getByRole('button', { name: /^消息/ }).click()
  await expect(approver.page.getByRole('heading', { name: '消息' })).toBeVisible()

  const orderNo = await submitOverLimit(buyer, '展会物料')
  await buyer.page.goto('/product/index')
  const bell = buyer.page.getByRole('button', { name: /^消息/ })
  await expect(bell).toHaveAccessibleName('消息')

  const notice = approver.page.getByRole('list', { name: '消息' }).getByRole('listitem').filter({ hasText: orderNo })
  await test.step('the approver’s bell rings, and leads to the very approval', async () => {
    await expect(notice).toContainText('未读')
    await expect(notice.getByRole('link')).toHaveAttribute('href', /^\/userCenter\/order\/approval\/SP\d+$/)
    await expect(approver.page.getByRole('button', { name: /^消息，\d+条未读$/ })).toBeVisible()
  })

  await test.step('decided elsewhere, it counts no more, and the buyer’s bell rings', async () => {
    const { Items } = await approver.api.call('POST /api/Approval/List', { View: 'waiting', Keyword: orderNo, PageIndex: 1, PageSize: 10 })
    const ApprovalNo = Items[0]?.ApprovalNo ?? ''
    const { Version } = await approver.api.call('POST /api/Approval/Detail', { ApprovalNo })
    await approver.api.call('POST /api/Approval/Reject', { ApprovalNo, Version, RequestId: crypto.randomUUID(), Comment: '下季度再买' })
    await expect(notice).toContainText('已处理')
    await expect(notice).not.toContainText('未读')
    await expect(bell).toHaveAccessibleName('消息，1条未读')
  })

  await test.step('read in another tab, it counts no more in the first', async () => {
    const other = await buyer.context.newPage()
    await other.goto('/userCenter/order/index')
    await other.getByRole('button', { name: '消息，1条未读' }).click()
    await other.getByRole('list', { name: '消息' }).getByRole('link').filter({ hasText: '你的订单被驳回' }).click()
    await expect(other).toHaveURL(new RegExp(`/userCenter/order/detail\\?id=${orderNo}$`))
    await expect.poll(async () => (await buyer.api.call('POST /api/Notice/List', { Unread: true, PageIndex: 1, PageSize: 10 })).Items.map(({ Title }) => Title)).toEqual([])
    await expect(bell).toHaveAccessibleName('消息')
    await other.close()
  })
})

test('where the stream does not pass, the count is asked for; a kind that was switched off is not sent', async ({ enter }) => {
  const { page, api } = await enter()
  await page.clock.install()
  await page.route('**/api/Notice/Stream', (route) => route.abort())
  let count = 0
  await page.route('**/api/Notice/Count', (route) => route.fulfill({ json: { MsgHeader: { Success: true, RetMessage: '' }, MsgBody: { Count: count } } }))
  await page.goto('/userCenter/order/index')
  await expect(page.getByRole('button', { name: '消息', exact: true })).toBeVisible()
  count = 120
  await page.clock.runFor(31_000)
  const bell = page.getByRole('button', { name: '消息，99+条未读' })
  await expect(bell).toContainText('99+')

  await bell.click()
  await page.getByRole('button', { name: '设置', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '消息设置' })
  const shipped = dialog.getByRole('switch', { name: '订单发货：商城内' })
  await expect(shipped).toBeChecked()
  await shipped.click()
  await expect.poll(async () => (await api.call('POST /api/Notice/Settings', {})).Kinds.find(({ Kind }) => Kind === 'orderShipped')?.InMall).toBe(false)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the link of a mail opens the approval where it can be decided, also when its reader has to log in first', async ({ enter, page, mailsTo }) => {
  const buyer = await enter()
  const orderNo = await submitOverLimit(buyer, '展会物料')
  const mailOf = async () => (await mailsTo(`${managerOfBuyers}@mall.example`)).find((mail) => mail.includes(orderNo))
  await expect.poll(mailOf, { timeout: 30_000 }).toBeDefined()
  const link = /https?:\S+/.exec((await mailOf()) ?? '')?.[0] ?? ''
  expect(new URL(link).pathname).toMatch(/^\/userCenter\/order\/approval\/SP\d+$/)

  await page.goto(link)
  await logInHere(page, managerOfBuyers)
  await expect(page).toHaveURL(link)
  await expect(page.getByText(orderNo).first()).toBeVisible()
  await page.getByRole('button', { name: '同意', exact: true }).click()
  await expect(page.getByText('已同意，等待财务复核')).toBeVisible()
  expect((await buyer.api.call('POST /api/Order/Detail', { OrderNo: orderNo })).Logs.map(({ Text }) => Text)).toContain('部门负责人审批同意')
})
