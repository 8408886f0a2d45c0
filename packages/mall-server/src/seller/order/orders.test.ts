import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { orderStatus, type CallInput } from '@mall/api/contract'
import { sellerOrderStatuses, type SellerOrder, type SellerOrderDetail, type SellerOrderListRequest } from '@mall/api/seller/contract'
import { runDueJobs } from '../../app/jobs/run-due-jobs.ts'
import { demo } from '../../demo/organisation.ts'
import { demoStaff } from '../../demo/staff.ts'
import { userNotice } from '../../platform/db/schema/notice.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createReceiptBench, type ReceiptBench } from '../../trade/receipt/testing/receipt-bench.ts'
import { findTradeViolations } from '../../trade/trade-checks.ts'

let mall: TestMall
let bench: ReceiptBench
const tokens: Record<'seller' | 'sales' | 'warehouse', string> = { seller: '', sales: '', warehouse: '' }
beforeAll(async () => {
  mall = await createTestMall()
  bench = await createReceiptBench(mall)
  for (const account of ['seller', 'sales', 'warehouse'] as const) tokens[account] = (await loginStaff(mall, account)).Token
}, 120_000)
afterEach(async () => {
  expect(await findTradeViolations(mall.db)).toEqual([])
})
afterAll(() => mall.close())

type ActionKey = 'POST /api/SellerOrder/Accept' | 'POST /api/SellerOrder/Ship' | 'POST /api/SellerOrder/Track' | 'POST /api/SellerOrder/TakeBack'

const list = async (asked: Partial<SellerOrderListRequest> = {}, token = tokens.seller) => {
  const { body, message } = await mall.call('POST /api/SellerOrder/List', { PageIndex: 1, PageSize: 1000, ...asked }, { token })
  if (body === null) throw new Error(message)
  return body
}
const detail = async (OrderNo: string, token = tokens.warehouse): Promise<SellerOrderDetail> => {
  const { body, message } = await mall.call('POST /api/SellerOrder/Detail', { OrderNo }, { token })
  if (body === null) throw new Error(message)
  return body
}
const asRead = ({ OrderNo, Version }: Pick<SellerOrder, 'OrderNo' | 'Version'>) => ({ OrderNo, Version, RequestId: crypto.randomUUID() })
const send = <Key extends ActionKey>(key: Key, input: CallInput<Key>, token = tokens.warehouse) => mall.call(key, input, { token })
const accepted = async (pieces: readonly number[]): Promise<SellerOrderDetail> => {
  const { OrderNo } = await bench.ordered(pieces)
  const { body, message } = await send('POST /api/SellerOrder/Accept', asRead(await detail(OrderNo)))
  if (body === null) throw new Error(message)
  return body
}
/** So many pieces of each line; 0 leaves one out. */
const packageOf = ({ Lines }: SellerOrderDetail, pieces: readonly number[]) => ({
  Carrier: '顺远快递', TrackingNo: 'SY1234567890',
  Lines: Lines.flatMap(({ LineId }, at) => ((pieces[at] ?? 0) > 0 ? [{ LineId, Quantity: pieces[at] ?? 0 }] : [])),
})
const ship = (order: SellerOrderDetail, pieces: readonly number[]) => send('POST /api/SellerOrder/Ship', { ...asRead(order), ...packageOf(order, pieces) })

describe('the list', () => {
  it('has all that companies do not decide about any more, the newest first; 名下客户 those of the portfolio', async () => {
    const rows = (await mall.db.select().from(orders)).filter(({ status }) => sellerOrderStatuses.some((one) => one === status))
    const all = await list()
    expect(all.total).toBe(rows.length)
    expect(all.Items.map(({ OrderTime }) => OrderTime)).toEqual(all.Items.map(({ OrderTime }) => OrderTime).toSorted().toReversed())
    expect(all.StatusCounts.reduce((sum, { Count }) => sum + Count, 0)).toBe(all.total)
    const own = rows.filter(({ enterpriseId }) => enterpriseId === demo.enterprises.huaqiTech || enterpriseId === demo.enterprises.huaqiFactory)
    const ofSales = await list({}, tokens.sales)
    expect(ofSales.total).toBe(own.length)
    expect(ofSales.total).toBeLessThan(all.total)
    expect(new Set(ofSales.Items.map(({ OrderNo }) => OrderNo))).toEqual(new Set(own.slice(0, 1000).map(({ orderNo }) => orderNo)))
  })

  const filters: readonly (readonly [string, (row: SellerOrder) => Partial<SellerOrderListRequest>, (found: SellerOrder, row: SellerOrder) => boolean])[] = [
    ['number', ({ OrderNo }) => ({ OrderNo: OrderNo.slice(3) }), (found, { OrderNo }) => found.OrderNo === OrderNo],
    ['customer', ({ EnterpriseName }) => ({ Customer: EnterpriseName.slice(0, 4) }), (found, { EnterpriseName }) => found.EnterpriseName.includes(EnterpriseName.slice(0, 4))],
    ['product', ({ Lines: [line] }) => ({ Product: line?.ProductCode ?? '' }), (found, { Lines: [line] }) => found.Lines.some(({ ProductCode }) => ProductCode === line?.ProductCode)],
    ['amount', ({ PayableAmount }) => ({ AmountMin: PayableAmount, AmountMax: PayableAmount }), (found, { PayableAmount }) => found.PayableAmount === PayableAmount],
    ['wanted day', () => ({ DeliveryBegin: '2026-01-01', DeliveryEnd: '2026-12-31' }), ({ DeliveryDate }) => DeliveryDate !== null && DeliveryDate.startsWith('2026')],
    ['status', () => ({ Status: orderStatus.completed }), ({ Status }) => Status === orderStatus.completed],
  ]
  test.each(filters)('%s finds exactly what matches', async (_, asked, matches) => {
    await mall.db.update(orders).set({ deliveryDate: '2026-03-20' }).where(inArray(orders.id, [1, 2, 3]))
    const all = (await list()).Items
    const row = all[Math.floor(all.length / 2)]
    if (row === undefined) throw new Error('The demo has no orders')
    const { Items, total } = await list(asked(row))
    expect(Items).toEqual(all.filter((each) => matches(each, row)))
    expect(total).toBe(Items.length)
    expect(total).toBeLessThan(all.length)
  })

  it('narrows to one company by its id, however alike the names, and says its name to those who see an order of it', async () => {
    const { huaqiTech, huaqiFactory } = demo.enterprises
    const [{ name } = { name: '' }] = await mall.db.select({ name: enterprise.name }).from(enterprise).where(eq(enterprise.id, huaqiTech))
    const [{ name: other } = { name: '' }] = await mall.db.select({ name: enterprise.name }).from(enterprise).where(eq(enterprise.id, huaqiFactory))
    const own = (await mall.db.select().from(orders).where(eq(orders.enterpriseId, huaqiTech))).filter(({ status }) => sellerOrderStatuses.some((one) => one === status))
    await mall.db.update(enterprise).set({ name }).where(eq(enterprise.id, huaqiFactory))
    const found = await list({ EnterpriseId: huaqiTech })
    expect(found.CustomerName).toBe(name)
    expect(new Set(found.Items.map(({ OrderNo }) => OrderNo))).toEqual(new Set(own.map(({ orderNo }) => orderNo)))
    expect((await list({ Customer: name })).total).toBeGreaterThan(found.total)
    await mall.db.update(enterprise).set({ name: other }).where(eq(enterprise.id, huaqiFactory))
  })

  it('narrows to the province that goods go to', async () => {
    const province = ({ address }: Pick<typeof orders.$inferSelect, 'address'>) => address.areaCode.slice(0, 2)
    const [moved] = await mall.db.select().from(orders).where(eq(orders.status, orderStatus.completed)).limit(1)
    if (moved === undefined) throw new Error('The demo has no completed order')
    await mall.db.update(orders).set({ address: { ...moved.address, areaCode: '540102' } }).where(eq(orders.id, moved.id))
    expect((await list({ Province: '540000' })).Items.map(({ OrderNo }) => OrderNo)).toEqual([moved.orderNo])
    await mall.db.update(orders).set({ address: moved.address }).where(eq(orders.id, moved.id))
    const here = (await mall.db.select().from(orders)).filter((order) => province(order) === '31' && sellerOrderStatuses.some((one) => one === order.status))
    expect((await list({ Province: '310000' })).total).toBe(here.length)
  })

  it('says nothing of a company outside of the portfolio', async () => {
    const { yuanfanLogistics } = demo.enterprises
    expect((await list({ EnterpriseId: yuanfanLogistics })).CustomerName).not.toBeNull()
    expect(await list({ EnterpriseId: yuanfanLogistics }, tokens.sales)).toMatchObject({ Items: [], total: 0, CustomerName: null })
  })

  it('rejects an end before its begin', async () => {
    const { code } = await mall.call('POST /api/SellerOrder/List', { PageIndex: 1, PageSize: 20, DeliveryBegin: '2026-03-02', DeliveryEnd: '2026-03-01' }, { token: tokens.seller })
    expect(code).toBe('TIME_RANGE_INVALID')
  })
})

describe('what exists for whom', () => {
  it('an order in approval, or of a company outside the portfolio, is none', async () => {
    const [waiting] = await mall.db.select().from(orders).where(eq(orders.status, orderStatus.pendingApproval)).limit(1)
    const [foreign] = await mall.db.select().from(orders).where(and(eq(orders.enterpriseId, demo.enterprises.yuanfanLogistics), inArray(orders.status, [...sellerOrderStatuses]))).limit(1)
    for (const [orderNo, token] of [[waiting?.orderNo, tokens.seller], [foreign?.orderNo, tokens.sales]] as const) {
      expect(orderNo).toBeDefined()
      expect((await mall.call('POST /api/SellerOrder/Detail', { OrderNo: orderNo ?? '' }, { token })).code).toBe('ORDER_NOT_FOUND')
    }
    expect((await mall.call('POST /api/SellerOrder/Detail', { OrderNo: foreign?.orderNo ?? '' }, { token: tokens.seller })).success).toBe(true)
  })

  it('who does not manage orders sees nothing to do but with prices, and is refused', async () => {
    const { OrderNo } = await bench.ordered([1])
    const order = await detail(OrderNo, tokens.sales)
    expect(order.AllowActions).toEqual(['SetFreight'])
    expect((await send('POST /api/SellerOrder/Accept', asRead(order), tokens.sales)).status).toBe(403)
  })
})

describe('from 待确认 to 待收货', () => {
  it('is confirmed once, by name in the audit log, as the seller in the buyer’s', async () => {
    const { OrderNo } = await bench.ordered([3])
    const before = await detail(OrderNo)
    expect(before).toMatchObject({ Status: 30, AllowActions: ['Accept', 'Shortage', 'Write'], OpenQuantity: 3 })
    const input = asRead(before)
    const first = await send('POST /api/SellerOrder/Accept', input)
    expect(first.body).toMatchObject({ Status: 40, StatusName: '备货中', AllowActions: ['Ship', 'Shortage', 'Write'] })
    expect((await send('POST /api/SellerOrder/Accept', input)).body).toEqual(first.body)
    expect((await send('POST /api/SellerOrder/Accept', asRead(before))).code).toBe('VERSION_CONFLICT')
    const [entry] = await mall.db.select().from(auditLog).where(and(eq(auditLog.action, 'Order.Accept'), eq(auditLog.entityId, OrderNo)))
    expect(entry).toMatchObject({ staffId: demoStaff.warehouse, before: { Status: 30 }, after: { Status: 40 } })
    const { Logs } = await bench.shopper.detail(OrderNo)
    expect(Logs.map(({ Operator, Text }) => [Operator, Text])).toContainEqual(['商家', '商家已确认，开始备货'])
  })

  it('goes out in packages: 部分发货 until the last piece, with a notice for each', async () => {
    const order = await accepted([5, 2])
    const first = (await ship(order, [3, 0])).body
    expect(first).toMatchObject({ Status: 41, OpenQuantity: 4, AllowActions: ['Ship', 'Shortage', 'Track', 'Write'] })
    const second = (await ship(first ?? order, [1, 2])).body
    expect(second).toMatchObject({ Status: 41, OpenQuantity: 1 })
    const third = (await ship(second ?? order, [1])).body
    expect(third).toMatchObject({ Status: 50, StatusName: '待收货', OpenQuantity: 0, AllowActions: ['Track', 'Write'] })
    expect(third?.Packages.map(({ PackageNo, Carrier, Lines }) => [PackageNo, Carrier, Lines.map(({ Quantity }) => Quantity)])).toEqual([
      [`${order.OrderNo}-1`, '顺远快递', [3]], [`${order.OrderNo}-2`, '顺远快递', [1, 2]], [`${order.OrderNo}-3`, '顺远快递', [1]],
    ])
    expect((await bench.shopper.detail(order.OrderNo)).Packages).toEqual(third?.Packages)
    const [row] = await mall.db.select().from(orders).where(eq(orders.orderNo, order.OrderNo))
    const notices = await mall.db.select().from(userNotice).where(and(eq(userNotice.subject, `order:${row?.id ?? 0}`), eq(userNotice.kind, 'orderShipped')))
    expect(notices.map(({ title }) => title).toSorted()).toEqual(['你的订单已全部发货', '你的订单已部分发货', '你的订单已部分发货'])
    expect(await mall.db.$count(auditLog, and(eq(auditLog.action, 'Order.SendPackage'), eq(auditLog.entityId, order.OrderNo), eq(auditLog.staffId, demoStaff.warehouse)))).toBe(3)
  })

  it.each([
    ['more than is left', (order: SellerOrderDetail) => packageOf(order, [6, 0]), 'SHIPMENT_TOO_MANY'],
    ['a line twice', (order: SellerOrderDetail) => ({ ...packageOf(order, [1]), Lines: [...packageOf(order, [1]).Lines, ...packageOf(order, [1]).Lines] }), 'ORDER_LINE_NOT_FOUND'],
    ['a line of another order', (order: SellerOrderDetail) => ({ ...packageOf(order, [1]), Lines: [{ LineId: 1, Quantity: 1 }] }), 'ORDER_LINE_NOT_FOUND'],
    ['no piece', (order: SellerOrderDetail) => packageOf(order, []), 'INVALID_INPUT'],
    ['a tracking number that is none', (order: SellerOrderDetail) => ({ ...packageOf(order, [1]), TrackingNo: '<b>1234' }), 'INVALID_INPUT'],
  ])('is not shipped with %s, and nothing is written', async (_, contents, code) => {
    const order = await accepted([5, 2])
    expect((await send('POST /api/SellerOrder/Ship', { ...asRead(order), ...contents(order) })).code).toBe(code)
    expect(await detail(order.OrderNo)).toEqual(order)
  })

  it('one that is not confirmed cannot be shipped, and one that is gone cannot be confirmed', async () => {
    const { OrderNo } = await bench.ordered([1])
    const order = await detail(OrderNo)
    expect((await ship(order, [1])).code).toBe('ORDER_ACTION_NOT_ALLOWED')
    const gone = (await ship(await accepted([1]), [1])).body
    if (gone === null) throw new Error('not shipped')
    expect((await send('POST /api/SellerOrder/Accept', asRead(gone))).message).toBe('该订单不能确认，请刷新后重试')
  })

  it('packed by twenty at once in the same version: one package', async () => {
    const order = await accepted([20])
    const replies = await Promise.all(Array.from({ length: 20 }, () => ship(order, [1])))
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
    expect(new Set(replies.filter(({ success }) => !success).map(({ code }) => code))).toEqual(new Set(['VERSION_CONFLICT']))
    expect((await detail(order.OrderNo)).OpenQuantity).toBe(19)
  })
})

describe('after it is sent', () => {
  it('a track is read by the buyer, and an arrival asks for the receipt', async () => {
    const order = (await ship(await accepted([2]), [2])).body
    if (order === null) throw new Error('not shipped')
    const PackageNo = order.Packages[0]?.PackageNo ?? ''
    const after = await send('POST /api/SellerOrder/Track', { ...asRead(order), PackageNo, Text: '快件已送达，由前台签收', Arrived: true })
    expect(after.body?.Packages[0]?.Tracks.map(({ Text }) => Text)).toEqual(['快件已送达，由前台签收'])
    const [row] = await mall.db.select().from(orders).where(eq(orders.orderNo, order.OrderNo))
    expect(await mall.db.$count(userNotice, and(eq(userNotice.subject, `order:${row?.id ?? 0}`), eq(userNotice.kind, 'orderDelivered')))).toBe(1)
    expect((await send('POST /api/SellerOrder/Track', { ...asRead(after.body ?? order), PackageNo: 'X-1', Text: '到达', Arrived: false })).code).toBe('PACKAGE_NOT_FOUND')
  })

  it('what was refused is taken back: sellable goods into the stock, and an order of which nothing is kept ends', async () => {
    const { OrderNo, goods: [goods] } = await bench.delivered([4])
    await bench.receive(OrderNo, [{ refused: 4, reason: '错发' }])
    const before = await detail(OrderNo)
    expect(before).toMatchObject({ Status: orderStatus.refused, AllowActions: ['TakeBack', 'Write'] })
    const had = await bench.stockOf(goods?.id ?? 0)
    const after = await send('POST /api/SellerOrder/TakeBack', asRead(before))
    expect(after.body).toMatchObject({ Status: orderStatus.cancelled, AllowActions: ['Write'] })
    expect(await bench.stockOf(goods?.id ?? 0)).toBe(had + 4)
    expect((await send('POST /api/SellerOrder/TakeBack', asRead(after.body ?? before))).message).toBe('没有待收回的拒收商品')
  })
})

it('the simulated seller leaves an order to the hand that touched it', async () => {
  const [byHand, other] = [await accepted([1]), await bench.ordered([1])]
  const later = { ...mall.deps, clock: () => new Date(mall.clock().getTime() + 5 * 86_400_000) }
  await runDueJobs(later, 'demo')
  expect((await detail(byHand.OrderNo)).Status).toBe(orderStatus.preparing)
  expect((await detail(other.OrderNo)).Status).toBeGreaterThan(orderStatus.preparing)
  const sent = (await ship(byHand, [1])).body
  await runDueJobs(later, 'demo')
  expect((await detail(byHand.OrderNo)).Packages[0]?.Tracks).toEqual([])
  expect(sent?.Status).toBe(orderStatus.pendingReceipt)
})

test('every order names its company and what is left to ship of it', async () => {
  const names = new Map((await mall.db.select().from(enterprise)).map(({ id, name }) => [id, name]))
  const rows = new Map((await mall.db.select().from(orders)).map((row) => [row.orderNo, row]))
  const open = new Map<number, number>()
  for (const { orderId, quantity, shippedQuantity } of await mall.db.select().from(orderLine)) open.set(orderId, (open.get(orderId) ?? 0) + quantity - shippedQuantity)
  for (const { OrderNo, EnterpriseName, OpenQuantity } of (await list()).Items) {
    const row = rows.get(OrderNo)
    expect([EnterpriseName, OpenQuantity]).toEqual([names.get(row?.enterpriseId ?? 0), open.get(row?.id ?? 0)])
  }
})
