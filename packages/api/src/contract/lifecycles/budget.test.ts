import { expect, test } from 'vitest'
import { budgetPeriodText, budgetResult, budgetResultText } from './budget.ts'

test.each([
  ['month', '2026-03-01', '2026-03-31', '2026年3月'],
  ['quarter', '2026-01-01', '2026-03-31', '2026年一季度'],
  ['quarter', '2026-10-01', '2026-12-31', '2026年四季度'],
  ['quarter', '2026-02-01', '2026-04-30', '2026-02 至 2026-04'],
  ['year', '2026-01-01', '2026-12-31', '2026年'],
  ['year', '2026-04-01', '2027-03-31', '2026-04 至 2027-03'],
] as const)('a %s from %s to %s is %s', (period, start, end, text) => {
  expect(budgetPeriodText(period, start, end)).toBe(text)
})

test('the level that an order exceeds is named', () => {
  expect(budgetResultText(budgetResult.passed, '2026年11月')).toBe('通过')
  expect(budgetResultText(budgetResult.needsApproval, '2026年11月')).toBe('超预算，可提交审批（超出 2026年11月 预算）')
  expect(budgetResultText(budgetResult.forbidden, '2026年四季度')).toBe('超预算，禁止提交（超出 2026年四季度 预算）')
})
