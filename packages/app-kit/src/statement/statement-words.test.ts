import { statementStatus } from '@mall/api/contract'
import { expect, test } from 'vitest'
import { daysText, isAsStated, periodText } from './statement-words.ts'

test.each([
  ['open', 'pending', true],
  ['disputed', 'pending', false],
  ['postponed', 'pending', false],
  ['confirmed', 'pending', false],
  ['open', 'disputed', true],
  ['disputed', 'disputed', false],
  ['confirmed', 'disputed', false],
  ['confirmed', 'confirmed', true],
  ['postponed', 'confirmed', false],
  ['confirmed', 'invoiced', true],
  ['confirmed', 'settled', true],
  ['postponed', 'settled', false],
] as const)('a line that is %s in a statement that is %s: said already is %s', (State, status, isSaid) => {
  expect(isAsStated({ State }, { Status: statementStatus[status] })).toBe(isSaid)
})

test('the period of one month is its name, of several their days', () => {
  expect(periodText({ FromDay: '2026-10-01', UntilDay: '2026-10-31' })).toBe('10 月')
  const months = { FromDay: '2026-09-01', UntilDay: '2026-10-31' }
  expect([periodText(months), daysText(months)]).toEqual(['2026-09-01 至 2026-10-31', '2026-09-01 至 2026-10-31'])
})
