import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { transitionOf, type CallInput } from '@mall/api/contract'
import { incomingLifecycle, incomingStatus, mainWarehouse, type IncomingMove, type IncomingStatus, type SellerIncoming, type SellerStock, type SellerStockListRequest } from '@mall/api/seller/contract'
import { product } from '../../platform/db/schema/catalogue.ts'
import { incomingStock } from '../../platform/db/schema/incoming.ts'
import { restockRequest } from '../../platform/db/schema/restock.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { addDays, toDay } from '../../platform/time.ts'
import { notifyRestocked } from '../../trade/restock/notify.ts'
import { findTradeViolations } from '../../trade/trade-checks.ts'
import { demo } from '../../demo/organisation.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
const tokens: Record<'warehouse' | 'sales', string> = { warehouse: '', sales: '' }
beforeAll(async () => {
  mall = await createTestMall()
  for (const account of ['warehouse', 'sales'] as const) tokens[account] = (await loginStaff(mall, account)).Token
}, 120_000)
afterAll(() => mall.close())

const dayIn = (days: number): string => toDay(addDays(mall.deps.clock(), days))

const stocks = async (asked: Partial<SellerStockListRequest> = {}): Promise<SellerStock[]> => {
  const { body, message } = await mall.call('POST /api/SellerStock/List', { PageIndex: 1, PageSize: 1000, ...asked }, { token: tokens.warehouse })
  if (body === null) throw new Error(message)
  return body.Items
}
const stockOf = async (code: string): Promise<SellerStock> => {
  const found = (await stocks({ Keyword: code })).find(({ ProductCode }) => ProductCode === code)
  if (found === undefined) throw new Error(`There is no product ${code}`)
  return found
}

/** A product with stock and nothing on its way, which no other test has used. */
const used = new Set<string>()
const fresh = async (): Promise<SellerStock> => {
  const found = (await stocks()).find(({ ProductCode, Stock, Incoming }) => Stock > 50 && Incoming === 0 && !used.has(ProductCode))
  if (found === undefined) throw new Error('The demo has no such stock')
  used.add(found.ProductCode)
  return found
}

const create = ({ ProductCode, Warehouse }: SellerStock, values: Partial<CallInput<'POST /api/SellerIncoming/Create'>> = {}, token = tokens.warehouse) =>
  mall.call('POST /api/SellerIncoming/Create', { ProductCode, Warehouse, Quantity: 40, ExpectedOn: dayIn(3), Note: 'PO-0312', RequestId: crypto.randomUUID(), ...values }, { token })
const made = async (stock: SellerStock, values: Partial<CallInput<'POST /api/SellerIncoming/Create'>> = {}): Promise<SellerIncoming> => {
  const { body, message } = await create(stock, values)
  if (body === null) throw new Error(message)
  return body
}
const targetOf = ({ IncomingId, Version }: SellerIncoming) => ({ IncomingId, Version, RequestId: crypto.randomUUID() })
const receive = (incoming: SellerIncoming, Quantity: number, rest: Partial<CallInput<'POST /api/SellerIncoming/Receive'>> = {}, token = tokens.warehouse) =>
  mall.call('POST /api/SellerIncoming/Receive', { ...targetOf(incoming), Quantity, CloseRest: false, ...rest }, { token })
const cancel = (incoming: SellerIncoming, token = tokens.warehouse) => mall.call('POST /api/SellerIncoming/Cancel', targetOf(incoming), { token })
const setDay = (incoming: SellerIncoming, ExpectedOn: string, token = tokens.warehouse) => mall.call('POST /api/SellerIncoming/SetDay', { ...targetOf(incoming), ExpectedOn }, { token })
const listed = async ({ ProductCode, Warehouse }: SellerStock, token = tokens.warehouse) => (await mall.call('POST /api/SellerIncoming/List', { ProductCode, Warehouse, PageIndex: 1, PageSize: 100 }, { token })).body
const movementsOf = async ({ ProductCode, Warehouse }: SellerStock) => (await mall.call('POST /api/SellerStock/Movements', { ProductCode, Warehouse, PageIndex: 1, PageSize: 100 }, { token: tokens.warehouse })).body?.Items ?? []
const expectedLate = (incoming: SellerIncoming, days: number) => mall.db.update(incomingStock).set({ expectedOn: dayIn(-days) }).where(eq(incomingStock.id, incoming.IncomingId))

test('the table of the life cycle', () => {
  const { onWay, received, cancelled } = incomingStatus
  const moves: readonly (readonly [IncomingStatus, IncomingMove, IncomingStatus | undefined])[] = [
    [onWay, 'Receive', received], [onWay, 'Close', received], [onWay, 'Cancel', cancelled],
    [received, 'Receive', undefined], [received, 'Close', undefined], [received, 'Cancel', undefined],
    [cancelled, 'Receive', undefined], [cancelled, 'Close', undefined], [cancelled, 'Cancel', undefined],
  ]
  expect(moves.map(([from, action]) => transitionOf(incomingLifecycle, from, action)?.to)).toEqual(moves.map(([, , to]) => to))
})

describe('what is on its way', () => {
  it('is beside the stock and no part of it, with its earliest day, in its warehouse alone', async () => {
    const stock = await fresh()
    await made(stock, { Quantity: 40, ExpectedOn: dayIn(5) })
    await made(stock, { Quantity: 10, ExpectedOn: dayIn(2) })
    await made(stock, { Quantity: 7, Warehouse: '440000' })
    expect(await stockOf(stock.ProductCode)).toEqual({ ...stock, Incoming: 50, IncomingOn: dayIn(2), IncomingOverdueDays: 0 })
    expect((await listed(stock))?.Items.map(({ Quantity, ExpectedOn, Status }) => [Quantity, ExpectedOn, Status])).toEqual([[10, dayIn(2), 10], [40, dayIn(5), 10]])
  })

  it('is late after its day', async () => {
    const stock = await fresh()
    const incoming = await made(stock)
    await expectedLate(incoming, 4)
    expect(await stockOf(stock.ProductCode)).toMatchObject({ Incoming: 40, IncomingOn: dayIn(-4), IncomingOverdueDays: 4 })
    expect((await listed(stock))?.Items).toMatchObject([{ OverdueDays: 4 }])
  })

  test.each([['any', ({ Incoming }: SellerStock) => Incoming > 0], ['late', ({ IncomingOverdueDays }: SellerStock) => IncomingOverdueDays > 0]] as const)('the filter %s finds exactly such stock', async (Incoming, matches) => {
    await expectedLate(await made(await fresh()), 1)
    await made(await fresh())
    const found = await stocks({ Incoming })
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual((await stocks()).filter(matches))
  })

  it('is entered once per RequestId, by those who may change stock, and is audited', async () => {
    const stock = await fresh()
    const RequestId = crypto.randomUUID()
    const first = await create(stock, { RequestId })
    expect(first.body).toMatchObject({ Quantity: 40, Received: 0, Rest: 40, ExpectedOn: dayIn(3), Note: 'PO-0312', EnteredBy: '仓库主管', StatusName: '在途', AllowActions: ['Receive', 'SetDay', 'Cancel'] })
    expect((await create(stock, { RequestId })).body).toEqual(first.body)
    expect((await listed(stock))?.total).toBe(1)
    expect((await create(stock, {}, tokens.sales)).status).toBe(403)
    expect((await listed(stock, tokens.sales))?.Items).toMatchObject([{ AllowActions: [] }])
    const entries = await mall.db.select().from(auditLog).where(and(eq(auditLog.entity, 'incoming'), eq(auditLog.entityId, String(first.body?.IncomingId))))
    expect(entries).toMatchObject([{ action: 'SellerIncoming.Create', after: { Quantity: 40, ExpectedOn: dayIn(3), Note: 'PO-0312' } }])
  })

  test.each([
    ['a day in the past', () => ({ ExpectedOn: dayIn(-1) }), 'INCOMING_DAY_INVALID'], ['nothing', () => ({ Quantity: 0 }), 'INVALID_INPUT'],
    ['a long note', () => ({ Note: '长'.repeat(101) }), 'INVALID_INPUT'], ['an unknown product', () => ({ ProductCode: '404404' }), 'PRODUCT_NOT_FOUND'],
  ] as const)('%s is refused', async (_, values, code) => {
    expect((await create(await fresh(), values())).code).toBe(code)
  })
})

describe('a receipt', () => {
  it('in part makes a movement with its reason, and the rest stays on its way', async () => {
    const stock = await fresh()
    const incoming = await made(stock)
    const first = await receive(incoming, 15)
    expect(first.body).toMatchObject({ Received: 15, Rest: 25, StatusName: '在途' })
    expect(await stockOf(stock.ProductCode)).toMatchObject({ Stock: stock.Stock + 15, OnHand: stock.OnHand + 15, Incoming: 25 })
    expect((await movementsOf(stock))[0]).toMatchObject({ Reason: '到货入库', By: '仓库主管', Note: 'PO-0312', Change: 15, Left: stock.Stock + 15 })
    if (first.body === null) throw new Error(first.message)
    expect((await receive(first.body, 25)).body).toMatchObject({ Received: 40, Rest: 0, StatusName: '已到货', AllowActions: [] })
    expect(await stockOf(stock.ProductCode)).toMatchObject({ Stock: stock.Stock + 40, Incoming: 0, IncomingOn: null })
    expect((await movementsOf(stock)).filter(({ Reason }) => Reason === '到货入库').map(({ Change }) => Change)).toEqual([25, 15])
  })

  it('may close the rest, at once or later', async () => {
    const stock = await fresh()
    expect((await receive(await made(stock), 15, { CloseRest: true })).body).toMatchObject({ Received: 15, Rest: 0, StatusName: '已到货' })
    const second = (await receive(await made(stock), 10)).body
    if (second === null) throw new Error('Not received')
    expect((await cancel(second)).body).toMatchObject({ Received: 10, Rest: 0, StatusName: '已到货' })
    expect(await stockOf(stock.ProductCode)).toMatchObject({ Stock: stock.Stock + 25, Incoming: 0 })
  })

  it('is written once per RequestId', async () => {
    const stock = await fresh()
    const incoming = await made(stock)
    const RequestId = crypto.randomUUID()
    const first = await receive(incoming, 15, { RequestId })
    expect((await receive(incoming, 15, { RequestId })).body).toEqual(first.body)
    expect(await stockOf(stock.ProductCode)).toMatchObject({ Stock: stock.Stock + 15, Incoming: 25 })
  })

  it('of two at once leaves one', async () => {
    const stock = await fresh()
    const incoming = await made(stock)
    const codes = (await Promise.all([receive(incoming, 40), receive(incoming, 40)])).map(({ code }) => code)
    expect(codes.toSorted()).toEqual(['OK', 'VERSION_CONFLICT'])
    expect((await movementsOf(stock)).filter(({ Reason }) => Reason === '到货入库').map(({ Change }) => Change)).toEqual([40])
    expect(await stockOf(stock.ProductCode)).toMatchObject({ Stock: stock.Stock + 40, Incoming: 0 })
  })

  it('of more than is on its way, of what has ended, and by those who only see stock is refused', async () => {
    const stock = await fresh()
    const incoming = await made(stock)
    expect(await receive(incoming, 41)).toMatchObject({ code: 'INCOMING_TOO_MANY', message: '在途只有 40 件，多到的请另记入库' })
    expect((await receive(incoming, 1, {}, tokens.sales)).status).toBe(403)
    const ended = (await cancel(incoming)).body
    if (ended === null) throw new Error('Not cancelled')
    expect(ended).toMatchObject({ StatusName: '已取消', Rest: 0, AllowActions: [] })
    expect((await receive(ended, 1)).code).toBe('INCOMING_ACTION_NOT_ALLOWED')
    expect((await receive({ ...incoming, IncomingId: 2_000_000_000 }, 1)).code).toBe('INCOMING_NOT_FOUND')
    expect((await stockOf(stock.ProductCode)).Stock).toBe(stock.Stock)
  })

  it('sends the notices of those who wait for the product', async () => {
    const stock = await fresh()
    const [row] = await mall.db.select({ id: product.id }).from(product).where(eq(product.code, stock.ProductCode))
    if (row === undefined) throw new Error('There is no such product')
    const incoming = await made(stock)
    await mall.db.insert(restockRequest).values({ userId: demo.users.buyer, enterpriseId: demo.enterprises.huaqiTech, productId: row.id, areaCode: mainWarehouse, quantity: stock.Stock + 1, createdAt: mall.deps.clock() })
    expect(await notifyRestocked(mall.deps)).toBe(0)
    await receive(incoming, 40)
    expect(await notifyRestocked(mall.deps)).toBe(1)
  })
})

it('another day is written over the one that was seen alone, and never in the past', async () => {
  const stock = await fresh()
  const incoming = await made(stock)
  expect((await setDay(incoming, dayIn(9))).body).toMatchObject({ ExpectedOn: dayIn(9) })
  expect((await setDay(incoming, dayIn(8))).code).toBe('VERSION_CONFLICT')
  expect((await setDay({ ...incoming, Version: incoming.Version + 1 }, dayIn(-1))).code).toBe('INCOMING_DAY_INVALID')
  expect((await setDay(incoming, dayIn(8), tokens.sales)).status).toBe(403)
})

it('what was received is the sum of its movements, and the stock agrees with them', async () => {
  const [received] = await mall.db.select({ pieces: sql<number>`coalesce(sum(${incomingStock.receivedQuantity}), 0)::int` }).from(incomingStock)
  const moved = (await mall.db.execute(sql`select coalesce(sum(change), 0)::int as pieces from stock_movement where reason = 'arrive'`)) as { readonly rows?: readonly { readonly pieces: number }[] }
  expect(moved.rows?.[0]?.pieces).toBe(received?.pieces)
  expect(await findTradeViolations(mall.db)).toEqual([])
})
