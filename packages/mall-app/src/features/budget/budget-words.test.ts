import { expect, test } from 'vitest'
import { grantedOf, usageText } from './budget-words.ts'

test('what is granted is exact to the fen', () => {
  expect(grantedOf({ Total: 0.1, Adjusted: 0.2 })).toBe(0.3)
})

test('what is over its limit says so', () => {
  expect(usageText('warning', 71)).toBe('71%')
  expect(usageText('over', 102)).toBe('102%，透支')
})
