import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sequencesOf } from '../testing/by-chance.ts'
import { createTestMall, type TestMall } from '../testing/test-mall.ts'
import { readCredit } from './statement/credit.ts'
import { createLoopBench, type LoopBench } from './testing/loop/loop-bench.ts'
import { anyStep, loopMoves, onwards, story } from './testing/loop/moves.ts'
import { createAsking, emptyTally, emptyWorld } from './testing/loop/world.ts'
import { findTradeViolations } from './trade-checks.ts'

const onPostgres = Boolean(process.env.TEST_DATABASE_URL)

const sequences = sequencesOf(4, 20_261_128)

/** Staff and buyers who act at the same moment; PGlite makes one statement at a time. */
const crowd = onPostgres ? 200 : 20

let mall: TestMall
let bench: LoopBench
beforeAll(async () => {
  mall = await createTestMall()
  bench = await createLoopBench(mall)
}, 180_000)
afterAll(() => mall.close())

/** Orders, statements and money of the company agree with each other. */
const expectAgreeing = async () => {
  expect(await findTradeViolations(mall.db)).toEqual([])
  const money = await bench.moneySums()
  expect({ amounts: money.amounts, matched: money.matched, paid: money.paid }).toEqual({ amounts: money.matches + money.rest, matched: money.matches, paid: money.matches })
  expect((await readCredit(mall.db, bench.enterpriseId))?.usedFen).toBe(money.owes)
  const { amounts, pieces } = await bench.sums()
  expect(amounts).toBe(pieces)
}

describe(onPostgres ? 'on PostgreSQL' : 'on PGlite', () => {
  test('whatever buyers and seller do, from the cart to the bank: only what is offered is done, and all of it agrees', async () => {
    const tally = emptyTally()
    const moves = loopMoves(bench, createAsking(mall, tally, true))
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const world = emptyWorld()
        for (const { move, ...dice } of steps) await moves[move](world, dice)
        await expectAgreeing()
        // What is received and in no statement yet is in the next.
        await bench.make()
        const { owed, stated } = await bench.sums()
        expect(stated).toBe(owed)
      }),
      { ...sequences, endOnFailure: true },
    )
    // A few sequences seldom come as far as an invoice.
    const late = sequences.numRuns < 20 ? [] : ['SellerInvoice/Issue', 'SellerPayment/Match']
    for (const call of ['SellerOrder/Ship', 'SellerOrder/Shortage', 'Order/AnswerShortage', 'Order/Receive', 'SellerAfterSales/Finish', 'Statement/Confirm', ...late]) {
      expect(tally.made.get(`POST /api/${call}`) ?? 0, call).toBeGreaterThan(0)
    }
  }, 240_000 + sequences.numRuns * 6_000)

  test(`${crowd} at once, staff and buyers, on the same orders, statements and payments: each move is done or refused for a reason, and all of it agrees`, async () => {
    const tally = emptyTally()
    const moves = loopMoves(bench, createAsking(mall, tally, false))
    const world = emptyWorld()
    const begun = onwards('submit', 'submit', 'agree', 'agree', 'pay', 'accept', 'accept', 'shipAll', 'receiveAll', 'giveBack', 'submit', 'accept', 'shipPart', 'state', 'payIn', 'payIn')
    for (const { move, ...dice } of begun) await moves[move](world, dice)
    // Everybody has carts of their own: orders are not placed at once by one buyer.
    const steps = fc.sample(anyStep.filter(({ move }) => move !== 'submit'), { numRuns: crowd, seed: 20_261_128 })
    await Promise.all(steps.map(({ move, ...dice }) => moves[move](world, dice)))
    expect(tally.refused.size).toBeGreaterThan(0)
    await expectAgreeing()
  }, 240_000)
})
