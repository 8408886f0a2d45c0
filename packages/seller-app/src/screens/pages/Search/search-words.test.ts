import { expect, test } from 'vitest'
import { companiesText, handledText, pinDaysText, synonymText } from './search-words.ts'

test.each([
  [null, null, '一直'],
  ['2026-03-01', null, '2026-03-01 起'],
  [null, '2026-03-31', '至 2026-03-31'],
  ['2026-03-01', '2026-03-31', '2026-03-01 至 2026-03-31'],
])('the days %s and %s are %s', (From, Until, text) => {
  expect(pinDaysText({ From, Until })).toBe(text)
})

test('a synonym says its direction', () => {
  expect(synonymText({ Meaning: '订书机', BothWays: true })).toBe('与“订书机”互为同义词')
  expect(synonymText({ Meaning: '订书机', BothWays: false })).toBe('搜它也找“订书机”')
})

test('a word says what was decided about it, and how many companies looked for it', () => {
  expect(handledText({ Meanings: ['订书机', '订书针'], Ignored: false })).toBe('同义词：订书机、订书针')
  expect(handledText({ Meanings: [], Ignored: true })).toBe('已忽略')
  expect([0, 3].map((Companies) => companiesText({ Companies }))).toEqual(['只有访客', '3 家'])
})
