import { linkTarget, orderStatus } from '@mall/api/contract'
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { product } from '../../platform/db/schema/catalogue.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { membershipRole } from '../../platform/db/schema/role.ts'
import { catalogueView } from '../../catalogue/product/testing/catalogue-view.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { toInstant } from '../../platform/time.ts'

let mall: TestMall
let view: ReturnType<typeof catalogueView>
let token: string

beforeAll(async () => {
  mall = await createTestMall()
  view = catalogueView(mall)
  token = (await mall.login('buyer')).Token
}, 120_000)
afterAll(() => mall.close())

describe('categories', () => {
  it('have the counts of their lists', async () => {
    const publicTree = (await mall.call('POST /api/Category/MallCategories', {})).body ?? []
    const customerTree = (await mall.call('POST /api/Category/GetCustomerCategories', {}, { token })).body ?? []
    const sum = (tree: typeof publicTree) =>
      tree.flatMap((first) => first.Category2List).reduce((total, second) => total + second.ProductCounts, 0)
    expect(new Set(publicTree.map((first) => first.CategoryGroup)).size).toBe(15)
    expect(sum(publicTree)).toBe((await view.list({})).total)
    expect(sum(customerTree)).toBe((await view.list({}, token)).total)
    const second = customerTree[3]?.Category2List[1]
    expect((await view.list({ Cid: second?.CategoryId ?? 0 }, token)).total).toBe(second?.ProductCounts)
  })
})

describe('home', () => {
  it('shows a visitor floors without prices and no personal data', async () => {
    const home = (await mall.call('POST /api/Home/Index', {})).body
    expect(home?.Floors.length).toBeGreaterThan(4)
    expect(home?.Floors.flatMap((floor) => floor.Items).every((item) => item.CustomerPrice === null)).toBe(true)
    expect(home).toMatchObject({ FrequentItems: [], Todos: [], MayPurchase: false })
  })

  it('shows a customer frequent products and open tasks', async () => {
    const home = (await mall.call('POST /api/Home/Index', {}, { token })).body
    expect(home?.FrequentItems.length).toBeGreaterThan(0)
    expect(home?.Todos.map((todo) => todo.Name)).toEqual(['待我审批', '待付款', '待收货', '待评价', '售后处理中', '询价待确认', '待开票', '待红冲'])
    const mine = new Set(await view.codes({}, token))
    for (const item of home?.Floors.flatMap((floor) => floor.Items) ?? []) expect(mine.has(item.ProductCode)).toBe(true)
  })
})

describe('常购商品', () => {
  const frequentOf = async (asToken: string) => (await mall.call('POST /api/Home/Index', {}, { token: asToken })).body

  it('bear the quantity and the time of the last order that the user made of them', async () => {
    const { User } = await mall.login('buyer')
    const items = (await frequentOf(token))?.FrequentItems ?? []
    const own = items.filter(({ LastQuantity }) => LastQuantity !== null)
    expect(own.length).toBeGreaterThan(0)
    for (const { ProductCode, LastQuantity, LastBoughtAt } of own) {
      const [last] = await mall.db
        .select({ quantity: orderLine.quantity, at: orders.createdAt })
        .from(orderLine)
        .innerJoin(orders, eq(orders.id, orderLine.orderId))
        .innerJoin(product, eq(product.id, orderLine.productId))
        .where(and(eq(product.code, ProductCode), eq(orders.userId, User.uid), notInArray(orders.status, [orderStatus.approvalRejected, orderStatus.withdrawn, orderStatus.cancelled, orderStatus.refused])))
        .orderBy(desc(orders.createdAt))
        .limit(1)
      expect([LastQuantity, LastBoughtAt]).toEqual([last?.quantity, last && toInstant(last.at)])
    }
  })

  it('that only colleagues ordered say nothing of when and how many', async () => {
    const { User } = await mall.login('buyer')
    const mine = await mall.db.select({ id: orders.id, userId: orders.userId }).from(orders).where(eq(orders.userId, User.uid))
    const ids = mine.map(({ id }) => id)
    const [colleague] = await mall.db.select({ id: orders.userId }).from(orders).where(and(eq(orders.enterpriseId, 1), notInArray(orders.userId, [User.uid]))).limit(1)
    await mall.db.update(orders).set({ userId: colleague?.id ?? 0 }).where(inArray(orders.id, ids))
    const items = (await frequentOf(token))?.FrequentItems ?? []
    await mall.db.update(orders).set({ userId: User.uid }).where(inArray(orders.id, ids))
    expect(items.length).toBeGreaterThan(0)
    expect(items.map(({ LastQuantity, LastBoughtAt }) => [LastQuantity, LastBoughtAt])).toEqual(items.map(() => [null, null]))
  })

  it('are for users who may purchase', async () => {
    const { Token, User } = await mall.login('buyer')
    const removed = await mall.db.delete(membershipRole).where(eq(membershipRole.userId, User.uid)).returning()
    expect(await frequentOf(Token)).toMatchObject({ MayPurchase: false, FrequentItems: [] })
    await mall.db.insert(membershipRole).values(removed)
    expect(await frequentOf(Token)).toMatchObject({ MayPurchase: true })
  })
})

describe('open tasks', () => {
  const todosOf = async (asToken: string) => (await mall.call('POST /api/Home/Index', {}, { token: asToken })).body?.Todos ?? []

  it.each(['admin', 'finance', 'approver', 'buyer'])('%s sees as many orders as the list that is opened', async (account) => {
    const { Token } = await mall.login(account)
    const counts = (await todosOf(Token)).flatMap(({ Count, Target }) => (Target.Kind === 'orderList' && Target.Status ? [{ Count, Status: Target.Status }] : []))
    expect(counts.map(({ Status }) => Status)).toEqual([20, 50])
    for (const { Count, Status } of counts) {
      const list = (await mall.call('POST /api/Order/List', { PageIndex: 1, PageSize: 10, Status }, { token: Token })).body
      expect(list?.total).toBeGreaterThan(0)
      expect(Count).toBe(list?.total)
    }
  })

  it('orders are not counted for users who may not open their list', async () => {
    const { Token, User } = await mall.login('other')
    const removed = await mall.db.delete(membershipRole).where(eq(membershipRole.userId, User.uid)).returning()
    expect(removed.length).toBeGreaterThan(0)
    expect((await mall.call('POST /api/Order/List', { PageIndex: 1, PageSize: 10 }, { token: Token })).status).toBe(403)
    expect((await todosOf(Token)).map(({ Name }) => Name)).toEqual(['待我审批'])
    await mall.db.insert(membershipRole).values(removed)
    expect((await todosOf(Token)).map(({ Name }) => Name)).toEqual(['待我审批', '待付款', '待收货', '待评价', '售后处理中', '询价待确认', '待开票', '待红冲', '对账待确认'])
  })
})

describe('the target of a banner or a notice', () => {
  it('exists: a category with products, an announcement', async () => {
    const home = (await mall.call('POST /api/Home/Index', {})).body
    const targets = [...(home?.Banners ?? []), ...(home?.Notices ?? [])].map(({ Target }) => Target)
    expect(new Set(targets.map(({ Kind }) => Kind))).toEqual(new Set(['productList', 'announcement']))
    for (const target of targets) {
      expect(linkTarget.parse(target)).toEqual(target)
      if (target.Kind === 'announcement') expect((await mall.call('POST /api/Announcement/Detail', { AnnouncementId: target.AnnouncementId }, {})).body?.Content.length).toBeGreaterThan(0)
      if (target.Kind === 'productList') expect((await view.list(target.Cid === undefined ? {} : { Cid: target.Cid })).total).toBeGreaterThan(0)
    }
    expect(JSON.stringify(targets)).not.toContain('/')
  })
})

describe('pictures', () => {
  it('are drawn for products, brands, banners and logos, and cached for ever at their version', async () => {
    const { Items } = await view.list({ PageSize: 10 })
    const first = Items[0]?.ImageUrl ?? ''
    const picture = await mall.fetch(first)
    expect(picture.headers.get('content-type')).toContain('image/svg+xml')
    expect(picture.headers.get('cache-control')).toContain('immutable')
    expect(await picture.text()).toMatch(/^<svg/)
    expect((await mall.fetch(first.replace(/\?.*/, ''))).headers.get('cache-control')).not.toContain('immutable')
    const home = (await mall.call('POST /api/Home/Index', {})).body
    const detail = (await mall.call('POST /api/Product/Detail', { ProductCode: Items[0]?.ProductCode ?? '' })).body
    for (const address of [...(detail?.Images ?? []), home?.Banners[0]?.ImageUrl, home?.Brands[0]?.LogoUrl, '/pictures/logo/huaqi.svg']) {
      expect((await mall.fetch(address ?? '')).status, address).toBe(200)
    }
    for (const missing of ['1', 'brand/999', 'banner/999999999999', 'logo/nobody']) {
      expect((await mall.fetch(`/pictures/${missing}.svg`)).status, missing).toBe(404)
    }
  })
})
