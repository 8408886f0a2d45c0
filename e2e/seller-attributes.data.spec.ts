import { demoPassword } from './support/passwords.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

test('an attribute is added, values are renamed and merged: the facet and old addresses of the mall follow at once', async ({ page, visitorApi }) => {
  const list = (request: { readonly Keyword?: string; readonly Attrs?: { Id: number; Values: string[] }[] }) => visitorApi.call('POST /api/Product/List', { ...request, PageIndex: 1, PageSize: 100 })
  const { Facets } = await list({})
  // The rarest values of an attribute: no other flow looks for them.
  const attribute = Facets.Attrs.find(({ Values }) => Values.length > 3)
  const [row, into] = [attribute?.Values.at(-1)?.Value ?? '', attribute?.Values.at(-2)?.Value ?? '']
  if (attribute === undefined) throw new Error('The demo has too few attributes')
  const narrowed = async (value: string) => (await list({ Attrs: [{ Id: attribute.Id, Values: [value] }] })).Items.map(({ ProductCode }) => ProductCode)
  const codes = await narrowed(row)
  expect(codes.length).toBeGreaterThan(0)

  await page.goto('/seller/login')
  await logInStaff(page, 'goods', demoPassword)
  await expect(page).toHaveURL('/seller')

  await test.step('added, not twice, and deleted again', async () => {
    await page.goto('/seller/attributes')
    await page.getByRole('button', { name: '新增属性' }).click()
    await page.getByRole('textbox', { name: '属性名称' }).fill(attribute.Name)
    await page.getByRole('button', { name: '新增', exact: true }).click()
    await expect(page.getByText('属性已存在')).toBeVisible()
    await page.getByRole('textbox', { name: '属性名称' }).fill('新加的属性')
    await page.getByRole('button', { name: '新增', exact: true }).click()
    await expect(page.getByText('已新增“新加的属性”')).toBeVisible()
    await expect(page.getByText('还没有值')).toBeVisible()
    await page.getByRole('button', { name: '删除', exact: true }).click()
    await page.getByRole('dialog', { name: '删除属性' }).getByRole('button', { name: '删除' }).click()
    await expect(page.getByText('已删除')).toBeVisible()
  })

  await test.step('a value is renamed', async () => {
    await page.goto(`/seller/attributes?AttributeId=${attribute.Id}`)
    await page.getByRole('searchbox', { name: '搜索值' }).fill(row)
    await page.getByRole('button', { name: `编辑 ${row}`, exact: true }).click()
    await page.getByRole('textbox', { name: '值', exact: true }).fill('改过的值')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('已保存，商城立即跟着变')).toBeVisible()
    expect(await narrowed('改过的值')).toEqual(codes)
    expect(await narrowed(row)).toEqual(codes)
  })

  await test.step('and merged, after it was said what becomes of what', async () => {
    await page.getByRole('searchbox', { name: '搜索值' }).fill('改过的值')
    await page.getByRole('button', { name: '合并到… 改过的值' }).click()
    const dialog = page.getByRole('dialog', { name: '合并“改过的值”' })
    await dialog.getByRole('combobox', { name: '合并到' }).fill(into)
    await page.getByRole('option', { name: into, exact: true }).click()
    await expect(dialog.getByText(/种商品归入它/)).toBeVisible()
    await dialog.getByRole('textbox', { name: /输入值名称/ }).fill('改过的值')
    await dialog.getByRole('button', { name: '合并，不能撤回' }).click()
    await expect(page.getByText(`已合并到“${into}”`)).toBeVisible()
    for (const value of [into, '改过的值', row]) expect(await narrowed(value)).toEqual(expect.arrayContaining(codes))
  })

  await test.step('an old address shows the one that it became, chosen', async () => {
    await page.goto(`/product/index?Attr=${attribute.Id}:${encodeURIComponent(row)}`)
    await expect(page.getByRole('checkbox', { name: new RegExp(`^${into}`) })).toBeChecked()
  })
})
