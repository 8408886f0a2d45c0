import { findProduct } from './support/goods.ts'
import { demoPassword } from './support/passwords.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

test('the warehouse counts a product: the difference is a movement with its reason, buyers see what is left, and a sheet that was counted is imported', async ({ page, visitorApi }) => {
  await page.goto('/seller/login')
  await logInStaff(page, 'warehouse', demoPassword)
  await expect(page).toHaveURL('/seller')
  await page.goto('/seller/stock?SortField=Stock&SortOrder=desc')
  const row = page.getByRole('row').nth(2)
  const code = await row.getByRole('cell').first().innerText()
  const stockOf = async () => (await visitorApi.call('POST /api/Product/Detail', { ProductCode: code })).Stock.Quantity
  const before = await stockOf()

  await test.step('a count is written with its difference', async () => {
    await row.getByRole('link').click()
    await page.getByRole('button', { name: '盘点、调整' }).click()
    const dialog = page.getByRole('dialog', { name: '盘点、调整库存' })
    const book = Number(/账面 (\d+)/.exec((await dialog.textContent()) ?? '')?.[1])
    await dialog.getByRole('textbox', { name: '实盘（件）' }).fill(String(book - 3))
    await expect(dialog.getByText(`账面 ${book} → ${book - 3}，盘亏 3 件`)).toBeVisible()
    await dialog.getByRole('textbox', { name: '说明' }).fill('破损 3 件')
    await dialog.getByRole('button', { name: '写入' }).click()
    await expect(page.getByText(`已写入，账面 ${book - 3}`)).toBeVisible()
    await expect(page.getByText(/盘点，/).first()).toBeVisible()
    await expect(page.getByText(/−3，可用 \d+；破损 3 件/)).toBeVisible()
    expect(await stockOf()).toBe(before - 3)
  })

  await test.step('a warning level above what there is makes it 低于预警', async () => {
    await page.getByRole('button', { name: '设预警线' }).click()
    await page.getByRole('textbox', { name: '可用少于（件）' }).fill('999999')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('预警线已保存')).toBeVisible()
    await page.goto(`/seller/stock?Alarm=low&Keyword=${code}`)
    await expect(page.getByRole('cell', { name: code })).toBeVisible()
  })

  await test.step('a sheet is pasted, and what it found is written', async () => {
    await page.getByRole('button', { name: '导入盘点' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /或从表格复制后粘贴/ }).fill(`编码\t实盘\n${code}\t7`)
    await dialog.getByRole('button', { name: '读取粘贴的内容' }).click()
    await dialog.getByRole('button', { name: '导入 1 行' }).click()
    await expect(dialog.getByText('导入完成')).toBeVisible()
    await dialog.getByRole('button', { name: '完成' }).click()
    expect(await stockOf()).toBeLessThanOrEqual(7)
  })
})

test('who waits for a product gets a notice once the warehouse has counted enough of it', async ({ page, enter }) => {
  // The mall looks for them every half minute.
  test.setTimeout(180_000)
  const { page: buyer, api } = await enter()
  const { ProductCode } = await findProduct(api, { pieces: 1 })
  const { MOQ } = await api.call('POST /api/Product/Detail', { ProductCode })
  /** What is there is at least what orders hold. */
  const leave = async (pieces: number) => {
    await page.goto(`/seller/stock?Keyword=${ProductCode}`)
    // — stands for none.
    const held = Number((await page.getByRole('row').filter({ hasText: ProductCode }).getByRole('cell').nth(3).innerText()).replace('—', '0'))
    await page.getByRole('button', { name: '导入盘点' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /或从表格复制后粘贴/ }).fill(`编码\t实盘\n${ProductCode}\t${held + pieces}`)
    await dialog.getByRole('button', { name: '读取粘贴的内容' }).click()
    await dialog.getByRole('button', { name: '导入 1 行' }).click()
    await expect(dialog.getByText('导入完成')).toBeVisible()
    await dialog.getByRole('button', { name: '完成' }).click()
  }

  await test.step('the warehouse has none left', async () => {
    await page.goto('/seller/login')
    await logInStaff(page, 'warehouse', demoPassword)
    await expect(page).toHaveURL('/seller')
    await leave(0)
  })

  await test.step('a buyer asks to be notified', async () => {
    await buyer.goto(`/${ProductCode}.html`)
    await buyer.getByLabel('配送地区').selectOption('310000')
    await buyer.getByRole('button', { name: '到货通知我' }).click()
    await expect(buyer.getByText(new RegExp(`^有 ${MOQ}.*时通知你$`))).toBeVisible()
    await buyer.reload()
    await expect(buyer.getByRole('button', { name: '取消通知' })).toBeVisible()
  })

  await test.step('and is, once there is enough: the notice leads to the product, which can be bought', async () => {
    await leave(MOQ * 50)
    await expect(buyer.getByRole('status').filter({ hasText: /新消息：“.*”到货了/ })).toBeAttached({ timeout: 60_000 })
    await buyer.getByRole('button', { name: /^消息/ }).click()
    await buyer.getByRole('link', { name: /到货了/ }).first().click()
    await expect(buyer.getByRole('button', { name: '到货通知我' })).toHaveCount(0)
    await expect(buyer.getByRole('button', { name: '加入购物车' }).first()).toBeEnabled()
  })
})
