import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderStatus, shortageAnswer, shortageKind } from '@mall/api/contract'
import { randomOf, seedsOf } from '../../testing/by-chance.ts'
import { plainProduct } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { lapseShortages } from './answer.ts'
import { createShortageBench, type ShortageBench } from './testing/shortage-bench.ts'

/** PGlite runs one statement at a time: there the rushes only show that the sums are right, and races cannot occur. */
const onPostgres = Boolean(process.env.TEST_DATABASE_URL)
const place = onPostgres ? 'on PostgreSQL' : 'on PGlite only: races cannot happen here, set TEST_DATABASE_URL to try them'

let mall: TestMall
let bench: ShortageBench
let spares: readonly { readonly id: number; readonly code: string }[]

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createShortageBench(mall)
  spares = [await plainProduct(mall, 3_000), await plainProduct(mall), await plainProduct(mall, 8_000)]
}, 120_000)
afterAll(() => mall.close())

const stockOf = async (products: readonly { readonly id: number }[]): Promise<number> => {
  let sum = 0
  for (const { id } of products) sum += await bench.stockOf(id)
  return sum
}

const nextWeek = () => lapseShortages({ ...mall.deps, clock: () => new Date(mall.clock().getTime() + 8 * 86_400_000) })

/** Refused pieces are back with the seller, where there are some. */
const takeBack = async (OrderNo: string) => mall.call('POST /api/SellerOrder/TakeBack', bench.asRead(await bench.seen(OrderNo)), { token: bench.staff })

const ends: ReadonlySet<number> = new Set([orderStatus.completed, orderStatus.cancelled, orderStatus.refused])

describe('whatever the seller and the buyer say of an order', () => {
  let made = 0
  test.each(seedsOf(8))('sequence %i: each piece moves once, both sides agree, and budget and invoices follow', async (seed) => {
    const random = randomOf(seed)
    const usedBefore = await bench.usedNow()
    const sparesBefore = await stockOf(spares)
    const { OrderNo, goods } = await bench.ordered([1 + random(4), 1 + random(4), 1 + random(4)])
    const taken = (await bench.seen(OrderNo)).Quantity
    await bench.accept(OrderNo)
    for (let step = 0; step < 16; step++) {
      const order = await bench.seen(OrderNo)
      if (ends.has(order.Status)) break
      const at = random(order.Lines.length)
      const line = order.Lines[at]
      const free = (line?.Quantity ?? 0) - (line?.ShippedQuantity ?? 0) - (line?.HeldQuantity ?? 0)
      const pieces = 1 + random(Math.max(1, free))
      const spare = spares[random(spares.length)]
      const moves = [
        () => bench.short(OrderNo, [[at, { Kind: shortageKind.cut, Quantity: pieces }]]),
        () => bench.short(OrderNo, [[at, { Kind: shortageKind.replace, Quantity: pieces, ReplacementCode: spare?.code ?? '', ReplacementQuantity: 1 + random(3) }]]),
        () => bench.short(OrderNo, [[at, { Kind: shortageKind.later, Quantity: pieces, Day: '2026-03-27' }]]),
        () => bench.answer(OrderNo, shortageAnswer.accept),
        () => bench.answer(OrderNo, shortageAnswer.decline),
        () => bench.answer(OrderNo, shortageAnswer.wait),
        () => bench.ship(OrderNo, order.Lines.map((_, index) => (index === at ? pieces : 0))),
        () => bench.receive(OrderNo, [{ line: at, received: 1 }], random(Math.max(1, order.Packages.length))),
        () => bench.receive(OrderNo, [{ line: at, refused: 1 }], random(Math.max(1, order.Packages.length))),
        async () => ({ success: (await nextWeek()) > 0 }),
        () => takeBack(OrderNo),
      ]
      // Each wrong move is refused as a whole; the checks below hold after it, too.
      if ((await moves[random(moves.length)]?.())?.success) made++
      expect(await findTradeViolations(mall.db)).toEqual([])
      const [seen, bought] = [await bench.seen(OrderNo), await bench.shopper.detail(OrderNo)]
      expect([bought.PayableAmount, bought.GoodsAmount, bought.Quantity, bought.Shortages]).toEqual([seen.PayableAmount, seen.GoodsAmount, seen.Quantity, seen.Shortages])
      expect(seen.Lines.reduce((sum, { Subtotal }) => sum + Math.round(Subtotal * 100), 0)).toBe(Math.round(seen.GoodsAmount * 100))
      if (seen.Status !== orderStatus.cancelled) expect(await bench.usedNow()).toBe(usedBefore + Math.round((bought.NetAmount ?? 0) * 100))
    }
    // What is still asked would be cut in the middle of the next sequence, and give its budget back there.
    await nextWeek()
    const { Status, Version } = await bench.shopper.detail(OrderNo)
    if (Status === orderStatus.preparing) await mall.call('POST /api/Order/Cancel', { OrderNo, Version, Reason: '不想买了' }, { token: bench.token })
    await takeBack(OrderNo)
    const last = await bench.seen(OrderNo)
    const kept = last.Lines.reduce((sum, line) => sum + (last.Status === orderStatus.cancelled ? 0 : line.Quantity - line.RefusedQuantity), 0)
    expect(taken).toBeGreaterThan(0)
    expect(goods.length * 1_000 + sparesBefore - (await stockOf(goods)) - (await stockOf(spares))).toBe(kept)
    expect(await findTradeViolations(mall.db)).toEqual([])
  }, 60_000)
  test('some of the moves were made', () => expect(made).toBeGreaterThan(0))
})

describe(place, () => {
  test('the buyer answers while the job cuts: one of them decides', async () => {
    for (let round = 0; round < 5; round++) {
      const { OrderNo } = await bench.ordered([3])
      await bench.short(OrderNo, [[0, { Kind: shortageKind.replace, Quantity: 2, ReplacementCode: spares[1]?.code ?? '', ReplacementQuantity: 2 }]])
      const input = await bench.answerOf(OrderNo, shortageAnswer.accept)
      const before = await bench.stockOf(spares[1]?.id ?? 0)
      const [answered, lapsed] = await Promise.all([bench.sendAnswer(input), nextWeek()])
      expect(Number(answered.success) + lapsed).toBe(1)
      expect((await bench.seen(OrderNo)).PayableAmount).toBe(answered.success ? 150 : 50)
      expect(await bench.stockOf(spares[1]?.id ?? 0)).toBe(before - (answered.success ? 2 : 0))
      expect(await findTradeViolations(mall.db)).toEqual([])
    }
  })

  test('two of the staff cut the same pieces in the same version: one is made', async () => {
    const { OrderNo, goods: [one] } = await bench.ordered([9])
    const replies = await Promise.all(Array.from({ length: 10 }, () => bench.short(OrderNo, [[0, { Kind: shortageKind.cut, Quantity: 3 }]])))
    const made = replies.filter(({ success }) => success).length
    expect(made).toBeGreaterThan(0)
    expect(new Set(replies.filter(({ success }) => !success).map(({ code }) => code)).size).toBeLessThanOrEqual(2)
    expect(await bench.stockOf(one?.id ?? 0)).toBe(made === 3 ? 1_000 : 991 + 3 * made)
    expect(await findTradeViolations(mall.db)).toEqual([])
  })

  test('a package is sent while the buyer takes a replacement: no piece is both', async () => {
    const { OrderNo } = await bench.ordered([4])
    await bench.accept(OrderNo)
    await bench.short(OrderNo, [[0, { Kind: shortageKind.replace, Quantity: 2, ReplacementCode: spares[0]?.code ?? '', ReplacementQuantity: 2 }]])
    const [sent, answered] = await Promise.all([bench.ship(OrderNo, [2]), bench.answer(OrderNo, shortageAnswer.accept)])
    expect([sent.success, answered.success]).toContain(true)
    if (!answered.success) await bench.answer(OrderNo, shortageAnswer.accept)
    if (!sent.success) await bench.ship(OrderNo, [2])
    expect(await bench.seen(OrderNo)).toMatchObject({ Quantity: 4, OpenQuantity: 2, PayableAmount: 160, Status: 41 })
    expect(await findTradeViolations(mall.db)).toEqual([])
  })
})
