import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { afterSales } from '../../platform/db/schema/after-sales.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import type { OrderRow } from '../order/store.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { demo } from '../../demo/organisation.ts'
import { buyerOf } from '../../testing/callers.ts'
import { meetingPoint } from '../../testing/meeting-point.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { applyForAfterSales } from './apply.ts'
import { lockOrder, type OrderLock } from './store.ts'
import { createAfterSalesBench, type AfterSalesBench } from './testing/after-sales-bench.ts'

/** PGlite runs one statement at a time: there races cannot occur. */
const onPostgres = Boolean(process.env.TEST_DATABASE_URL)
const place = onPostgres ? 'on PostgreSQL' : 'on PGlite only: races cannot happen here, set TEST_DATABASE_URL to try them'
const rounds = onPostgres ? 8 : 2

let mall: TestMall
let bench: AfterSalesBench

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createAfterSalesBench(mall)
}, 120_000)

afterAll(() => mall.close())

/** Two applications at the same moment for three of five pieces each. */
const together = async (lock: OrderLock) => {
  const line = await bench.received(5)
  const caller = buyerOf(demo.users.buyer)
  const outcomes = await Promise.all(
    [1, 2].map(async () => {
      try {
        await applyForAfterSales({ deps: mall.deps, caller, ip: '127.0.0.1', requestId: crypto.randomUUID() }, bench.applicationOf(line, { Quantity: 3 }), lock)
        return 'applied'
      } catch (error) {
        return error instanceof BusinessError ? error.code : 'failed'
      }
    }),
  )
  const services = await mall.db.select({ quantity: afterSales.quantity }).from(afterSales).where(eq(afterSales.lineId, line.LineId))
  return { outcomes: outcomes.toSorted(), pieces: services.reduce((sum, { quantity }) => sum + quantity, 0) }
}

describe(place, () => {
  test('two applications at the same moment never get more pieces than there are', async () => {
    for (let round = 0; round < rounds; round++) expect(await together(lockOrder)).toEqual({ outcomes: ['AFTER_SALES_TOO_MANY', 'applied'], pieces: 3 })
    expect(await findTradeViolations(mall.db)).toEqual([])
  }, 120_000)

  test('the applicant cancels while the seller approves: one of them does', async () => {
    for (let round = 0; round < rounds; round++) {
      const { ReturnOrderId } = await bench.applied(await bench.received(2))
      const [{ success }] = await Promise.all([mall.call('POST /api/AfterSales/Cancel', { ReturnOrderId, Version: 1 }, bench.token('buyer')), bench.sellerWorks(1)])
      expect((await bench.detail(ReturnOrderId)).Status).toBe(success ? 70 : 20)
    }
    expect(await findTradeViolations(mall.db)).toEqual([])
  }, 120_000)
})

if (onPostgres) {
  test('without the lock they do get more', async () => {
    const noLock = (): OrderLock => {
      const meet = meetingPoint()
      return async (tx, orderId) => {
        const [row] = await tx.select().from(orders).where(eq(orders.id, orderId))
        await meet()
        return row as OrderRow
      }
    }
    let wrong = 0
    for (let round = 0; wrong === 0 && round < rounds; round++) if ((await together(noLock())).pieces > 5) wrong++
    expect(wrong).toBeGreaterThan(0)
  }, 120_000)
}
