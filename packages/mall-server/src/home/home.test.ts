import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogueView } from '../product/testing/catalogue-view.ts'
import { createTestMall, type TestMall } from '../testing/test-mall.ts'

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
  it('count what a list of them has', async () => {
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
  it('shows a visitor floors without prices and nothing of their own', async () => {
    const home = (await mall.call('POST /api/Home/Index', {})).body
    expect(home?.Floors.length).toBeGreaterThan(4)
    expect(home?.Floors.flatMap((floor) => floor.Items).every((item) => item.CustomerPrice === null)).toBe(true)
    expect(home).toMatchObject({ FrequentItems: [], Todos: [] })
  })

  it('shows a customer what they buy often and what waits for them', async () => {
    const home = (await mall.call('POST /api/Home/Index', {}, { token })).body
    expect(home?.FrequentItems.length).toBeGreaterThan(0)
    expect(home?.Todos.map((todo) => todo.Name)).toEqual(['待我审批', '待付款', '待收货'])
    const mine = new Set(await view.codes({}, token))
    for (const item of home?.Floors.flatMap((floor) => floor.Items) ?? []) expect(mine.has(item.ProductCode)).toBe(true)
  })
})

describe('what waits', () => {
  it.each([
    ['待付款', 20],
    ['待收货', 50],
  ] as const)('%s counts the orders of the list that it leads to', async (name, Status) => {
    const todos = (await mall.call('POST /api/Home/Index', {}, { token })).body?.Todos ?? []
    const list = (await mall.call('POST /api/Order/List', { PageIndex: 1, PageSize: 10, Status }, { token })).body
    expect(list?.total).toBeGreaterThan(0)
    expect(todos.find((todo) => todo.Name === name)?.Count).toBe(list?.total)
  })
})

describe('pictures', () => {
  it('are drawn for products, brands, banners and logos, and kept for good at their version', async () => {
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
