import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { and, eq, inArray } from 'drizzle-orm'
import { orderStatus } from '@mall/api/contract'
import { product, productStock } from '../../platform/db/schema/catalogue.ts'
import { budget } from '../../platform/db/schema/budget.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { availableFen } from '../../company/budget/rules.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { findTradeViolations } from '../trade-checks.ts'
import { safeGuards } from './submit.ts'
import { unguarded } from './testing/unguarded.ts'
import { gatherCrowd, openBudget, openLevel, rush } from './testing/crowd.ts'
import { createShopper, plainPriceFen, plainProduct, type Shopper } from '../../testing/shopper.ts'

/** PGlite runs one statement at a time: there the rushes only show that the sums are right, and races cannot occur. */
const onPostgres = Boolean(process.env.TEST_DATABASE_URL)
const place = onPostgres ? 'on PostgreSQL' : 'on PGlite only: races cannot happen here, set TEST_DATABASE_URL to try them'
const crowd = onPostgres ? 200 : 30
const pieces = crowd / 2
const rounds = 2
const everyRound = Array.from({ length: rounds }, (_, index) => index + 1)

let mall: TestMall
let callers: Awaited<ReturnType<typeof gatherCrowd>>['callers']
let departmentId: number
const freightFen = 800

beforeAll(async () => {
  mall = await createTestMall()
  ;({ callers, departmentId } = await gatherCrowd(mall, crowd))
}, 120_000)

afterAll(() => mall.close())

const stockUp = (productId: number, quantity: number) =>
  mall.db
    .update(productStock)
    .set({ quantity })
    .where(and(eq(productStock.productId, productId), eq(productStock.areaCode, '310000')))

const stockOf = async (productId: number) => {
  const [row] = await mall.db
    .select()
    .from(productStock)
    .where(and(eq(productStock.productId, productId), eq(productStock.areaCode, '310000')))
  return row?.quantity
}

const remainingOf = async (budgetId: number) => {
  const [row] = await mall.db.select().from(budget).where(eq(budget.id, budgetId))
  if (row === undefined) throw new Error(`No budget ${budgetId}`)
  return availableFen(row)
}

describe(place, () => {
  // A test for each round: one that a busy machine makes too slow ends before the next begins, and leaves it alone.
  test.each(everyRound)(`round %i of ${rounds}: ${crowd} buyers for ${pieces} pieces, exactly ${pieces} are sold`, async () => {
    const { id } = await plainProduct(mall)
    await stockUp(id, pieces)
    const { orders: sold, failures } = await rush(mall, callers, id, safeGuards)
    expect(sold).toHaveLength(pieces)
    expect(new Set(sold).size).toBe(pieces)
    expect(failures).toHaveLength(crowd - pieces)
    expect(failures.filter((text) => !text.includes('库存不足'))).toEqual([])
    expect(await stockOf(id)).toBe(0)
    expect(await findTradeViolations(mall.db)).toEqual([])
  })

  test.each(everyRound)(`round %i of ${rounds}: ${crowd} buyers for the rest of a budget, spent to the last fen and never exceeded`, async () => {
    const { id } = await plainProduct(mall)
    const budgetId = await openBudget(mall, departmentId, pieces * (plainPriceFen + freightFen))
    const { orders: placed, failures } = await rush(mall, callers, id, safeGuards)
    expect(placed).toHaveLength(pieces)
    expect(failures.filter((text) => text !== '超预算，禁止提交（超出 2026年3月 预算）')).toEqual([])
    expect(await remainingOf(budgetId)).toBe(0)
    expect(await stockOf(id)).toBe(1_000 - pieces)
    expect(await findTradeViolations(mall.db)).toEqual([])
    await mall.db.update(budget).set({ enabled: false }).where(eq(budget.departmentId, departmentId))
  })

  test(`${crowd} buyers for the rest of the tightest of three levels: spent to the last fen, and none is exceeded`, async () => {
    const { id } = await plainProduct(mall)
    const month = await openBudget(mall, departmentId, 2 * pieces * (plainPriceFen + freightFen))
    // Of the three neither the first nor the last to be opened.
    const quarter = await openLevel(mall, departmentId, { period: 'quarter', startsOn: '2026-01-01', totalFen: pieces * (plainPriceFen + freightFen), control: 'forbid' })
    const year = await openLevel(mall, departmentId, { period: 'year', startsOn: '2026-01-01', totalFen: 3 * pieces * (plainPriceFen + freightFen), control: 'forbid' })
    const { orders: placed, failures } = await rush(mall, callers, id, safeGuards)
    expect(placed).toHaveLength(pieces)
    expect(failures.filter((text) => text !== '超预算，禁止提交（超出 2026年一季度 预算）')).toEqual([])
    expect([await remainingOf(month), await remainingOf(quarter), await remainingOf(year)].map((fen) => fen / (plainPriceFen + freightFen))).toEqual([pieces, 0, 2 * pieces])
    expect(await findTradeViolations(mall.db)).toEqual([])
    await mall.db.update(budget).set({ enabled: false }).where(eq(budget.departmentId, departmentId))
  })

  test(`${crowd} buyers while finance lowers and raises their budget: never exceeded, and the ledger adds up`, async () => {
    const { id } = await plainProduct(mall)
    const budgetId = await openBudget(mall, departmentId, pieces * (plainPriceFen + freightFen))
    const { Token: token } = await mall.login('finance')
    const adjustOften = async () => {
      let done = 0
      for (const Amount of [-1_000, 500, -300, 800, -700, 700]) {
        const { body } = await mall.call('POST /api/Budget/Detail', { BudgetId: budgetId }, { token })
        const { success } = await mall.call('POST /api/Budget/Adjust', { BudgetId: budgetId, Version: body?.Version ?? 0, RequestId: crypto.randomUUID(), Amount, Reason: '调度' }, { token })
        if (success) done++
      }
      return done
    }
    const [{ orders: placed, failures }, adjusted] = await Promise.all([rush(mall, callers, id, safeGuards), adjustOften()])
    expect(adjusted).toBeGreaterThan(0)
    expect(placed.length).toBeGreaterThan(0)
    expect(failures.filter((text) => text !== '超预算，禁止提交（超出 2026年3月 预算）')).toEqual([])
    expect(await remainingOf(budgetId)).toBeGreaterThanOrEqual(0)
    expect(await findTradeViolations(mall.db)).toEqual([])
    await mall.db.update(budget).set({ enabled: false }).where(eq(budget.departmentId, departmentId))
  })

  test('the same RequestId twenty times in parallel: one order, one response', async () => {
    const buyer = await createShopper(mall, 'buyer')
    const { code } = await plainProduct(mall)
    await buyer.put(code, 1)
    const submission = buyer.submissionOf(await buyer.confirm())
    const before = await mall.db.$count(orders)
    const responses = await Promise.all(Array.from({ length: 20 }, () => buyer.submit(submission)))
    expect(responses.filter((response) => !response.success)).toEqual([])
    expect(new Set(responses.map((response) => JSON.stringify(response.body))).size).toBe(1)
    expect(await mall.db.$count(orders)).toBe(before + 1)
    expect(await findTradeViolations(mall.db)).toEqual([])
  })

  test('two buyers of the same two products in opposite order do not wait for each other', async () => {
    const [first, second] = [await plainProduct(mall), await plainProduct(mall)]
    const [one, other] = [await createShopper(mall, 'buyer'), await createShopper(mall, 'staff012')]
    // A budget in common would already make one wait for the other.
    await mall.db.update(budget).set({ enabled: false }).where(eq(budget.departmentId, demo.departments.administration))
    const prepare = async (shopper: Shopper, items: readonly { code: string }[]) => {
      for (const item of items) await shopper.put(item.code, 1)
      return shopper.submissionOf(await shopper.confirm())
    }
    for (let round = 0; round < 15; round++) {
      const forwards = await prepare(one, [first, second])
      const backwards = await prepare(other, [second, first])
      const responses = await Promise.all([one.submit(forwards), other.submit(backwards)])
      expect(responses.map((response) => response.body?.Outcome)).toEqual(['submitted', 'submitted'])
    }
  })

  test('orders of the same products complete in parallel, and every piece counts as sold', async () => {
    const sold = [await plainProduct(mall), await plainProduct(mall), await plainProduct(mall)]
    const ids = sold.map(({ id }) => id)
    const salesOf = async () => {
      const rows = await mall.db.select({ count: product.salesCount }).from(product).where(inArray(product.id, ids)).orderBy(product.id)
      return rows.map((row) => row.count)
    }
    const shoppers = [await createShopper(mall, 'buyer'), await createShopper(mall, 'staff012')]
    await mall.db.update(budget).set({ enabled: false }).where(eq(budget.departmentId, demo.departments.administration))
    const before = await salesOf()
    const placed = []
    for (let round = 0; round < 6; round++) {
      for (const [turn, shopper] of shoppers.entries()) {
        for (const item of turn === 0 ? sold : sold.toReversed()) await shopper.put(item.code, round + 1)
        const { body } = await shopper.submit(shopper.submissionOf(await shopper.confirm()))
        if (body?.Outcome === 'submitted') placed.push({ shopper, OrderNo: body.OrderNo })
      }
    }
    const numbers = placed.map(({ OrderNo }) => OrderNo)
    await mall.db.update(orders).set({ status: orderStatus.pendingReceipt }).where(inArray(orders.orderNo, numbers))
    const ofThem = mall.db.select({ id: orders.id }).from(orders).where(inArray(orders.orderNo, numbers))
    await mall.db.update(orderLine).set({ shippedQuantity: orderLine.quantity }).where(inArray(orderLine.orderId, ofThem))
    const twice = [...placed, ...placed]
    const receipts = await Promise.all(
      twice.map(({ shopper, OrderNo }) => mall.call('POST /api/Order/ConfirmReceipt', { OrderNo, Version: 1 }, { token: shopper.token })),
    )
    expect(receipts.filter((receipt) => receipt.success)).toHaveLength(12)
    expect(new Set(receipts.map((receipt) => receipt.status))).toEqual(new Set([200]))
    expect(await salesOf()).toEqual(before.map((count) => count + 2 * (1 + 2 + 3 + 4 + 5 + 6)))
    expect(await findTradeViolations(mall.db)).toEqual([])
  })
})

if (onPostgres) {
  describe('without the locks, two submissions', () => {
    const two = () => callers.slice(0, 2)

    test('sell one piece twice', async () => {
      const { id } = await plainProduct(mall)
      await stockUp(id, 1)
      // Nothing but the stock for which they wait for one another.
      await mall.db.update(budget).set({ enabled: false }).where(eq(budget.departmentId, departmentId))
      const { orders: sold } = await rush(mall, two(), id, { ...safeGuards, changeStock: unguarded().changeStock })
      expect(sold).toHaveLength(2)
      expect(await findTradeViolations(mall.db)).not.toEqual([])
    })

    test('spend the same money twice', async () => {
      const { id } = await plainProduct(mall)
      await stockUp(id, 2)
      await openBudget(mall, departmentId, plainPriceFen + freightFen)
      const { orders: placed } = await rush(mall, two(), id, { ...safeGuards, readLevels: unguarded().readLevels })
      expect(placed).toHaveLength(2)
      expect(await findTradeViolations(mall.db)).not.toEqual([])
    })
  })
}
