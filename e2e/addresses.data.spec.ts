import { newAccount } from './support/accounts.ts'
import { expect, test, type Person } from './support/test.ts'
import { findProduct, putInCart } from './support/goods.ts'
import { chooseArea, openSubmit, shownOrderNo, submitButton } from './support/shopping.ts'

const address = '/userCenter/management/address'

test('an address is pasted, recognised, corrected, saved, made the default and used by an order', async ({ enter }) => {
  const { page, api } = await enter()
  const name = `孙${Date.now() % 10 ** 9}`
  await page.goto(address)
  await page.getByRole('button', { name: '新增收货地址' }).click()
  const dialog = page.getByRole('dialog', { name: '新增收货地址' })

  await test.step('what is certain is filled in; a district of several cities is offered', async () => {
    await dialog.getByLabel('智能识别').fill('麻烦寄到 鼓楼区中山北路28号，联系人：孙鹏 １３９ ５１８８ ６６８８')
    await dialog.getByRole('button', { name: '识别', exact: true }).click()
    await expect(dialog.getByLabel('收货人')).toHaveValue('孙鹏')
    await expect(dialog.getByLabel('手机')).toHaveValue('13951886688')
    await expect(dialog.getByRole('button', { name: '河南省开封市鼓楼区' })).toBeVisible()
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog.getByText('请选择所在地区')).toBeVisible()
    await dialog.getByRole('button', { name: '江苏省南京市鼓楼区' }).click()
    await expect(dialog.getByRole('combobox', { name: /^所在地区/ })).toContainText('鼓楼区')
  })

  await test.step('it is corrected and saved', async () => {
    await chooseArea(dialog, ['上海市', '上海市', '浦东新区'])
    await dialog.getByLabel('收货人').fill(name)
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('上海市浦东新区')
  })

  await test.step('it becomes the default, and is listed first', async () => {
    await page.getByRole('button', { name: `设为默认 ${name}` }).click()
    await expect(page.getByRole('rowgroup').last().getByRole('row').first()).toContainText(name)
    await expect(page.getByRole('rowgroup').last().getByText('默认', { exact: true })).toHaveCount(1)
  })

  await test.step('an order begins with it', async () => {
    const product = await findProduct(api, { keyword: '回形针' })
    await openSubmit(page, [await putInCart(api, product.ProductCode, product.MOQ)])
    await expect(page.getByRole('radio', { name: new RegExp(`^${name} 139\\d{4}6688 *默认`) })).toBeChecked()
    await submitButton(page).click()
    const { Address } = await api.call('POST /api/Order/Detail', { OrderNo: await shownOrderNo(page) })
    expect(Address).toMatchObject({ Consignee: name, FullAddress: '上海市 浦东新区 中山北路28号' })
  })
})

test('of two administrators at a shared address the second is informed, loses nothing typed and sees what the first one made of it', async ({ enter }) => {
  const { page: buyerPage, api } = await enter()
  const name = `仓库${Date.now() % 10 ** 9}`
  await api.call('POST /api/Address/Save', {
    Consignee: name, Mobile: '13800138000', Province: '上海市', City: '上海市', District: '浦东新区', AreaCode: '310115', Detail: '原来的路1号', Tag: '', IsDefault: false, IsShared: true,
  })
  const editing = async ({ page }: Person) => {
    await page.goto(`${address}?Owner=shared&Keyword=${name}`)
    await page.getByRole('button', { name: `编辑 ${name}` }).click()
    return page.getByRole('dialog', { name: '编辑收货地址' })
  }
  const second = await enter(newAccount('admin'))
  const [theirs, ours] = [await editing(await enter(newAccount('admin'))), await editing(second)]

  await test.step('the first one saves', async () => {
    await expect(theirs.getByLabel('手机')).toHaveValue('13800138000')
    await theirs.getByLabel('详细地址').fill('先改的路2号')
    await theirs.getByRole('button', { name: '保存' }).click()
    await expect(theirs).toBeHidden()
  })

  await test.step('the second one is informed, and keeps what is typed', async () => {
    await ours.getByLabel('详细地址').fill('后改的路3号')
    await ours.getByLabel('标签').fill('库房')
    await ours.getByRole('button', { name: '保存' }).click()
    await expect(ours.getByText('数据已被他人修改，请刷新后重试')).toBeVisible()
    await ours.getByRole('button', { name: '刷新' }).click()
    await expect(ours.getByText('他人已改为：先改的路2号')).toBeVisible()
    await expect(ours.getByLabel('详细地址')).toHaveValue('后改的路3号')
    await ours.getByRole('button', { name: '保存' }).click()
    await expect(second.page.getByRole('row').filter({ hasText: '后改的路3号' })).toContainText('库房')
  })

  await test.step('it is still the buyer’s own, as it was changed last', async () => {
    await buyerPage.goto(`${address}?Owner=own&Keyword=${name}`)
    await expect(buyerPage.getByRole('row').filter({ hasText: name })).toContainText('后改的路3号')
  })
})

test('a deleted address is gone after the question', async ({ enter }) => {
  const { page, api } = await enter()
  const [usual] = (await api.call('POST /api/Address/List', { Owner: 'own', PageIndex: 1, PageSize: 10 })).Items
  if (!usual) throw new Error('The account has no address')
  const { AddressId: _id, Version: _version, ...fields } = usual
  await api.call('POST /api/Address/Save', { ...fields, Consignee: '要删的人', IsDefault: false })
  await page.goto(`${address}?Keyword=${encodeURIComponent('要删的人')}`)
  const row = page.getByRole('row').filter({ hasText: '要删的人' })
  await row.getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: '删除收货地址' }))
  await expect(question.first()).toContainText('确定删除“要删的人”吗？删除后不可恢复')
  await question.first().getByRole('button', { name: '删除' }).click()
  await expect(row).toHaveCount(0)
})
