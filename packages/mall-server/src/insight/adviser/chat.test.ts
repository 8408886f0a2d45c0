import { eq } from 'drizzle-orm'
import type { ChatEvent } from '@mall/api/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { chatAnswering, chatMessage, chatSession } from '../../platform/db/schema/adviser.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { purgeExpired } from '../../app/jobs/purge.ts'
import { silentLog } from '../../platform/log.ts'
import { demo } from '../../demo/organisation.ts'
import { agree } from '../../testing/agreed-prices.ts'
import { eventsOf } from '../../testing/events-of.ts'
import { plainProduct } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { unknownAmount } from './amounts.ts'
import { createOpenAiAdviser } from './open-ai.ts'
import { chatWith, metaOf, openChatWith, productsOf, textOf } from './testing/chat-with.ts'
import { createFakeEndpoint } from './testing/fake-endpoint.ts'

const apiKey = 'sk-a-secret-of-the-tests'
const endpoint = createFakeEndpoint()
const logged = vi.fn()

let mall: TestMall
let code: string
const tokens = new Map<string, string>()
beforeAll(async () => {
  const log = { ...silentLog, warn: logged, error: logged, info: logged }
  mall = await createTestMall({ log, config: { answerSeconds: 2 }, adviser: createOpenAiAdviser({ baseUrl: 'https://ai.test/v1/', apiKey, model: 'fake', fetch: endpoint.fetch }) })
  for (const account of ['buyer', 'buyer2', 'other']) tokens.set(account, (await mall.login(account)).Token)
  ;({ code } = await plainProduct(mall))
})
afterAll(() => mall.close())
beforeEach(async () => {
  logged.mockClear()
  await mall.db.delete(chatAnswering)
})

const tokenOf = (account = 'buyer') => tokens.get(account) ?? ''
const as = (account = 'buyer') => ({ token: tokenOf(account) })
const ask = (Text: string, account = 'buyer') => chatWith(mall, tokenOf(account), { Text })
const messages = async (SessionId: number, account = 'buyer') => (await mall.call('POST /api/DeepSeek/MessageList', { SessionId }, as(account))).body?.Messages ?? []
const last = (events: readonly ChatEvent[]) => events.at(-1)
const failureOf = async (response: Response) => ((await response.json()) as { MsgHeader: { Code: string; RetMessage: string } }).MsgHeader

describe('a model behind an endpoint', () => {
  test('is asked with the key, the model and the tools; what it finds in the mall is sent to it', async () => {
    endpoint.plays((_, nth) => (nth === 1 ? [{ think: '先搜索' }, { call: 'search_products', with: { keyword: '中性笔' } }] : [{ say: '推荐' }, { say: '这些。' }]))
    const events = await chatWith(mall, tokenOf(), { Text: '推荐中性笔', Deep: true })
    expect(events.map(({ Type }) => Type)).toEqual(['meta', 'reasoning', 'delta', 'delta', 'done'])
    expect([textOf(events, 'reasoning'), textOf(events)]).toEqual(['先搜索', '推荐这些。'])
    expect(metaOf(events).Adviser).toEqual({ Kind: 'model', Name: 'fake' })
    expect(endpoint.seen.map(({ url, headers, body }) => [url, headers.get('authorization'), body.model])).toEqual(Array.from({ length: 2 }, () => ['https://ai.test/v1/chat/completions', `Bearer ${apiKey}`, 'fake']))
    const sent = JSON.parse(endpoint.seen[1]?.body.messages.at(-1)?.content ?? '') as { products: { name: string }[] }
    expect(sent.products[0]?.name).toContain('中性笔')
  })

  test('thinks for itself when nobody asked for it', async () => {
    endpoint.plays(() => [{ think: '秘密' }, { say: '好' }])
    expect(textOf(await ask('你好'), 'reasoning')).toBe('')
  })

  test('shows products and proposes a cart, as they are in the mall; what does not exist is not shown', async () => {
    endpoint.plays((_, nth) => (nth === 1 ? [{ call: 'show_products', with: { codes: [code, '99999999999'] } }, { call: 'propose_cart', with: { lines: [{ code, quantity: 2 }, { code: '99999999999', quantity: 1 }] } }] : [{ say: '好' }]))
    const events = await ask('买笔')
    expect(productsOf(events).map(({ ProductCode }) => ProductCode)).toEqual([code])
    const [action] = events.flatMap((event) => (event.Type === 'action' ? [event.Action] : []))
    expect(action?.Lines.map(({ ProductCode, Quantity }) => [ProductCode, Quantity])).toEqual([[code, 2]])
    expect((await mall.call('POST /api/ShoppingCart/List', {}, as())).body?.Items.map(({ ProductCode }) => ProductCode)).not.toContain(code)
  })

  test('names no price but the mall’s and the user’s', async () => {
    const { body } = await mall.call('POST /api/Product/Detail', { ProductCode: code }, as())
    const price = body?.CustomerPrice ?? 0
    endpoint.plays((_, nth) => (nth === 1 ? [{ call: 'get_prices', with: { lines: [{ code, quantity: 1 }] } }] : [{ say: `它只要 ¥0.0` }, { say: `1，原价¥${price}，你的预算 3000 元，一共 4321元` }]))
    expect(textOf(await ask('预算3000'))).toBe(`它只要 ${unknownAmount}，原价¥${price}，你的预算 3000 元，一共 ${unknownAmount}`)
  })

  test('is sent the prices of the user’s own company only', async () => {
    const sent: string[] = []
    endpoint.plays(({ body }, nth) => {
      sent.push(...body.messages.filter(({ role }) => role === 'tool').map(({ content }) => content))
      return nth % 2 === 1 ? [{ call: 'get_prices', with: { lines: [{ code, quantity: 1 }] } }] : [{ say: '好' }]
    })
    const [row] = await mall.db.select({ id: product.id }).from(product).where(eq(product.code, code))
    const productId = row?.id ?? 0
    for (const enterpriseId of [demo.enterprises.yuanfanLogistics, demo.enterprises.yuanfanTrade])
      await agree(mall.db, enterpriseId, productId, [{ minQty: 1, priceFen: 7_654_321 }])
    await ask('多少钱', 'buyer')
    expect(sent.join()).not.toContain('76543.21')
    await ask('多少钱', 'other')
    expect(sent.join()).toContain('76543.21')
  })

  test('that calls tools for ever must answer after six rounds', async () => {
    endpoint.plays(({ body }) => [{ call: 'search_help', with: { query: '退货' } }, ...(body.tool_choice === 'none' ? [{ say: '够了' }] : [])])
    expect(textOf(await ask('退货'))).toBe('够了')
    expect(endpoint.seen).toHaveLength(7)
  })

  test.each([
    ['unknown tools and broken inputs', [{ call: 'drop_tables', with: {} }, { call: 'constructor', with: {} }, { call: 'get_prices', with: '{"lines":[{"code":"x' }, { call: 'propose_cart', with: { lines: [{ code: "1' or 1=1", quantity: -1 }] } }]],
    ['an event that is no JSON', [{ raw: 'data: {"choices":\n\n' }, { call: 'search_help', with: { query: '' } }]],
  ] as const)('gets an error for %s', async (_name, parts) => {
    endpoint.plays((_, nth) => (nth === 1 ? [...parts] : [{ say: '好' }]))
    const events = await ask('试试')
    expect([textOf(events), last(events)?.Type]).toEqual(['好', 'done'])
    for (const { role, content } of endpoint.seen[1]?.body.messages ?? []) if (role === 'tool') expect(content).toMatch(/error/)
  })

  test('that says too much is cut', async () => {
    endpoint.plays(() => Array.from({ length: 40 }, () => ({ say: '很长的话'.repeat(100) })))
    const events = await ask('说')
    expect(textOf(events)).toHaveLength(12_000)
    expect(last(events)?.Type).toBe('done')
  })

  test.each([
    ['refuses', () => new Response(`no: ${apiKey}`, { status: 401 })],
    ['breaks off', () => [{ say: '说到一半' }, 'break' as const]],
    ['says nothing', () => []],
  ])('that %s: an error that says what to do, and nothing of the key in the log', async (_name, play) => {
    endpoint.plays(play)
    const events = await ask('你好')
    expect(last(events)).toEqual({ Type: 'error', RetMessage: '顾问暂时无法回答，请稍后重试' })
    const [, answer] = await messages(metaOf(events).Session.SessionId)
    expect(answer?.State).toBe('failed')
    expect(JSON.stringify([events, logged.mock.calls])).not.toContain(apiKey)
  })

  test('that never ends is left, and so is its endpoint', async () => {
    endpoint.plays(() => [{ say: '等一下' }, 'silence'])
    const events = await ask('你好')
    expect(last(events)).toEqual({ Type: 'error', RetMessage: '回答时间过长，已停止，可以继续或重新生成' })
    expect(endpoint.seen[0]?.signal?.aborted).toBe(true)
  })
})

describe('an answer', () => {
  test('stops when its request ends; what was said is stored, and it can go on', async () => {
    endpoint.plays(() => [{ say: '第一句。' }, 'silence'])
    const events = eventsOf(await openChatWith(mall, tokenOf(), { Text: '你好' }))
    const meta = metaOf([(await events.next()).value?.data as ChatEvent])
    expect((await events.next()).value?.data).toEqual({ Type: 'delta', Text: '第一句。' })
    await events.return(undefined)
    const { SessionId } = meta.Session
    await expect.poll(async () => (await messages(SessionId)).map(({ Text, State }) => [Text, State])).toEqual([['你好', 'complete'], ['第一句。', 'stopped']])
    expect(endpoint.seen[0]?.signal?.aborted).toBe(true)

    endpoint.plays(({ body }) => [{ say: body.messages.at(-2)?.content === '第一句。' ? '第二句。' : '忘了' }])
    const more = await chatWith(mall, tokenOf(), { SessionId, Resume: 'continue' })
    expect([metaOf(more).MessageId, textOf(more)]).toEqual([meta.MessageId, '第二句。'])
    expect((await messages(SessionId)).map(({ Text, State }) => [Text, State])).toEqual([['你好', 'complete'], ['第一句。第二句。', 'complete']])
    expect(await failureOf(await openChatWith(mall, tokenOf(), { SessionId, Resume: 'continue' }))).toMatchObject({ Code: 'CHAT_NOTHING_TO_RESUME' })

    endpoint.plays(() => [{ say: '换一种说法。' }])
    await chatWith(mall, tokenOf(), { SessionId, Resume: 'again' })
    expect((await messages(SessionId)).map(({ Text }) => Text)).toEqual(['你好', '换一种说法。'])
  })

  test('is one at a time, for a user', async () => {
    endpoint.plays(() => [{ say: '在想' }, 'silence'])
    const events = eventsOf(await openChatWith(mall, tokenOf(), { Text: '一' }))
    await events.next()
    expect(await failureOf(await openChatWith(mall, tokenOf(), { Text: '二' }))).toEqual({ Success: false, Code: 'CHAT_BUSY', RetMessage: '上一个回答还在生成，请等它完成或先停止' })
    endpoint.plays(() => [{ say: '好' }])
    expect(textOf(await ask('别人的', 'buyer2'))).toBe('好')
    await events.return(undefined)
    expect(textOf(await ask('三'))).toBe('好')
  })

  test('of a process that died is over after its time', async () => {
    await mall.db.insert(chatAnswering).values({ userId: demo.users.buyer, answer: crypto.randomUUID(), expiresAt: new Date(mall.clock().getTime() - 1) })
    endpoint.plays(() => [{ say: '好' }])
    expect(textOf(await ask('你好'))).toBe('好')
  })

  test.each([{}, { Text: '  ' }, { Text: '长'.repeat(2001) }, { Resume: 'again' }, { SessionId: 1, Text: '一', Resume: 'again' }])('is not begun for %o', async (input) => {
    expect((await mall.send('POST /api/DeepSeek/Chat', input, as())).code).toBe('INVALID_INPUT')
  })
})

describe('conversations', () => {
  beforeEach(async () => {
    await mall.db.delete(chatSession)
    endpoint.plays(() => [{ say: '好' }])
  })

  test('are named by their first question, the latest first, and can be renamed and deleted', async () => {
    const { SessionId } = metaOf(await ask('我们公司下个月要开一场五十个人参加的年度供应商会议，请推荐物资')).Session
    mall.advance(1000)
    await ask('第二个')
    const list = async () => (await mall.call('POST /api/DeepSeek/SessionList', {}, as())).body
    expect((await list())?.Sessions.map(({ Name }) => Name)).toEqual(['第二个', '我们公司下个月要开一场五十个人参加的年度供应商会议，请推荐…'])
    expect((await mall.call('POST /api/DeepSeek/SessionRename', { SessionId, Name: ' 年会 ' }, as())).body?.Name).toBe('年会')
    expect((await mall.call('POST /api/DeepSeek/SessionDelete', { SessionId }, as())).body).toBe('会话已删除')
    expect((await list())?.Sessions).toHaveLength(1)
    expect(await mall.db.select().from(chatMessage).where(eq(chatMessage.sessionId, SessionId))).toEqual([])
  })

  test('of others are unknown', async () => {
    const events = await ask('我的')
    const { SessionId } = metaOf(events).Session
    const [{ MessageId }] = [metaOf(events)]
    for (const account of ['buyer2', 'other']) {
      const calls = [
        ['POST /api/DeepSeek/MessageList', { SessionId }], ['POST /api/DeepSeek/SessionRename', { SessionId, Name: '抢' }], ['POST /api/DeepSeek/SessionDelete', { SessionId }],
        ['POST /api/DeepSeek/Chat', { SessionId, Text: '你说过什么' }], ['POST /api/DeepSeek/Chat', { SessionId, Resume: 'again' }],
      ] as const
      for (const [key, input] of calls) expect(await mall.send(key, input, as(account)), key).toMatchObject({ code: 'CHAT_SESSION_NOT_FOUND', message: '会话不存在或已删除' })
      expect((await mall.call('POST /api/DeepSeek/Feedback', { MessageId, Value: 'useless' }, as(account))).code).toBe('CHAT_MESSAGE_NOT_FOUND')
      expect((await mall.call('POST /api/DeepSeek/SessionList', {}, as(account))).body?.Sessions).toEqual([])
    }
    expect((await messages(SessionId)).map(({ Text, Feedback }) => [Text, Feedback])).toEqual([['我的', null], ['好', null]])
  })

  test('answers are rated, questions are not', async () => {
    const { QuestionId, MessageId, Session } = metaOf(await ask('评价'))
    expect((await mall.call('POST /api/DeepSeek/Feedback', { MessageId: QuestionId, Value: 'useful' }, as())).code).toBe('CHAT_MESSAGE_NOT_FOUND')
    for (const Value of ['useful', 'useless', null] as const) {
      await mall.call('POST /api/DeepSeek/Feedback', { MessageId, Value }, as())
      expect((await messages(Session.SessionId))[1]?.Feedback).toBe(Value)
    }
  })

  test('are fifty at most: the oldest goes; one that nobody continues goes after half a year', async () => {
    const now = mall.clock()
    const old = Array.from({ length: 50 }, (_, nth) => ({ userId: demo.users.buyer, enterpriseId: demo.enterprises.huaqiTech, name: `第${nth}个`, createdAt: now, updatedAt: new Date(now.getTime() - (nth + 1) * 4 * 86_400_000) }))
    await mall.db.insert(chatSession).values(old)
    await ask('新的')
    const names = async () => (await mall.db.select({ name: chatSession.name }).from(chatSession)).map(({ name }) => name)
    expect(await names()).toHaveLength(50)
    expect(await names()).not.toContain('第49个')
    await purgeExpired(mall.deps)
    expect(await names()).not.toContain('第48个')
    expect(await names()).toContain('第43个')
  })

  test('have a hundred messages at most', async () => {
    const { SessionId } = metaOf(await ask('一')).Session
    await mall.db.insert(chatMessage).values(Array.from({ length: 98 }, () => ({ sessionId: SessionId, role: 'user' as const, text: '问', reasoning: '', productCodes: [], state: 'complete' as const, createdAt: mall.clock() })))
    expect(await failureOf(await openChatWith(mall, tokenOf(), { SessionId, Text: '再问' }))).toMatchObject({ Code: 'CHAT_SESSION_FULL' })
  })

  test('products that the user no longer sees are left out of what was said', async () => {
    endpoint.plays((_, nth) => (nth === 1 ? [{ call: 'show_products', with: { codes: [code] } }] : [{ say: '好' }]))
    const { SessionId } = metaOf(await ask('笔')).Session
    expect((await messages(SessionId))[1]?.Products.map(({ ProductCode }) => ProductCode)).toEqual([code])
    await mall.db.update(product).set({ isOnShelf: false }).where(eq(product.code, code))
    expect((await messages(SessionId))[1]?.Products).toEqual([])
    await mall.db.update(product).set({ isOnShelf: true }).where(eq(product.code, code))
  })
})
