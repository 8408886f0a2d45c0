import type { StatementTerms } from '@mall/api/seller/contract'
import { expect, test } from 'vitest'
import { creditParts, creditShares, tickText } from './credit-parts.ts'

const terms = { UnpaidAmount: 300.1, OverdueAmount: 100.05, OpenAmount: 50.2, OrderedAmount: 49.7 } as StatementTerms

test('the parts are what is used, to the fen', () => {
  expect(creditParts(terms).map(({ amount }) => amount)).toEqual([100.05, 200.05, 50.2, 49.7])
})

test('what is owed is what is overdue and what is not due', () => {
  const owed = creditParts(terms).filter(({ part }) => part === 'overdue' || part === 'due')
  expect(owed.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(30_010)
  expect(creditParts({ ...terms, OpenAmount: 0 }).map(({ part }) => part)).toEqual(['overdue', 'due', 'ordered'])
})

test.each([
  ['within the limit', 800, [12.50625, 25.00625, 6.275, 6.2125], 100],
  ['beyond it: the ruler is as long as what is used', 200, [25.0125, 50.0125, 12.55, 12.425], 50],
  ['no limit and nothing used', 0, [25.0125, 50.0125, 12.55, 12.425], 0],
])('%s', (_, limit, shares, end) => {
  const found = creditShares(creditParts(terms), limit)
  for (const [at, share] of shares.entries()) expect(found.shares[at]).toBeCloseTo(share, 6)
  expect(found.limit).toBeCloseTo(end, 6)
})

test('what went back makes no part below nothing', () => {
  expect(creditShares([{ part: 'due', label: '未到期', amount: -5 }], 0)).toEqual({ shares: [0], limit: 0 })
})

test.each([[600_000, '60 万'], [15_000, '1.5 万'], [8_000, '8,000'], [0, '0']])('%d is %s', (yuan, text) => expect(tickText(yuan)).toBe(text))
