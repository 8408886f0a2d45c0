import type { Page } from 'playwright'
import { launchChromium } from '../browser.ts'

/** A state that somebody looks for, in their words, and the story that shows it. */
const searches: readonly (readonly [words: string, story: string])[] = [
  ['购物车 空', 'screens-我的购物车-cart--empty'],
  ['cart empty', 'screens-我的购物车-cart--empty'],
  ['登录 锁定', 'screens-登录-login--locked'],
  ['login wrong password', 'screens-登录-login--wrong-password'],
  ['订单详情 不存在', 'screens-订单详情-order-detail--unknown'],
  ['审批详情 已驳回', 'screens-审批详情-approval--rejected'],
  ['submit over budget', 'screens-填写核对订单-submit--over-budget'],
  ['按钮 禁用', 'components-button--disabled'],
  ['table loading', 'components-table--loading'],
  ['商品列表 筛选无结果', 'screens-商品列表-product-list--filtered-empty'],
]

/** Results that are seen without scrolling. */
const inSight = 8
const patience = { timeout: 120_000 }

/** Types like a fast user and returns the position of the story among the results, from 1. */
const search = async (page: Page, words: string, story: string) => {
  const field = page.getByRole('searchbox').or(page.locator('#storybook-explorer-searchfield')).first()
  const begin = performance.now()
  await field.click()
  await field.pressSequentially(words, { delay: 60 })
  const results = page.locator('.search-result-item')
  await results.first().waitFor(patience)
  const found = await results.evaluateAll((items) => items.map((item) => item.dataset['id'] ?? ''))
  const seconds = (performance.now() - begin) / 1000
  await field.fill('')
  return { place: found.indexOf(story) + 1, seconds }
}

/** Ten states, found by typing. */
export const measureSearch = async (origin: string) => {
  await using browser = await launchChromium()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${origin}/?path=/story/components-button--default`)
  await page.locator('#storybook-explorer-searchfield').waitFor(patience)
  const rows = []
  for (const [words, story] of searches) {
    const { place, seconds } = await search(page, words, story)
    rows.push({ 'found by typing': words, story, place: place === 0 ? 'not found' : String(place), 's, typing included': seconds.toFixed(1), '': place === 0 || place > inSight || seconds > 10 ? 'over' : '' })
  }
  return rows
}

/** Opens a story of a phone without its frame, again and again, and counts the calls that nobody answered but the server of the files. */
export const countMissed = async (origin: string): Promise<number> => {
  await using browser = await launchChromium()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  let missed = 0
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/') && response.status() === 404) missed += 1
  })
  for (let round = 0; round < 5; round++) {
    const menu = page.waitForResponse(/GetUserMenuList/, patience)
    await page.goto(`${origin}/iframe.html?id=${encodeURIComponent('screens-布局-layouts--user-centre-on-a-phone')}&viewMode=story`)
    await menu
  }
  return missed
}
