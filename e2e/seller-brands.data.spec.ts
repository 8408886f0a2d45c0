import { demoPassword } from './support/passwords.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

test('a brand is added, renamed and merged: the search, the facet and old addresses of the mall follow at once', async ({ page, visitorApi }) => {
  const list = (request: { readonly Keyword?: string; readonly BrandIds?: number[] }) => visitorApi.call('POST /api/Product/List', { ...request, PageIndex: 1, PageSize: 100 })
  const { Facets } = await list({})
  // The rarest ones: no other flow looks for them.
  const [row, into] = [Facets.Brands.at(-1), Facets.Brands.at(-2)]
  if (row === undefined || into === undefined) throw new Error('The demo has too few brands')
  const codes = (await list({ BrandIds: [row.Id] })).Items.map(({ ProductCode }) => ProductCode)

  await page.goto('/seller/login')
  await logInStaff(page, 'goods', demoPassword)
  await expect(page).toHaveURL('/seller')

  await test.step('added, not twice, and deleted again', async () => {
    await page.goto('/seller/brands')
    await page.getByRole('button', { name: '新增品牌' }).click()
    await page.getByRole('textbox', { name: '品牌名称' }).fill(into.Name)
    await page.getByRole('button', { name: '新增', exact: true }).click()
    await expect(page.getByText('品牌已存在')).toBeVisible()
    await page.getByRole('textbox', { name: '品牌名称' }).fill('新加的牌子')
    await page.getByRole('button', { name: '新增', exact: true }).click()
    await expect(page.getByText('已新增“新加的牌子”')).toBeVisible()
    await page.getByRole('button', { name: '删除', exact: true }).click()
    await page.getByRole('dialog', { name: '删除品牌' }).getByRole('button', { name: '删除' }).click()
    await expect(page.getByText('已删除')).toBeVisible()
  })

  await test.step('renamed', async () => {
    await page.goto(`/seller/brands?BrandId=${row.Id}`)
    await page.getByRole('button', { name: '编辑' }).click()
    await page.getByRole('textbox', { name: '品牌名称' }).fill('改过名的牌子')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('已保存，商城立即跟着变')).toBeVisible()
    const renamed = await list({ Keyword: '改过名的牌子' })
    expect(renamed.Items.map(({ ProductCode }) => ProductCode)).toEqual(expect.arrayContaining(codes))
    expect(renamed.Facets.Brands).toContainEqual(expect.objectContaining({ Id: row.Id, Name: '改过名的牌子' }))
  })

  await test.step('merged, after it was said what becomes of what', async () => {
    await page.getByRole('button', { name: '合并到…' }).click()
    const dialog = page.getByRole('dialog', { name: '合并“改过名的牌子”' })
    await dialog.getByRole('combobox', { name: '合并到' }).fill(into.Name)
    await page.getByRole('option', { name: into.Name, exact: true }).click()
    await expect(dialog.getByText(/种商品归入它/)).toBeVisible()
    await dialog.getByRole('textbox', { name: /输入品牌名称/ }).fill('改过名的牌子')
    await dialog.getByRole('button', { name: '合并，不能撤回' }).click()
    await expect(page.getByText(`已合并到“${into.Name}”`)).toBeVisible()
    for (const Keyword of [into.Name, '改过名的牌子', row.Name]) expect((await list({ Keyword })).Items.map(({ ProductCode }) => ProductCode)).toEqual(expect.arrayContaining(codes))
  })

  await test.step('an old address shows the one that it became, chosen', async () => {
    await page.goto(`/product/index?Brands=${row.Id}`)
    await expect(page.getByRole('checkbox', { name: new RegExp(`^${into.Name}`) })).toBeChecked()
  })
})
