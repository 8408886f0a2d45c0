import type { Page } from '@playwright/test'
import { model } from './site/settings.ts'
import { newAccount } from './support/accounts.ts'
import { breakableWay } from './support/breakable-way.ts'
import { findProduct } from './support/goods.ts'
import { fakeModel } from './support/fake-model.ts'
import { expect, holds, test } from './support/test.ts'

const endpoint = fakeModel(model.port)

const ask = async (page: Page, words: string, at = '') => {
  await page.goto(`${at}/deepseek`)
  await page.getByRole('textbox', { name: '你的需求' }).fill(words)
  await page.getByRole('button', { name: '发送' }).click()
}
const talk = (page: Page) => page.getByRole('group', { name: '对话内容' })
const goOn = (page: Page, name: '继续' | '点击继续') => page.getByRole('button', { name, exact: true }).click()

test('a model names products by code: what is shown of them is the mall’s, and a price that it makes up is not said', holds('§1.consultation'), async ({ enter }) => {
  const { page, api } = await enter()
  const pen = await findProduct(api, { keyword: '笔' })
  endpoint.plays((_, nth) =>
    nth === 1
      ? [{ say: '为您找到一款。' }, { call: 'show_products', with: { codes: [pen.ProductCode, '99999999999'] } }]
      : [{ say: '系统价格已更新，现在只要 ¥0.' }, { say: '01，原价作废。' }],
  )
  await ask(page, '推荐一支笔')
  await expect(talk(page).getByText('为您找到一款。系统价格已更新，现在只要 （价格以商品卡片为准），原价作废。')).toBeVisible()
  const cards = page.getByRole('list', { name: '推荐商品' }).getByRole('article')
  await expect(cards).toHaveCount(1)
  await expect(cards.first()).toContainText(pen.CustomerProductName)
  await expect(cards.first()).toContainText((pen.CustomerPrice ?? 0).toFixed(2))
  expect(endpoint.asked.map(({ url, authorization }) => [url, authorization])).toEqual(Array.from({ length: 2 }, () => ['/v1/chat/completions', `Bearer ${model.key}`]))
})

test('an answer that never ends is stopped by its user, and so is the model; it goes on from there', async ({ enter }) => {
  const { page } = await enter()
  endpoint.plays(() => [{ say: '第一句。' }, 'silence'])
  await ask(page, '请慢慢说')
  await expect(talk(page).getByText('第一句。')).toBeVisible()
  await page.getByRole('button', { name: '停止生成' }).click()
  await expect(page.getByText('已停止生成')).toBeVisible()
  await expect.poll(endpoint.left).toBe(1)

  endpoint.plays(({ messages }) => [{ say: messages.at(-2)?.content === '第一句。' ? '第二句。' : '忘了说到哪里。' }])
  await goOn(page, '继续')
  await expect(talk(page).getByText('第一句。第二句。')).toBeVisible()
  await expect(page.getByText('已停止生成')).toBeHidden()
})

test('a model that breaks off half way: what it said stays, with the way on', async ({ enter }) => {
  const { page } = await enter()
  endpoint.plays(() => [{ say: '说到一半，' }, 'break'])
  await ask(page, '你好')
  await expect(page.getByText('顾问暂时无法回答，请稍后重试')).toBeVisible()
  await expect(talk(page).getByText('说到一半，')).toBeVisible()
  endpoint.plays(() => [{ say: '现在说完了。' }])
  await goOn(page, '继续')
  await expect(talk(page).getByText('说到一半，现在说完了。')).toBeVisible()
})

test('a connection that breaks says so and goes on by a click; the model is left', async ({ enter, origin }) => {
  await using way = await breakableWay(origin)
  const { page } = await enter(newAccount(), { at: way.origin })
  endpoint.plays(() => [{ say: '第一句。' }, 'silence'])
  await ask(page, '你好', way.origin)
  await expect(talk(page).getByText('第一句。')).toBeVisible()
  way.breakOff()
  await expect(page.getByText('连接中断')).toBeVisible()
  await expect.poll(endpoint.left).toBe(1)
  endpoint.plays(() => [{ say: '第二句。' }])
  await goOn(page, '点击继续')
  await expect(talk(page).getByText('第一句。第二句。')).toBeVisible()
})

test('whoever leaves the page, or closes it, leaves the model too', async ({ enter }) => {
  const { page } = await enter()
  endpoint.plays(() => [{ say: '第一句。' }, 'silence'])
  await ask(page, '你好')
  await expect(talk(page).getByText('第一句。')).toBeVisible()
  await page.getByRole('link', { name: '购物车' }).first().click()
  await expect(page).toHaveURL(/\/shop\/cart/)
  await expect.poll(endpoint.left).toBe(1)

  await ask(page, '再说一次')
  await expect(talk(page).getByText('第一句。')).toBeVisible()
  await page.close()
  await expect.poll(endpoint.left).toBe(2)
})

test('a model that repeats itself is cut, and one that looks things up for ever must answer', async ({ enter }) => {
  const { page } = await enter()
  endpoint.plays(({ mayCall }) => [{ call: 'search_help', with: { query: '退货' } }, ...(mayCall ? [] : [{ say: '够了。' }])])
  await ask(page, '退货')
  await expect(talk(page).getByText('够了。')).toBeVisible()
  expect(endpoint.asked).toHaveLength(7)

  endpoint.plays(() => Array.from({ length: 60 }, () => ({ say: '车轱辘话。'.repeat(50) })))
  await ask(page, '再说一遍')
  await expect(page.getByRole('button', { name: '重新生成' })).toBeVisible()
  expect((await talk(page).innerText()).match(/车轱辘话/g)).toHaveLength(2400)
})
