import { expect, test } from 'vitest'
import { saving } from './saving.ts'

test.each([
  [10, 12.5, 2.5],
  [0.1, 0.3, 0.2],
  [12, 12, null],
  [13, 12, null],
  [null, 12, null],
  [10, undefined, null],
])('agreed %s against %s saves %s', (agreed, market, expected) => {
  expect(saving(agreed, market)).toBe(expected)
})
