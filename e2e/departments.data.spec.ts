import { newAccount } from './support/accounts.ts'
import { expect, holds, test } from './support/test.ts'

test('an administrator makes departments, moves one by keyboard and by hand, renames it, and deletes it when it is free', holds('§2.route.management'), async ({ enter }) => {
  const { page, api } = await enter(newAccount('admin'))
  const stamp = Date.now().toString(36)
  const [north, south] = [`北区${stamp}`, `南区${stamp}`]
  const item = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) })
  const found = async (name: string) => (await api.call('POST /api/Department/Tree', {})).find(({ Name }) => Name === name)
  await page.goto('/userCenter/management/department')

  await test.step('two departments, the second with a manager; a name is its own beside others', async () => {
    const form = page.getByRole('dialog', { name: '新增部门' })
    for (const name of [north, south]) {
      await page.getByRole('button', { name: '新增部门' }).click()
      await form.getByLabel('名称').fill(name)
      await form.getByRole('button', { name: '保存' }).click()
      await expect(form).toBeHidden()
      await expect(item(name)).toBeVisible()
    }
    await page.getByRole('button', { name: '新增部门' }).click()
    await form.getByLabel('名称').fill(north)
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByText(`同级已有“${north}”，请换一个名称`)).toBeVisible()
    await expect(form.getByLabel('名称')).toHaveValue(north)
    await form.getByRole('button', { name: '取消' }).click()
    await page.getByRole('button', { name: '放弃' }).click()
  })

  await test.step('Alt and an arrow move it into the one above; the one above is then in use', async () => {
    await item(south).click()
    await item(south).press('Alt+ArrowRight')
    await expect.poll(async () => (await found(south))?.ParentId).toBe((await found(north))?.DepartmentId)
    await item(north).click()
    await expect(page.getByText('该部门下有成员/子部门，不能删除')).toBeVisible()
    await expect(page.getByRole('button', { name: '删除' })).toHaveCount(0)
  })

  await test.step('the buttons move it out again', async () => {
    await item(south).click()
    await page.getByRole('group', { name: new RegExp(south) }).getByRole('button', { name: '移出' }).click()
    await expect.poll(async () => (await found(south))?.ParentId).toBeNull()
  })

  await test.step('another changes it meanwhile: what is typed stays', async () => {
    await page.getByRole('button', { name: '编辑', exact: true }).click()
    const form = page.getByRole('dialog', { name: '编辑部门' })
    await form.getByLabel('名称').fill(`${south}甲`)
    const one = await found(south)
    if (one === undefined) throw new Error('The department is gone')
    await api.call('POST /api/Department/Save', { DepartmentId: one.DepartmentId, Version: one.Version, Name: `${south}乙`, ManagerId: null })
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByText('数据已被他人修改，请刷新后重试')).toBeVisible()
    await form.getByRole('button', { name: '刷新' }).click()
    await expect(form.getByLabel('名称')).toHaveValue(`${south}甲`)
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
    await expect(item(`${south}甲`)).toBeVisible()
  })

  await test.step('a free one is deleted, for good', async () => {
    await page.getByRole('button', { name: '删除', exact: true }).click()
    await page.getByRole('dialog', { name: '删除部门' }).getByRole('button', { name: '删除' }).click()
    await expect(item(`${south}甲`)).toHaveCount(0)
    expect(await found(`${south}甲`)).toBeUndefined()
  })
})

test('another company’s administrator finds none of them, and cannot change one', async ({ enter, apiOf }) => {
  const { api } = await enter(newAccount('admin'))
  const [one] = await api.call('POST /api/Department/Tree', {})
  if (one === undefined) throw new Error('The demo has no department')
  const other = await apiOf(newAccount('other'))
  expect((await other.call('POST /api/Department/Tree', {})).map(({ DepartmentId }) => DepartmentId)).not.toContain(one.DepartmentId)
  await expect(other.call('POST /api/Department/Delete', { DepartmentId: one.DepartmentId, Version: one.Version })).rejects.toThrow('部门不存在')
})
