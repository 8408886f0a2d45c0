import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryRows } from '../../platform/db/client.ts'
import { versionsInForce } from '../assortment/agreements.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { catalogueView } from './testing/catalogue-view.ts'

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

describe('the list', () => {
  it('shows a visitor market prices only', async () => {
    const { Items, total } = await view.list({})
    expect(total).toBeGreaterThan(500)
    expect(Items).toHaveLength(total)
    expect(Items.every((item) => item.CustomerPrice === null && !item.IsAgreed && Number(item.MarketPrice) > 0)).toBe(true)
  })

  it('shows a customer the agreed catalogue at agreed prices', async () => {
    const { Items } = await view.list({}, token)
    const [agreed] = await queryRows<{ all: number; priced: number }>(
      mall.db,
      sql`select count(*)::int as all, count(tiers)::int as priced from (
        select distinct on (r.product_id) r.product_id, r.tiers from (${versionsInForce({ enterpriseId: 1, day: '2026-03-18' })}) v join agreement_row r on r.version_id = v.id order by r.product_id, v.place
      ) a join product p on p.id = a.product_id where p.is_on_shelf`,
    )
    expect(Items).toHaveLength(agreed?.all ?? -1)
    expect(Items.filter((item) => item.IsAgreed)).toHaveLength(agreed?.priced ?? -1)
    for (const item of Items) {
      if (item.IsAgreed) expect(item.CustomerPrice).toBeLessThan(Number(item.MarketPrice))
      else expect(item.CustomerPrice).toBe(item.MarketPrice)
    }
    expect(await view.codes({ OnlyAgreed: true }, token)).toHaveLength(agreed?.priced ?? -1)
    expect(await view.codes({ OnlyAgreed: true })).toEqual([])
  })

  it('differs for another company', async () => {
    expect(new Set(await view.codes({}, otherToken))).not.toEqual(new Set(await view.codes({}, token)))
  })

  it('pages without gaps or doubles', async () => {
    const whole = await view.codes({ SortBy: 'priceAsc' })
    const paged = [1, 2].map(async (PageIndex) => view.codes({ SortBy: 'priceAsc', PageSize: 100, PageIndex }))
    expect((await Promise.all(paged)).flat()).toEqual(whole.slice(0, 200))
    expect(await view.codes({ PageIndex: 1000 })).toEqual([])
  })

  it('sorts by the price that the viewer pays', async () => {
    const prices = (await view.list({ SortBy: 'priceDesc' }, token)).Items.map((item) => item.CustomerPrice ?? 0)
    expect(prices).toEqual(prices.toSorted((one, other) => other - one))
    const newest = await view.codes({ SortBy: 'newest', PageSize: 10 })
    const rows = await queryRows<{ code: string }>(
      mall.db, sql`select code from product where is_on_shelf order by created_at desc, id limit 10`,
    )
    expect(newest).toEqual(rows.map((row) => row.code))
  })

  it('narrows by price, stock and category', async () => {
    const { Items } = await view.list({ PriceMin: 10, PriceMax: 20, OnlyInStock: true, Cid: 12 }, token)
    expect(Items.length).toBeGreaterThan(0)
    for (const item of Items) {
      expect(item.CustomerPrice).toBeGreaterThanOrEqual(10)
      expect(item.CustomerPrice).toBeLessThanOrEqual(20)
      expect(item.Stock.State).toBe('inStock')
      expect(item.ProductCode).toMatch(/^12/)
    }
    expect((await mall.call('POST /api/Product/List', { PriceMin: 2, PriceMax: 1, PageIndex: 1, PageSize: 10 })).message).toBe('最低价不能大于最高价')
  })

  it('counts facets as the filtered list does', async () => {
    const whole = await view.list({ Cid: 12 })
    expect(whole.Facets.Categories.reduce((sum, facet) => sum + facet.Count, 0)).toBe(whole.total)
    for (const facet of whole.Facets.Brands) expect((await view.list({ Cid: 12, BrandIds: [facet.Id] })).total).toBe(facet.Count)
    for (const facet of whole.Facets.Categories) expect((await view.list({ Cid: facet.Id })).total).toBe(facet.Count)
    const [attribute] = whole.Facets.Attrs
    for (const { Value, Count } of attribute?.Values ?? []) {
      const narrowed = await view.list({ Cid: 12, Attrs: [{ Id: attribute?.Id ?? 0, Values: [Value] }] })
      expect(narrowed.total).toBe(Count)
      expect(narrowed.Facets.Attrs.find((facet) => facet.Id === attribute?.Id)?.Values).toEqual(attribute?.Values)
    }
    const [brand] = whole.Facets.Brands
    expect((await view.list({ Cid: 12, BrandIds: [brand?.Id ?? 0] })).Facets.Brands).toEqual(whole.Facets.Brands)
  })

  it('finds nothing for an attribute value that does not exist', async () => {
    expect((await view.list({ Attrs: [{ Id: 1, Values: ['没有这种颜色'] }] })).total).toBe(0)
  })
})
