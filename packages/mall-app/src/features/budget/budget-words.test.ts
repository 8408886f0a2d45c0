import { budgetParts } from '@mall/ui/budget-bar'
import { expect, test } from 'vitest'
import { grantedOf, percentTaken, usageText } from './budget-words.ts'

test('what is granted is exact to the fen', () => {
  expect(grantedOf({ Total: 0.1, Adjusted: 0.2 })).toBe(0.3)
})

test('what is over its limit says so', () => {
  expect(usageText('warning', 71)).toBe('71%')
  expect(usageText('over', 102)).toBe('102%，透支')
})

test.each([
  [0, 0],
  [3, 1],
  [348.36, 35],
  [740, 74],
  [992, 99],
  [1000, 100],
  [1200, 120],
])('of 1000, %d is %i %%', (used, percent) => {
  expect(percentTaken(budgetParts({ total: 1000, used, frozen: 0 }))).toBe(percent)
})
