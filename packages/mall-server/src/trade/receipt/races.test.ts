import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { createReceiptBench, type ReceiptBench } from './testing/receipt-bench.ts'

/** PGlite runs one statement at a time: there the rushes only show that the sums are right, and races cannot occur. */
const onPostgres = Boolean(process.env.TEST_DATABASE_URL)
const place = onPostgres ? 'on PostgreSQL' : 'on PGlite only: races cannot happen here, set TEST_DATABASE_URL to try them'
const crowd = 20

let mall: TestMall
let bench: ReceiptBench

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createReceiptBench(mall)
}, 120_000)

afterAll(() => mall.close())

describe(place, () => {
  test(`${crowd} receipts and refusals of a package in the same version: one is made`, async () => {
    const { OrderNo } = await bench.delivered([crowd])
    const inputs = await Promise.all(Array.from({ length: crowd }, (_, index) => bench.receiptOf(OrderNo, [index % 2 === 0 ? { received: 3 } : { refused: 3 }])))
    const replies = await Promise.all(inputs.map((input) => bench.send(input)))
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
    expect(new Set(replies.filter(({ success }) => !success).map(({ code }) => code))).toEqual(new Set(['VERSION_CONFLICT']))
    const { Lines: [line] } = await bench.shopper.detail(OrderNo)
    expect((line?.ReceivedQuantity ?? 0) + (line?.RefusedQuantity ?? 0)).toBe(3)
    expect(await findTradeViolations(mall.db)).toEqual([])
  })

  test(`${crowd} that read again and go on until nothing is open: each piece is given once`, async () => {
    const pieces = crowd * 2
    const { OrderNo, goods: [goods] } = await bench.delivered([pieces])
    const used = await bench.usedNow()
    const given = await Promise.all(
      Array.from({ length: crowd }, async (_, index) => {
        const mine = { received: 0, refused: 0 }
        for (let round = 0; round < 500; round++) {
          const isRefusal = (index + round) % 3 === 0
          const reply = await bench.receive(OrderNo, [isRefusal ? { refused: 1 } : { received: 1 }])
          if (reply.success) mine[isRefusal ? 'refused' : 'received']++
          else if (reply.code !== 'VERSION_CONFLICT') return mine
        }
        throw new Error('It never ended')
      }),
    )
    const [received, refused] = [given.reduce((sum, one) => sum + one.received, 0), given.reduce((sum, one) => sum + one.refused, 0)]
    expect(received + refused).toBe(pieces)
    const { Lines: [line], Status, RefusedAmount } = await bench.shopper.detail(OrderNo)
    expect([line?.ReceivedQuantity, line?.RefusedQuantity, Status, RefusedAmount]).toEqual([received, refused, 70, refused * 50])
    expect(await bench.usedNow()).toBe(used - refused * 5_000)
    await Promise.all([bench.carrierWorks(48), bench.carrierWorks(48), bench.carrierWorks(48)])
    expect(await bench.stockOf(goods?.id ?? 0)).toBe(1_000 - received)
    expect(await findTradeViolations(mall.db)).toEqual([])
  }, 240_000)

  test('the same RequestId twenty times in parallel: one receipt, one response', async () => {
    const { OrderNo } = await bench.delivered([9])
    const input = await bench.receiptOf(OrderNo, [{ received: 2, refused: 1 }])
    const replies = await Promise.all(Array.from({ length: crowd }, () => bench.send(input)))
    expect(replies.filter(({ success }) => !success)).toEqual([])
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const { Lines: [line] } = await bench.shopper.detail(OrderNo)
    expect([line?.ReceivedQuantity, line?.RefusedQuantity]).toEqual([2, 1])
  })
})
