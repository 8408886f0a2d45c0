import { expect, test } from 'vitest'
import { waitText, waitTone } from './wait.ts'

test.each([
  [-1, '不到 1 分钟'],
  [59_999, '不到 1 分钟'],
  [60_000, '1 分'],
  [59 * 60_000, '59 分'],
  [3_600_000, '1 小时'],
  [5 * 3_600_000 + 40 * 60_000, '5 小时 40 分'],
  [9 * 3_600_000 + 59 * 60_000, '9 小时 59 分'],
  [10 * 3_600_000 + 59 * 60_000, '10 小时'],
  [86_399_999, '23 小时'],
  [86_400_000, '1 天'],
  [51 * 3_600_000 + 59 * 60_000, '2 天 3 小时'],
])('%i ms is %s', (ms, text) => expect(waitText(ms)).toBe(text))

test.each([
  [86_399_999, undefined],
  [86_400_000, 'warning'],
  [172_799_999, 'warning'],
  [172_800_000, 'danger'],
] as const)('%i ms is %s', (ms, tone) => expect(waitTone(ms)).toBe(tone))
