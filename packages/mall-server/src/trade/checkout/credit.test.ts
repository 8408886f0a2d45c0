import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { paymentType } from '@mall/api/contract'
import { demo } from '../../demo/organisation.ts'
import { productStock } from '../../platform/db/schema/catalogue.ts'
import { orderOverCredit, orders } from '../../platform/db/schema/order.ts'
import { statementTerm } from '../../platform/db/schema/statement.ts'
import { plainPriceFen, plainProduct } from '../../testing/shopper.ts'
import { addDays, toDay } from '../../platform/time.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { releaseWithinCredit } from '../statement/bound-by-credit.ts'
import { creditNote, creditProblem, freeOf, readCredit } from '../statement/credit.ts'
import { createStatementBench, type StatementBench } from '../statement/testing/statement-bench.ts'
import type { Guards } from './prepare.ts'
import { safeGuards } from './submit.ts'
import { gatherCrowd, rush } from './testing/crowd.ts'
import { unguarded } from './testing/unguarded.ts'

/** PGlite runs one statement at a time: there the rush shows that the sums are right, and races cannot occur. */
const onPostgres = Boolean(process.env.TEST_DATABASE_URL)
const crowd = onPostgres ? 40 : 12
const allowed = crowd / 2
const freightFen = 800
const orderFen = plainPriceFen + freightFen

const { huaqiTech } = demo.enterprises

let mall: TestMall
let bench: StatementBench
let callers: Awaited<ReturnType<typeof gatherCrowd>>['callers']

beforeAll(async () => {
  mall = await createTestMall()
  bench = await createStatementBench(mall)
  ;({ callers } = await gatherCrowd(mall, crowd))
  await mall.db.update(productStock).set({ quantity: 100_000 })
}, 180_000)
afterAll(() => mall.close())

const used = async () => (await readCredit(mall.db, huaqiTech))?.usedFen ?? 0

/** Sets 信用额度 so that this much is free. */
const free = async (fen: number) => {
  const { Terms, Version } = await bench.terms()
  if (Terms === null) throw new Error('No terms')
  const saved = await mall.call('POST /api/SellerStatement/SaveTerms', { ...bench.once(), ...Terms, EnterpriseId: huaqiTech, Version, CreditLimit: ((await used()) + fen) / 100 }, { token: bench.tokens.seller })
  expect(saved.message).toBe('')
}

describe('the rule', () => {
  it('takes what is free to the fen, and names it in its refusal', () => {
    const credit = { limitFen: 10_000, usedFen: 4_000, overLimit: 'refuse' } as const
    expect(freeOf(credit)).toBe(6_000)
    expect(creditProblem(credit, 6_000)).toBe('')
    expect(creditProblem(credit, 6_001)).toBe('信用额度还可用 ¥60.00，这一单 ¥60.01，请先付清对账单或改用其他支付方式')
    expect(freeOf({ limitFen: 10_000, usedFen: 12_000 })).toBe(0)
    expect(creditProblem(null, 9_999_999)).toBe('')
    expect(creditProblem({ ...credit, overLimit: 'ask' }, 6_001)).toBe('')
    expect(creditNote({ ...credit, overLimit: 'ask' }, 6_001)).toBe('超出信用额度 ¥0.01，提交后等商家同意')
    expect(creditNote(credit, 6_000)).toBe('信用额度还可用 ¥60.00')
  })
})

/** Orders that wait for one another at the credit alone: without a budget, and with goods that nobody takes out of a stock. */
const guards: Guards = { ...safeGuards, changeStock: async (_tx, changes) => changes.map((one) => ({ ...one, quantity: 1 })) }

describe(onPostgres ? 'on PostgreSQL' : 'on PGlite', () => {
  test(`of ${crowd} orders at once as many are placed as the credit takes`, async () => {
    const { id } = await plainProduct(mall)
    await free(allowed * orderFen + orderFen - 1)
    const before = await used()
    const { orders, failures } = await rush(mall, callers, id, guards)
    expect(orders).toHaveLength(allowed)
    expect(new Set(failures)).toEqual(new Set([`信用额度还可用 ¥${((orderFen - 1) / 100).toFixed(2)}，这一单 ¥${(orderFen / 100).toFixed(2)}，请先付清对账单或改用其他支付方式`]))
    expect(await used()).toBe(before + allowed * orderFen)
  })

  test.runIf(onPostgres)('without the lock too many are: the test above sees it', async () => {
    const { id } = await plainProduct(mall)
    await free(orderFen)
    const { orders } = await rush(mall, callers.slice(0, 2), id, { ...guards, readCredit: unguarded().readCredit })
    expect(orders).toHaveLength(2)
  })

  test('where the seller is asked all are placed, each says what it is above, and the runs of the jobs let go as many as came within it, the first ones first', async () => {
    const { id } = await plainProduct(mall)
    await free(allowed * orderFen + 100)
    const set = (changes: PgUpdateSetSource<typeof statementTerm>) => mall.db.update(statementTerm).set(changes).where(eq(statementTerm.enterpriseId, huaqiTech))
    await set({ overLimit: 'ask' })
    const placed = await rush(mall, callers, id, guards)
    expect(placed.orders).toHaveLength(crowd)
    const asking = () =>
      mall.db.select({ id: orders.id, over: orderOverCredit.overFen }).from(orderOverCredit).innerJoin(orders, eq(orders.id, orderOverCredit.orderId)).where(inArray(orders.orderNo, placed.orders)).orderBy(asc(orderOverCredit.createdAt), asc(orders.id))
    const before = await asking()
    expect(before).toHaveLength(crowd - allowed)
    expect(before.map(({ over }) => over).toSorted((one, other) => one - other)).toEqual([orderFen - 100, ...Array.from({ length: crowd - allowed - 1 }, () => orderFen)])
    // Waiting ones do not keep each other: what is free now is enough for two and a part of the third.
    await set({ creditLimitFen: sql`${statementTerm.creditLimitFen} + ${2 * orderFen}` })
    const released = await Promise.all(Array.from({ length: 4 }, () => releaseWithinCredit(mall.deps)))
    expect(released.reduce((sum, one) => sum + one, 0)).toBe(2)
    const after = await asking()
    expect(after.map((one) => one.id)).toEqual(before.slice(2).map((one) => one.id))
    expect(after[0]?.over).toBe(orderFen - 100)
    await set({ overLimit: 'refuse' })
  })
})

it('takes no order above it before the first day of the terms either', async () => {
  const [terms] = await mall.db.select().from(statementTerm).where(eq(statementTerm.enterpriseId, huaqiTech))
  const set = (changes: Partial<typeof statementTerm.$inferInsert>) => mall.db.update(statementTerm).set(changes).where(eq(statementTerm.enterpriseId, huaqiTech))
  await set({ fromDay: toDay(addDays(mall.clock(), 30)) })
  await set({ creditLimitFen: (await used()) + 1_000 })
  const pen = await plainProduct(mall)
  const outcome = await bench.receipts.shopper.buy(pen.code, 1, { PaymentType: paymentType.onAccount }).then(() => '', (error: Error) => error.message)
  await set({ fromDay: terms?.fromDay ?? '', creditLimitFen: terms?.creditLimitFen ?? null })
  expect(outcome).toMatch(/^信用额度还可用 ¥10\.00，/)
})

it('is said on the page of the submission, and is free again when a statement is paid', async () => {
  await free(10_000_000)
  await bench.stated([1])
  const one = await bench.confirm(await bench.stated([2]))
  if (one.body === null) throw new Error(one.message)
  await free(1_000)
  const note = async () => {
    const { shopper } = bench.receipts
    await shopper.put((await plainProduct(mall)).code, 1)
    const confirmation = await shopper.confirm()
    return confirmation.PaymentTypes.find(({ Type }) => Type === paymentType.onAccount)
  }
  expect(await note()).toMatchObject({ Enabled: false, DisabledReason: expect.stringMatching(/^信用额度还可用 ¥10\.00，/) })
  const money = await bench.receive(one.body.UnpaidAmount)
  expect((await bench.match(money, one.body, one.body.UnpaidAmount)).success).toBe(true)
  const list = await mall.call('POST /api/Statement/List', { PageIndex: 1, PageSize: 20 }, { token: bench.tokens.finance })
  expect(list.body?.Credit).toMatchObject({ FreeAmount: 10 + one.body.UnpaidAmount })
  expect(await note()).toMatchObject({ Enabled: true, Note: `信用额度还可用 ¥${(10 + one.body.UnpaidAmount).toFixed(2)}` })
})
