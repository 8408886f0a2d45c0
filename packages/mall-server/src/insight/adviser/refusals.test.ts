import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chatAnswering } from '../../platform/db/schema/adviser.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createOpenAiAdviser } from './open-ai.ts'
import { chatWith, metaOf, productsOf, textOf } from './testing/chat-with.ts'
import { createFakeEndpoint } from './testing/fake-endpoint.ts'

const endpoint = createFakeEndpoint()
let mall: TestMall
let token: string
/** Goods whose specifications say that they are of a plastic, and goods of another material. */
const goods = { plastic: [] as string[], other: [] as string[] }

beforeAll(async () => {
  mall = await createTestMall({ adviser: createOpenAiAdviser({ baseUrl: 'https://ai.test/v1/', apiKey: 'sk-test', model: 'fake', fetch: endpoint.fetch }) })
  token = (await mall.login('buyer')).Token
  const { body } = await mall.call('POST /api/Product/List', { Keyword: '文件夹', OnlyInStock: true, PageIndex: 1, PageSize: 100 }, { token })
  const codes = (body?.Items ?? []).map(({ ProductCode }) => ProductCode)
  const rows = await mall.db.select({ code: product.code, name: product.name, specs: product.specs }).from(product).where(inArray(product.code, codes))
  for (const { code, name, specs } of rows) {
    const material = specs.find((one) => one.name === '材质')?.value ?? ''
    if (/塑料|PP|PVC|ABS/.test(material)) goods.plastic.push(code)
    else if (/纸|金属|钢|布/.test(material) && !/塑|PP|PVC|ABS|PET/.test(name)) goods.other.push(code)
  }
})
afterAll(() => mall.close())
beforeEach(() => mall.db.delete(chatAnswering))

const quantity = 100

/** A model that wants to sell the goods whatever was said: it looks for them, asks their prices and stock, shows and proposes them, and names them. */
const insist = (codes: readonly string[]) => {
  const lines = codes.map((code) => ({ code, quantity }))
  endpoint.plays((_, nth) =>
    nth === 1
      ? [
          { call: 'search_products', with: { keyword: '文件夹' } }, { call: 'search_products', with: { keyword: 'PP文件夹', in_stock: true } }, { call: 'get_prices', with: { lines } },
          { call: 'get_stock', with: { codes } }, { call: 'show_products', with: { codes } }, { call: 'propose_cart', with: { lines } },
        ]
      : [{ say: `推荐 ${codes.join('、')}` }],
  )
}

/** The codes of the goods that the tools named to the model. */
const heard = () =>
  (endpoint.seen[1]?.body.messages ?? []).filter(({ role }) => role === 'tool').flatMap(({ content }) => {
    const { products = [], lines = [] } = JSON.parse(content) as Partial<Record<'products' | 'lines', { code: string }[]>>
    return [...products, ...lines].map(({ code }) => code)
  })

/** Everything that an answer offers: cards, lines to put into the cart, and what the model heard. */
const offeredBy = async (input: Parameters<typeof chatWith>[2]) => {
  const events = await chatWith(mall, token, input)
  const { SessionId } = metaOf(events).Session
  const proposed = events.flatMap((event) => (event.Type === 'action' ? event.Action.Lines.map(({ ProductCode }) => ProductCode) : []))
  const stored = (await mall.call('POST /api/DeepSeek/MessageList', { SessionId }, { token })).body?.Messages.at(-1)
  return {
    SessionId,
    offered: new Set([
      ...productsOf(events).map(({ ProductCode }) => ProductCode), ...proposed, ...heard(),
      ...(stored?.Products ?? []).map(({ ProductCode }) => ProductCode), ...(stored?.Action?.Lines ?? []).map(({ ProductCode }) => ProductCode),
    ]),
  }
}

const tried = () => [...goods.plastic.slice(0, 3), ...goods.other.slice(0, 2)]

test('without a refusal a model offers what it wants to', async () => {
  expect([goods.plastic.length, goods.other.length].every((count) => count > 0)).toBe(true)
  insist(tried())
  const { offered } = await offeredBy({ Text: '推荐文件夹' })
  for (const code of tried()) expect(offered).toContain(code)
})

test('a model that looks for what was refused finds, shows and proposes none of it, and still offers the others', async () => {
  insist(tried())
  const { offered } = await offeredBy({ Text: '推荐文件夹，不要塑料' })
  for (const code of goods.plastic) expect(offered).not.toContain(code)
  expect(goods.other.slice(0, 2).some((code) => offered.has(code))).toBe(true)
})

test('nor after more messages than a model is sent, until the refusal is taken back', async () => {
  endpoint.plays(() => [{ say: '好的' }])
  const { SessionId } = await offeredBy({ Text: '推荐文件夹，不要塑料' })
  for (let more = 0; more < 7; more += 1) await chatWith(mall, token, { SessionId, Text: `第${more + 1}个问题：怎么退货？` })
  insist(tried())
  const { offered } = await offeredBy({ SessionId, Text: '再推荐几种文件夹' })
  expect(endpoint.seen[0]?.body.messages.some(({ content }) => content.includes('不要塑料'))).toBe(false)
  for (const code of goods.plastic) expect(offered).not.toContain(code)
  insist(tried())
  const { offered: again } = await offeredBy({ SessionId, Text: '算了，塑料也可以' })
  for (const code of tried()) expect(again).toContain(code)
})

test('what a model praises from memory is left out of its words, on the way and in the stored conversation', async () => {
  endpoint.plays(() => [{ say: '推荐牛皮纸文件夹。塑料' }, { say: '文件夹更便宜。' }, { say: '需要几个？' }])
  const events = await chatWith(mall, token, { Text: '推荐文件夹，不要塑料' })
  const read = '推荐牛皮纸文件夹。（已略去您不要的塑料）需要几个？'
  expect(textOf(events)).toBe(read)
  const { body } = await mall.call('POST /api/DeepSeek/MessageList', { SessionId: metaOf(events).Session.SessionId }, { token })
  expect(body?.Messages.at(-1)?.Text).toBe(read)
})
