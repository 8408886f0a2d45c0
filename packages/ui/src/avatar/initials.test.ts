import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialsOf, tintOf } from './initials.ts'

test.each([
  ['周雨桐', '雨桐'],
  ['陆鸣', '陆鸣'],
  ['欧阳若琳', '若琳'],
  ['韩', '韩'],
  ['王伟（外包）', '王伟'],
  ['Anna Schmidt', 'AS'],
  ['li', 'L'],
  ['  ', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a tint is one of those there are, and always the same', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 9 }), (text, count) => {
      expect(tintOf(text, count)).toBeLessThan(count)
      expect(tintOf(text, count)).toBe(tintOf(text, count))
    }),
  )
})

test('colleagues do not all look alike', () => {
  expect(new Set(['周雨桐', '吴家宁', '陆鸣', '苏芮', '韩立群'].map((name) => tintOf(name, 5))).size).toBeGreaterThan(2)
})
