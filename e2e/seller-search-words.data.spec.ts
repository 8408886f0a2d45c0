import { contentEditor } from '../packages/mall-server/src/testing/content-editor.ts'
import { newAccount } from './support/accounts.ts'
import type { Api } from './support/api.ts'
import { demoPassword } from './support/passwords.ts'
import { logInStaff } from './support/staff-login.ts'
import { expect, test } from './support/test.ts'

const listOf = (word: string) => `/product/index?Keyword=${encodeURIComponent(word)}`

/** The codes of all products that somebody may buy. */
const allOf = async (api: Api): Promise<string[]> => {
  const codes: string[] = []
  for (let PageIndex = 1; ; PageIndex++) {
    const { Items, total } = await api.call('POST /api/Product/List', { PageIndex, PageSize: 1000 })
    codes.push(...Items.map(({ ProductCode }) => ProductCode))
    if (codes.length >= total) return codes
  }
}

/** One word that nothing is found by, of this run alone. */
const unknownWord = () => `zq${Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => 'bcdfghjkmp'.charAt(byte % 10)).join('')}`

test('a word that finds nothing reaches the seller, is given a synonym, and finds the goods; what is pinned to it comes first for those who may buy it', async ({ page, enter, newBrowser }) => {
  const word = unknownWord()
  const theirs = await enter()
  const others = await enter(newAccount('other'))
  const results = theirs.page.getByRole('main')

  await test.step('the buyer finds nothing', async () => {
    await theirs.page.goto(listOf(word))
    await expect(results.getByText(`没有找到“${word}”相关商品`)).toBeVisible()
  })

  await page.goto(`/seller/search?Keyword=${word}`)
  await logInStaff(page, contentEditor.account, demoPassword)

  await test.step('the seller sees the word with its count, and says what it means', async () => {
    const row = page.getByRole('row', { name: new RegExp(word) })
    await expect(row).toContainText('1 次')
    await expect(row).toContainText('1 家')
    await row.getByRole('button', { name: `加为同义词 ${word}` }).click()
    const dialog = page.getByRole('dialog', { name: '加为同义词' })
    await dialog.getByRole('textbox', { name: /^也找/ }).fill('飞行器')
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog.getByText('搜“飞行器”没有商品，请换一个搜得到的词')).toBeVisible()
    await dialog.getByRole('textbox', { name: /^也找/ }).fill('订书机')
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('已保存，马上生效')).toBeVisible()
    await expect(row).toHaveCount(0)
    await page.getByRole('tab', { name: /^已处理的词/ }).click()
    await expect(page.getByRole('row', { name: new RegExp(word) })).toContainText('同义词：订书机')
  })

  const found = await theirs.api.call('POST /api/Product/List', { Keyword: word, PageIndex: 1, PageSize: 10 })
  await test.step('the buyer finds the goods', async () => {
    expect(found.total).toBeGreaterThan(0)
    await theirs.page.reload()
    await expect(results.getByRole('link', { name: found.Items[0]?.CustomerProductName ?? '' }).first()).toBeVisible()
  })

  /** The one that comes last, and one that the other company may not buy. */
  const last = found.Items.at(-1)
  const mayBuy = new Set(await allOf(others.api))
  const hidden = (await theirs.api.call('POST /api/Product/List', { OnlyAgreed: true, PageIndex: 1, PageSize: 1000 })).Items.find(({ ProductCode }) => !mayBuy.has(ProductCode))
  if (last === undefined || hidden === undefined) throw new Error('The demo has no goods for this')

  await test.step('the seller pins both', async () => {
    await page.getByRole('tab', { name: /^置顶/ }).click()
    await page.getByRole('button', { name: '新增置顶' }).click()
    const dialog = page.getByRole('dialog', { name: '新增置顶' })
    await dialog.getByRole('textbox', { name: /^词/ }).fill(word)
    for (const { ProductCode } of [hidden, last]) {
      await dialog.getByRole('combobox', { name: '添加商品' }).fill(ProductCode)
      await page.getByRole('option', { name: new RegExp(ProductCode) }).click()
    }
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('row', { name: new RegExp(word) })).toContainText('置顶中')
  })

  await test.step('they come first for the buyer, and the other company is shown its own alone', async () => {
    const { Items } = await theirs.api.call('POST /api/Product/List', { Keyword: word, PageIndex: 1, PageSize: 10 })
    expect(Items.slice(0, 2).map(({ ProductCode }) => ProductCode)).toEqual([hidden.ProductCode, last.ProductCode])
    await theirs.page.reload()
    await expect(results.getByRole('link', { name: hidden.CustomerProductName }).first()).toBeVisible()
    const seen = await others.api.call('POST /api/Product/List', { Keyword: word, PageIndex: 1, PageSize: 1000 })
    expect(seen.Items.every(({ ProductCode }) => mayBuy.has(ProductCode))).toBe(true)
    const visitor = await (await newBrowser()).newPage()
    await visitor.goto(listOf(word))
    await expect(visitor.getByRole('main').getByText(`没有找到“${word}”相关商品`)).toHaveCount(0)
  })
})
