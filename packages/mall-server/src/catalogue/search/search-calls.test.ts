import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderStatus } from '@mall/api/contract'
import { queryRows } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { catalogueView } from '../product/testing/catalogue-view.ts'

let mall: TestMall
let view: ReturnType<typeof catalogueView>
let token: string
let otherToken: string

beforeAll(async () => {
  mall = await createTestMall()
  view = catalogueView(mall)
  token = (await mall.login('buyer')).Token
  otherToken = (await mall.login('other')).Token
}, 120_000)
afterAll(() => mall.close())

describe('search', () => {
  it.each([
    ['打印纸'], ['dayinzhi'], ['dyz'], ['A4打印纸'], ['复印纸 70g'], ['zhangweijia'], ['xuebiqi'], ['YANYU'],
  ])('finds products by %s', async (keyword) => {
    expect((await view.list({ Keyword: keyword })).total).toBeGreaterThan(0)
  })

  it('puts the code first, then its beginning', async () => {
    const { code } = await view.pick('p.is_on_shelf')
    expect(await view.codes({ Keyword: code })).toEqual([code])
    expect((await view.codes({ Keyword: code.slice(0, 6) }))[0]?.startsWith(code.slice(0, 6))).toBe(true)
  })

  it('puts names before other names, in Chinese and in pinyin', async () => {
    for (const keyword of ['打印纸', 'dayinzhi']) {
      const names = (await view.list({ Keyword: keyword })).Items.map((item) => item.CustomerProductName.replaceAll(' ', ''))
      const firstWithout = names.findIndex((name) => !name.includes('打印纸'))
      expect(names[0]).toContain('打印纸')
      expect(names.slice(firstWithout).some((name) => name.includes('打印纸'))).toBe(false)
    }
  })

  it('requires every word', async () => {
    const { Items } = await view.list({ Keyword: '中性笔 黑' })
    expect(Items.length).toBeGreaterThan(0)
    for (const item of Items) expect(item.CustomerProductName).toMatch(/笔/)
    expect((await view.list({ Keyword: '中性笔 黑' })).Instead).toBeNull()
  })

  it.each(['%', '_', '\\', "'", '"', "'; drop table product; --", '%%%', '！？', '\u0000'])('takes %j as text', async (keyword) => {
    const response = await mall.call('POST /api/Product/List', { Keyword: keyword, PageIndex: 1, PageSize: 10 })
    expect(response.status).toBe(200)
    for (const item of response.body?.Items ?? []) expect(item.CustomerProductName).toContain(keyword)
  })

  it.each(['<b>x</b>', '<script>', '/', '--'])('takes the signs of %j for no words', async (keyword) => {
    expect((await view.list({ Keyword: keyword })).total).toBe(0)
  })

  it('says what it leaves out, and never finds by a colour or brand alone what is unknown', async () => {
    const pens = await view.list({ Keyword: '中性笔' })
    expect(pens.Instead).toBeNull()
    const near = await view.list({ Keyword: '中性笔 没有这个词' })
    expect(near.Instead).toEqual({ Keyword: '中性笔', Without: ['没有这个词'] })
    expect(near.Items.map((item) => item.ProductCode)).toEqual(pens.Items.map((item) => item.ProductCode))
    expect((await view.list({ Keyword: '公牛插座' })).Instead).toEqual({ Keyword: '插座', Without: ['公牛'] })
    for (const Keyword of ['红色 挖掘机', '砚屿 挖掘机', '飞行器']) {
      const nothing = await view.list({ Keyword })
      expect([nothing.total, nothing.Instead, nothing.Facets.Brands]).toEqual([0, null, []])
    }
  })

  it('says which word it took for a mistyped one', async () => {
    const meant = await view.list({ Keyword: '定书机' })
    expect(meant.Instead).toEqual({ Keyword: '订书机', Without: [] })
    expect(await view.codes({ Keyword: '定书机' })).toEqual(await view.codes({ Keyword: '订书机' }))
  })

  it('finds by synonyms without a word about it', async () => {
    const { Items, Instead } = await view.list({ Keyword: '插线板' })
    expect(Instead).toBeNull()
    expect(Items.length).toBeGreaterThan(0)
    for (const item of Items.slice(0, 2)) expect(item.CustomerProductName).toMatch(/插座|排插/)
  })

  it('puts what the company buys before its like', async () => {
    const rows = await queryRows<{ code: string; orders: number }>(
      mall.db,
      sql`select p.code, count(distinct l.order_id)::int as orders from report_line l join product p on p.id = l.product_id
        where l.enterprise_id = 1 and l.status not in (${literals(orderStatus.approvalRejected, orderStatus.withdrawn, orderStatus.cancelled, orderStatus.refused)}) and p.is_on_shelf group by p.code`,
    )
    const orders = new Map(rows.map((row) => [row.code, row.orders]))
    const mine = await view.codes({}, token)
    const bought = mine.filter((code) => orders.has(code))
    expect(bought.length).toBeGreaterThan(0)
    expect(bought.length).toBeLessThan(mine.length)
    expect(mine.slice(0, bought.length).filter((code) => orders.has(code)).length).toBeGreaterThan(bought.length * 0.7)
    expect(await view.codes({}, otherToken)).not.toEqual(mine)
  })

  it('suggests at most ten, of what the customer may buy', async () => {
    const response = await mall.call('POST /api/Product/Search', { Key: 'bi' }, { token })
    expect(response.body).toHaveLength(10)
    const mine = new Set(await view.codes({}, token))
    for (const { ProductCode } of response.body ?? []) expect(mine.has(ProductCode)).toBe(true)
    expect((await mall.call('POST /api/Product/Search', { Key: '？？' })).body).toEqual([])
  })
})

describe('hot keywords', () => {
  const hot = async (days: number, TopN: number) => {
    const now = mall.clock().getTime()
    const response = await mall.call('POST /api/Product/SupposeCategory', { BeginTime: now - days * 86_400_000, EndTime: now, TopN })
    return response.body ?? []
  }

  it('are those of the period, some of them rising', async () => {
    const words = await hot(92, 8)
    expect(words).toHaveLength(8)
    expect(words.some((word) => word.IsHighlight)).toBe(true)
    expect(words.some((word) => !word.IsHighlight)).toBe(true)
  })

  it('count searches that find something, on their first page', async () => {
    for (let time = 0; time < 400; time++) await view.list({ Keyword: ' 记号笔 ', PageSize: 10 })
    await view.list({ Keyword: '查无此物' })
    const today = await hot(0, 50)
    expect(today[0]?.Keywords).toBe('记号笔')
    expect(today.map((word) => word.Keywords)).not.toContain('查无此物')
  })

  it.each([
    [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER], [Number.MAX_SAFE_INTEGER, 0], [0, 0],
  ])('accepts a period from %i to %i', async (BeginTime, EndTime) => {
    const response = await mall.call('POST /api/Product/SupposeCategory', { BeginTime, EndTime, TopN: 3 })
    expect(response.status).toBe(200)
  })
})
