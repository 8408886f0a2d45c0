import { expect, test } from 'vitest'
import { stepTo } from './disclosure-keys.ts'

test.each([
  ['ArrowDown', 0, 3, false, 1],
  ['ArrowRight', 0, 3, false, 1],
  ['ArrowUp', 2, 3, false, 1],
  ['ArrowLeft', 2, 3, false, 1],
  ['ArrowRight', 2, 3, true, 1],
  ['ArrowLeft', 0, 3, true, 1],
  ['ArrowDown', 2, 3, false, null],
  ['ArrowUp', 0, 3, false, null],
  ['Home', 2, 3, false, 0],
  ['Home', 0, 3, false, null],
  ['End', 0, 3, false, 2],
  ['End', 2, 3, false, null],
  ['a', 1, 3, false, null],
] as const)('%s from %i of %i (rtl %s) leads to %s', (key, index, count, rtl, to) => {
  expect(stepTo(key, index, count, rtl)).toBe(to)
})

test('an empty list has no target', () => {
  expect(stepTo('Home', -1, 0)).toBeNull()
  expect(stepTo('End', -1, 0)).toBeNull()
})
