import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementStatus } from '@mall/api/contract'
import { sequencesOf } from '../../testing/by-chance.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { readCredit } from './credit.ts'
import { runStatements } from './run-statements.ts'
import { createStatementBench, type StatementBench } from './testing/statement-bench.ts'

const onPostgres = Boolean(process.env.TEST_DATABASE_URL)

const sequences = sequencesOf(onPostgres ? 16 : 10, 20_260_318)

/** People who act at the same moment. */
const crowd = 20

let mall: TestMall
let bench: StatementBench
beforeAll(async () => {
  mall = await createTestMall()
  bench = await createStatementBench(mall)
}, 180_000)
afterAll(() => mall.close())

const pick = fc.nat(2)
/** What happens next. Much of it is refused in most states, and that is part of it. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('order' as const), pieces: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('receive' as const), at: pick, received: fc.nat(2), refused: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('return' as const), at: pick }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('state' as const) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('dispute' as const), at: pick, row: pick }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('answer' as const), at: pick, row: pick, lowerBy: fc.nat(60) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('postpone' as const), at: pick, row: pick }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('confirm' as const), at: pick }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('payment' as const), yuan: fc.integer({ min: 1, max: 400 }) }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('match' as const), at: pick, payment: pick, whole: fc.boolean(), yuan: fc.integer({ min: 1, max: 120 }) }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('unmatch' as const), payment: pick, match: pick }) },
)

const counts: Record<string, number> = {}

/** What statements have is what was received and not refunded, and each statement is the sum of its pieces. */
const check = async (isAllStated: boolean) => {
  const { owed, stated, amounts, pieces } = await bench.sums()
  expect(amounts).toBe(pieces)
  const money = await bench.moneySums()
  expect(money.amounts).toBe(money.matches + money.rest)
  expect([money.matched, money.paid]).toEqual([money.matches, money.matches])
  expect((await readCredit(mall.db, bench.enterpriseId))?.usedFen).toBe(money.owes)
  if (isAllStated) expect(stated).toBe(owed)
}

describe(onPostgres ? 'on PostgreSQL' : 'on PGlite', () => {
  test('of any sequence nothing is in two statements, and nothing in none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 80 }), async (steps) => {
        const [orderNos, statementNos, paymentNos]: [string[], string[], string[]] = [[], [], []]
        const note = (kind: string, isDone: boolean) => {
          if (isDone) counts[kind] = (counts[kind] ?? 0) + 1
        }
        const ofOrder = (at: number) => orderNos[at % Math.max(1, orderNos.length)]
        const ofStatement = async (at: number) => {
          // The latest ones: the first are soon confirmed.
          const StatementNo = statementNos.at(-1 - (at % Math.max(1, statementNos.length)))
          return StatementNo === undefined ? null : bench.detail(StatementNo)
        }
        for (const one of steps) {
          if (one.kind === 'order') orderNos.push((await bench.receipts.delivered([one.pieces])).OrderNo)
          else if (one.kind === 'receive') {
            const orderNo = ofOrder(one.at)
            if (orderNo !== undefined && one.received + one.refused > 0) note('receive', (await bench.receipts.receive(orderNo, [{ received: one.received, refused: one.refused }])).success)
          } else if (one.kind === 'return') {
            const OrderNo = ofOrder(one.at)
            if (OrderNo === undefined) continue
            const LineId = (await bench.receipts.shopper.detail(OrderNo)).Lines[0]?.LineId ?? 0
            const { success } = await bench.invoices.services.apply({ OrderNo, LineId }, { Type: 1, Quantity: 1, ReturnMode: 1 })
            if (success) await bench.invoices.services.sellerWorks(24 * 30)
            note('return', success)
          } else if (one.kind === 'state') {
            const made = await bench.make()
            if (made !== null) statementNos.push(made.statementNo)
            note('state', made !== null)
            await check(true)
          } else if (one.kind === 'payment') {
            paymentNos.push((await bench.receive(one.yuan)).PaymentNo)
            await check(false)
          } else if (one.kind === 'match' || one.kind === 'unmatch') {
            const payments = []
            for (const no of paymentNos) payments.push(await bench.paymentOf(no))
            // Mostly one of which there is something to use, or to undo; else one that is refused.
            const usable = payments.filter(({ AllowActions }) => AllowActions.includes(one.kind === 'match' ? 'Match' : 'Unmatch'))
            const payment = usable[one.payment % Math.max(1, usable.length)] ?? payments[0]
            if (payment === undefined) continue
            if (one.kind === 'unmatch') note('unmatch', (await bench.unmatch(payment, payment.Matches[one.match % Math.max(1, payment.Matches.length)]?.MatchId ?? 1)).success)
            else {
              const details = []
              for (const no of statementNos) details.push(await bench.detail(no))
              // Mostly one that can be paid; else one that is refused.
              const payable = details.filter(({ Status, UnpaidAmount }) => Status === statementStatus.confirmed && UnpaidAmount > 0)
              const seen = payable[one.at % Math.max(1, payable.length)] ?? details.at(-1)
              if (seen === undefined) continue
              // Whole: what settles it, or all that there is.
              const amount = one.whole ? Math.min(payment.RestAmount, seen.UnpaidAmount) : one.yuan
              if (amount <= 0) continue
              const { body } = await bench.match(payment, seen, amount)
              note('match', body !== null)
              if ((await bench.detail(seen.StatementNo)).UnpaidAmount === 0 && body !== null) note('settle', true)
            }
            await check(false)
          } else {
            const seen = await ofStatement(one.at)
            if (seen === null) continue
            if (one.kind === 'confirm') note('confirm', (await bench.confirm(seen)).success)
            else {
              const RowId = seen.Rows[one.row % Math.max(1, seen.Rows.length)]?.RowId ?? 1
              if (one.kind === 'dispute') note('dispute', (await bench.dispute(seen, RowId)).success)
              else if (one.kind === 'postpone') note('postpone', (await bench.postpone(seen, RowId)).success)
              else note('answer', (await bench.answer(seen, RowId, one.lowerBy)).success)
            }
            await check(false)
          }
        }
        await bench.make()
        await check(true)
      }),
      sequences,
    )
    for (const kind of ['receive', 'return', 'state', 'dispute', 'answer', 'postpone', 'confirm', 'match', 'unmatch', 'settle']) expect(counts[kind] ?? 0, `${kind} of ${JSON.stringify(counts)}`).toBeGreaterThan(0)
  }, 600_000 + sequences.numRuns * 6_000)

  test('of a confirmation and a dispute in the same version one is made', async () => {
    for (let round = 0; round < 5; round++) {
      const one = await bench.stated([1])
      const RowId = one.Rows[0]?.RowId ?? 0
      const replies = await Promise.all([bench.confirm(one), bench.dispute(one, RowId), bench.confirm(one), bench.dispute(one, RowId)])
      expect(replies.filter(({ success }) => success)).toHaveLength(1)
      const after = await bench.detail(one.StatementNo)
      expect([after.Status, after.Rows[0]?.State]).toEqual(replies[0].success || replies[2].success ? [30, 'confirmed'] : [20, 'disputed'])
    }
  }, 120_000)

  test('of a confirmation and the issue of an invoice at the same moment one sees the other', async () => {
    await bench.make()
    for (let round = 0; round < 8; round++) {
      const lines = [await bench.invoices.received(1), await bench.invoices.received(4)]
      const one = await bench.detail((await bench.make())?.statementNo ?? '')
      await bench.invoices.applied(one.Rows.map(({ OrderNo, Amount }) => [OrderNo, Amount] as const))
      await Promise.all([bench.confirm(one), bench.invoices.issuerWorks()])
      expect(await bench.detail(one.StatementNo)).toMatchObject({ Status: statementStatus.invoiced, RowCount: lines.length, UninvoicedAmount: 0 })
    }
  }, 120_000)

  test(`${crowd} jobs at once make a statement once`, async () => {
    await bench.stated([1])
    const { OrderNo } = await bench.receipts.delivered([3])
    await bench.receipts.receive(OrderNo, [{ received: 3 }])
    const clock = () => new Date('2027-07-01T02:00:00+08:00')
    await Promise.all(Array.from({ length: crowd }, () => runStatements({ ...mall.deps, clock })))
    await check(true)
    expect(await bench.make()).toBeNull()
  }, 120_000)
})
