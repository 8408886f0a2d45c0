import { expect, test } from 'vitest'
import { incomingText } from './incoming-words.ts'

test.each([
  [{ Incoming: 0, IncomingOn: null, IncomingOverdueDays: 0 }, null],
  [{ Incoming: 40, IncomingOn: '2026-03-20', IncomingOverdueDays: 0 }, '40 支，最早的 2026-03-20 到'],
  [{ Incoming: 40, IncomingOn: '2026-03-16', IncomingOverdueDays: 2 }, '40 支，最早的逾期 2 天未到'],
])('%o is said as %s', (stock, words) => {
  expect(incomingText({ ...stock, Unit: '支' })).toBe(words)
})
