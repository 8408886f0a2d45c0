import fc from 'fast-check'
import { expect, test } from 'vitest'
import { budgetParts } from './budget-parts.ts'

test.each([
  ['untouched', { total: 1000, used: 0, frozen: 0 }, 1000, 'normal', 0],
  ['a fen below 70 %', { total: 1000, used: 699.99, frozen: 0 }, 300.01, 'normal', 69],
  ['70 % warns', { total: 1000, used: 400, frozen: 200, order: 100 }, 300, 'warning', 70],
  ['a fen below 90 %', { total: 1000, used: 899.99, frozen: 0 }, 100.01, 'warning', 89],
  ['90 % is critical', { total: 1000, used: 900, frozen: 0 }, 100, 'critical', 90],
  ['all of it is not over', { total: 1000, used: 900, frozen: 50, order: 50 }, 0, 'critical', 100],
  ['one fen over', { total: 1000, used: 900, frozen: 50, order: 50.01 }, -0.01, 'over', 100],
  ['cents that binary fractions get wrong', { total: 0.3, used: 0.1, frozen: 0.2 }, 0, 'critical', 100],
  ['57 %, which is 56.99… when divided first', { total: 1, used: 0.57, frozen: 0 }, 0.43, 'normal', 57],
  ['no budget and nothing taken', { total: 0, used: 0, frozen: 0 }, 0, 'normal', 0],
  ['no budget and something taken', { total: 0, used: 1, frozen: 0 }, -1, 'over', 100],
] as const)('%s', (_, amounts, remaining, level, percent) => {
  expect(budgetParts(amounts)).toMatchObject({ remaining, level, percent })
})

test.each([
  [{ total: 60_000, used: 38_168.5, frozen: 6220 }, 26],
  [{ total: 1000, used: 999.99, frozen: 0 }, 0],
  [{ total: 1000, used: 0, frozen: 0 }, 100],
  [{ total: 1000, used: 2000, frozen: 0 }, 0],
  [{ total: 0, used: 0, frozen: 0 }, 0],
])('of %o %i %% are left, and never more', (amounts, left) => {
  expect(budgetParts(amounts).percentLeft).toBe(left)
})

const yuan = fc.integer({ min: 0, max: 1_000_000_000 }).map((fen) => fen / 100)

test('the parts fill the bar and never more, and the sum is exact to the fen', () => {
  fc.assert(
    fc.property(yuan, yuan, yuan, yuan, (total, used, frozen, order) => {
      const { shares, remaining } = budgetParts({ total, used, frozen, order })
      expect(shares.used + shares.frozen + shares.order).toBeLessThanOrEqual(100.000001)
      const fen = (amount: number) => Math.round(amount * 100)
      expect(fen(remaining)).toBe(fen(total) - fen(used) - fen(frozen) - fen(order))
    }),
  )
})
