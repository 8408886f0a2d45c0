import { expect, test } from 'vitest'
import { movedRow } from './list-order.ts'

test.each([
  ['down', 0, 1, 'bacd'],
  ['up', 2, 0, 'cabd'],
  ['to where it is', 1, 1, 'abcd'],
  ['beyond the last place', 0, 9, 'bcda'],
  ['before the first place', 3, -1, 'dabc'],
  ['from nowhere', 7, 0, 'abcd'],
])('a row moves %s', (_, from, to, expected) => {
  expect(movedRow([...'abcd'], from, to).join('')).toBe(expected)
})
