import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invoiceOrder } from '../../platform/db/schema/invoice.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { demo } from '../../demo/organisation.ts'
import { buyerOf } from '../../testing/callers.ts'
import { meetingPoint } from '../../testing/meeting-point.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { applyForInvoice } from './apply.ts'
import { lockOrders, type OrdersLock } from './store.ts'
import { createInvoiceBench, type InvoiceBench } from './testing/invoice-bench.ts'

/** PGlite runs one statement at a time: there races cannot occur. */
const onPostgres = Boolean(process.env.TEST_DATABASE_URL)
const place = onPostgres ? 'on PostgreSQL' : 'on PGlite only: races cannot happen here, set TEST_DATABASE_URL to try them'
const rounds = onPostgres ? 8 : 2

let mall: TestMall
let bench: InvoiceBench

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createInvoiceBench(mall)
}, 180_000)

afterAll(() => mall.close())

/** Two applications at the same moment for ¥60 of each of two orders of ¥100, named in opposite orders. */
const together = async (lock: OrdersLock) => {
  const [one, two] = [await bench.received(2), await bench.received(2)]
  const caller = buyerOf(demo.users.buyer)
  const parts = [[one.OrderNo, 60], [two.OrderNo, 60]] as const
  const outcomes = await Promise.all(
    [parts, parts.toReversed()].map(async (wanted) => {
      try {
        await applyForInvoice({ deps: mall.deps, caller, ip: '127.0.0.1', requestId: crypto.randomUUID() }, bench.applicationOf(wanted), lock)
        return 'applied'
      } catch (error) {
        return error instanceof BusinessError ? error.code : 'failed'
      }
    }),
  )
  const taken = await mall.db
    .select({ amountFen: invoiceOrder.amountFen })
    .from(invoiceOrder)
    .innerJoin(orders, eq(orders.id, invoiceOrder.orderId))
    .where(eq(orders.orderNo, one.OrderNo))
  return { outcomes: outcomes.toSorted(), taken: taken.reduce((sum, { amountFen }) => sum + amountFen, 0) }
}

describe(place, () => {
  test('two applications at the same moment never take more of an order than there is', async () => {
    for (let round = 0; round < rounds; round++) expect(await together(lockOrders)).toEqual({ outcomes: ['INVOICE_AMOUNT_INVALID', 'applied'], taken: 6_000 })
    expect(await findTradeViolations(mall.db)).toEqual([])
  }, 240_000)

  test('who applied cancels while the issuer reviews: one of them does', async () => {
    for (let round = 0; round < rounds; round++) {
      const { InvoiceId } = await bench.applied([[(await bench.received(1)).OrderNo, 50]])
      const [{ success }] = await Promise.all([mall.call('POST /api/Invoice/Cancel', { InvoiceId, Version: 1 }, bench.token('buyer')), bench.issuerWorks(0.3)])
      expect((await bench.detail(InvoiceId)).Status).toBe(success ? 60 : 20)
    }
    expect(await findTradeViolations(mall.db)).toEqual([])
  }, 240_000)
})

if (onPostgres) {
  test('without the lock they do take more', async () => {
    const noLock = (): OrdersLock => {
      const meet = meetingPoint()
      return async (tx, ids) => {
        const found = await tx.select().from(orders).where(inArray(orders.id, [...ids])).orderBy(asc(orders.id))
        await meet()
        return found
      }
    }
    let wrong = 0
    for (let round = 0; wrong === 0 && round < rounds; round++) if ((await together(noLock())).taken > 10_000) wrong++
    expect(wrong).toBeGreaterThan(0)
  }, 240_000)
}
