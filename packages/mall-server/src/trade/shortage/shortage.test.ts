import { and, eq, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { shortageAnswer, shortageKind } from '@mall/api/contract'
import { userNotice } from '../../platform/db/schema/notice.ts'
import { orders, orderShortage } from '../../platform/db/schema/order.ts'
import { payment } from '../../platform/db/schema/payment.ts'
import { product, productStock } from '../../platform/db/schema/catalogue.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { plainProduct } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { lapseShortages } from './answer.ts'
import { createShortageBench, type ShortageBench } from './testing/shortage-bench.ts'

let mall: TestMall
let bench: ShortageBench

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createShortageBench(mall)
}, 120_000)
afterEach(async () => expect(await findTradeViolations(mall.db)).toEqual([]))
afterAll(() => mall.close())

const cut = (Quantity: number) => ({ Kind: shortageKind.cut, Quantity })
const replace = (Quantity: number, ReplacementCode: string, ReplacementQuantity: number) => ({ Kind: shortageKind.replace, Quantity, ReplacementCode, ReplacementQuantity })
const later = (Quantity: number, Day: string) => ({ Kind: shortageKind.later, Quantity, Day })
const hoursLater = (hours: number) => ({ ...mall.deps, clock: () => new Date(mall.clock().getTime() + hours * 3_600_000) })
const rowOf = async (orderNo: string) => {
  const [row] = await mall.db.select().from(orders).where(eq(orders.orderNo, orderNo))
  if (row === undefined) throw new Error(`No order ${orderNo}`)
  return row
}
const titlesOf = async (orderNo: string): Promise<string[]> => {
  const rows = await mall.db.select().from(userNotice).where(and(eq(userNotice.kind, 'orderChanged'), like(userNotice.title, '%')))
  return rows.filter(({ target }) => 'OrderNo' in target && target.OrderNo === orderNo).map(({ title, doneAt }) => `${title}${doneAt === null ? '' : '/done'}`)
}

describe('what is cut', () => {
  test('goes back to stock and budget, lowers what is owed on both sides, and the buyer is informed', async () => {
    const { OrderNo, goods: [one] } = await bench.ordered([5, 2])
    const [used, stock] = [await bench.usedNow(), await bench.stockOf(one?.id ?? 0)]
    const { body } = await bench.short(OrderNo, [[0, { ...cut(3), Reason: '厂家停产' }]])
    expect(body).toMatchObject({ Status: 30, PayableAmount: 200, GoodsAmount: 200, Quantity: 4, Lines: [{ Quantity: 2, Subtotal: 100 }, { Quantity: 2 }] })
    expect(body?.Shortages).toMatchObject([{ State: 30, StateName: '不发', Quantity: 3, LessAmount: 150, RefundAmount: 0, Reason: '厂家停产' }])
    expect(await bench.usedNow()).toBe(used - 15_000)
    expect(await bench.stockOf(one?.id ?? 0)).toBe(stock + 3)
    const seen = await bench.shopper.detail(OrderNo)
    expect(seen).toMatchObject({ PayableAmount: 200, NetAmount: 200, Cost: { Amount: 200 }, Shortages: [{ State: 30, LessAmount: 150 }] })
    expect(seen.Logs.at(-1)?.Text).toMatch(/缺3.，不发（厂家停产）；应付由 ¥350\.00 变为 ¥200\.00$/)
    expect(await titlesOf(OrderNo)).toEqual(['你的订单缺货，部分商品不发'])
  })

  test('of a paid order goes back, with a line that is gone', async () => {
    const { OrderNo } = await bench.ordered([2, 1])
    await mall.db.execute(`update orders set paid_at = now() where order_no = '${OrderNo}'`)
    const { body } = await bench.short(OrderNo, [[0, cut(2)]])
    expect(body?.Lines).toHaveLength(1)
    expect(body?.Shortages).toMatchObject([{ LineId: null, LessAmount: 100, RefundAmount: 100 }])
    expect((await bench.shopper.detail(OrderNo)).Logs.at(-1)?.Text).toMatch(/退回 ¥100\.00$/)
  })

  test('keeps the freight: it is not the buyer who orders less', async () => {
    const { OrderNo } = await bench.ordered([2])
    expect((await bench.seen(OrderNo)).Freight).toBe(0)
    expect((await bench.short(OrderNo, [[0, cut(1)]])).body).toMatchObject({ Freight: 0, PayableAmount: 50 })
  })

  test('is all of an order: it is cancelled, with its freight', async () => {
    const used = await bench.usedNow()
    const { OrderNo, goods: [one] } = await bench.ordered([1])
    expect(await bench.usedNow()).toBe(used + 5_800)
    const { body } = await bench.short(OrderNo, [[0, cut(1)]])
    expect(body).toMatchObject({ Status: 80, StatusName: '已取消', PayableAmount: 58, Shortages: [{ State: 30, LessAmount: 58 }] })
    expect(await bench.usedNow()).toBe(used)
    expect(await bench.stockOf(one?.id ?? 0)).toBe(1_000)
  })

  test('is the rest of an order: it waits for its receipt, or ends with what was received', async () => {
    const sent = await bench.ordered([5])
    await bench.accept(sent.OrderNo)
    await bench.ship(sent.OrderNo, [3])
    expect((await bench.short(sent.OrderNo, [[0, cut(2)]])).body).toMatchObject({ Status: 50, OpenQuantity: 0, PayableAmount: 150 })

    const received = await bench.ordered([5])
    await bench.accept(received.OrderNo)
    await bench.ship(received.OrderNo, [3])
    await bench.receive(received.OrderNo, [{ received: 3 }])
    expect((await bench.short(received.OrderNo, [[0, cut(2)]])).body).toMatchObject({ Status: 70, PayableAmount: 150 })
    expect((await rowOf(received.OrderNo)).applyableFen).toBe(15_000)
  })

  test('is the rest of an order whose sent pieces were refused: nothing is kept, and nothing is owed', async () => {
    const used = await bench.usedNow()
    const other = await bench.ordered([3])
    const { goods: [one] } = other
    await bench.accept(other.OrderNo)
    await bench.ship(other.OrderNo, [2])
    await bench.receive(other.OrderNo, [{ refused: 2 }])
    expect((await bench.short(other.OrderNo, [[0, cut(1)]])).body).toMatchObject({ Status: 90, AllowActions: ['TakeBack', 'Write'], PayableAmount: 100 })
    await bench.carrierWorks(48)
    const taken = await mall.call('POST /api/SellerOrder/TakeBack', bench.asRead(await bench.seen(other.OrderNo)), { token: bench.staff })
    expect(taken.body).toMatchObject({ Status: 80 })
    expect(await bench.usedNow()).toBe(used)
    expect(await bench.stockOf(one?.id ?? 0)).toBe(1_000)
  })
})

test('with freight: of an order of which everything sent was refused, that is not owed either', async () => {
  const used = await bench.usedNow()
  const cheap = await plainProduct(mall, 2_000)
  const { OrderNo } = await bench.shopper.buy(cheap.code, 3)
  await bench.accept(OrderNo)
  await bench.ship(OrderNo, [2])
  await bench.receive(OrderNo, [{ refused: 2 }])
  expect((await bench.short(OrderNo, [[0, cut(1)]])).body).toMatchObject({ Status: 90, Freight: 0, PayableAmount: 40, Shortages: [{ LessAmount: 28 }] })
  expect(await bench.usedNow()).toBe(used)
})

describe('a replacement', () => {
  test('is asked about first: its pieces stay, are held, and cost what they did; taken, it is a line of its own that never costs more', async () => {
    const { OrderNo, goods: [one] } = await bench.ordered([4, 1])
    await bench.accept(OrderNo)
    const dearer = await plainProduct(mall, 7_000)
    const used = await bench.usedNow()
    const { body } = await bench.short(OrderNo, [[0, replace(3, dearer.code, 2)]])
    expect(body).toMatchObject({ PayableAmount: 250, Lines: [{ Quantity: 4, HeldQuantity: 3 }, { HeldQuantity: 0 }], Shortages: [{ State: 10, LessAmount: 0, Replacement: { ProductCode: dearer.code, Quantity: 2, Price: 70 } }] })
    expect((await bench.ship(OrderNo, [2])).message).toMatch(/有3.等买家答复，最多还可发1/)
    const seen = await bench.shopper.detail(OrderNo)
    expect(seen.AllowActions).toContain('AnswerShortage')
    expect(await titlesOf(OrderNo)).toEqual(['你的订单缺货，商家建议换货，请答复'])
    expect((await bench.answer(OrderNo, shortageAnswer.accept)).body?.AllowActions).not.toContain('AnswerShortage')
    const after = await bench.seen(OrderNo)
    expect(after).toMatchObject({ PayableAmount: 240, Status: 40, Shortages: [{ State: 20, LessAmount: 10 }] })
    expect(after.Lines.map(({ ProductCode, Quantity, Price }) => [ProductCode, Quantity, Price])).toEqual([[one?.code, 1, 50], [expect.anything(), 1, 50], [dearer.code, 2, 70]])
    expect([await bench.stockOf(one?.id ?? 0), await bench.stockOf(dearer.id), await bench.usedNow()]).toEqual([999, 998, used - 1_000])
    expect(await titlesOf(OrderNo)).toEqual(['你的订单缺货，商家建议换货，请答复/done'])
  })

  test('of more pieces than the missing ones have fen is refused, and never offered', async () => {
    const { OrderNo } = await bench.ordered([1])
    const [many, line] = [await plainProduct(mall), (await bench.seen(OrderNo)).Lines[0]]
    await mall.db.update(product).set({ moq: 6_000, step: 1, maxQty: 9_999 }).where(eq(product.id, many.id))
    await mall.db.update(productStock).set({ quantity: 20_000 }).where(eq(productStock.productId, many.id))
    expect((await bench.short(OrderNo, [[0, replace(1, many.code, 6_000)]])).message).toMatch(/不到一分$/)
    const { body } = await mall.call('POST /api/SellerOrder/Substitutes', { OrderNo, LineId: line?.LineId ?? 0, Quantity: 1, Keyword: many.code }, { token: bench.staff })
    expect(body?.Items.map(({ ProductCode }) => ProductCode)).not.toContain(many.code)
  })

  test('that would cost more costs what the missing pieces do, to the fen', async () => {
    const { OrderNo } = await bench.ordered([2, 1])
    const dear = await plainProduct(mall, 9_900)
    const { body } = await bench.short(OrderNo, [[0, replace(1, dear.code, 3)]])
    expect(body?.Shortages[0]?.Replacement?.Price).toBe(16.66)
    await bench.answer(OrderNo, shortageAnswer.accept)
    expect(await bench.seen(OrderNo)).toMatchObject({ PayableAmount: 149.98 })
  })

  test('is declined: the pieces are cut; or waited for: they are sent later', async () => {
    const { OrderNo } = await bench.ordered([4])
    const other = await plainProduct(mall)
    await bench.short(OrderNo, [[0, replace(1, other.code, 1)]])
    await bench.answer(OrderNo, shortageAnswer.decline)
    expect(await bench.seen(OrderNo)).toMatchObject({ PayableAmount: 150, Shortages: [{ State: 30, LessAmount: 50 }] })
    await bench.short(OrderNo, [[0, replace(1, other.code, 1)]])
    await bench.answer(OrderNo, shortageAnswer.wait)
    expect(await bench.seen(OrderNo)).toMatchObject({ PayableAmount: 150, Lines: [{ HeldQuantity: 0 }], Shortages: [{ State: 40, Day: null }, { State: 30 }] })
    expect(await bench.stockOf(other.id)).toBe(1_000)
  })

  test('without an answer in 16 working hours is cut, not earlier; the last of an order cancels it', async () => {
    const [{ OrderNo }, last] = [await bench.ordered([3]), await bench.ordered([1])]
    const other = await plainProduct(mall)
    for (const order of [OrderNo, last.OrderNo]) await bench.short(order, [[0, replace(1, other.code, 1)]])
    const before = new Date((await bench.seen(OrderNo)).Shortages[0]?.AnswerBefore ?? '')
    const hours = (before.getTime() - mall.clock().getTime()) / 3_600_000
    expect(hours).toBeGreaterThanOrEqual(16)
    expect(await lapseShortages(hoursLater(hours - 0.01))).toBe(0)
    const [first, second] = await Promise.all([lapseShortages(hoursLater(hours + 0.01)), lapseShortages(hoursLater(hours + 0.01))])
    expect(first + second).toBe(2)
    expect(await bench.seen(OrderNo)).toMatchObject({ PayableAmount: 100, Shortages: [{ State: 30 }] })
    expect(await bench.seen(last.OrderNo)).toMatchObject({ Status: 80 })
    expect(await titlesOf(OrderNo)).toContain('你没有答复换货，缺货的商品不发了')
    expect((await bench.answer(OrderNo, shortageAnswer.accept)).code).toBe('SHORTAGE_NOT_ASKED')
  })

  test('is not taken when it is gone meanwhile, and nothing is written; an order that is cancelled asks no more', async () => {
    const { OrderNo } = await bench.ordered([2])
    const other = await plainProduct(mall)
    await bench.short(OrderNo, [[0, replace(1, other.code, 1)]])
    await mall.db.execute(`update product_stock set quantity = 0 where product_id = ${other.id}`)
    expect((await bench.answer(OrderNo, shortageAnswer.accept)).code).toBe('LOW_STOCK')
    expect(await bench.seen(OrderNo)).toMatchObject({ PayableAmount: 100, Shortages: [{ State: 10 }] })
    const { Version } = await bench.shopper.detail(OrderNo)
    await mall.call('POST /api/Order/Cancel', { OrderNo, Version, Reason: '不想买了' }, { token: bench.token })
    expect((await bench.shopper.detail(OrderNo)).Shortages).toMatchObject([{ State: 80, StateName: '已失效' }])
  })
})

test('later names a day: the buyer is informed, nothing changes, and the pieces can be sent', async () => {
  const { OrderNo } = await bench.ordered([2])
  await bench.accept(OrderNo)
  expect((await bench.short(OrderNo, [[0, later(2, '2026-03-25')]])).body).toMatchObject({ PayableAmount: 100, Shortages: [{ State: 40, Day: '2026-03-25' }] })
  expect(await titlesOf(OrderNo)).toEqual(['你的订单缺货，部分商品稍后发'])
  expect((await bench.ship(OrderNo, [2])).body).toMatchObject({ Status: 50 })
})

describe('refused is', () => {
  test.each([
    ['more than has not left', cut(3), 'SHORTAGE_TOO_MANY'],
    ['a day that is over', later(1, '2026-03-01'), 'SHORTAGE_DAY_INVALID'],
    ['a product that does not exist', replace(1, '99999999', 1), 'REPLACEMENT_INVALID'],
  ])('%s, and nothing is written', async (_, said, code) => {
    const { OrderNo } = await bench.ordered([2])
    const before = await bench.seen(OrderNo)
    expect((await bench.short(OrderNo, [[0, said]])).code).toBe(code)
    expect(await bench.seen(OrderNo)).toEqual(before)
  })

  test('the same product, one that is off the shelf, and pieces that are asked about already', async () => {
    const { OrderNo, goods: [one] } = await bench.ordered([2])
    const [other, off] = [await plainProduct(mall), await plainProduct(mall)]
    await mall.db.update(product).set({ isOnShelf: false }).where(eq(product.id, off.id))
    expect((await bench.short(OrderNo, [[0, replace(1, one?.code ?? '', 1)]])).code).toBe('REPLACEMENT_INVALID')
    expect((await bench.short(OrderNo, [[0, replace(1, off.code, 1)]])).message).toBe(`${off.name}：该商品已下架`)
    await bench.short(OrderNo, [[0, replace(2, other.code, 2)]])
    expect((await bench.short(OrderNo, [[0, cut(1)]])).code).toBe('ORDER_ACTION_NOT_ALLOWED')
  })

  test('who only reads orders, another buyer, and a second answer', async () => {
    const { OrderNo } = await bench.ordered([2])
    const other = await plainProduct(mall)
    expect((await bench.short(OrderNo, [[0, cut(1)]], (await loginStaff(mall, 'sales')).Token)).status).toBe(403)
    await bench.short(OrderNo, [[0, replace(1, other.code, 1)]])
    const input = await bench.answerOf(OrderNo, shortageAnswer.accept)
    for (const account of ['buyer2', 'approver']) expect((await bench.sendAnswer(input, (await mall.login(account)).Token)).success).toBe(false)
    const first = await bench.sendAnswer(input)
    expect((await bench.sendAnswer(input)).body).toEqual(first.body)
    expect((await bench.sendAnswer({ ...input, RequestId: crypto.randomUUID() })).code).toBe('VERSION_CONFLICT')
    expect(await bench.stockOf(other.id)).toBe(999)
  })

  test('to change what an order costs while it is being paid', async () => {
    const { OrderNo } = await bench.ordered([2], { PaymentType: 4 })
    expect((await bench.short(OrderNo, [[0, cut(1)]])).body).toMatchObject({ Status: 20, PayableAmount: 50 })
    expect((await mall.call('POST /api/Payment/Start', { OrderNo }, { token: bench.token })).success).toBe(true)
    expect(await mall.db.$count(payment, eq(payment.amountFen, 5_000))).toBeGreaterThan(0)
    expect((await bench.short(OrderNo, [[0, cut(1)]])).code).toBe('SHORTAGE_PAYING')
  })
})

test('substitutes are products that the company can buy, at a price that never exceeds what is missing', async () => {
  const { OrderNo, goods: [one] } = await bench.ordered([6])
  const { Lines: [line] } = await bench.seen(OrderNo)
  const { body } = await mall.call('POST /api/SellerOrder/Substitutes', { OrderNo, LineId: line?.LineId ?? 0, Quantity: 6, Keyword: '' }, { token: bench.staff })
  expect(body?.Items.length).toBeGreaterThan(0)
  for (const { Price, OwnPrice, Quantity, Stock, ProductCode } of body?.Items ?? []) {
    expect(Price * Quantity).toBeLessThanOrEqual(300)
    expect(Price).toBeLessThanOrEqual(OwnPrice)
    expect(Stock).toBeGreaterThanOrEqual(Quantity)
    expect(ProductCode).not.toBe(one?.code)
  }
})

test('a note is for colleagues, a message for the buyer', async () => {
  const { OrderNo } = await bench.ordered([1])
  const write = (key: 'POST /api/SellerOrder/Note' | 'POST /api/SellerOrder/Message', Text: string) => mall.call(key, { OrderNo, RequestId: crypto.randomUUID(), Text }, { token: bench.staff })
  expect((await write('POST /api/SellerOrder/Note', '客户催得急')).body?.Notes).toMatchObject([{ Text: '客户催得急' }])
  expect((await write('POST /api/SellerOrder/Message', '今天下午送到')).body?.Logs[0]).toMatchObject({ Operator: '商家', Text: '留言：今天下午送到' })
  expect(JSON.stringify(await bench.shopper.detail(OrderNo))).not.toContain('客户催得急')
  expect((await bench.shopper.detail(OrderNo)).Logs.at(-1)?.Text).toBe('留言：今天下午送到')
  expect(await titlesOf(OrderNo)).toEqual(['商家对你的订单留言'])
  expect((await write('POST /api/SellerOrder/Note', ' ')).code).toBe('INVALID_INPUT')
})

test('every shortage is said in the audit log', async () => {
  const { OrderNo } = await bench.ordered([2])
  await bench.short(OrderNo, [[0, cut(1)]])
  expect(await mall.db.$count(orderShortage, eq(orderShortage.orderId, (await rowOf(OrderNo)).id))).toBe(1)
})
