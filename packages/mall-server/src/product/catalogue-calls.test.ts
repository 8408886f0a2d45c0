import { sql } from 'drizzle-orm'
import { encode as encodePng } from 'fast-png'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallInput } from '@mall/api/contract'
import { queryRows } from '../db/client.ts'
import { createRasterizer } from '../node/rasterizer.ts'
import { describePictures } from '../search/image/store.ts'
import { createTestMall, type TestMall } from '../testing/test-mall.ts'
import { loadSellable } from './store.ts'

let mall: TestMall
let token: string
let otherToken: string

beforeAll(async () => {
  mall = await createTestMall()
  token = (await mall.login('buyer')).Token
  otherToken = (await mall.login('other')).Token
}, 120_000)
afterAll(() => mall.close())

type ListInput = CallInput<'POST /api/Product/List'>

const list = async (input: Partial<ListInput>, as?: string) => {
  const answer = await mall.call('POST /api/Product/List', { PageIndex: 1, PageSize: 1000, ...input }, { token: as })
  if (!answer.body) throw new Error(answer.message)
  return answer.body
}
const codes = async (input: Partial<ListInput>, as?: string) => (await list(input, as)).Items.map((item) => item.ProductCode)

/** Ids and codes by a condition on `product p` and, of enterprise 1, `agreed_item a`. */
const pick = async (condition: string): Promise<{ id: number; code: string; name: string }> => {
  const [row] = await queryRows<{ id: number; code: string; name: string }>(
    mall.db,
    sql`select p.id, p.code, p.name from product p left join agreed_item a on a.product_id = p.id and a.enterprise_id = 1
      left join product_stock s on s.product_id = p.id and s.area_code = '310000' where ${sql.raw(condition)} order by p.id limit 1`,
  )
  if (!row) throw new Error(`No product with ${condition}`)
  return row
}

describe('the list', () => {
  it('shows a visitor market prices only', async () => {
    const { Items, total } = await list({})
    expect(total).toBeGreaterThan(500)
    expect(Items).toHaveLength(total)
    expect(Items.every((item) => item.CustomerPrice === null && !item.IsAgreed && item.MarketPrice > 0)).toBe(true)
  })

  it('shows a customer the agreed catalogue at agreed prices', async () => {
    const { Items } = await list({}, token)
    const [agreed] = await queryRows<{ all: number; priced: number }>(
      mall.db,
      sql`select count(*)::int as all, count(price_fen)::int as priced from agreed_item a join product p on p.id = a.product_id where a.enterprise_id = 1 and p.is_on_shelf`,
    )
    expect(Items).toHaveLength(agreed?.all ?? -1)
    expect(Items.filter((item) => item.IsAgreed)).toHaveLength(agreed?.priced ?? -1)
    for (const item of Items) {
      if (item.IsAgreed) expect(item.CustomerPrice).toBeLessThan(item.MarketPrice)
      else expect(item.CustomerPrice).toBe(item.MarketPrice)
    }
    expect(await codes({ OnlyAgreed: true }, token)).toHaveLength(agreed?.priced ?? -1)
    expect(await codes({ OnlyAgreed: true })).toEqual([])
  })

  it('is another one for another company', async () => {
    expect(new Set(await codes({}, otherToken))).not.toEqual(new Set(await codes({}, token)))
  })

  it('pages without gaps or doubles', async () => {
    const whole = await codes({ SortBy: 'priceAsc' })
    const paged = [...(await codes({ SortBy: 'priceAsc', PageSize: 100 })), ...(await codes({ SortBy: 'priceAsc', PageSize: 100, PageIndex: 2 }))]
    expect(paged).toEqual(whole.slice(0, 200))
    expect(await codes({ PageIndex: 1000 })).toEqual([])
  })

  it('sorts by the price that the viewer pays', async () => {
    const prices = (await list({ SortBy: 'priceDesc' }, token)).Items.map((item) => item.CustomerPrice ?? 0)
    expect(prices).toEqual(prices.toSorted((one, other) => other - one))
    const newest = await codes({ SortBy: 'newest', PageSize: 10 })
    const rows = await queryRows<{ code: string }>(mall.db, sql`select code from product where is_on_shelf order by created_at desc, id limit 10`)
    expect(newest).toEqual(rows.map((row) => row.code))
  })

  it('narrows by price, stock and category', async () => {
    const { Items } = await list({ PriceMin: 10, PriceMax: 20, OnlyInStock: true, Cid: 12 }, token)
    expect(Items.length).toBeGreaterThan(0)
    for (const item of Items) {
      expect(item.CustomerPrice).toBeGreaterThanOrEqual(10)
      expect(item.CustomerPrice).toBeLessThanOrEqual(20)
      expect(item.Stock.State).toBe('inStock')
      expect(item.ProductCode).toMatch(/^12/)
    }
    expect((await mall.call('POST /api/Product/List', { PriceMin: 2, PriceMax: 1, PageIndex: 1, PageSize: 10 })).message).toBe('最低价不能大于最高价')
  })

  it('counts facets as choosing them would', async () => {
    const whole = await list({ Cid: 12 })
    expect(whole.Facets.Categories.reduce((sum, facet) => sum + facet.Count, 0)).toBe(whole.total)
    for (const facet of whole.Facets.Brands) expect((await list({ Cid: 12, BrandIds: [facet.Id] })).total).toBe(facet.Count)
    for (const facet of whole.Facets.Categories) expect((await list({ Cid: facet.Id })).total).toBe(facet.Count)
    const [attribute] = whole.Facets.Attrs
    for (const { Value, Count } of attribute?.Values ?? []) {
      const narrowed = await list({ Cid: 12, Attrs: [{ Id: attribute?.Id ?? 0, Values: [Value] }] })
      expect(narrowed.total).toBe(Count)
      expect(narrowed.Facets.Attrs.find((facet) => facet.Id === attribute?.Id)?.Values).toEqual(attribute?.Values)
    }
    const [brand] = whole.Facets.Brands
    expect((await list({ Cid: 12, BrandIds: [brand?.Id ?? 0] })).Facets.Brands).toEqual(whole.Facets.Brands)
  })

  it('finds nothing for an attribute value that does not exist', async () => {
    expect((await list({ Attrs: [{ Id: 1, Values: ['没有这种颜色'] }] })).total).toBe(0)
  })
})

describe('search', () => {
  it.each([
    ['打印纸'], ['dayinzhi'], ['dyz'], ['A4打印纸'], ['复印纸 70g'], ['zhangweijia'], ['xuebiqi'], ['YANYU'],
  ])('finds products by %s', async (keyword) => {
    expect((await list({ Keyword: keyword })).total).toBeGreaterThan(0)
  })

  it('puts the code first, then its beginning', async () => {
    const { code } = await pick('p.is_on_shelf')
    expect(await codes({ Keyword: code })).toEqual([code])
    expect((await codes({ Keyword: code.slice(0, 6) }))[0]?.startsWith(code.slice(0, 6))).toBe(true)
  })

  it('puts names before other names, in Chinese and in pinyin', async () => {
    for (const keyword of ['打印纸', 'dayinzhi']) {
      const names = (await list({ Keyword: keyword })).Items.map((item) => item.CustomerProductName.replaceAll(' ', ''))
      const firstWithout = names.findIndex((name) => !name.includes('打印纸'))
      expect(names[0]).toContain('打印纸')
      expect(names.slice(firstWithout).some((name) => name.includes('打印纸'))).toBe(false)
    }
  })

  it('asks for every word', async () => {
    const { Items } = await list({ Keyword: '中性笔 黑' })
    expect(Items.length).toBeGreaterThan(0)
    for (const item of Items) expect(item.CustomerProductName).toMatch(/笔/)
    expect((await list({ Keyword: '中性笔 没有这个词' })).total).toBe(0)
  })

  it.each(['%', '_', '\\', "'", '"', "'; drop table product; --", '%%%', '！？', '\u0000'])('takes %j as text', async (keyword) => {
    const answer = await mall.call('POST /api/Product/List', { Keyword: keyword, PageIndex: 1, PageSize: 10 })
    expect(answer.status).toBe(200)
    for (const item of answer.body?.Items ?? []) expect(item.CustomerProductName).toContain(keyword)
  })

  it('suggests at most ten, of what the customer may buy', async () => {
    const answer = await mall.call('POST /api/Product/Search', { Key: 'bi' }, { token })
    expect(answer.body).toHaveLength(10)
    const mine = new Set(await codes({}, token))
    for (const { ProductCode } of answer.body ?? []) expect(mine.has(ProductCode)).toBe(true)
    expect((await mall.call('POST /api/Product/Search', { Key: '？？' })).body).toEqual([])
  })
})

describe('hot keywords', () => {
  const hot = async (days: number, TopN: number) => {
    const now = mall.clock().getTime()
    const answer = await mall.call('POST /api/Product/SupposeCategory', { BeginTime: now - days * 86_400_000, EndTime: now, TopN })
    return answer.body ?? []
  }

  it('are those of the period, some of them rising', async () => {
    const words = await hot(92, 8)
    expect(words).toHaveLength(8)
    expect(words.some((word) => word.IsHighlight)).toBe(true)
    expect(words.some((word) => !word.IsHighlight)).toBe(true)
  })

  it('count searches that find something, on their first page', async () => {
    for (let time = 0; time < 400; time++) await list({ Keyword: ' 记号笔 ', PageSize: 10 })
    await list({ Keyword: '查无此物' })
    const today = await hot(0, 50)
    expect(today[0]?.Keywords).toBe('记号笔')
    expect(today.map((word) => word.Keywords)).not.toContain('查无此物')
  })

  it.each([[Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER], [Number.MAX_SAFE_INTEGER, 0], [0, 0]])('bears a period from %i to %i', async (BeginTime, EndTime) => {
    const answer = await mall.call('POST /api/Product/SupposeCategory', { BeginTime, EndTime, TopN: 3 })
    expect(answer.status).toBe(200)
  })
})

describe('a product', () => {
  const detail = async (code: string, as?: string) => mall.call('POST /api/Product/Detail', { ProductCode: code }, { token: as })

  it('shows a customer the agreed tiers, a visitor none', async () => {
    const { code } = await pick('p.is_on_shelf and jsonb_array_length(a.tiers) > 1 and a.material_code is not null')
    const mine = (await detail(code, token)).body
    expect(mine?.IsAgreed).toBe(true)
    expect(mine?.TierPrices[0]).toEqual({ MinQty: mine?.MOQ, Price: mine?.CustomerPrice })
    expect(mine?.TierPrices.length).toBeGreaterThan(1)
    expect(mine?.CustomerMaterialCode).toMatch(/^HQT\d{7}$/)
    expect(mine?.CategoryPath).toHaveLength(3)
    const visitors = (await detail(code)).body
    expect(visitors).toMatchObject({ CustomerPrice: null, IsAgreed: false, TierPrices: [], CustomerMaterialCode: null, PurchaseRecords: [], SaleState: 'onSale' })
  })

  it('says when it is off the shelf, outside the catalogue, or not there', async () => {
    expect((await detail((await pick('not p.is_on_shelf')).code, token)).body?.SaleState).toBe('offShelf')
    const outside = await pick('p.is_on_shelf and a.product_id is null')
    expect((await detail(outside.code, token)).body?.SaleState).toBe('notInCatalog')
    expect((await detail(outside.code)).body?.SaleState).toBe('onSale')
    expect(await detail('00000000000000000000')).toMatchObject({ success: false, message: '商品不存在', body: null })
  })

  it('shows the enterprise its own purchases only', async () => {
    const [bought] = await queryRows<{ code: string }>(
      mall.db,
      sql`select l.product_code as code from order_line l join orders o on o.id = l.order_id where o.enterprise_id = 1 and o.status = 70 limit 1`,
    )
    const records = (await detail(bought?.code ?? '', token)).body?.PurchaseRecords ?? []
    expect(records.length).toBeGreaterThan(0)
    const own = await queryRows<{ no: string }>(mall.db, sql`select order_no as no from orders where enterprise_id = 1`)
    const theirs = (await detail(bought?.code ?? '', otherToken)).body?.PurchaseRecords ?? []
    for (const record of records) expect(own.map((row) => row.no)).toContain(record.OrderNo)
    for (const record of theirs) expect(own.map((row) => row.no)).not.toContain(record.OrderNo)
  })

  it('has stock by the delivery area and the wanted quantity', async () => {
    const { id, code } = await pick("s.supply = 'now' and s.quantity > 10")
    await mall.db.execute(sql`update product_stock set quantity = 7, supply = 'delayed' where product_id = ${id} and area_code = '440000'`)
    const stock = async (AreaCode: string, Quantity: number) => (await mall.call('POST /api/Product/Stock', { ProductCode: code, AreaCode, Quantity })).body
    expect(await stock('440305', 7)).toEqual({ State: 'delayed', Text: '预计2–6天', Quantity: 7 })
    expect(await stock('440305', 8)).toEqual({ State: 'none', Text: '库存不足，仅剩7', Quantity: 7 })
    expect((await stock('310115', 1))?.State).toBe('inStock')
  })

  it('is loaded for trade with prices, stock row and sale state', async () => {
    const agreed = await pick('p.is_on_shelf and a.price_fen is not null')
    const outside = await pick('p.is_on_shelf and a.product_id is null')
    const loaded = await loadSellable(mall.db, 1, { codes: [agreed.code, outside.code, '404'] }, '440300')
    expect(loaded).toHaveLength(2)
    expect(loaded.find((one) => one.code === agreed.code)).toMatchObject({ productId: agreed.id, saleState: 'onSale', stockArea: '440000' })
    expect(loaded.find((one) => one.code === agreed.code)?.agreed).not.toBeNull()
    expect(loaded.find((one) => one.code === outside.code)).toMatchObject({ saleState: 'notInCatalog', agreed: null })
    expect((await loadSellable(mall.db, 2, { ids: [outside.id] }))[0]?.saleState).toBe('onSale')
  })
})

describe('categories', () => {
  it('count what a list of them has', async () => {
    const publicTree = (await mall.call('POST /api/Category/MallCategories', {})).body ?? []
    const customerTree = (await mall.call('POST /api/Category/GetCustomerCategories', {}, { token })).body ?? []
    const sum = (tree: typeof publicTree) => tree.flatMap((first) => first.Category2List).reduce((total, second) => total + second.ProductCounts, 0)
    expect(new Set(publicTree.map((first) => first.CategoryGroup)).size).toBe(15)
    expect(sum(publicTree)).toBe((await list({})).total)
    expect(sum(customerTree)).toBe((await list({}, token)).total)
    const second = customerTree[3]?.Category2List[1]
    expect((await list({ Cid: second?.CategoryId ?? 0 }, token)).total).toBe(second?.ProductCounts)
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
    const mine = new Set(await codes({}, token))
    for (const item of home?.Floors.flatMap((floor) => floor.Items) ?? []) expect(mine.has(item.ProductCode)).toBe(true)
  })
})

describe('favourites', () => {
  it('are kept per user and dropped again', async () => {
    const { code } = await pick('p.is_on_shelf and a.product_id is not null and p.id not in (select product_id from favorite)')
    const isFavorite = async (as: string) => (await mall.call('POST /api/Product/Detail', { ProductCode: code }, { token: as })).body?.IsFavorite
    const add = async (Type: 1 | 2) => mall.call('POST /api/Favorite/Add', { TargetId: code, Type }, { token })
    expect(await isFavorite(token)).toBe(false)
    await add(2)
    expect(await isFavorite(token)).toBe(false)
    expect((await add(1)).body).toBe('添加收藏成功')
    expect((await add(1)).success).toBe(true)
    expect(await isFavorite(token)).toBe(true)
    expect(await isFavorite(otherToken)).toBe(false)
    await mall.call('POST /api/Favorite/Remove', { TargetIds: [code], Type: 1 }, { token: otherToken })
    expect(await isFavorite(token)).toBe(true)
    await mall.call('POST /api/Favorite/Remove', { TargetIds: [code], Type: 1 }, { token })
    expect(await isFavorite(token)).toBe(false)
    expect(await mall.call('POST /api/Favorite/Add', { TargetId: '1', Type: 1 }, { token })).toMatchObject({ success: false, message: '商品不存在' })
  })
})

describe('pictures', () => {
  it('are drawn for products, brands, banners and logos, and kept for good at their version', async () => {
    const { Items } = await list({ PageSize: 10 })
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
    for (const address of ['/pictures/1.svg', '/pictures/brand/999.svg', '/pictures/banner/999999999999.svg', '/pictures/logo/nobody.svg']) {
      expect((await mall.fetch(address)).status, address).toBe(404)
    }
  })
})

describe('image search', () => {
  const send = async (bytes: Uint8Array<ArrayBuffer>, as?: string) => {
    const form = new FormData()
    form.append('files', new File([bytes], 'photo.png', { type: 'image/png' }))
    return mall.send('POST /api/Product/ImageSearch', form, { token: as })
  }

  it('finds the product in the picture, and the list shows what was found', async () => {
    const rasterize = await createRasterizer()
    const { code } = await pick("p.is_on_shelf and a.product_id is not null and p.picture->>'kind' = 'stapler'")
    const svg = await (await mall.fetch(`/pictures/${code}.svg`)).text()
    const photo = new Uint8Array(encodePng({ ...rasterize(svg, 300), channels: 4 }))
    expect(await send(photo)).toMatchObject({ success: false, message: '图片搜索正在准备，请稍后再试' })
    while ((await describePictures(mall.db, rasterize, 200)) > 0);
    const answer = (await send(photo, token)).body as { Items: { ProductCode: string }[]; ImageKey: string }
    expect(answer.Items[0]?.ProductCode).toBe(code)
    expect((await codes({ ImageKey: answer.ImageKey }, token))[0]).toBe(code)
    mall.advance(86_400_000 + 1)
    const late = await mall.call('POST /api/Product/List', { ImageKey: answer.ImageKey, PageIndex: 1, PageSize: 10 })
    expect(late.message).toBe('图片搜索结果已过期，请重新上传图片')
  })

  it.each([
    ['no file', new FormData(), '请上传图片文件'],
  ])('refuses %s', async (_, form, message) => {
    expect((await mall.send('POST /api/Product/ImageSearch', form)).message).toBe(message)
  })

  it('refuses what is too large, no picture, or more than one', async () => {
    expect((await send(new Uint8Array(2 * 1024 * 1024 + 1))).message).toBe('图片大小不能超过2MB')
    expect((await send(new TextEncoder().encode('not a picture'))).message).toBe('请上传JPG或PNG格式的图片')
    const form = new FormData()
    for (const name of ['a.png', 'b.png']) form.append('files', new File(['x'], name))
    expect((await mall.send('POST /api/Product/ImageSearch', form)).message).toBe('只能上传一张图片')
  })

  it('finds nothing for a picture of something else', async () => {
    const data = new Uint8Array(200 * 200 * 4)
    for (let pixel = 0; pixel < 40_000; pixel++) data.set([(pixel * 7) % 256, pixel % 256, (pixel >> 8) % 256, 255], pixel * 4)
    expect((await send(new Uint8Array(encodePng({ width: 200, height: 200, data, channels: 4 })))).body).toEqual({ Items: [], ImageKey: '' })
  })
})
