import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import type { CallInput, ImportSheet } from '@mall/api/contract'
import { lowStock, type SellerStock, type SellerStockListRequest } from '@mall/api/seller/contract'
import { demoStaff } from '../../demo/staff.ts'
import { defaultAreaCode } from '../../catalogue/assortment/stock-areas.ts'
import { queryRows } from '../../platform/db/client.ts'
import { product, productStock } from '../../platform/db/schema/catalogue.ts'
import { stockMovement } from '../../platform/db/schema/order.ts'
import { portfolio } from '../../platform/db/schema/staff.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { pastedTable } from '../../testing/contract-cases/steps.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { findTradeViolations } from '../../trade/trade-checks.ts'

let mall: TestMall
const tokens: Record<'seller' | 'sales' | 'warehouse', string> = { seller: '', sales: '', warehouse: '' }
beforeAll(async () => {
  mall = await createTestMall()
  for (const account of ['seller', 'sales', 'warehouse'] as const) tokens[account] = (await loginStaff(mall, account)).Token
}, 120_000)
afterAll(() => mall.close())

const list = async (asked: Partial<SellerStockListRequest> = {}, token = tokens.warehouse) => {
  const { body, message } = await mall.call('POST /api/SellerStock/List', { PageIndex: 1, PageSize: 1000, ...asked }, { token })
  if (body === null) throw new Error(message)
  return body
}
const one = async (code: string, asked: Partial<SellerStockListRequest> = {}): Promise<SellerStock> => {
  const found = (await list({ Keyword: code, ...asked })).Items.find(({ ProductCode }) => ProductCode === code)
  if (found === undefined) throw new Error(`There is no product ${code}`)
  return found
}
const some = async (matches: (row: SellerStock) => boolean): Promise<SellerStock> => {
  const found = (await list()).Items.find(matches)
  if (found === undefined) throw new Error('The demo has no such stock')
  return found
}
const keyOf = ({ ProductCode, Warehouse }: SellerStock) => and(eq(productStock.areaCode, Warehouse), sql`${productStock.productId} = (select id from ${product} where code = ${ProductCode})`)
const adjust = (row: SellerStock, rest: Pick<CallInput<'POST /api/SellerStock/Adjust'>, 'Reason' | 'Change'> & { readonly Seen?: number; readonly Note?: string; readonly RequestId?: string }, token = tokens.warehouse) =>
  mall.call('POST /api/SellerStock/Adjust', { ProductCode: row.ProductCode, Warehouse: row.Warehouse, Seen: row.OnHand, Note: '', RequestId: crypto.randomUUID(), ...rest }, { token })
const movementsOf = async ({ ProductCode, Warehouse }: SellerStock, token = tokens.warehouse) => (await mall.call('POST /api/SellerStock/Movements', { ProductCode, Warehouse, PageIndex: 1, PageSize: 100 }, { token })).body

describe('the list', () => {
  it('has every product with what can be ordered, what orders hold, and both together, what lacks most first', async () => {
    const { Items, total, All } = await list()
    expect(All).toBe(await mall.db.$count(product))
    expect(total).toBe(All)
    const lacks = Items.map(({ Stock, WarnAt }) => (WarnAt ?? lowStock) - Stock)
    expect(lacks).toEqual(lacks.toSorted((a, b) => b - a))
    const reserved = await queryRows<{ code: string; pieces: number }>(mall.db, sql`
      select p.code, sum(l.quantity - l.shipped_quantity)::int as pieces from order_line l join orders o on o.id = l.order_id join product p on p.id = l.product_id
      where o.stock_state = 'taken' and o.stock_area = ${defaultAreaCode} and l.shipped_quantity < l.quantity group by 1 order by 1`)
    const expected = reserved.map(({ code, pieces }) => [code, pieces])
    expect(expected.length).toBeGreaterThan(0)
    expect(Items.filter(({ Reserved }) => Reserved > 0).map(({ ProductCode, Reserved }) => [ProductCode, Reserved]).toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))).toEqual(expected)
    expect(Items.filter(({ OnHand, Stock, Reserved }) => OnHand !== Stock + Reserved)).toEqual([])
  })

  const filters: readonly (readonly [string, (row: SellerStock) => Partial<SellerStockListRequest>, (found: SellerStock, row: SellerStock) => boolean])[] = [
    ['keyword', ({ Name }) => ({ Keyword: Name.slice(0, 6) }), (found, { Name }) => found.Name.includes(Name.slice(0, 6))],
    ['低于预警', () => ({ Alarm: 'low' }), ({ Stock, WarnAt }) => Stock < (WarnAt ?? lowStock)],
    ['无货', () => ({ Alarm: 'none' }), ({ Stock }) => Stock === 0],
    ['在售', () => ({ Shelf: 'on' }), ({ Shelf }) => Shelf === 'on'],
    ['下架', () => ({ Shelf: 'off' }), ({ Shelf }) => Shelf === 'off'],
  ]
  test.each(filters)('%s finds exactly what matches, and the tabs count under it', async (_, asked, matches) => {
    await mall.db.update(productStock).set({ quantity: 0 }).where(keyOf(await some(({ Stock, Reserved }) => Stock > 60 && Reserved === 0)))
    const all = (await list()).Items
    const row = all[Math.floor(all.length / 2)]
    if (row === undefined) throw new Error('The demo has no products')
    const request = asked(row)
    const { Items, total, AlarmCounts, All } = await list(request)
    expect(Items).toEqual(all.filter((each) => matches(each, row)))
    expect(total).toBe(Items.length)
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(all.length)
    const counted = request.Alarm === undefined ? Items : all
    expect(All).toBe(counted.length)
    expect(AlarmCounts).toEqual([{ Alarm: 'low', Count: counted.filter(({ Stock, WarnAt }) => Stock < (WarnAt ?? lowStock)).length }, { Alarm: 'none', Count: counted.filter(({ Stock }) => Stock === 0).length }])
  })

  it('is of one warehouse, Shanghai unless another is asked for', async () => {
    const row = await some(({ Stock }) => Stock > 0)
    expect(row.Warehouse).toBe(defaultAreaCode)
    const [other] = await mall.db.select().from(productStock).where(keyOf({ ...row, Warehouse: '440000' }))
    expect(await one(row.ProductCode, { Warehouse: '440000' })).toMatchObject({ Warehouse: '440000', Stock: other?.quantity ?? 0 })
  })

  test.each([['asc', (a: number, b: number) => a - b], ['desc', (a: number, b: number) => b - a]] as const)('sorts by 可用, %s', async (SortOrder, compare) => {
    const values = (await list({ SortField: 'Stock', SortOrder })).Items.map(({ Stock }) => Stock)
    expect(values).toEqual(values.toSorted(compare))
  })

  it('allows changes to those who may make them', async () => {
    expect(new Set((await list()).Items.flatMap(({ AllowActions }) => AllowActions))).toEqual(new Set(['Adjust', 'AddIncoming', 'SetWarning', 'SetPlace']))
    expect(new Set((await list({}, tokens.sales)).Items.flatMap(({ AllowActions }) => AllowActions))).toEqual(new Set())
  })
})

describe('a count', () => {
  let row: SellerStock
  beforeEach(async () => {
    row = await some(({ Stock, Reserved }) => Stock > 100 && Reserved > 0)
  })

  it('writes the difference to 账面 once, as a movement with its reason, and is audited', async () => {
    const RequestId = crypto.randomUUID()
    const counted = { Reason: 'count' as const, Change: -7, Note: '破损 7 包', RequestId }
    const first = await adjust(row, counted)
    expect(first.body).toMatchObject({ OnHand: row.OnHand - 7, Stock: row.Stock - 7, Reserved: row.Reserved })
    expect((await adjust(row, counted)).body).toEqual(first.body)
    expect((await movementsOf(row))?.Items[0]).toMatchObject({ Reason: '盘点', By: expect.stringMatching(/./) as string, OrderNo: null, Note: '破损 7 包', Change: -7, Left: row.Stock - 7 })
    const entries = await mall.db.select().from(auditLog).where(and(eq(auditLog.action, 'SellerStock.Adjust'), eq(auditLog.entityId, row.ProductCode)))
    expect(entries).toMatchObject([{ staffId: demoStaff.warehouse, before: { Stock: row.Stock }, after: { Stock: row.Stock - 7, Reason: '盘点', Note: '破损 7 包' } }])
    const history = await mall.call('POST /api/SellerProduct/History', { ProductCode: row.ProductCode, PageIndex: 1, PageSize: 10 }, { token: tokens.warehouse })
    expect(history.body?.Items[0]).toMatchObject({ Text: '调整库存', Changes: expect.arrayContaining([{ Name: '库存（上海）', Before: String(row.Stock), After: String(row.Stock - 7) }]) as object })
  })

  it('of two who counted the same, the second is refused', async () => {
    expect((await adjust(row, { Reason: 'count', Change: 5 })).code).toBe('OK')
    expect(await adjust(row, { Reason: 'count', Change: 5 })).toMatchObject({ code: 'VERSION_CONFLICT', message: `账面已从 ${row.OnHand} 变为 ${row.OnHand + 5}，请核对后再盘点` })
    expect((await one(row.ProductCode)).OnHand).toBe(row.OnHand + 5)
  })

  it('of two at the same time one is written', async () => {
    const codes = (await Promise.all([adjust(row, { Reason: 'count', Change: 3 }), adjust(row, { Reason: 'count', Change: 3 })])).map(({ code }) => code)
    expect(codes.toSorted()).toEqual(['OK', 'VERSION_CONFLICT'])
    expect((await one(row.ProductCode)).OnHand).toBe(row.OnHand + 3)
  })

  it('that agrees moves nothing, and is audited', async () => {
    const before = (await movementsOf(row))?.total ?? 0
    expect((await adjust(row, { Reason: 'count', Change: 0 })).body).toMatchObject({ OnHand: row.OnHand })
    expect((await movementsOf(row))?.total).toBe(before)
  })

  it('never takes what orders hold', async () => {
    expect(await adjust(row, { Reason: 'count', Change: 1 - row.OnHand })).toMatchObject({ code: 'STOCK_TOO_LOW', message: `订单占用 ${row.Reserved} 件，账面最少改到 ${row.Reserved} 件` })
    expect((await adjust(row, { Reason: 'count', Change: -row.Stock })).body).toMatchObject({ Stock: 0, OnHand: row.Reserved })
  })

  it('agrees with the trade: movements, stock and orders', async () => {
    await adjust(row, { Reason: 'count', Change: 11 })
    expect(await findTradeViolations(mall.db)).not.toContainEqual(expect.stringContaining(row.ProductCode))
  })
})

describe('an adjustment', () => {
  test.each([
    ['receive', 0, '入库须多于 0 件'], ['receive', -1, '入库须多于 0 件'], ['damage', 0, '报损须少于 0 件'], ['damage', 1, '报损须少于 0 件'], ['other', 0, '请填写增减的件数'],
  ] as const)('%s of %d is refused', async (Reason, Change, message) => {
    expect(await adjust(await some(({ Stock }) => Stock > 10), { Reason, Change })).toMatchObject({ code: 'STOCK_CHANGE_INVALID', message })
  })

  it('applies to what there is, whatever was seen, in a warehouse that never had any', async () => {
    const { ProductCode } = await some(() => true)
    const empty = await one(ProductCode, { Warehouse: '420000' })
    await mall.db.delete(stockMovement).where(and(eq(stockMovement.areaCode, '420000'), sql`${stockMovement.productId} = (select id from ${product} where code = ${ProductCode})`))
    await mall.db.delete(productStock).where(keyOf(empty))
    expect((await adjust({ ...empty, OnHand: 12 }, { Reason: 'receive', Change: 40 })).body).toMatchObject({ Stock: 40, Warehouse: '420000' })
    expect((await movementsOf(empty))?.Items).toMatchObject([{ Reason: '入库', Change: 40, Left: 40 }])
  })

  it('raises the version of the product, so that the undo of an import does not delete it', async () => {
    const row = await some(({ Stock }) => Stock > 10)
    const versionOf = async () => (await mall.db.select({ version: product.version }).from(product).where(eq(product.code, row.ProductCode)))[0]?.version ?? 0
    const before = await versionOf()
    await adjust(row, { Reason: 'damage', Change: -1 })
    expect(await versionOf()).toBe(before + 1)
  })

  it('is not for those who only see stock', async () => {
    expect((await adjust(await some(() => true), { Reason: 'receive', Change: 1 }, tokens.sales)).status).toBe(403)
  })

  it('has its limits', async () => {
    const row = await some(({ Stock }) => Stock > 10)
    expect((await adjust(row, { Reason: 'receive', Change: 999_999 })).code).toBe('STOCK_TOO_HIGH')
    expect((await adjust(row, { Reason: 'other', Change: 1, Note: '长'.repeat(101) })).code).toBe('INVALID_INPUT')
    expect((await adjust({ ...row, ProductCode: '404404' }, { Reason: 'receive', Change: 1 })).code).toBe('PRODUCT_NOT_FOUND')
  })
})

describe('movements', () => {
  it('name the orders of the user’s own customers alone, and to those who see orders', async () => {
    const [moved] = await queryRows<{ code: string; area: string; enterprise: number; order: string }>(mall.db, sql`
      select p.code, m.area_code as area, o.enterprise_id as enterprise, o.order_no as "order" from stock_movement m join orders o on o.id = m.order_id join product p on p.id = m.product_id
      where o.enterprise_id not in (select enterprise_id from portfolio where staff_id = ${demoStaff.sales}) order by m.id desc limit 1`)
    if (moved === undefined) throw new Error('The demo has no order of another customer')
    const row = { ProductCode: moved.code, Warehouse: moved.area } as SellerStock
    const nosFor = async (token: string) => (await movementsOf(row, token))?.Items.map(({ OrderNo }) => OrderNo)
    expect(await nosFor(tokens.warehouse)).toContain(moved.order)
    expect(await nosFor(tokens.sales)).not.toContain(moved.order)
    await mall.db.insert(portfolio).values({ staffId: demoStaff.sales, enterpriseId: moved.enterprise })
    expect(await nosFor(tokens.sales)).toContain(moved.order)
  })

  it('are of a product that there is', async () => {
    expect((await mall.call('POST /api/SellerStock/Movements', { ProductCode: '404404', Warehouse: '310000', PageIndex: 1, PageSize: 10 }, { token: tokens.warehouse })).code).toBe('PRODUCT_NOT_FOUND')
  })
})

describe('a warning level', () => {
  const setWarning = ({ ProductCode, Warehouse }: SellerStock, WarnAt: number | null, Before: number | null) =>
    mall.call('POST /api/SellerStock/SetWarning', { ProductCode, Warehouse, WarnAt, Before, RequestId: crypto.randomUUID() }, { token: tokens.warehouse })

  it('decides what is 低于预警, may be taken back, and is not written over another one', async () => {
    const row = await some(({ Stock, WarnAt }) => Stock > lowStock && WarnAt === null)
    const isLow = async () => (await list({ Alarm: 'low', Keyword: row.ProductCode })).Items.some(({ ProductCode }) => ProductCode === row.ProductCode)
    expect(await isLow()).toBe(false)
    expect((await setWarning(row, row.Stock + 1, null)).body).toMatchObject({ WarnAt: row.Stock + 1 })
    expect(await isLow()).toBe(true)
    expect((await setWarning(row, 3, null)).code).toBe('VERSION_CONFLICT')
    expect((await setWarning(row, null, row.Stock + 1)).body).toMatchObject({ WarnAt: null })
    expect(await isLow()).toBe(false)
  })
})

it('a place is kept, may be taken back, is not written over another one, and sorts the list', async () => {
  const rows = (await list()).Items
  const [row] = rows
  if (row === undefined) throw new Error('The demo has no stock')
  const put = (Place: string, Before: string, token = tokens.warehouse) => mall.call('POST /api/SellerStock/SetPlace', { ProductCode: row.ProductCode, Warehouse: row.Warehouse, Place, Before, RequestId: crypto.randomUUID() }, { token })
  expect((await put(' 00-1 ', row.Place)).body).toMatchObject({ Place: '00-1', Stock: row.Stock })
  expect((await put('Z-9', row.Place === '00-1' ? '' : row.Place)).code).toBe('VERSION_CONFLICT')
  expect((await list({ SortField: 'Place', SortOrder: 'asc' })).Items[0]?.ProductCode).toBe(row.ProductCode)
  expect((await put('长'.repeat(13), '00-1')).code).toBe('INVALID_INPUT')
  expect((await put('B', '00-1', tokens.sales)).status).toBe(403)
  expect((await put('', '00-1')).body?.Place).toBe('')
})

it('places are sorted by their numbers, what has none comes last both ways, and a keyword finds them', async () => {
  const there = (await list()).Items.slice(0, 5)
  const places = ['QX-10-1', 'qx-2-1', 'QX-2-10', 'QX-002-2']
  for (const [at, row] of there.entries()) await mall.db.update(productStock).set({ place: places[at] ?? '' }).where(keyOf(row))
  const inOrder = async (SortOrder: 'asc' | 'desc') => (await list({ SortField: 'Place', SortOrder })).Items.map(({ Place }) => Place)
  const along = ['qx-2-1', 'QX-002-2', 'QX-2-10', 'QX-10-1']
  const [up, down] = [await inOrder('asc'), await inOrder('desc')]
  expect(up.filter((place) => /^qx/i.test(place))).toEqual(along)
  expect(down.filter((place) => /^qx/i.test(place))).toEqual(along.toReversed())
  for (const all of [up, down]) expect(all.findIndex((place) => place === '')).toBe(all.filter((place) => place !== '').length)
  expect(new Set((await list({ Keyword: 'QX-2-1' })).Items.map(({ ProductCode }) => ProductCode))).toEqual(new Set([there[1]?.ProductCode, there[2]?.ProductCode]))
  for (const row of there) await mall.db.update(productStock).set({ place: row.Place }).where(keyOf(row))
})

describe('a sheet that was counted', () => {
  const check = async (text: string) => (await mall.send('POST /api/SellerStock/ImportCheck', pastedTable(text), { token: tokens.warehouse })).body

  it('says of each cell what is wrong with it, and fills in what was left out', async () => {
    const row = await some(({ Stock }) => Stock > 10)
    const sheet = await check(
      ['编码\t商品\t仓库\t账面\t实盘\t备注', `${row.ProductCode}\t${row.Name}\t\t\t12\t`, `${row.ProductCode}\t\t上海仓\t\t13\t`, `404404\t\t上海\t\t1\t`, `${row.ProductCode}\t\t北京\t-1\t多\t`, `${row.ProductCode}\t\t南极\t\t\t`].join('\n'),
    )
    expect(sheet).toMatchObject({
      Columns: ['编码', '仓库', '账面', '实盘', '说明', '库位'],
      Rows: [
        { RowNo: 2, Cells: [row.ProductCode, '上海', String(row.OnHand), '12', '', ''], Problems: [] },
        { RowNo: 3, Problems: [{ Column: 0, Message: '与第2行重复' }] },
        { RowNo: 4, Problems: [{ Column: 0, Message: '没有这个编码的商品' }] },
        { RowNo: 5, Problems: [{ Column: 2 }, { Column: 3 }] },
        { RowNo: 6, Problems: [{ Column: 1, Message: '仓库须为上海、北京、广东、四川、湖北之一' }, { Column: 3, Message: '实盘不能为空' }] },
      ],
    })
  })

  it('is written row by row: the good ones once, the others say why not', async () => {
    const rows = (await list()).Items.filter(({ Stock }) => Stock > 60).slice(0, 2)
    const [first, second] = rows
    if (first === undefined || second === undefined) throw new Error('The demo has too few products')
    const input = {
      RequestId: crypto.randomUUID(),
      Rows: [
        { RowNo: 2, Cells: [second.ProductCode, '上海', String(second.OnHand), String(second.OnHand - 4), '破损', 'C-07-3'] },
        { RowNo: 3, Cells: [first.ProductCode, '上海', String(first.OnHand + 1), '5', '', 'C-07-4'] },
        { RowNo: 4, Cells: ['404404', '', '', '5', '', ''] },
      ],
    }
    const send = () => mall.call('POST /api/SellerStock/Import', input, { token: tokens.warehouse })
    const { body } = await send()
    expect(body?.Results).toEqual([
      { RowNo: 2, Success: true, Code: 'OK', Message: `${second.ProductCode} ${second.OnHand} → ${second.OnHand - 4}，盘亏 4 件` },
      { RowNo: 3, Success: false, Code: 'IMPORT_ROW_INVALID', Message: `账面现在是 ${first.OnHand}，请核对后再盘点` },
      { RowNo: 4, Success: false, Code: 'IMPORT_ROW_INVALID', Message: '没有这个编码的商品' },
    ])
    expect((await send()).body).toEqual(body)
    expect(await one(second.ProductCode)).toMatchObject({ OnHand: second.OnHand - 4, Place: 'C-07-3' })
    expect((await one(first.ProductCode)).Place).toBe(first.Place)
    const again = await one(second.ProductCode)
    await mall.call('POST /api/SellerStock/Import', { RequestId: crypto.randomUUID(), Rows: [{ RowNo: 2, Cells: [again.ProductCode, '', '', String(again.OnHand), '', ''] }] }, { token: tokens.warehouse })
    expect((await one(second.ProductCode)).Place).toBe('C-07-3')
    expect((await movementsOf(second))?.Items[0]).toMatchObject({ Reason: '盘点', Note: '破损', Change: -4 })
  })

  it('sets a place alone where a row has no count, and asks for the count where the place is the same', async () => {
    const [row] = (await list()).Items
    if (row === undefined) throw new Error('The demo has no stock')
    const asked = [`编码\t库位\t实盘`, `${row.ProductCode}\tP-12-3\t`].join('\n')
    const rowsOf = async () => ((await check(asked)) as ImportSheet | null)?.Rows
    const read = await rowsOf()
    expect(read).toMatchObject([{ Problems: [] }])
    const audits = async (action: string) => (await mall.db.select().from(auditLog).where(and(eq(auditLog.action, action), eq(auditLog.entityId, row.ProductCode)))).length
    const [counts, places, movements] = [await audits('SellerStock.Adjust'), await audits('SellerStock.SetPlace'), (await movementsOf(row))?.total]
    const { body } = await mall.call('POST /api/SellerStock/Import', { RequestId: crypto.randomUUID(), Rows: [{ RowNo: 2, Cells: [...(read?.[0]?.Cells ?? [])] }] }, { token: tokens.warehouse })
    expect(body?.Results).toEqual([{ RowNo: 2, Success: true, Code: 'OK', Message: `${row.ProductCode} 库位 P-12-3` }])
    expect(await one(row.ProductCode)).toMatchObject({ Place: 'P-12-3', OnHand: row.OnHand })
    expect([await audits('SellerStock.Adjust'), await audits('SellerStock.SetPlace'), (await movementsOf(row))?.total]).toEqual([counts, places + 1, movements])
    expect(await rowsOf()).toMatchObject([{ Problems: [{ Column: 3, Message: '实盘不能为空' }] }])
  })
})
