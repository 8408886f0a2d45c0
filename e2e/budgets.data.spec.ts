import { newAccount } from './support/accounts.ts'
import { expect, test, holds } from './support/test.ts'

test('finance narrows the budgets, looks at one and comes back to it; another company has none of them', holds('§2.route.budget'), async ({ enter, apiOf }) => {
  const { page, api } = await enter(newAccount('finance'))
  const { Items } = await api.call('POST /api/Budget/List', { Keyword: '季度', Status: 4, SortField: 'UsageRate', SortOrder: 'asc', PageIndex: 1, PageSize: 20 })
  const [budget] = Items
  if (!budget) throw new Error('The demo has no expired budget of a quarter')

  await page.goto('/userCenter/asset/budget?SortField=UsageRate&SortOrder=asc')
  await page.getByRole('tab', { name: /^已过期/ }).click()
  await page.getByLabel('预算名称').fill('季度')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/Keyword=/)
  await page.getByRole('rowgroup').last().getByRole('row').first().getByRole('link', { name: budget.Name, exact: true }).click()
  const peek = page.getByRole('complementary', { name: budget.Name })
  await expect(peek).toContainText(budget.DepartmentName)
  await page.reload()
  await expect(peek).toBeVisible()
  await page.goBack()
  await expect(peek).toBeHidden()
  await expect(page.getByRole('tab', { name: /^已过期/ })).toHaveAttribute('aria-selected', 'true')

  const other = await apiOf(newAccount('other'))
  const seen = await other.call('POST /api/Budget/List', { PageIndex: 1, PageSize: 1000 })
  expect(seen.total).toBeGreaterThan(0)
  expect(seen.Items.map(({ BudgetId }) => BudgetId)).not.toContain(budget.BudgetId)
})

test('a buyer has no budgets in the menu, and their address says so', async ({ enter }) => {
  const { page } = await enter()
  await page.goto('/userCenter/asset/budget')
  await expect(page.getByText('暂无权限，请联系企业管理员')).toBeVisible()
  await expect(page.getByRole('link', { name: '预算余额', includeHidden: true })).toHaveCount(0)
})

test('finance opens a budget, lowers it, learns of what overlaps and of what another changed, and loses nothing typed', holds('§2.route.budget'), async ({ enter }) => {
  const { page, api } = await enter(newAccount('finance'))
  const name = `研发专项${Date.now()}`
  await page.goto('/userCenter/asset/budget')
  await page.getByRole('button', { name: '新增预算' }).click()
  const form = page.getByRole('dialog', { name: '新增预算' })

  await test.step('周期不能重叠, beside the field', async () => {
    await form.getByLabel('名称').fill(name)
    await form.getByRole('combobox', { name: /归属部门/ }).click()
    await page.getByRole('treeitem', { name: '研发中心' }).click()
    await form.getByLabel('总额（元）').fill('2,000.50')
    await form.getByLabel('周期', { exact: true }).selectOption('季')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByText(/^周期不能重叠：该部门已有/)).toBeVisible()
    await expect(form.getByLabel('名称')).toHaveValue(name)
  })

  await test.step('the next quarter is free', async () => {
    await form.getByLabel('预算期间').selectOption({ index: 1 })
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
    await page.getByRole('tab', { name: /^未开始/ }).click()
    await page.getByLabel('预算名称').fill(name)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: `流水 ${name}` }).click()
    await expect(page.getByRole('row').filter({ hasText: '预算设立' })).toContainText('2,000.50')
  })

  await test.step('it goes down to what is used and frozen, and no lower', async () => {
    await page.getByRole('button', { name: '调整', exact: true }).click()
    const adjust = page.getByRole('dialog', { name: '调整预算' })
    await adjust.getByLabel('调减').check()
    await adjust.getByLabel('金额（元）').fill('2000.51')
    await adjust.getByLabel('原因').fill('活动取消')
    await adjust.getByRole('button', { name: '保存' }).click()
    await expect(adjust.getByText('调减不能低于已用+冻结')).toBeVisible()
    await adjust.getByLabel('金额（元）').fill('500.5')
    await adjust.getByRole('button', { name: '保存' }).click()
    await expect(adjust).toBeHidden()
    await expect(page.getByRole('row').filter({ hasText: '活动取消' })).toContainText('1,500.00')
  })

  await test.step('another edits it meanwhile: what is typed stays', async () => {
    const { Items } = await api.call('POST /api/Budget/List', { Keyword: name, PageIndex: 1, PageSize: 10 })
    const [budget] = Items
    if (!budget) throw new Error('The budget is not in the list')
    await page.getByRole('button', { name: '编辑', exact: true }).click()
    const edit = page.getByRole('dialog', { name: '编辑预算' })
    await edit.getByLabel('名称').fill(`${name}甲`)
    await api.call('POST /api/Budget/Save', { ...budget, Name: `${name}乙` })
    await edit.getByRole('button', { name: '保存' }).click()
    await expect(edit.getByText('数据已被他人修改，请刷新后重试')).toBeVisible()
    await edit.getByRole('button', { name: '刷新' }).click()
    await expect(edit.getByText(`他人已改为：${name}乙`)).toBeVisible()
    await edit.getByRole('button', { name: '保存' }).click()
    await expect(edit).toBeHidden()
    await expect(page.getByRole('heading', { name: `${name}甲` })).toBeVisible()
  })

  await test.step('it is taken out of force', async () => {
    await page.getByRole('button', { name: '停用', exact: true }).click()
    await page.getByRole('dialog', { name: '停用预算' }).getByRole('button', { name: '停用' }).click()
    await expect(page.getByText('已停用', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: '启用', exact: true })).toBeVisible()
  })
})
