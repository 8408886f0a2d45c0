import { expect, test } from 'vitest'
import { motionBetween } from './use-row-motion.ts'

test.each([
  ['one is gone', ['a', 'b', 'c'], ['a', 'c'], { kind: 'closed', from: 1 }],
  ['some are gone, and the next page fills up', ['a', 'b', 'c', 'd'], ['b', 'd', 'e'], { kind: 'closed', from: 0 }],
  ['the last one is gone, behind which nothing moves', ['a', 'b'], ['a'], null],
  ['another page', ['a', 'b'], ['c', 'd'], null],
  ['one more', ['a', 'b'], ['new', 'a', 'b'], null],
  ['the same ones, read again', ['a', 'b'], ['a', 'b'], null],
  ['the first ones', [], ['a'], null],
  ['none left', ['a'], [], null],
])('%s', (_name, before, after, motion) => {
  expect(motionBetween(before, after, false)).toEqual(motion)
})

test('another order moves all of them', () => {
  expect(motionBetween(['a', 'b'], ['b', 'a'], true)).toEqual({ kind: 'sorted', from: 0 })
  expect(motionBetween([], ['b', 'a'], true)).toBeNull()
})
