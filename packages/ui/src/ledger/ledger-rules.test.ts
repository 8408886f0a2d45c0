import { expect, test } from 'vitest'
import { equationTerms } from './equation-terms.ts'
import { formatAmount } from './format-amount.ts'

test.each([
  [12_592, '12,592.00'],
  [-2388, '−2,388.00'],
  [0, '0.00'],
  [-0.001, '0.00'],
  [null, '—'],
  [Number.NaN, '—'],
])('%s is written %s', (value, expected) => {
  expect(formatAmount(value)).toBe(expected)
})

test('the sign of a term is its operator', () => {
  const terms = equationTerms([
    { label: '总额', amount: 200_000 },
    { label: '调整', amount: -20_000 },
    { label: '已用', amount: 138_168.5, operator: '−' },
    { label: '退回', amount: -40, operator: '−' },
  ])
  expect(terms.map(({ operator, amount }) => `${operator ?? ''}${amount}`)).toEqual(['200,000.00', '−20,000.00', '−138,168.50', '+40.00'])
})

test('a negative first term keeps its sign', () => {
  expect(equationTerms([{ label: '总额', amount: -1 }])).toEqual([{ label: '总额', operator: null, amount: '−1.00' }])
})
