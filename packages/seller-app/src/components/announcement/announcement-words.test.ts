import { expect, test } from 'vitest'
import { audienceText, daysText } from './announcement-words.ts'

test.each([
  ['', '', '全部，含访客'], ['', '财务', '全部企业，只给财务'], ['华启集团', '', '华启集团'], ['华启集团', '财务', '华启集团，只给财务'],
])('for “%s” and “%s”', (PartyName, RoleName, text) => {
  expect(audienceText({ PartyName, RoleName })).toBe(text)
})

test.each([
  [null, null, '发布起，直到撤下'], ['2026-03-01', null, '2026-03-01 起，直到撤下'], [null, '2026-03-31', '发布起，至 2026-03-31'], ['2026-03-01', '2026-03-31', '2026-03-01 至 2026-03-31'],
])('from %s until %s', (From, Until, text) => {
  expect(daysText({ From, Until })).toBe(text)
})
