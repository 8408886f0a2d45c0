import { budgetPeriodEnd, budgetResult, type BudgetControl, type BudgetPeriod } from '@mall/api/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { begin, changedFrozen, moved, type HeldAmounts, type HoldChange } from './hold-rules.ts'
import { adjust, availableFen, budgetResultOf, canAdjust, decidingLevel, forbiddenText, opening, overrunOf, type BudgetAmounts, type BudgetLevel } from './rules.ts'

const level = (period: BudgetPeriod, startsOn: string, totalFen: number, control: BudgetControl = 'approve', parts: Partial<BudgetAmounts> = {}): BudgetLevel => ({
  ...opening(totalFen).amounts, ...parts, period, startsOn, endsOn: budgetPeriodEnd(period, startsOn), control,
})

describe('the levels of an account', () => {
  const [year, quarter, month] = [level('year', '2026-01-01', 1_000_00), level('quarter', '2026-10-01', 300_00), level('month', '2026-11-01', 100_00)]

  test('an order passes when every level allows it, and the one with least left decides', () => {
    expect(decidingLevel([year, quarter, month], 100_00)).toBe(month)
    expect([overrunOf([year, quarter, month], 100_00), forbiddenText([year, quarter, month], 100_00)]).toEqual([null, null])
    expect(decidingLevel([], 1)).toBeNull()
  })

  test('exceeded, it names the level: with the same result the one with least left, else the strictest', () => {
    expect(overrunOf([year, quarter, month], 400_00)).toEqual({ name: '2026年11月 预算', availableFen: 100_00 })
    const spent = { ...quarter, usedFen: 250_00 }
    expect(overrunOf([year, spent, month], 120_00)).toEqual({ name: '2026年四季度 预算', availableFen: 50_00 })
    const strict = { ...year, control: 'forbid' as const }
    expect(forbiddenText([strict, spent, month], 1_001_00)).toBe('超预算，禁止提交（超出 2026年 预算）')
    expect(overrunOf([strict, spent, month], 1_001_00)).toBeNull()
    expect(overrunOf([strict, spent, month], 120_00)).toEqual({ name: '2026年四季度 预算', availableFen: 50_00 })
  })
})

test('no order gives back more than it holds', () => {
  const { held, budget } = begin(opening(100).amounts, 'used', 60)
  expect(() => moved('refund', budget.amounts, held, 61)).toThrow(RangeError)
  expect(moved('release', budget.amounts, held)).toBeNull()
})

const months = ['2026-09-01', '2026-10-01', '2026-11-01', '2026-12-01', '2027-01-01'] as const
const quarters = ['2026-07-01', '2026-10-01', '2027-01-01'] as const
const years = ['2026-01-01', '2027-01-01'] as const

type Step =
  | { readonly kind: 'submit'; readonly month: number; readonly amountFen: number; readonly needsApproval: boolean }
  | { readonly kind: 'approve' | 'reject' | 'cancel'; readonly order: number }
  | { readonly kind: 'edit' | 'return'; readonly order: number; readonly share: number }
  | { readonly kind: 'adjust'; readonly at: number; readonly deltaFen: number }

const order = fc.nat({ max: 30 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('submit' as const), month: fc.nat({ max: months.length - 1 }), amountFen: fc.integer({ min: 1, max: 40_000_00 }), needsApproval: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('approve' as const, 'reject' as const, 'cancel' as const), order }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('edit' as const, 'return' as const), order, share: fc.double({ min: 0, max: 1, noNaN: true }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('adjust' as const), at: fc.nat({ max: 30 }), deltaFen: fc.integer({ min: -2_000_00, max: 2_000_00 }) }) },
)

interface Account {
  readonly level: BudgetLevel
  amounts: BudgetAmounts
  ledgerFen: number
}

interface Order {
  readonly day: string
  readonly accounts: readonly Account[]
  costsFen: number
  state: 'frozen' | 'used' | 'ended'
  returnedFen: number
  holds: HeldAmounts[]
}

const nowOf = ({ level: own, amounts }: Account): BudgetLevel => ({ ...own, ...amounts })

const write = (account: Account, change: HoldChange['budget']): void => {
  account.amounts = change.amounts
  account.ledgerFen += change.entries.reduce((sum, { amountFen }) => sum + amountFen, 0)
}

/** Applies one change to what an order holds of each of its levels. */
const each = (one: Order, change: (budget: BudgetAmounts, held: HeldAmounts) => HoldChange | null): void => {
  one.holds = one.accounts.map((account, at) => {
    const held = one.holds[at] ?? { frozenFen: 0, usedFen: 0, returnedFen: 0 }
    const made = change(account.amounts, held)
    if (made !== null) write(account, made.budget)
    return made?.held ?? held
  })
}

const submit = (accounts: readonly Account[], orders: Order[], { month, amountFen, needsApproval }: Extract<Step, { kind: 'submit' }>): void => {
  const day = `${(months[month] ?? months[0]).slice(0, 8)}15`
  const own = accounts.filter(({ level: { startsOn, endsOn } }) => startsOn <= day && endsOn >= day)
  if (forbiddenText(own.map(nowOf), amountFen) !== null) return
  const state = needsApproval || overrunOf(own.map(nowOf), amountFen) !== null ? 'frozen' : 'used'
  const one: Order = { day, accounts: own, costsFen: amountFen, state, returnedFen: 0, holds: [] }
  each(one, (budget) => begin(budget, state, amountFen))
  orders.push(one)
}

const end = (one: Order): void => {
  each(one, (budget, held) => moved(one.state === 'frozen' ? 'release' : 'refund', budget, held))
  one.state = 'ended'
}

const act = (one: Order, made: Extract<Step, { order: number }>): void => {
  if (one.state === 'ended') return
  if (made.kind === 'cancel' || (made.kind === 'reject' && one.state === 'frozen')) end(one)
  else if (made.kind === 'approve' && one.state === 'frozen') {
    each(one, (budget, held) => moved('useFrozen', budget, held))
    one.state = 'used'
  } else if (made.kind === 'edit' && one.state === 'frozen') {
    const difference = -Math.floor((one.costsFen - 1) * made.share)
    if (difference === 0) return
    each(one, (budget, held) => changedFrozen(budget, held, difference))
    one.costsFen += difference
  } else if (made.kind === 'return' && one.state === 'used') {
    const back = Math.floor((one.costsFen - one.returnedFen) * made.share)
    each(one, (budget, held) => moved('refund', budget, held, back))
    one.returnedFen += back
  }
}

/** What is wrong after a step; empty: nothing. */
const problems = (accounts: readonly Account[], orders: readonly Order[]): string[] => [
  ...accounts.flatMap((account) => {
    const { level: { startsOn, endsOn, period, control }, amounts, ledgerFen } = account
    const ofDays = orders.filter(({ day }) => startsOn <= day && endsOn >= day)
    const held = (state: Order['state']) => ofDays.reduce((sum, one) => (one.state === state ? sum + one.costsFen - one.returnedFen : sum), 0)
    const isRight = ledgerFen === availableFen(amounts) && amounts.frozenFen === held('frozen') && amounts.usedFen === held('used') && (control === 'approve' || availableFen(amounts) >= 0)
    return isRight ? [] : [`${period} ${startsOn}: ${JSON.stringify(amounts)}, ledger ${ledgerFen}, frozen ${held('frozen')}, used ${held('used')}`]
  }),
  ...orders.filter(({ costsFen, holds }) => holds.some(({ frozenFen, usedFen, returnedFen }) => frozenFen + usedFen + returnedFen !== costsFen)).map(({ day }) => `the holds of an order of ${day}`),
]

test('10,000 sequences over nested levels: each ledger is its balance, and each level holds just what the open orders of its days cost', { timeout: 60_000 }, () => {
  let [submitted, exceeded] = [0, 0]
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 90_000_00 }), fc.constantFrom('approve' as const, 'forbid' as const)), { minLength: 10, maxLength: 10 }),
      fc.array(step, { minLength: 10, maxLength: 30, size: 'max' }),
      (totals, steps) => {
        const spans = [...years.map((start) => ['year', start] as const), ...quarters.map((start) => ['quarter', start] as const), ...months.map((start) => ['month', start] as const)]
        const accounts = spans.map(([period, start], at): Account => {
          const [totalFen, control] = totals[at] ?? [1, 'approve']
          return { level: level(period, start, totalFen, control), amounts: opening(totalFen).amounts, ledgerFen: totalFen }
        })
        const orders: Order[] = []
        for (const one of steps) {
          const chosen = 'order' in one ? orders[one.order % Math.max(1, orders.length)] : undefined
          const account = 'at' in one ? accounts[one.at % accounts.length] : undefined
          if (one.kind === 'submit') submit(accounts, orders, one)
          else if (one.kind === 'adjust') {
            if (account && one.deltaFen !== 0 && canAdjust(account.amounts, one.deltaFen)) write(account, adjust(account.amounts, one.deltaFen))
          } else if (chosen) act(chosen, one)
          const wrong = problems(accounts, orders)
          if (wrong.length > 0) expect(wrong).toEqual([])
        }
        submitted += orders.length
        exceeded += accounts.filter((one) => budgetResultOf(nowOf(one), 1) !== budgetResult.passed).length
      },
    ),
    { numRuns: 10_000 },
  )
  expect(submitted).toBeGreaterThan(30_000)
  expect(exceeded).toBeGreaterThan(100)
})
