import { expect, test } from 'vitest'
import { changeText } from './change-text.ts'

test.each([
  [0.09, '多 9.0%'],
  [-0.12, '少 12.0%'],
  [0.0004, '持平'],
  [-0.0004, '持平'],
  [8.999, '多 899.9%'],
  [9, '10 倍以上'],
  [126.86, '10 倍以上'],
  [-1, '少 100.0%'],
  [null, '—'],
])('%s is %s', (ratio, text) => {
  expect(changeText(ratio)).toBe(text)
})
