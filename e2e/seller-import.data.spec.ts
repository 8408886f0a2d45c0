import { demoPassword } from './support/passwords.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

const head = '编码,商品名称,品牌,分类,型号,单位,包装规格,规格,起订量,税率,市场价,阶梯价,上架,上海库存'

/** A table of products that no other test has: their codes begin with the second of the test. */
const newTable = (count: number) => {
  const first = 9_900_000_000 + (Math.floor(Date.now() / 1000) % 10_000_000) * 100
  const word = `云杉${first}`
  const codes = Array.from({ length: count }, (_, at) => String(first + at))
  const lines = codes.map((code, at) => `${code},${word} 手工彩纸 ${at + 1}号,${word},文印用品/彩色纸张/${at % 2 === 0 ? '手工彩纸' : '硫酸纸'}${first},YS-${at},包,10包/箱,张数=50张；克重=80g,1,13%,12.50,1:12.50；20:11.80,是,400`)
  return { codes, word, text: [head, ...lines].join('\n') }
}

const fileOf = (text: string, name = '新品.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a table of new products with new categories is tried, written and found by a buyer; the same table changes nothing, and all of it is undone', async ({ page, visitorApi, newBrowser }) => {
  const { codes, word, text } = newTable(30)
  const wrong = `\n${codes[0]},又一行,${word},文印用品/彩色纸张/手工彩纸,,包,,,1,13%,5,,是,1\n88,坏行,${word},没有三级,,包,,,1,13%,一元,,是,1`
  const buyer = await (await newBrowser()).newPage()
  /** Those of the table that the shop lists. */
  const listed = async (): Promise<string[]> => {
    const { Items } = await visitorApi.call('POST /api/Product/List', { PageIndex: 1, PageSize: 50, Keyword: word })
    return Items.map(({ ProductCode }) => ProductCode).filter((code) => codes.includes(code))
  }
  const send = async (content: string): Promise<void> => {
    await page.goto('/seller/products/import')
    await page.getByLabel('选择文件', { exact: true }).and(page.locator('input')).setInputFiles(fileOf(content))
    await expect(page).toHaveURL(/\/seller\/products\/imports\/\d+$/)
  }

  await test.step('the trial says what is new, what is wrong and how to mend it, and writes nothing', async () => {
    await page.goto('/seller/products/imports')
    await logInStaff(page, 'goods', demoPassword)
    await page.getByRole('link', { name: '导入商品' }).first().click()
    await expect(page).toHaveURL('/seller/products/import')
    await send(text + wrong)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('32 行试过一遍，2 行有错')
    await expect(page.getByText('与第2行重复')).toBeVisible()
    await expect(page.getByText('写成“一级/二级/三级”')).toBeVisible()
    expect(await listed()).toEqual([])
  })

  await test.step('written, with the categories and the brand that there were not', async () => {
    await expect(page.getByRole('button', { name: '写入 0 行' })).toBeDisabled()
    await page.getByRole('checkbox', { name: '新建缺少的分类和品牌' }).check({ force: true })
    await page.getByRole('button', { name: '写入 30 行' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('30 行已写入', { timeout: 15_000 })
  })

  await test.step('a buyer finds one, with its price', async () => {
    await buyer.goto(`/product/index?Keyword=${encodeURIComponent(`${word} 手工彩纸`)}`)
    await expect(buyer.locator('article', { hasText: `${word} 手工彩纸 1号` }).first()).toBeVisible()
    expect((await listed()).toSorted()).toEqual(codes)
    await buyer.goto(`/${codes[0]}.html`)
    await expect(buyer.getByRole('main').getByText(/12\.50/).first()).toBeVisible()
    await expect(buyer.getByRole('main').getByText(`${word} 手工彩纸 1号`).first()).toBeVisible()
  })

  await test.step('the same table once more changes nothing', async () => {
    const written = page.url()
    await send(text)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('30 行试过一遍，没有错')
    await expect(page.getByText('没有可写入的行。')).toBeVisible()
    await expect(page.getByRole('button', { name: /^写入/ })).toHaveCount(0)
    await page.goto(written)
  })

  await test.step('and undone: what the buyer looked at is taken off the shelf where it is in use, the rest is gone', async () => {
    await page.getByRole('button', { name: '撤回这次导入' }).click()
    await page.getByRole('dialog', { name: '撤回这次导入？' }).getByRole('button', { name: '撤回', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^已(全部)?撤回/, { timeout: 15_000 })
    expect(await listed()).toEqual([])
  })
})

test('a hand of the warehouse reads the imports and begins none', async ({ page }) => {
  await page.goto('/seller/products/imports')
  await logInStaff(page, 'warehouse', demoPassword)
  await expect(page.getByRole('heading', { name: '导入' })).toBeVisible()
  await expect(page.getByRole('link', { name: '导入商品' })).toHaveCount(0)
})
