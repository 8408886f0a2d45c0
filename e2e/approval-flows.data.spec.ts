import { newAccount } from './support/accounts.ts'
import { buy, findProduct, piecesOverLimit } from './support/goods.ts'
import { expect, holds, test } from './support/test.ts'

test('a flow is drafted, checked, tried, replayed and published: new orders take it, a running one keeps its own', holds('§2.route.management'), async ({ enter, apiOf }) => {
  const { page, api } = await enter(newAccount('admin'))
  const buyer = await apiOf()
  const paper = await findProduct(buyer, { keyword: '复印纸', atLeast: 10 })
  // Four of the smallest orders of it are in stock.
  const little = await findProduct(buyer, { keyword: '纸', atLeast: 100 })
  const orderLittle = () => buy(buyer, little.ProductCode, little.MOQ)
  const small = await orderLittle()
  const running = await buy(buyer, paper.ProductCode, piecesOverLimit(paper))
  const nodesOf = async (Keyword: string): Promise<string[]> => {
    const { Items: [approval] } = await buyer.call('POST /api/Approval/List', { View: 'submitted', Keyword, PageIndex: 1, PageSize: 10 })
    if (approval === undefined) return []
    const { Nodes } = await buyer.call('POST /api/Approval/Detail', { ApprovalNo: approval.ApprovalNo })
    return Nodes.map(({ Name }) => Name)
  }
  const runningNodes = await nodesOf(running)
  expect(runningNodes).toHaveLength(2)

  // The buyer's own department, under a name of its own.
  const { Items: [bought] } = await buyer.call('POST /api/Approval/List', { View: 'submitted', Keyword: running, PageIndex: 1, PageSize: 10 })
  const found = (await api.call('POST /api/Department/Tree', {})).find(({ DepartmentId }) => DepartmentId === bought?.DepartmentId)
  if (!found) throw new Error('The department of the buyer is not in the tree')
  const name = `专采部${Date.now().toString(36)}`
  await api.call('POST /api/Department/Save', { DepartmentId: found.DepartmentId, Version: found.Version, Name: name, ManagerId: found.ManagerId })

  const form = page.getByRole('form', { name: '审批流程' })
  const nodes = form.getByRole('list', { name: '规则 1 的审批节点' })
  const lane = (sentence: string) => form.getByRole('listitem', { name: sentence, exact: true })

  await test.step('a rule is a sentence, and what is wrong is said during typing', async () => {
    await page.goto('/userCenter/management/approval?FlowId=new')
    await form.getByLabel(/^名称/).fill(`${name}审批`)
    await form.getByRole('button', { name: /^适用部门/ }).click()
    await form.getByRole('combobox', { name: '适用部门' }).fill(name)
    await page.getByRole('option', { name: new RegExp(name) }).click()
    await page.keyboard.press('Escape')
    await form.getByRole('button', { name: /^加条件/ }).click()
    await page.getByRole('option', { name: '金额' }).click()
    await form.getByLabel('金额起点（元，含）').fill('100')
    await expect(lane('金额≥¥100.00或超预算 → 部门负责人')).toBeVisible()
    await form.getByLabel('金额上限（元，不含）').fill('50')
    await expect(form.getByText('结束金额须大于起点金额')).toBeVisible()
    await form.getByLabel('金额上限（元，不含）').fill('9000')
    await expect(form.getByText('存在未覆盖金额区间：金额≥¥9,000.00')).toBeVisible()
    await form.getByLabel('金额上限（元，不含）').fill('')
    await expect(form.getByText('金额没有重叠和遗漏，审批人都在职')).toBeVisible()
  })

  await test.step('a level is added, moved by mouse, back by keyboard, and by mouse again', async () => {
    // Both levels in sight: nothing scrolls while one is dragged.
    await page.setViewportSize({ width: 1440, height: 2400 })
    await form.getByRole('button', { name: '加一级' }).click()
    const second = nodes.getByRole('listitem', { name: '第 2 级' })
    await second.getByRole('button', { name: /^审批人：/ }).click()
    await second.getByLabel(/^审批人类型/).selectOption({ label: '角色' })
    await expect(second.getByRole('alert').getByText('请选择角色', { exact: true }).last()).toBeVisible()
    await second.getByLabel(/^角色/).selectOption({ label: '财务' })
    await page.keyboard.press('Escape')
    await expect(lane('金额≥¥100.00或超预算 → 部门负责人 → 财务（或签）')).toBeVisible()
    const turned = lane('金额≥¥100.00或超预算 → 财务（或签） → 部门负责人')
    await second.getByText('第 2 级').dragTo(nodes.getByRole('listitem', { name: '第 1 级' }).getByText('第 1 级'))
    await expect(turned).toBeVisible()
    await nodes.getByRole('button', { name: '下移第 1 级' }).press('Enter')
    await expect(turned).toHaveCount(0)
    await nodes.getByRole('button', { name: '上移第 2 级' }).press('Enter')
    await expect(turned).toBeVisible()
  })

  await test.step('saved, it is a draft: nothing changes for orders', async () => {
    await page.getByRole('button', { name: '保存草稿' }).click()
    await expect(page).toHaveURL(/FlowId=\d+/)
    await expect(page.getByText(`“${name}审批”还没有发布`, { exact: true })).toBeVisible()
    expect(await nodesOf(await orderLittle())).toEqual([])
  })

  await test.step('a sample order takes the path of the draft', async () => {
    await page.getByRole('button', { name: /^费用归属部门/ }).click()
    await page.getByRole('combobox', { name: '费用归属部门' }).fill(name)
    await page.getByRole('option', { name: new RegExp(name) }).click()
    await page.getByRole('button', { name: /^下单人/ }).click()
    await page.getByRole('combobox', { name: '下单人' }).fill(name)
    await page.getByRole('option', { name: new RegExp(name) }).click()
    await page.getByLabel(/^订单金额/).fill('300')
    await page.getByRole('button', { name: '试算' }).click()
    const result = page.getByRole('status', { name: '试算结果' })
    await expect(result).toContainText(`适用“${name}审批”`)
    await expect(result.getByRole('listitem').last()).toContainText('部门负责人')
  })

  await test.step('the orders of the last days are replayed, and one opens', async () => {
    await page.getByRole('button', { name: '回放' }).click()
    await expect(page.getByText('近 30 天 3 单中，2 单会多审批，1 单换审批人')).toBeVisible()
    await page.getByRole('link', { name: small }).click()
    await expect(page).toHaveURL(new RegExp(`order/detail\\?id=${small}`))
    await page.goBack()
  })

  await test.step('published, the next order takes it; the running one keeps its own', async () => {
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await page.getByRole('dialog', { name: '发布审批流程' }).getByRole('button', { name: '发布' }).click()
    await expect(page.getByText(`“${name}审批”第 1 版生效中`, { exact: true })).toBeVisible()
    expect(await nodesOf(await orderLittle())).toEqual(['复核', '部门负责人审批'])
    expect(await nodesOf(running)).toEqual(runningNodes)
  })

  await test.step('disabled, orders take that of the company again', async () => {
    await page.getByRole('button', { name: '停用' }).click()
    await page.getByRole('dialog', { name: '停用审批流程' }).getByRole('button', { name: '停用' }).click()
    await expect(page.getByText(`“${name}审批”第 1 版已停用`, { exact: true })).toBeVisible()
    expect(await nodesOf(await orderLittle())).toEqual([])
  })
})

test('a buyer learns at the address that flows are not theirs', async ({ enter }) => {
  const { page } = await enter()
  await page.goto('/userCenter/management/approval')
  await expect(page.getByText('暂无权限，请联系企业管理员')).toBeVisible()
})
