import { newAccount } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

test('an administrator copies a preset, narrows the copy, and another one’s change does not lose what is typed', async ({ enter }) => {
  const { page, api } = await enter(newAccount('admin'))
  const name = `会议采购${Date.now()}`
  await page.goto('/userCenter/management/role')

  await test.step('the copy opens at once, holds what the preset holds, and is narrowed', async () => {
    await page.getByRole('button', { name: '复制 采购员' }).click()
    const form = page.getByRole('dialog', { name: '编辑角色' })
    await expect(form.getByLabel('角色名称')).toHaveValue(/^采购员 副本/)
    await form.getByLabel('角色名称').fill(name)
    await form.getByRole('checkbox', { name: '支付订单' }).uncheck()
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
    await expect(page.getByRole('row', { name: new RegExp(name) })).not.toContainText('支付订单')
  })

  await test.step('edited by two: the later one reads so, refreshes and saves what was typed', async () => {
    const { Items } = await api.call('POST /api/Role/List', { Keyword: name, PageIndex: 1, PageSize: 20 })
    const [role] = Items
    if (!role) throw new Error('The role is not in the list')
    await page.getByRole('button', { name: `编辑 ${name}` }).click()
    const form = page.getByRole('dialog', { name: '编辑角色' })
    await form.getByLabel('描述').fill('只管会议')
    await api.call('POST /api/Role/Save', {
      RoleId: role.RoleId, Version: role.Version, Name: name, Description: '他人的话', Scope: role.Scope, Permissions: role.Permissions,
    })
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByText('数据已被他人修改，请刷新后重试')).toBeVisible()
    await form.getByRole('button', { name: '刷新' }).click()
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('只管会议')
  })

  await test.step('what nobody has is deleted after a question', async () => {
    await page.getByRole('row', { name: new RegExp(name) }).getByRole('button', { name: /更多操作/ }).click()
    await page.getByRole('menuitem', { name: '删除' }).click()
    await page.getByRole('dialog', { name: '删除角色' }).getByRole('button', { name: '删除' }).click()
    await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0)
  })
})

test('a buyer has no roles in the menu, and their address says so', async ({ enter }) => {
  const { page } = await enter()
  await page.goto('/userCenter/management/role')
  await expect(page.getByText('暂无权限，请联系企业管理员')).toBeVisible()
})

test('a permission that is taken away is gone from the menu of an open page, which says so once, without a call of its user', async ({ enter, apiOf }) => {
  const account = newAccount()
  const { page } = await enter(account)
  const administrator = await apiOf(newAccount('admin'))
  await page.goto('/userCenter/order/index')
  const menu = page.getByRole('navigation', { name: '用户中心' })
  await expect(menu.getByRole('link', { name: '意向商品询价' })).toBeVisible()
  const { Items } = await administrator.call('POST /api/Account/List', { Keyword: account, PageIndex: 1, PageSize: 10 })
  const found = Items.find(({ Account }) => Account === account)
  if (!found) throw new Error(`The administrator sees no ${account}.`)
  const { UserId, Name, DepartmentId, SingleLimit, Version } = found
  const { Items: roles } = await administrator.call('POST /api/Role/List', { Keyword: '财务', PageIndex: 1, PageSize: 20 })
  const RoleIds = roles.filter((role) => role.Name === '财务').map(({ RoleId }) => RoleId)
  // The stream of the page looks again at every heartbeat.
  const followed = page.waitForRequest('**/api/Account/GetUserMenuList', { timeout: 40_000 })
  await administrator.call('POST /api/Account/Save', { UserId, Name, DepartmentId, RoleIds, SingleLimit, Version, RequestId: crypto.randomUUID() })
  await followed
  await expect(page.getByText('您的权限已变更，菜单已更新')).toHaveCount(1)
  await expect(menu.getByRole('link', { name: '意向商品询价' })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: '我的订单' })).toBeVisible()
})
