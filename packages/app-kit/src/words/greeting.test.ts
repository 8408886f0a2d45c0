import { expect, test } from 'vitest'
import { greeting, todayText } from './greeting.ts'

test.each([
  ['2026-03-18T04:59:00+08:00', '夜深了'],
  ['2026-03-18T08:59:00+08:00', '早上好'],
  ['2026-03-18T11:59:00+08:00', '上午好'],
  ['2026-03-18T17:59:00+08:00', '下午好'],
  ['2026-03-18T18:00:00+08:00', '晚上好'],
])('at %s one says %s', (instant, words) => {
  expect(greeting(Date.parse(instant))).toBe(words)
})

test('the day is that of Shanghai', () => {
  expect(todayText(Date.parse('2026-03-17T16:30:00Z'))).toBe('3月18日周三')
})
