import { expect, test } from 'vitest'
import { paceText } from './budget-pace.ts'

const quarter = { Period: 'quarter', StartDate: '2026-01-01', EndDate: '2026-03-31', Total: 100_000, Adjusted: 0, Frozen: 0 } as const

test.each([
  ['half of the time, three quarters of the money', { Used: 75_000 }, '2026-02-14', '本季过了 50%，预算用了 75%；照此速度 03-02 前后用完，早 30 天'],
  ['as much of both', { Used: 50_000 }, '2026-02-14', '本季过了 50%，预算用了 50%，照此速度够用'],
  ['what is frozen counts', { Used: 25_000, Frozen: 50_000 }, '2026-02-14', '本季过了 50%，预算用了 75%；照此速度 03-02 前后用完，早 30 天'],
  ['a part of one per cent is not left', { Used: 73_980 }, '2026-03-31', '今天是本季最后一天，预算用了 74%，照此速度够用'],
  ['the first days say little', { Used: 30_000 }, '2026-01-03', '本季过了 3%，预算用了 30%'],
  ['nothing was used', { Used: 0 }, '2026-02-14', '本季过了 50%，预算用了 0%'],
  ['nothing is left', { Used: 120_000 }, '2026-02-14', '本季过了 50%，预算用了 120%'],
  ['the last day', { Used: 90_000 }, '2026-03-31', '今天是本季最后一天，预算用了 90%，照此速度够用'],
])('%s', (_, parts, today, words) => {
  expect(paceText({ ...quarter, ...parts }, today)).toBe(words)
})
