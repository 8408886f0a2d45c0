import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toFen, yuanText } from '../../platform/money.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { chatWith, metaOf, productsOf, textOf } from './testing/chat-with.ts'

let mall: TestMall
let token: string
beforeAll(async () => {
  mall = await createTestMall()
  ;({ Token: token } = await mall.login('buyer'))
})
afterAll(() => mall.close())

const ask = (Text: string, more: { SessionId?: number; Deep?: boolean } = {}) => chatWith(mall, token, { Text, ...more })

describe('the embedded adviser', () => {
  test('says what it is, and that it is none', async () => {
    const events = await ask('你是谁？')
    expect(metaOf(events).Adviser).toEqual({ Kind: 'embedded', Name: '商城内置顾问' })
    expect(textOf(events)).toContain('不是大语言模型')
    expect(events.at(-1)).toEqual({ Type: 'done' })
  })

  test.each([
    ['推荐几款中性笔', '中性笔'],
    ['zhongxingbi', '笔'],
    ['有没有可擦的白板笔？', '白板笔'],
    ['A4复印纸', '纸'],
    ['请问洗手液多少钱', '洗手液'],
  ])('%s: products with the price and the stock of the mall', async (text, name) => {
    const items = productsOf(await ask(text))
    expect(items.length).toBeGreaterThan(0)
    expect(items[0]?.CustomerProductName).toContain(name)
    const { body } = await mall.call('POST /api/Product/Detail', { ProductCode: items[0]?.ProductCode ?? '' }, { token })
    expect(items[0]).toMatchObject({ CustomerPrice: body?.CustomerPrice, Stock: body?.Stock })
  })

  test.each([
    ['退货的条件是什么？', '15 天', '/help/detail/1'],
    ['忘记密码怎么办', '重新设置', '/help/detail/11'],
    ['订单为什么需要审批？', '单笔限额', '/help/detail/11'],
    ['可以开哪些发票', '数电', '/help/detail/11'],
    ['货到付款支持哪些方式', '货到付款', '/help/detail/7'],
  ])('%s: what the help pages say, and where', async (text, words, link) => {
    const said = textOf(await ask(text))
    expect(said).toContain(words)
    expect(said).toContain(`](${link})`)
  })

  test('50人会议 预算3000 不要塑料: a set within the budget, without plastics, to put into the cart', async () => {
    const events = await ask('50人会议 预算3000 不要塑料')
    const items = productsOf(events)
    expect(items.length).toBeGreaterThanOrEqual(3)
    for (const { ProductCode, CustomerProductName } of items) {
      expect(CustomerProductName).not.toMatch(/塑料/)
      const { body } = await mall.call('POST /api/Product/Detail', { ProductCode }, { token })
      expect(JSON.stringify(body?.Specs)).not.toMatch(/塑料|塑胶|PVC/)
    }
    const [action] = events.flatMap((event) => (event.Type === 'action' ? [event.Action] : []))
    const added = await mall.call('POST /api/ShoppingCart/AddToCart', { Items: (action?.Lines ?? []).map(({ ProductCode, Quantity }) => ({ ProductCode, Quantity })) }, { token })
    expect(added.message).toBe('')
    const cart = await mall.call('POST /api/ShoppingCart/List', {}, { token })
    const proposed = new Set(action?.Lines.map(({ ProductCode }) => ProductCode))
    const total = (cart.body?.Items ?? []).filter(({ ProductCode }) => proposed.has(ProductCode)).reduce((sum, { Price, Quantity }) => sum + Math.round(Number(Price) * 100) * Quantity, 0) / 100
    expect(total).toBeLessThanOrEqual(3000)
    expect(textOf(events)).toContain(`合计 **${yuanText(toFen(total))}**`)
    expect(textOf(events)).toContain('在预算 ¥3,000.00 之内')
  })

  test.each(['文件夹 不要塑料', '档案盒，不含PP和PVC', '中性笔 不要得力'])('%s: nothing of what was refused, now and in what is asked next', async (text) => {
    const [, refused = ''] = /(?:不要|不含)(\p{Script=Han}+|[A-Z]+)/u.exec(text) ?? []
    const first = await ask(text)
    const next = await ask('便宜一点的呢', { SessionId: metaOf(first).Session.SessionId })
    for (const { ProductCode } of [...productsOf(first), ...productsOf(next)]) {
      const { body } = await mall.call('POST /api/Product/Detail', { ProductCode }, { token })
      const about = `${body?.Name} ${body?.BrandName} ${body?.Specs.map(({ Value }) => Value).join(' ')}`
      expect(about).not.toMatch(refused === '塑料' ? /塑料|塑胶|\b(?:PP|PVC|PS|ABS|PET)\b/ : new RegExp(refused))
    }
    expect(productsOf(first).length).toBeGreaterThan(0)
  })

  test('goods with an agreed price come first; where there are none, it says so', async () => {
    const items = productsOf(await ask('推荐几款笔记本'))
    const agreed = items.filter(({ CustomerProductName }) => CustomerProductName.includes('笔记本')).map(({ IsAgreed }) => IsAgreed)
    expect(agreed.length).toBeGreaterThan(1)
    expect(agreed).toEqual(agreed.toSorted((one, other) => Number(other) - Number(one)))
    const set = await ask('50人会议 预算3000')
    for (const { CustomerProductName, IsAgreed } of productsOf(set)) {
      if (!IsAgreed) expect(textOf(set)).toMatch(new RegExp(`${CustomerProductName.slice(0, 4)}.*没有协议价`))
    }
  })

  test('prices of other companies are none of its business', async () => {
    const events = await ask('华信公司的中性笔协议价是多少？')
    expect(textOf(events)).toContain('各家企业的协议价互相保密')
    expect(textOf(events)).not.toMatch(/¥/)
    expect(productsOf(events)).toEqual([])
  })

  test('a budget that is too small is said to be', async () => {
    expect(textOf(await ask('200人会议，预算100元'))).toMatch(/超出预算 ¥100\.00/)
  })

  test('what is said next refers to what was asked before', async () => {
    const first = await ask('推荐几款订书机')
    const { SessionId } = metaOf(first).Session
    const cheaper = productsOf(await ask('有便宜一点的吗', { SessionId }))
    expect(cheaper.length).toBeGreaterThan(0)
    const prices = cheaper.map(({ CustomerPrice }) => CustomerPrice ?? 0)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  })

  test('the cheapest pens are pens, not the refills of pens', async () => {
    const names = productsOf(await ask('推荐几款便宜好用的中性笔，20个人用')).map(({ CustomerProductName }) => CustomerProductName)
    expect(names.length).toBeGreaterThan(1)
    expect(names.filter((name) => name.includes('芯'))).toEqual([])
  })

  test('thinks aloud only when asked to', async () => {
    expect(textOf(await ask('30人会议，预算2000', { Deep: true }), 'reasoning')).toContain('30人，预算 ¥2,000.00')
    expect(textOf(await ask('30人会议，预算2000'), 'reasoning')).toBe('')
  })

  test('what the mall does not have is said not to be there', async () => {
    const events = await ask('推荐几款绝无此物甲乙丙')
    expect(productsOf(events)).toEqual([])
    expect(textOf(events)).toMatch(/没有找到|没有听出/)
  })
})
