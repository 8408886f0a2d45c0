import type { CallInput, CallOutput } from '../packages/api/src/contract/index.ts'
import { expectLoggedIn } from './support/accounts.ts'
import { findProduct, putInCart } from './support/goods.ts'
import { searchField } from './support/shopping.ts'
import { expect, holds, test } from './support/test.ts'

test.describe('navigation', () => {
  test('15 rows for a visitor, groups merged', holds('§1.public-front', '§2.nav.rows', '§2.nav.groups', '§7.categories', '§9.nav'), async ({ page, visitorApi }) => {
    await page.goto('/')
    const nav = page.getByRole('navigation', { name: '商品分类' })
    await expect(nav.locator(':scope > ul > li')).toHaveCount(15)
    const tree = await visitorApi.call('POST /api/Category/MallCategories', {})
    const group = tree.find(({ CategoryGroup }) => tree.filter((other) => other.CategoryGroup === CategoryGroup).length > 1)
    const names = tree.filter(({ CategoryGroup }) => CategoryGroup === group?.CategoryGroup).map(({ Name }) => Name)
    expect(names.length).toBeGreaterThan(1)
    const row = nav.locator(':scope > ul > li').filter({ hasText: names[0] ?? '' }).first()
    for (const name of names) await expect(row.getByRole('link', { name, exact: true })).toBeVisible()
  })

  test('11 rows when logged in, on home and behind 全部商品分类 elsewhere', holds('§2.nav.rows', '§9.nav'), async ({ enter }) => {
    const { page } = await enter()
    await page.goto('/')
    await expectLoggedIn(page)
    const rows = page.getByRole('navigation', { name: '商品分类' }).locator(':scope > ul > li')
    await expect(rows).toHaveCount(11)
    await page.goto('/product/index')
    await page.getByRole('button', { name: '全部商品分类' }).click()
    await expect(rows).toHaveCount(11)
  })
})

test.describe('search', () => {
  test('eight hot keywords, the rising ones marked, each of which searches', holds('§1.hot-keywords', '§7.hot-keywords', '§9.hot-keywords'), async ({ page }) => {
    const response = page.waitForResponse('**/api/Product/SupposeCategory')
    await page.goto('/product/index')
    const hot = page.getByRole('banner').getByLabel('热门搜索').getByRole('link')
    await expect(hot).toHaveCount(8)
    const sent = (await response).request().postDataJSON() as CallInput<'POST /api/Product/SupposeCategory'>
    expect(sent.TopN).toBe(8)
    const days = (sent.EndTime - sent.BeginTime) / 86_400_000
    expect(days).toBeGreaterThan(88)
    expect(days).toBeLessThan(94)
    const { MsgBody: keywords } = (await (await response).json()) as { MsgBody: CallOutput<'POST /api/Product/SupposeCategory'> }
    await expect(hot).toHaveText(keywords.map(({ Keywords }) => Keywords))
    const rising = keywords.filter(({ IsHighlight }) => IsHighlight).map(({ Keywords }) => Keywords)
    expect(rising.length).toBeGreaterThan(0)
    await expect(hot.and(page.locator('[data-highlight]'))).toHaveText(rising)
    const word = await hot.first().innerText()
    await hot.first().click()
    await expect(page.getByRole('heading', { name: `“${word}”的搜索结果` })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

  test('a blank search says what is missing', holds('§5.search.blank'), async ({ page }) => {
    await page.goto('/')
    await searchField(page).fill('   ')
    await searchField(page).press('Enter')
    await expect(page.getByText('请输入搜索关键词')).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  for (const [by, key] of Object.entries({ words: '打印纸', 'pinyin initials': 'dyz', pinyin: 'dayinzhi' })) {
    test(`suggestions by ${by}: the chosen one opens its page by keyboard`, holds('§2.search.suggestions', '§7.search'), async ({ page }) => {
      await page.goto('/')
      await searchField(page).pressSequentially(key)
      const first = page.getByRole('option').first()
      await expect(first).toContainText('打印纸')
      const [name = ''] = (await first.innerText()).split('\n')
      await searchField(page).press('ArrowDown')
      await searchField(page).press('Enter')
      await expect(page).toHaveURL(/\/\d+\.html$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim())
    })
  }

  for (const from of ['/', `/product/index?Keyword=${encodeURIComponent('订书机')}`]) {
    test(`after a suggestion and the way back, the field says what ${from === '/' ? 'home' : 'the list'} is of`, holds('§2.search.suggestions'), async ({ page }) => {
      const searched = new URL(from, 'https://mall.example').searchParams.get('Keyword') ?? ''
      await page.goto(from)
      await expect(searchField(page)).toHaveValue(searched)
      await searchField(page).fill('')
      await searchField(page).pressSequentially('打印纸')
      // The orders of a list are options too.
      await page.getByRole('listbox', { name: '搜索联想' }).getByRole('option', { name: /打印纸/ }).first().click()
      await expect(page).toHaveURL(/\/\d+\.html$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('打印纸')
      await expect(searchField(page)).toHaveValue('')
      await page.goBack()
      await expect(page).toHaveURL(from)
      await expect(searchField(page)).toHaveValue(searched)
    })
  }

  test('nothing found offers an inquiry', async ({ page }) => {
    await page.goto(`/product/index?Keyword=${encodeURIComponent('量子纠缠')}`)
    await expect(page.getByText('没有找到“量子纠缠”相关商品')).toBeVisible()
    await expect(page.getByRole('link', { name: '提交意向商品询价' })).toBeVisible()
  })
})

test('the cart badge follows what is added, and shows 0 to a visitor', holds('§2.top-bar.cart', '§4.cart-count', '§7.cart-count', '§7.add-to-cart'), async ({ page, enter }) => {
  await page.goto('/')
  const badge = (on: typeof page) => on.getByRole('navigation', { name: '快捷入口' }).getByRole('link', { name: /购物车/ })
  await expect(badge(page)).toHaveText('购物车')
  const buyer = await enter()
  const product = await findProduct(buyer.api, { keyword: '中性笔' })
  const other = await findProduct(buyer.api, { keyword: '胶棒' })
  await putInCart(buyer.api, product.ProductCode, product.MOQ)
  await buyer.page.goto(`/${other.ProductCode}.html`)
  await expect(badge(buyer.page)).toContainText('1件商品')
  await buyer.page.getByRole('main').getByRole('button', { name: '加入购物车', exact: true }).first().click()
  await expect(badge(buyer.page)).toContainText('2件商品')
})

test('a favourite is saved with a message', holds('§7.favorite', '§8.favorite'), async ({ enter }) => {
  const { page, api } = await enter()
  const { ProductCode } = await findProduct(api, { keyword: '胶棒' })
  await api.call('POST /api/Favorite/Remove', { TargetIds: [ProductCode], Type: 1 })
  await page.goto(`/${ProductCode}.html`)
  await page.getByRole('main').getByRole('button', { name: '收藏', exact: true }).click()
  await expect(page.getByText('添加收藏成功')).toBeVisible()
  await expect(page.getByRole('button', { name: '已收藏' })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(page.getByRole('button', { name: '已收藏' })).toBeVisible()
})
