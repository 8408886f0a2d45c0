import { expect, test } from 'vitest'
import { changeWords } from './change-words.ts'

const words = { more: '多', less: '少', same: '持平', many: '10 倍以上', unknown: '—' }

test.each([
  [0.09, '多 9.0%'],
  [-0.12, '少 12.0%'],
  [1.106, '多 110.6%'],
  [8.999, '多 899.9%'],
  [9, '10 倍以上'],
  [126.86, '10 倍以上'],
  [-1, '少 100.0%'],
  [0, '持平'],
  [0.0004, '持平'],
  [-0.0004, '持平'],
  [null, '—'],
  [undefined, '—'],
  [Number.POSITIVE_INFINITY, '—'],
  [Number.NaN, '—'],
])('%s is %s', (ratio, expected) => {
  expect(changeWords(ratio, words)).toBe(expected)
})
