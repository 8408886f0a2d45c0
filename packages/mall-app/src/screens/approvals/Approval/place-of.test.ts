import { expect, test } from 'vitest'
import { placeOf } from './place-of.ts'

const list = ['a', 'b', 'c']

test.each([
  ['the first', placeOf(list, 3, 'a', -1), ['第 1 单 / 共 3 单', undefined, 'b']],
  ['one in the middle', placeOf(list, 30, 'b', 1), ['第 2 单 / 共 30 单', 'a', 'c']],
  ['the last', placeOf(list, 3, 'c', -1), ['第 3 单 / 共 3 单', 'b', undefined]],
  ['one that is in no list', placeOf(list, 3, 'x', -1), [null, undefined, undefined]],
  ['one that was decided: what took its place', placeOf(list, 3, 'x', 1), ['还有 3 单', 'a', 'b']],
  ['the last of them that was decided', placeOf(list, 3, 'x', 3), ['还有 3 单', 'b', 'c']],
  ['the only one that was decided', placeOf([], 0, 'x', 0), ['已是最后一单', undefined, undefined]],
] as const)('%s', (_, { words, previous, next }, expected) => expect([words, previous, next]).toEqual(expected))
