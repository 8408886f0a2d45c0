import type { Page } from '@playwright/test'
import { newAccount } from './support/accounts.ts'
import type { Api } from './support/api.ts'
import { buy, findProduct, putInCart } from './support/goods.ts'
import { expect, test } from './support/test.ts'

/** Moves an account into the department of another, as an administrator does. */
const moveTo = async (administrator: Api, account: string, colleague: string): Promise<void> => {
  const find = async (Keyword: string) => {
    const { Items } = await administrator.call('POST /api/Account/List', { Keyword, PageIndex: 1, PageSize: 10 })
    const found = Items.find(({ Account }) => Account === Keyword)
    if (!found) throw new Error(`The administrator sees no ${Keyword}.`)
    return found
  }
  const { DepartmentId } = await find(colleague)
  const { UserId, Name, Roles, SingleLimit, Version } = await find(account)
  await administrator.call('POST /api/Account/Save', { UserId, Name, DepartmentId, RoleIds: Roles.map(({ RoleId }) => RoleId), SingleLimit, Version, RequestId: crypto.randomUUID() })
}

const listsOf = async (api: Api) => (await api.call('POST /api/PurchaseList/List', { PageIndex: 1, PageSize: 20 })).Items
const form = (page: Page) => page.getByRole('dialog', { name: '保存为常购清单' })
const editor = (page: Page) => page.getByRole('dialog', { name: '编辑常购清单' })

test('a cart becomes a list, an order joins it; it is edited, bought again and shared with the department alone', async ({ enter, apiOf }) => {
  const account = newAccount()
  const { page, api } = await enter(account)
  const paper = await findProduct(api, { keyword: '复印纸' })
  const pen = await findProduct(api, { keyword: '中性笔' })
  const folder = await findProduct(api, { keyword: '文件夹' })
  const name = `茶水间${Date.now() % 10 ** 9}`

  await test.step('the selected lines of the cart are kept, for the department', async () => {
    await putInCart(api, paper.ProductCode, paper.MOQ)
    await putInCart(api, pen.ProductCode, pen.MOQ)
    await page.goto('/shop/cart')
    await page.getByRole('button', { name: '保存为常购清单' }).click()
    await form(page).getByLabel('清单名称').fill(name)
    await form(page).getByText('本部门', { exact: true }).click()
    await form(page).getByRole('button', { name: '保存' }).click()
    await expect(page.getByText(`已保存常购清单“${name}”`)).toBeVisible()
    expect(await listsOf(api)).toMatchObject([{ Name: name, Visibility: 'department', Lines: [{}, {}] }])
  })

  await test.step('the lines of an order join a list that is there', async () => {
    await page.goto(`/userCenter/order/detail?id=${await buy(api, folder.ProductCode, folder.MOQ)}`)
    await page.getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '保存为常购清单' }).click()
    await form(page).getByText('加入已有清单').click()
    await form(page).getByLabel('清单', { exact: true }).selectOption({ label: `${name}（2 种）` })
    await form(page).getByRole('button', { name: '保存' }).click()
    await expect(page.getByText(`已加入常购清单“${name}”`)).toBeVisible()
    expect((await listsOf(api))[0]?.Lines.at(-1)).toMatchObject({ ProductCode: folder.ProductCode, Quantity: folder.MOQ })
  })

  const renamed = `${name}补货`
  await test.step('it is renamed, a product is removed; what was added meanwhile elsewhere stays', async () => {
    await page.goto('/product/QuickOrder?Tab=lists')
    await page.getByRole('button', { name: `编辑 ${name}` }).click()
    await editor(page).getByLabel('清单名称').fill(renamed)
    await editor(page).getByRole('button', { name: `移除 ${pen.CustomerProductName}` }).click()

    const tape = await findProduct(api, { keyword: '胶带' })
    const [now] = await listsOf(api)
    if (!now) throw new Error('The list is gone.')
    const Lines = [...now.Lines.map(({ ProductCode, Quantity }) => ({ ProductCode, Quantity })), { ProductCode: tape.ProductCode, Quantity: 999_999 }]
    await api.call('POST /api/PurchaseList/Save', { ListId: now.ListId, Version: now.Version, Name: now.Name, Visibility: now.Visibility, Lines, RequestId: crypto.randomUUID() })

    await editor(page).getByRole('button', { name: '保存' }).click()
    await expect(editor(page).getByText('数据已被他人修改，请刷新后重试')).toBeVisible()
    await editor(page).getByRole('button', { name: '刷新' }).click()
    await expect(editor(page).getByRole('button', { name: `移除 ${tape.CustomerProductName}` })).toBeVisible()
    await editor(page).getByRole('button', { name: '保存' }).click()
    await expect(page.getByText(`已保存常购清单“${renamed}”`)).toBeVisible()
    expect((await listsOf(api))[0]).toMatchObject({
      Name: renamed, Lines: [{ ProductCode: paper.ProductCode }, { ProductCode: folder.ProductCode }, { ProductCode: tape.ProductCode, Quantity: 999_999 }],
    })
  })

  await test.step('what can be bought of it goes into the cart; of the rest it says why not', async () => {
    await page.getByRole('button', { name: `加入购物车 ${renamed}` }).click()
    await expect(page.getByText('2 种商品已加入购物车，1 种没有加入')).toBeVisible()
    const { Items } = await api.call('POST /api/ShoppingCart/List', {})
    expect(new Map(Items.map(({ ProductCode, Quantity }) => [ProductCode, Quantity])).get(paper.ProductCode)).toBe(2 * paper.MOQ)
  })

  await test.step('a colleague of the department buys from it and cannot change it; another department knows nothing of it', async () => {
    expect((await listsOf(await apiOf())).map(({ Name }) => Name)).not.toContain(renamed)
    const colleague = newAccount()
    await moveTo(await apiOf(newAccount('admin')), colleague, account)
    const other = await enter(colleague)
    await other.page.goto('/product/QuickOrder?Tab=lists')
    await other.page.getByRole('button', { name: `加入购物车 ${renamed}` }).click()
    await expect(other.page.getByText('2 种商品已加入购物车，1 种没有加入')).toBeVisible()
    await expect(other.page.getByRole('button', { name: `编辑 ${renamed}` })).toBeHidden()
    expect((await other.api.call('POST /api/ShoppingCart/List', {})).Items.map(({ ProductCode }) => ProductCode).toSorted()).toEqual([paper.ProductCode, folder.ProductCode].toSorted())
  })

  await test.step('it is deleted after a question', async () => {
    await page.getByRole('button', { name: `删除 ${renamed}` }).click()
    await page.getByRole('dialog', { name: '删除常购清单' }).getByRole('button', { name: '删除' }).click()
    await expect(page.getByText('常购清单已删除')).toBeVisible()
    await expect(page.getByText('还没有常购清单')).toBeVisible()
  })
})
