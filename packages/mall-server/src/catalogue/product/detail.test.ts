import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderStatus } from '@mall/api/contract'
import { queryRows } from '../../platform/db/client.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { catalogueView } from './testing/catalogue-view.ts'
import { sellablesByCode, sellablesOf } from '../assortment/sellables.ts'

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

describe('a product', () => {
  it('shows a customer the agreed tiers, a visitor none', async () => {
    const { code } = await view.pick('p.is_on_shelf and jsonb_array_length(a.tiers) > 1 and a.material_code is not null')
    const mine = (await view.detail(code, token)).body
    expect(mine?.IsAgreed).toBe(true)
    expect(mine?.TierPrices[0]).toEqual({ MinQty: mine?.MOQ, Price: mine?.CustomerPrice })
    expect(mine?.TierPrices.length).toBeGreaterThan(1)
    expect(mine?.Reasons?.map(({ Facts }) => ({ MinQty: Facts.MinQty, Price: Facts.Price }))).toEqual(mine?.TierPrices)
    expect(mine?.Reasons?.[0]).toMatchObject({ Code: 'agreed', Text: expect.stringContaining('贵司与商城的协议价：每') })
    expect(mine?.CustomerMaterialCode).toMatch(/^HQT\d{7}$/)
    expect(mine?.CategoryPath).toHaveLength(3)
    const visitors = (await view.detail(code)).body
    expect(visitors).toMatchObject({
      CustomerPrice: null, IsAgreed: false, TierPrices: [], Reasons: [], CustomerMaterialCode: null, PurchaseRecords: [], SaleState: 'onSale',
      BoughtInYear: { Orders: 0, Quantity: 0 },
    })
  })

  it('reports that it is off sale, outside the catalogue, or unknown', async () => {
    expect((await view.detail((await view.pick('not p.is_on_shelf')).code, token)).body?.SaleState).toBe('offShelf')
    const outside = await view.pick('p.is_on_shelf and a.product_id is null')
    expect((await view.detail(outside.code, token)).body?.SaleState).toBe('notInCatalog')
    expect((await view.detail(outside.code)).body?.SaleState).toBe('onSale')
    expect(await view.detail('00000000000000000000')).toMatchObject({ success: false, message: '商品不存在', body: null })
  })

  it('shows the enterprise its own purchases only', async () => {
    const [bought] = await queryRows<{ code: string }>(
      mall.db,
      sql`select l.product_code as code from order_line l join orders o on o.id = l.order_id
        where o.enterprise_id = 1 and o.status = ${orderStatus.completed} limit 1`,
    )
    const records = (await view.detail(bought?.code ?? '', token)).body?.PurchaseRecords ?? []
    expect(records.length).toBeGreaterThan(0)
    const own = await queryRows<{ no: string }>(mall.db, sql`select order_no as no from orders where enterprise_id = 1`)
    const theirs = (await view.detail(bought?.code ?? '', otherToken)).body?.PurchaseRecords ?? []
    for (const record of records) expect(own.map((row) => row.no)).toContain(record.OrderNo)
    for (const record of theirs) expect(own.map((row) => row.no)).not.toContain(record.OrderNo)
  })

  it('counts what the enterprise bought in twelve months, and no order that came to nothing', async () => {
    const bought = async (code: string) => (await view.detail(code, token)).body?.BoughtInYear
    const [line] = await queryRows<{ id: number; order: number; code: string; quantity: number }>(
      mall.db,
      sql`select l.id, o.id as order, l.product_code as code, l.quantity from order_line l join orders o on o.id = l.order_id
        where o.enterprise_id = 1 and o.status = ${orderStatus.completed} order by o.created_at desc limit 1`,
    )
    if (line === undefined) throw new Error('Nobody bought anything')
    const before = (await bought(line.code)) ?? { Orders: 0, Quantity: 0 }
    expect(before.Orders).toBeGreaterThan(0)
    const without = { Orders: before.Orders - 1, Quantity: before.Quantity - line.quantity }
    await mall.db.execute(sql`update orders set status = ${orderStatus.cancelled} where id = ${line.order}`)
    expect(await bought(line.code)).toEqual(without)
    await mall.db.execute(sql`update orders set status = ${orderStatus.completed}, created_at = created_at - interval '400 days' where id = ${line.order}`)
    expect(await bought(line.code)).toEqual(without)
  })

  it('has stock by the delivery area and the wanted quantity', async () => {
    const { id, code } = await view.pick("s.supply = 'now' and s.quantity > 10")
    await mall.db.execute(sql`update product_stock set quantity = 7, supply = 'delayed' where product_id = ${id} and area_code = '440000'`)
    const stock = async (AreaCode: string, Quantity: number) =>
      (await mall.call('POST /api/Product/Stock', { ProductCode: code, AreaCode, Quantity })).body
    expect(await stock('440305', 7)).toEqual({ State: 'delayed', Text: '预计2–6天', Quantity: 7 })
    expect(await stock('440305', 8)).toEqual({ State: 'none', Text: '库存不足，仅剩7', Quantity: 7 })
    expect((await stock('310115', 1))?.State).toBe('inStock')
  })

  it('is loaded for trade with prices, stock row and sale state', async () => {
    const agreed = await view.pick('p.is_on_shelf and a.price_fen is not null')
    const outside = await view.pick('p.is_on_shelf and a.product_id is null')
    const loaded = await sellablesByCode(mall.db, { enterpriseId: 1, day: '2026-03-18' }, [agreed.code, outside.code, '404'], '440300')
    expect(loaded).toHaveLength(2)
    expect(loaded.find((one) => one.code === agreed.code)).toMatchObject({ productId: agreed.id, saleState: 'onSale', stockArea: '440000' })
    expect(loaded.find((one) => one.code === agreed.code)?.agreements.length).toBeGreaterThan(0)
    expect(loaded.find((one) => one.code === outside.code)).toMatchObject({ saleState: 'notInCatalog', agreements: [] })
    expect((await sellablesOf(mall.db, { enterpriseId: 2, day: '2026-03-18' }, [outside.id], '310000'))[0]?.saleState).toBe('onSale')
  })
})

describe('favourites', () => {
  it('are stored per user and removed again', async () => {
    const { code } = await view.pick('p.is_on_shelf and a.product_id is not null and p.id not in (select product_id from favorite)')
    const isFavorite = async (as: string) => (await view.detail(code, as)).body?.IsFavorite
    const add = async (Type: 1 | 2) => mall.call('POST /api/Favorite/Add', { TargetId: code, Type }, { token })
    expect(await isFavorite(token)).toBe(false)
    await add(2)
    expect(await isFavorite(token)).toBe(false)
    expect((await add(1)).body).toBe('添加收藏成功')
    expect((await add(1)).success).toBe(true)
    expect(await isFavorite(token)).toBe(true)
    const colleague = (await mall.login('buyer2')).Token
    for (const somebodyElse of [otherToken, colleague]) expect(await isFavorite(somebodyElse)).toBe(false)
    await mall.call('POST /api/Favorite/Remove', { TargetIds: [code], Type: 1 }, { token: colleague })
    expect(await isFavorite(token)).toBe(true)
    await mall.call('POST /api/Favorite/Remove', { TargetIds: [code], Type: 1 }, { token })
    expect(await isFavorite(token)).toBe(false)
    const unknown = await mall.call('POST /api/Favorite/Add', { TargetId: '1', Type: 1 }, { token })
    expect(unknown).toMatchObject({ success: false, message: '商品不存在' })
  })
})
