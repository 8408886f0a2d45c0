import { budgetPeriodEnd, budgetResult } from '@mall/api/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  adjust,
  availableFen,
  budgetResultOf,
  canAdjust,
  correctTotal,
  crossedThresholds,
  freeze,
  opening,
  refund,
  release,
  runningBalances,
  usageRate,
  use,
  useFrozen as spendFrozen,
  type BudgetAmounts,
  type BudgetChange,
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
    expect(budgetResultOf({ ...amounts({ totalFen: 1_000 }), control }, amountFen)).toBe(result)
  })
})

describe('moves that no order can make are errors', () => {
  test.each([
    ['releasing more than is frozen', () => release(amounts({ frozenFen: 5 }), 6)],
    ['using more than is frozen', () => spendFrozen(amounts({ frozenFen: 5 }), 6)],
    ['refunding more than was used', () => refund(amounts({ usedFen: 5 }), 6)],
    ['nothing', () => freeze(amounts({}), 0)],
    ['a part of a fen', () => use(amounts({}), 1.5)],
  ])('%s', (_, move) => {
    expect(move).toThrow(RangeError)
  })
})

test.each([
  ['month', '2026-02-01', '2026-02-28'],
  ['month', '2028-02-01', '2028-02-29'],
  ['quarter', '2026-11-01', '2027-01-31'],
  ['year', '2026-01-01', '2026-12-31'],
  ['year', '2026-04-01', '2027-03-31'],
] as const)('a %s from %s ends on %s', (period, startsOn, endsOn) => {
  expect(budgetPeriodEnd(period, startsOn)).toBe(endsOn)
})

test.each([
  ['nothing', { totalFen: 1_000 }, 0],
  ['rounded down', { totalFen: 1_000, usedFen: 699 }, 69],
  ['57 of 100, which binary fractions get wrong', { totalFen: 100, usedFen: 57 }, 57],
  ['used and frozen, of what was granted', { totalFen: 600, adjustedFen: 400, usedFen: 300, frozenFen: 400 }, 70],
  ['more than all of it', { totalFen: 1_000, usedFen: 1_025 }, 102],
  ['something of nothing', { usedFen: 1 }, 100],
] as const)('the share of %s', (_, parts, percent) => {
  expect(usageRate(amounts(parts))).toBe(percent)
})

describe('the shares that a change has crossed', () => {
  const of = (usedFen: number, totalFen = 1_000) => amounts({ totalFen, usedFen })
  test.each([
    ['a fen below 70 %', of(0), of(699), []],
    ['70 %', of(699), of(700), [70]],
    ['from 70 % to a fen below 90 %', of(700), of(899), []],
    ['90 %', of(899), of(900), [90]],
    ['both at once', of(0), of(1_200), [70, 90]],
    ['down again', of(950), of(100), []],
    ['by a lower budget', of(500, 1_000), of(500, 600), [70]],
    ['without anything taken', of(0, 0), of(0, 0), []],
  ])('%s', (_, before, after, crossed) => {
    expect(crossedThresholds(before, after)).toEqual(crossed)
  })
})

describe('an adjustment', () => {
  const budget = amounts({ totalFen: 100, usedFen: 60, frozenFen: 15 })
  test('调减不能低于已用+冻结', () => {
    expect(canAdjust(budget, -25)).toBe(true)
    expect(canAdjust(budget, -26)).toBe(false)
    expect(() => adjust(budget, -26)).toThrow(RangeError)
    expect(() => correctTotal(budget, -26)).toThrow(RangeError)
  })
  test('what is exceeded can be raised, even where that is not enough', () => {
    const over = amounts({ totalFen: 100, usedFen: 160 })
    expect(canAdjust(over, 10)).toBe(true)
    expect(canAdjust(over, -1)).toBe(false)
  })
  test('is of whole fen, and not nothing', () => {
    for (const delta of [0, 0.5, Number.NaN]) expect(() => adjust(budget, delta)).toThrow(RangeError)
  })
})

/** What people do with the orders of one budget, and with the budget; `order` picks one of those that there are. */
type Step =
  | { readonly kind: 'submit'; readonly amountFen: number; readonly needsApproval: boolean }
  | { readonly kind: 'approve' | 'reject' | 'cancel'; readonly order: number }
  | { readonly kind: 'lower' | 'return'; readonly order: number; readonly share: number }
  | { readonly kind: 'adjust'; readonly deltaFen: number }

const amountFen = fc.integer({ min: 1, max: 1_000_000_00 })
const order = fc.nat({ max: 30 })
const share = fc.double({ min: 0, max: 1, noNaN: true })

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('submit' as const), amountFen, needsApproval: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('approve' as const, 'reject' as const, 'cancel' as const), order }),
  fc.record({ kind: fc.constantFrom('lower' as const, 'return' as const), order, share }),
  fc.record({ kind: fc.constant('adjust' as const), deltaFen: fc.integer({ min: -2_000_000_00, max: 2_000_000_00 }) }),
)

/** What an order holds of its budget. */
interface Held {
  readonly state: 'frozen' | 'used' | 'none'
  readonly fen: number
}

/** Runs the steps as the mall would; those that an order's state does not allow are skipped. */
const play = (totalFen: number, control: 'approve' | 'forbid', steps: readonly Step[]) => {
  const opened = opening(totalFen)
  let now = opened.amounts
  const ledger = [...opened.entries]
  const orders: Held[] = []
  const write = ({ amounts: after, entries }: BudgetChange) => {
    now = after
    ledger.push(...entries)
  }
  const move = (at: number, after: Held, made: BudgetChange) => {
    orders[at] = after
    write(made)
  }
  const give = (at: number, { state, fen }: Held, back: number) => {
    const left = fen - back
    move(at, { state: left === 0 ? 'none' : state, fen: left }, (state === 'frozen' ? release : refund)(now, back))
  }
  for (const one of steps) {
    if (one.kind === 'submit') {
      const result = budgetResultOf({ ...now, control }, one.amountFen)
      if (result === budgetResult.forbidden) continue
      const isFrozen = one.needsApproval || result === budgetResult.needsApproval
      orders.push({ state: isFrozen ? 'frozen' : 'used', fen: one.amountFen })
      write((isFrozen ? freeze : use)(now, one.amountFen))
    } else if (one.kind === 'adjust') {
      if (one.deltaFen !== 0 && canAdjust(now, one.deltaFen)) write(adjust(now, one.deltaFen))
    } else {
      const at = one.order % Math.max(1, orders.length)
      const held = orders[at]
      if (held === undefined || held.state === 'none') continue
      const part = 'share' in one ? Math.ceil(held.fen * one.share) : held.fen
      if (one.kind === 'cancel') give(at, held, held.fen)
      else if (one.kind === 'return') {
        if (held.state === 'used' && part > 0) give(at, held, part)
      } else if (held.state === 'frozen') {
        if (one.kind === 'approve') move(at, { ...held, state: 'used' }, spendFrozen(now, held.fen))
        else if (one.kind === 'reject') give(at, held, held.fen)
        else if (part > 0) give(at, held, part)
      }
    }
    check(now, ledger, orders)
    if (control === 'forbid') expect(availableFen(now)).toBeGreaterThanOrEqual(0)
  }
  return ledger
}

/** After every step: the ledger adds up, no part is negative, and what is held is held for orders. */
const check = (now: BudgetAmounts, ledger: readonly LedgerEntry[], orders: readonly Held[]) => {
  const heldBy = (state: Held['state']) => orders.reduce((sum, one) => (one.state === state ? sum + one.fen : sum), 0)
  const isRight =
    ledger.reduce((sum, entry) => sum + entry.amountFen, 0) === availableFen(now) &&
    now.usedFen === heldBy('used') && now.frozenFen === heldBy('frozen') && now.totalFen + now.adjustedFen >= 0
  // One assertion of all: thousands of sequences of dozens of steps.
  if (!isRight) expect({ now, sum: runningBalances(0, ledger).at(-1), used: heldBy('used'), frozen: heldBy('frozen') }).toBe('a ledger that adds up')
}

test('10,000 sequences of orders, approvals, cuts, returns and adjustments: the ledger is the balance after every step, and no part is negative', { timeout: 60_000 }, () => {
  let entries = 0
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), fc.constantFrom('approve', 'forbid'), fc.array(step, { minLength: 12, maxLength: 40, size: 'max' }), (totalFen, control, steps) => {
      const ledger = play(totalFen, control, steps)
      entries += ledger.length
      expect(runningBalances(0, ledger)).toHaveLength(ledger.length)
    }),
    { numRuns: 10_000 },
  )
  expect(entries).toBeGreaterThan(100_000)
})
