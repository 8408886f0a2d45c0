import { afterEach, expect, test, vi } from 'vitest'
import { dealt, whoseTurn } from './whose-turn.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([['00000000ffff', ['a']], ['00000001ffff', ['b']], ['fffffffe0000', ['c']]])('the commit %s tries %s', (hash, tried) => {
  expect(whoseTurn(['a', 'b', 'c'], hash)).toEqual(tried)
})

test('without a commit all are tried', () => {
  expect(whoseTurn(['a', 'b'], null)).toEqual(['a', 'b'])
})

test('where every turn is asked for, all are tried', () => {
  vi.stubEnv('EVERY_TURN', '1')
  expect(whoseTurn(['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
})

test('groups are dealt like cards', () => {
  expect(dealt(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([['a', 'c', 'e'], ['b', 'd']])
})
