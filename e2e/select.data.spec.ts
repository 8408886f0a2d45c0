import { expect, holds, test } from './support/test.ts'

test('an occasion becomes three plans, one of which is changed, put in the cart, exported and kept', holds('§1.selection', '§2.route.select'), async ({ enter }) => {
  const { page, api } = await enter()
  const name = `会议${Date.now() % 10 ** 9}`
  const plan = page.getByRole('region', { name: '经济方案' })

  await test.step('the navigation leads there; a form that is not whole says why beside the field', async () => {
    await page.goto('/')
    await page.getByRole('navigation', { name: '采购方式' }).getByRole('link', { name: '一键选品' }).click()
    await page.getByRole('button', { name: '生成方案' }).click()
    await expect(page.getByText('请输入1–9999的整数')).toBeVisible()
    await expect(page.getByText('请输入大于0的金额，最多两位小数')).toBeVisible()
  })

  await test.step('three plans within the budget, which the address keeps', async () => {
    await page.getByRole('radio', { name: '会议接待' }).check()
    await page.getByLabel('人数').fill('12')
    await page.getByLabel(/^预算总额/).fill('8000')
    await page.getByRole('button', { name: '生成方案' }).click()
    for (const title of ['经济', '均衡', '品质']) {
      await expect(page.getByRole('region', { name: `${title}方案` }).getByText(/^剩余预算 ¥/)).toBeVisible()
    }
    await page.reload()
    await expect(page.getByLabel('人数')).toHaveValue('12')
    await expect(plan.getByText(/^每人1本，12人共12本/)).toBeVisible()
  })

  await test.step('a line is exchanged, and the others stay', async () => {
    const names = plan.getByRole('listitem').getByRole('link')
    const before = await names.allTextContents()
    await plan.getByRole('button', { name: '锁定 签字笔' }).click()
    await plan.getByRole('button', { name: '换一个 笔记本' }).click()
    await expect(names.first()).not.toHaveText(before[0] ?? '')
    expect((await names.allTextContents()).slice(1)).toEqual(before.slice(1))
    await expect(plan.getByRole('button', { name: '锁定 签字笔' })).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('it is exported and kept as a list', async () => {
    const download = page.waitForEvent('download')
    await plan.getByRole('button', { name: '导出选品单' }).click()
    expect((await download).suggestedFilename()).toMatch(/^选品单_会议接待12人_\d{8}\.xlsx$/)
    await plan.getByRole('button', { name: '保存为常购清单' }).click()
    const dialog = page.getByRole('dialog', { name: '保存为常购清单' })
    await dialog.getByLabel('清单名称').fill(name)
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('all of it goes into the cart, in the quantities that are shown', async () => {
    const quantities = await plan.getByRole('spinbutton').evaluateAll((inputs) => inputs.map((input) => Number((input as HTMLInputElement).value)))
    await plan.getByRole('button', { name: '经济方案全部加入购物车' }).click()
    await expect(plan.getByText(`${quantities.length} 种商品已加入购物车`)).toBeVisible()
    const { Items } = await api.call('POST /api/ShoppingCart/List', {})
    expect(Items.map(({ Quantity }) => Quantity).toSorted((a, b) => a - b)).toEqual(quantities.toSorted((a, b) => a - b))
    const lists = await api.call('POST /api/PurchaseList/List', { Keyword: name, PageIndex: 1, PageSize: 10 })
    expect(lists.Items[0]?.Lines.map(({ Quantity }) => Quantity).toSorted((a, b) => a - b)).toEqual(quantities.toSorted((a, b) => a - b))
  })

  await test.step('a budget that is too low gets the least, and back is the occasion before', async () => {
    await page.getByLabel(/^预算总额/).fill('1')
    await page.getByRole('button', { name: '生成方案' }).click()
    await expect(page.getByText('预算过低，已按最低配置推荐')).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel(/^预算总额/)).toHaveValue('8000.00')
    await expect(page.getByText('预算过低，已按最低配置推荐')).toBeHidden()
  })
})
