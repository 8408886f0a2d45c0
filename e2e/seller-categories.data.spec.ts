import { demoPassword } from './support/passwords.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

test('a category is renamed, hidden and merged: the navigation, the list and old addresses of the mall follow at once', async ({ page, visitorApi }) => {
  const navigation = await visitorApi.call('POST /api/Category/MallCategories', {})
  const leaves = navigation.flatMap((one) => one.Category2List.flatMap((two) => two.Category3List.map((leaf) => ({ ...leaf, one }))))
  const [row, into] = [leaves.at(-1), leaves.at(-2)]
  if (row === undefined || into === undefined) throw new Error('The demo has too few categories')
  const found = async (Cid: number) => (await visitorApi.call('POST /api/Product/List', { Cid, PageIndex: 1, PageSize: 100 })).Items.map(({ ProductCode }) => ProductCode)
  const codes = await found(row.CategoryId)

  await page.goto('/seller/login')
  await logInStaff(page, 'goods', demoPassword)
  await expect(page).toHaveURL('/seller')
  await page.goto(`/seller/categories?CategoryId=${row.CategoryId}`)

  await test.step('renamed, and hidden', async () => {
    await page.getByRole('button', { name: '编辑' }).click()
    await page.getByRole('textbox', { name: '分类名称' }).fill('改过的名称')
    await page.getByRole('checkbox', { name: '不在导航里显示，连同下级' }).check()
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('已保存，商城立即跟着变')).toBeVisible()
    expect(JSON.stringify(await visitorApi.call('POST /api/Category/MallCategories', {}))).not.toContain('改过的名称')
    const { Items } = await visitorApi.call('POST /api/Product/List', { Keyword: '改过的名称', PageIndex: 1, PageSize: 100 })
    expect(Items.map(({ ProductCode }) => ProductCode)).toEqual(expect.arrayContaining(codes.slice(0, 3)))
  })

  await test.step('merged, after it was said what becomes of what', async () => {
    await page.getByRole('button', { name: '合并到…' }).click()
    const dialog = page.getByRole('dialog', { name: '合并“改过的名称”' })
    await dialog.getByRole('combobox', { name: '合并到' }).fill(into.Name)
    await page.getByRole('option', { name: new RegExp(`${into.Name}$`) }).first().click()
    await expect(dialog.getByText(/种商品归入它/)).toBeVisible()
    await dialog.getByRole('textbox', { name: /输入分类名称/ }).fill('改过的名称')
    await dialog.getByRole('button', { name: '合并，不能撤回' }).click()
    await expect(page.getByText(`已合并到“${into.Name}”`)).toBeVisible()
    expect(await found(into.CategoryId)).toEqual(expect.arrayContaining(codes))
    expect(await found(row.CategoryId)).toEqual(await found(into.CategoryId))
  })
})
