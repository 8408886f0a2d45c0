import { readFile } from 'node:fs/promises'
import { findProduct } from './support/goods.ts'
import { expect, test } from './support/test.ts'

test('codes are pasted, corrected, put in the cart, kept as a list, and filled in again from it', async ({ enter }) => {
  const { page, api } = await enter()
  const paper = await findProduct(api, { keyword: '复印纸' })
  const pen = await findProduct(api, { keyword: '中性笔' })
  const name = `每月${Date.now() % 10 ** 9}`
  await page.goto('/product/QuickOrder')

  await test.step('what is pasted is checked row by row', async () => {
    await page.getByRole('tab', { name: '粘贴' }).click()
    await page.getByLabel('粘贴内容').fill(`货号\t数量\n${paper.ProductCode}\t${paper.MOQ}\n${pen.ProductCode}\t${pen.MOQ}\n${paper.ProductCode}\t${paper.MOQ}\n99999999\t1`)
    await page.getByRole('button', { name: '读取并校验' }).click()
    await expect(page.getByText('已与第1行合并')).toBeVisible()
    await expect(page.getByText('商品编码不存在')).toBeVisible()
    await expect(page.getByRole('button', { name: '仅加入有效商品(2)' })).toBeEnabled()
  })

  await test.step('it is kept as a list', async () => {
    await page.getByRole('button', { name: '保存为常购清单' }).click()
    const dialog = page.getByRole('dialog', { name: '保存为常购清单' })
    await dialog.getByLabel('清单名称').fill(name)
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('what is good goes into the cart; the rest stays', async () => {
    await page.getByRole('button', { name: '仅加入有效商品(2)' }).click()
    await expect(page.getByText('2 种商品已加入购物车')).toBeVisible()
    await expect(page.getByRole('textbox', { name: '第1行 商品编码' })).toHaveValue('99999999')
    const { Items } = await api.call('POST /api/ShoppingCart/List', {})
    const quantities = new Map(Items.map(({ ProductCode, Quantity }) => [ProductCode, Quantity]))
    expect(quantities.get(paper.ProductCode)).toBe(2 * paper.MOQ)
    expect(quantities.get(pen.ProductCode)).toBe(pen.MOQ)
  })

  await test.step('the list fills the table again', async () => {
    await page.getByRole('tab', { name: '常购清单' }).click()
    await page.getByRole('button', { name: `填入 ${name}` }).click()
    await expect(page.getByRole('textbox', { name: '第2行 商品编码' })).toHaveValue(paper.ProductCode)
    await expect(page.getByRole('textbox', { name: '第3行 商品编码' })).toHaveValue(pen.ProductCode)
    await expect(page.getByText('可下单', { exact: true })).toHaveCount(2)
  })
})

test('a template and rows with errors are workbooks that go back in as they are, whatever they are called', async ({ enter }) => {
  const { page, api } = await enter()
  const pen = await findProduct(api, { keyword: '中性笔' })
  await page.goto('/product/QuickOrder')
  const saved = async (button: string) => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    const download = await downloading
    return { name: download.suggestedFilename(), path: await download.path() }
  }

  await test.step('lines of several places are read, each by its own separator', async () => {
    await page.getByRole('tab', { name: '粘贴' }).click()
    await page.getByLabel('粘贴内容').fill(`${pen.ProductCode}\t${pen.MOQ}\n0000012，x5\n0000013;6;=1+1`)
    await page.getByRole('button', { name: '读取并校验' }).click()
    await expect(page.getByRole('button', { name: '仅加入有效商品(1)' })).toBeEnabled()
    await expect(page.getByRole('textbox', { name: '第2行 数量' })).toHaveValue('x5')
  })

  const bad = await saved('下载错误行')
  expect(bad.name).toBe('快速下单错误行.xlsx')
  await page.getByRole('button', { name: '清空' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '清空' }).click()
  await page.getByRole('tab', { name: 'Excel导入' }).click()
  const template = await saved('下载模板')
  expect(template.name).toBe('快速下单模板.xlsx')

  await test.step('under the name of another kind of file', async () => {
    await page.getByLabel('选择文件').setInputFiles({ name: '错误行.csv', mimeType: 'text/csv', buffer: await readFile(bad.path) })
    await expect(page.getByRole('textbox', { name: '第1行 商品编码' })).toHaveValue('0000012')
    await expect(page.getByRole('textbox', { name: '第1行 数量' })).toHaveValue('x5')
    await expect(page.getByRole('textbox', { name: '第2行 备注' })).toHaveValue('=1+1')
  })

  await test.step('the untouched template has only its example, which is none of the goods', async () => {
    await page.getByRole('tab', { name: 'Excel导入' }).click()
    await page.getByLabel('选择文件').setInputFiles(template.path)
    await expect(page.getByText('表格还没有填写，请从第2行开始填写（示例行不会导入）')).toBeVisible()
  })
})
