import { managerOfBuyers, newAccount } from './support/accounts.ts'
import { submitOverLimit } from './support/shopping.ts'
import { expect, holds, test } from './support/test.ts'

test('an order over the limit waits for its approver, is the buyer’s own, and nobody else’s', holds('§2.route.approvals'), async ({ enter, apiOf }) => {
  const buyer = await enter()
  const orderNo = await submitOverLimit(buyer, '年度用纸集中采购')

  const { page } = await enter(managerOfBuyers)
  const row = page.getByRole('row').filter({ hasText: '年度用纸集中采购' })

  await test.step('from the to-do of home, it is under 待我审批 with its reason', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: /待我审批/ }).click()
    await expect(page.getByText(/^\d+ 单等你审批，最久的已等/)).toBeVisible()
    await page.getByLabel('单号、事由').fill(orderNo)
    await page.keyboard.press('Enter')
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('超单笔限额')
    await expect(row).toContainText('部门负责人审批 1/2')
  })

  await test.step('the address keeps filter, order and what is looked at', async () => {
    await page.getByRole('button', { name: '触发原因：任何原因' }).click()
    await page.getByRole('option', { name: '超单笔限额' }).click()
    await page.getByRole('columnheader', { name: '金额' }).getByRole('button').click()
    await row.getByRole('link', { name: /^SP/ }).click()
    const peek = page.getByRole('complementary', { name: /^SP/ })
    await expect(peek).toContainText(orderNo)
    await expect(page).toHaveURL(/Keyword=D\d+.*Reason=overSingleLimit.*SortField=PayableAmount.*Peek=SP/)
    await page.reload()
    await expect(peek).toContainText(orderNo)
    await expect(page.getByRole('button', { name: '触发原因：超单笔限额' })).toBeVisible()
  })

  await test.step('sorted by amount', async () => {
    await page.goto('/userCenter/order/approval?SortField=PayableAmount&SortOrder=asc')
    await expect(row.first()).toBeVisible()
    const amounts = (await page.locator('tbody tr td:nth-child(4)').allTextContents()).map((text) => Number(text.replaceAll(',', '')))
    expect(amounts.length).toBeGreaterThan(1)
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  })

  await test.step('the buyer finds it under 我发起的', async () => {
    await buyer.page.goto('/userCenter/order/approval?Tab=submitted')
    await expect(buyer.page.getByRole('row').filter({ hasText: '年度用纸集中采购' })).toContainText('审批中')
    await expect(buyer.page.getByText('没有等你审批的订单')).toBeVisible()
  })

  await test.step('neither finance, whose turn has not come, nor another company sees it', async () => {
    for (const kind of ['finance', 'other'] as const) {
      const api = await apiOf(newAccount(kind))
      for (const View of ['waiting', 'decided', 'submitted'] as const) {
        expect((await api.call('POST /api/Approval/List', { View, Keyword: orderNo, PageIndex: 1, PageSize: 10 })).total, `${kind} ${View}`).toBe(0)
      }
    }
  })
})
