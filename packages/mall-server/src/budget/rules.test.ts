import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  availableFen,
  budgetResult,
  freeze,
  opening,
  refund,
  release,
  runningBalances,
  use,
  useFrozen,
  type BudgetAmounts,
  type LedgerEntry,
} from './rules.ts'

const amounts = (parts: Partial<BudgetAmounts>): BudgetAmounts => ({ totalFen: 0, adjustedFen: 0, usedFen: 0, frozenFen: 0, ...parts })

test('可用 = 总额 + 调整 − 已用 − 冻结', () => {
  expect(availableFen(amounts({ totalFen: 100_00, adjustedFen: -10_00, usedFen: 30_00, frozenFen: 5_00 }))).toBe(55_00)
})

describe('the check of an order against a budget', () => {
  test.each([
    ['within it', 'approve', 100, 0],
    ['just all of it', 'forbid', 1_000, 0],
    ['a fen over, 超支需审批', 'approve', 1_001, 1],
    ['a fen over, 禁止', 'forbid', 1_001, 2],
  ] as const)('%s', (_, control, amountFen, result) => {
    expect(budgetResult({ ...amounts({ totalFen: 1_000 }), control }, amountFen)).toBe(result)
  })
})

describe('moves that no order can make are errors', () => {
  test.each([
    ['releasing more than is frozen', () => release(amounts({ frozenFen: 5 }), 6)],
    ['using more than is frozen', () => useFrozen(amounts({ frozenFen: 5 }), 6)],
    ['refunding more than was used', () => refund(amounts({ usedFen: 5 }), 6)],
    ['nothing', () => freeze(amounts({}), 0)],
    ['a part of a fen', () => use(amounts({}), 1.5)],
  ])('%s', (_, move) => {
    expect(move).toThrow(RangeError)
  })
})

/** An order's stay in a budget, as the lifecycle allows it. */
type Stay = { amountFen: number; frozenFirst: boolean; outcome: 'stays' | 'approved' | 'given back' | 'approved, then given back' }

const stay: fc.Arbitrary<Stay> = fc.record({
  amountFen: fc.integer({ min: 1, max: 1_000_000_00 }),
  frozenFirst: fc.boolean(),
  outcome: fc.constantFrom('stays', 'approved', 'given back', 'approved, then given back'),
})

const playStay = (before: BudgetAmounts, { amountFen, frozenFirst, outcome }: Stay) => {
  const entries: LedgerEntry[] = []
  let now = before
  const apply = (move: typeof use) => {
    const change = move(now, amountFen)
    now = change.amounts
    entries.push(...change.entries)
  }
  apply(frozenFirst ? freeze : use)
  if (frozenFirst && outcome !== 'stays' && outcome !== 'given back') apply(useFrozen)
  const isFrozen = frozenFirst && (outcome === 'stays' || outcome === 'given back')
  if (outcome.includes('given back')) apply(isFrozen ? release : refund)
  return { now, entries }
}

test('after any orders the sum of the ledger is the balance, and no part is negative', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), fc.array(stay, { maxLength: 40 }), (totalFen, stays) => {
      const opened = opening(totalFen)
      let now = opened.amounts
      const ledger = [...opened.entries]
      for (const one of stays) {
        const played = playStay(now, one)
        now = played.now
        ledger.push(...played.entries)
        expect(now.usedFen).toBeGreaterThanOrEqual(0)
        expect(now.frozenFen).toBeGreaterThanOrEqual(0)
      }
      expect(ledger.reduce((sum, entry) => sum + entry.amountFen, 0)).toBe(availableFen(now))
      expect(runningBalances(0, ledger).at(-1)).toBe(availableFen(now))
      const held = stays.filter((one) => !one.outcome.includes('given back')).reduce((sum, one) => sum + one.amountFen, 0)
      expect(now.usedFen + now.frozenFen).toBe(held)
    }),
  )
})
