import { newAccount } from './support/accounts.ts'
import { buy, findProduct } from './support/goods.ts'
import { expect, holds, test } from './support/test.ts'

const workbench = '/userCenter/index'

test('a buyer is led to the order that waits for them, and the workbench counts it until it is paid', holds('§2.route.workbench'), async ({ enter }) => {
  const { page, api, login } = await enter()
  const { ProductCode, MOQ } = await findProduct(api)
  const orderNo = await buy(api, ProductCode, MOQ, 4)

  await page.goto(workbench)
  await expect(page.getByRole('main')).toContainText(login.User.nname)
  await expect(page.getByRole('table', { name: '最近的订单' }).getByRole('row').filter({ hasText: orderNo })).toContainText('待付款')
  await page.getByRole('link', { name: '去付款：待付款 1 单' }).click()
  await expect(page.getByRole('tab', { name: /^待付款/, selected: true })).toBeVisible()
  const rows = page.getByRole('rowgroup').last().getByRole('row')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(orderNo)

  await page.getByRole('link', { name: `付款 ${orderNo}` }).click()
  await page.getByRole('button', { name: '去支付' }).click()
  await page.getByRole('button', { name: '支付成功', exact: true }).click()
  await expect(page.getByRole('heading', { name: '支付成功', level: 1 })).toBeVisible()
  await page.goto(workbench)
  await expect(page.getByText(/没有.*待付款/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^去付款：/ })).toHaveCount(0)
})

test('each count is that of the list that it opens, for a user who sees a whole company', holds('§2.route.workbench'), async ({ enter }) => {
  const { page, api } = await enter(newAccount('finance'))
  const todos = async () => (await api.call('POST /api/Workbench/Index', { Widgets: ['Todos'] })).Todos ?? []
  await page.goto(workbench)
  for (const { Name, Target } of (await todos()).filter((todo) => todo.Count > 0)) {
    // Others of the company order meanwhile: a count can be younger than the page.
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('link', { name: new RegExp(`：${Name} \\d+ `) })).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 45_000 })
    if (Target.Kind !== 'orderList' || Target.Status === undefined) continue
    const { Status } = Target
    // At rest the two are the same.
    await expect
      .poll(async () => {
        const [shown, { total }] = await Promise.all([todos(), api.call('POST /api/Order/List', { Status, PageIndex: 1, PageSize: 10 })])
        return (shown.find((todo) => todo.Name === Name)?.Count ?? 0) - total
      })
      .toBe(0)
  }
})

test('one part that fails says so by itself, and comes when it is asked for again', async ({ enter }) => {
  const { page } = await enter()
  // Until the press: the page also reads its parts again by itself, when a notice comes.
  await page.route('**/api/Workbench/Index', async (route) => {
    const isBroken = route.request().postData()?.includes('Budgets') && !(await page.evaluate(() => 'isPressed' in document.documentElement.dataset))
    await (isBroken ? route.fulfill({ status: 500 }) : route.fallback())
  })
  await page.goto(workbench)
  const budgets = page.getByRole('region', { name: '本部门预算' })
  await expect(budgets.getByText('加载失败，点击重试')).toBeVisible()
  await expect(page.getByRole('figure').filter({ hasText: '12 个月采购金额' })).toBeVisible()
  await page.evaluate(() => document.addEventListener('click', () => (document.documentElement.dataset.isPressed = ''), { capture: true }))
  await budgets.getByRole('button', { name: '重试' }).click()
  await expect(budgets.getByText('预算总额')).toBeVisible()
})
