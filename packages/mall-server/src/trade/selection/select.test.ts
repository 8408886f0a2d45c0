import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallInput, SelectionItem, SelectionPlanCode } from '@mall/api/contract'
import { purchaseProblem } from '../../catalogue/assortment/rules.ts'
import { sellablesByCode } from '../../catalogue/assortment/sellables.ts'
import { defaultAreaCode } from '../../catalogue/assortment/stock-areas.ts'
import { category, product, productStock } from '../../platform/db/schema/catalogue.ts'
import { selectionNeed } from '../../platform/db/schema/selection.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { createRandom } from '../../platform/seeded-random.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { sheetTextsOf } from '../../testing/workbook-texts.ts'

type Request = CallInput<'POST /api/Product/Select'>

let mall: TestMall
let buyer: string
let other: string

beforeAll(async () => {
  mall = await createTestMall()
  buyer = (await mall.login('buyer')).Token
  other = (await mall.login('other')).Token
}, 120_000)
afterAll(() => mall.close())

const occasion: Request = { Scene: '新员工入职', People: 12, Budget: 100_000 }

const select = async (changes: Partial<Request> = {}, token = buyer) => {
  const { body, message } = await mall.call('POST /api/Product/Select', { ...occasion, ...changes }, { token })
  if (body === null) throw new Error(message)
  return body
}
const planOf = async (plan: SelectionPlanCode, changes: Partial<Request> = {}) => {
  const found = (await select(changes)).Plans.find(({ Plan }) => Plan === plan)
  if (found === undefined) throw new Error('no such plan')
  return found
}
const first = (items: readonly SelectionItem[]): SelectionItem => {
  const [item] = items
  if (item === undefined) throw new Error('an empty plan')
  return item
}
const fenOf = (yuan: number | null) => Math.round((yuan ?? 0) * 100)

it('proposes three plans, from what is necessary to the best of all', async () => {
  const { Plans } = await select()
  expect(Plans.map(({ Name }) => Name)).toEqual(['经济', '均衡', '品质'])
  const [economy, balanced, quality] = Plans
  expect(economy?.Items.every(({ IsNecessary }) => IsNecessary)).toBe(true)
  expect(fenOf(economy?.Total ?? 0)).toBeLessThan(fenOf(balanced?.Total ?? 0))
  expect(fenOf(balanced?.Total ?? 0)).toBeLessThan(fenOf(quality?.Total ?? 0))
  expect(balanced?.Items.length).toBeGreaterThan(economy?.Items.length ?? 0)
})

it('counts by the table of occasions, which can be changed', async () => {
  const pens = (items: readonly SelectionItem[]) => items.find(({ NeedName }) => NeedName === '签字笔')
  expect(pens((await planOf('economy')).Items)?.Reason).toMatch(/^每人2支，12人共24支/)
  await mall.db.update(selectionNeed).set({ quantity: 3 }).where(and(eq(selectionNeed.scene, '新员工入职'), eq(selectionNeed.name, '签字笔')))
  const after = pens((await planOf('economy')).Items)
  expect(after?.Reason).toMatch(/^每人3支，12人共36支/)
  expect(after?.Quantity).toBeGreaterThanOrEqual(36)
  await mall.db.update(selectionNeed).set({ quantity: 2 }).where(and(eq(selectionNeed.scene, '新员工入职'), eq(selectionNeed.name, '签字笔')))
})

it('counts what a box holds', async () => {
  const water = (await planOf('economy', { Scene: '会议接待', People: 30 })).Items.find(({ NeedName }) => NeedName === '饮用水')
  const [row] = await mall.db.select().from(product).where(eq(product.code, water?.ProductCode ?? ''))
  const bottles = Number(/^(\d+)瓶\/箱$/.exec(row?.packing ?? '')?.[1])
  expect(water?.Unit).toBe('箱')
  expect((water?.Quantity ?? 0) * bottles).toBeGreaterThanOrEqual(60)
  expect(((water?.Quantity ?? 0) - 1) * bottles).toBeLessThan(Math.max(60, (water?.MOQ ?? 0) * bottles))
})

it('sells what it selects: quantities, prices and sums are those of the cart, and no plan is above a budget that reaches', async () => {
  const random = createRandom(7)
  const scenes = ['新员工入职', '会议接待', '茶歇', '劳保', '节日福利'] as const
  for (let run = 0; run < 40; run++) {
    const request: Request = { Scene: random.pick(scenes), People: random.int(1, 300), Budget: random.int(100, 60_000), OnlyAgreed: random.chance(0.3), OnlyInStock: random.chance(0.5) }
    const { Plans } = await select(request)
    const leastFen = fenOf((await planOf('economy', { ...request, Budget: 10_000_000 })).Total)
    for (const { Items, Total, OverBudget } of Plans) {
      expect(Items.reduce((sum, { Price, Quantity }) => sum + fenOf(Price) * Quantity, 0)).toBe(fenOf(Total))
      expect(OverBudget).toBe(fenOf(Total) > request.Budget * 100)
      if (leastFen <= request.Budget * 100) expect(OverBudget).toBe(false)
      const sellables = await sellablesByCode(mall.db, { enterpriseId: 1, day: '2026-03-18' }, Items.map(({ ProductCode }) => ProductCode), defaultAreaCode)
      for (const { ProductCode, Quantity, MaxQty } of Items) {
        const sold = sellables.find(({ code }) => code === ProductCode)
        expect(sold && purchaseProblem(sold, Quantity)).toBeNull()
        expect(Quantity).toBeLessThanOrEqual(MaxQty)
      }
    }
    if (request.OnlyAgreed) expect(Plans.flatMap(({ Items }) => Items).every(({ IsAgreed }) => IsAgreed)).toBe(true)
    if (request.OnlyInStock) expect(Plans.flatMap(({ Items }) => Items).every(({ Stock }) => Stock.State === 'inStock')).toBe(true)
    expect(await select(request)).toEqual({ Plans, Missing: expect.any(Array) as string[] })
  }
}, 60_000)

it('recommends the least where the budget is too low', async () => {
  const { Plans } = await select({ Budget: 1 })
  const least = await planOf('economy')
  for (const { Items, OverBudget } of Plans) {
    expect(OverBudget).toBe(true)
    expect(Items.length).toBe(least.Items.length)
  }
})

it('keeps a line as it is, and gives another product for an exchanged one', async () => {
  const before = await planOf('economy')
  const line = first(before.Items)
  const Quantity = line.Quantity + line.Step
  const rest = before.Items.slice(1).map(({ NeedId, ProductCode, Quantity: pieces }) => ({ Plan: 'economy' as const, NeedId, ProductCode, Quantity: pieces }))
  const kept = await planOf('economy', { Kept: [{ Plan: 'economy', NeedId: line.NeedId, ProductCode: line.ProductCode, Quantity }] })
  expect(first(kept.Items)).toMatchObject({ ProductCode: line.ProductCode, Quantity })
  const exchanged = await planOf('economy', { Kept: rest, Exchanged: [{ Plan: 'economy', ProductCode: line.ProductCode }] })
  expect(first(exchanged.Items).NeedId).toBe(line.NeedId)
  expect(first(exchanged.Items).ProductCode).not.toBe(line.ProductCode)
  expect(first(exchanged.Items).Others).toBe(line.Others - 1)
  expect(exchanged.Items.slice(1).map(({ ProductCode }) => ProductCode)).toEqual(rest.map(({ ProductCode }) => ProductCode))
})

it('does not keep what cannot be bought so, or is sold to others', async () => {
  const line = first((await planOf('economy')).Items)
  const kept = (ProductCode: string, Quantity: number) => ({ Kept: [{ Plan: 'economy' as const, NeedId: line.NeedId, ProductCode, Quantity }] })
  expect(first((await planOf('economy', kept(line.ProductCode, 999_999))).Items).Quantity).toBe(line.Quantity)
  expect(first((await planOf('economy', kept('99999999999', 1))).Items).ProductCode).toBe(line.ProductCode)
})

it('takes the categories that were chosen, and a need for each of 自定义', async () => {
  const [pens] = await mall.db.select().from(category).where(eq(category.name, '书写工具'))
  const cid = pens?.id ?? 0
  expect((await select({ CategoryIds: [cid] })).Plans.map(({ Items }) => Items.map(({ NeedName }) => NeedName))).toEqual([['签字笔'], ['签字笔'], ['签字笔']])
  const [mats] = await mall.db.select().from(category).where(eq(category.name, '鼠标垫'))
  expect((await select({ CategoryIds: [mats?.id ?? 0] })).Plans.map(({ Items }) => Items.map(({ NeedName }) => NeedName))).toEqual([['鼠标垫'], ['鼠标垫'], ['鼠标垫']])
  const custom = (await select({ Scene: '自定义', CategoryIds: [cid] })).Plans[0]?.Items ?? []
  expect(custom).toMatchObject([{ NeedId: cid, NeedName: '书写工具' }])
  expect(first(custom).Reason).toMatch(/^每人1件，12人共12/)
  expect((await mall.call('POST /api/Product/Select', { ...occasion, Scene: '自定义' }, { token: buyer })).code).toBe('INVALID_INPUT')
})

it('names what the mall does not have, and returns empty plans where it has nothing', async () => {
  const [mats] = await mall.db.select({ id: category.id }).from(category).where(eq(category.name, '鼠标垫'))
  const own = eq(product.category3Id, mats?.id ?? 0)
  await mall.db.update(product).set({ isOnShelf: false }).where(own)
  expect((await select()).Missing).toContain('鼠标垫')
  const { Plans } = await select({ CategoryIds: [mats?.id ?? 0] })
  expect(Plans).toMatchObject([{ Items: [], Total: 0, OverBudget: false }, { Items: [] }, { Items: [] }])
  await mall.db.update(product).set({ isOnShelf: true }).where(own)
})

it('sells nothing from outside of the catalogue, and counts the stock', async () => {
  const outside = async () => {
    const { Plans } = await select({}, other)
    const codes = Plans.flatMap(({ Items }) => Items.map(({ ProductCode }) => ProductCode))
    expect(codes.length).toBeGreaterThan(0)
    const rows = await sellablesByCode(mall.db, { enterpriseId: demo.enterprises.yuanfanLogistics, day: '2026-03-18' }, codes, defaultAreaCode)
    return rows.filter(({ saleState }) => saleState !== 'onSale')
  }
  expect(await outside()).toEqual([])
  const line = first((await planOf('economy')).Items)
  const [row] = await mall.db.select({ id: product.id }).from(product).where(eq(product.code, line.ProductCode))
  const before = await mall.db.select().from(productStock).where(eq(productStock.productId, row?.id ?? 0))
  await mall.db.update(productStock).set({ quantity: line.Quantity - 1 }).where(eq(productStock.productId, row?.id ?? 0))
  expect((await select()).Plans.flatMap(({ Items }) => Items.map(({ ProductCode }) => ProductCode))).not.toContain(line.ProductCode)
  for (const { areaCode, quantity } of before) await mall.db.update(productStock).set({ quantity }).where(and(eq(productStock.productId, row?.id ?? 0), eq(productStock.areaCode, areaCode)))
})

it('answers nobody who sees no prices: the plans would tell them', async () => {
  await mall.db.update(enterprise).set({ showsPrices: false }).where(eq(enterprise.id, demo.enterprises.huaqiTech))
  const { code } = await mall.call('POST /api/Product/Select', occasion, { token: buyer })
  await mall.db.update(enterprise).set({ showsPrices: true }).where(eq(enterprise.id, demo.enterprises.huaqiTech))
  expect(code).toBe('PRICE_HIDDEN')
})

it('writes the plan into a workbook, at current prices', async () => {
  const { Items } = await planOf('economy')
  const Lines = Items.map(({ ProductCode, Quantity, Reason }) => ({ ProductCode, Quantity, Reason }))
  const response = await mall.fetch('/api/Product/SelectExport', {
    method: 'POST', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${buyer}` }, body: JSON.stringify({ Scene: '新员工入职', People: 12, Lines }),
  })
  const { strings } = sheetTextsOf(new Uint8Array(await response.arrayBuffer()))
  expect(strings).toContain(first(Items).CustomerProductName)
  expect(strings).toContain(first(Items).Reason)
  expect((await mall.call('POST /api/Product/SelectExport', { Scene: '茶歇', People: 1, Lines: [{ ProductCode: '99999999999', Quantity: 1, Reason: '' }] }, { token: buyer })).code).toBe('PRODUCT_NOT_FOUND')
})
