import { expect, test } from 'vitest'
import { whoseTurn } from './whose-turn.ts'

test.each([['00000000ffff', ['a']], ['00000001ffff', ['b']], ['fffffffe0000', ['c']]])('the commit %s tries %s', (hash, tried) => {
  expect(whoseTurn(['a', 'b', 'c'], hash)).toEqual(tried)
})

test('without a commit all are tried', () => {
  expect(whoseTurn(['a', 'b'], null)).toEqual(['a', 'b'])
})
