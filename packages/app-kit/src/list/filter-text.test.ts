import { expect, test } from 'vitest'
import type { AnyFilter } from './filter.ts'
import { blankText } from './filter-text.ts'
import type { AnyValue } from './filter-values.ts'

const words = { label: '名称', any: '不限' }
const days: AnyFilter = { kind: 'days', ...words, params: ['a', 'b'], fields: ['c', 'd'] }
const money: AnyFilter = { kind: 'money', ...words, params: ['a', 'b'], fields: ['c', 'd'] }
const choice: AnyFilter = { kind: 'choice', ...words, field: 'c', choices: [{ value: 4, label: '在线支付' }] }
const department: AnyFilter = { kind: 'department', ...words, field: 'c' }
const departments = [{ id: '1', label: '集团', children: [{ id: '2', label: '行政部' }] }]

test.each<[AnyFilter, AnyValue, string]>([
  [days, { start: '', end: '' }, '不限'],
  [days, { start: '2026-03-12', end: '2026-03-18' }, '近7天'],
  [days, { start: '2026-03-01', end: '' }, '2026-03-01 起'],
  [days, { start: '', end: '2026-03-01' }, '2026-03-01 止'],
  [days, { start: '2026-03-01', end: '2026-03-02' }, '2026-03-01 至 2026-03-02'],
  [money, { min: null, max: null }, '不限'],
  [money, { min: 0, max: null }, '0 元以上'],
  [money, { min: null, max: 20 }, '20 元以下'],
  [money, { min: 10, max: 20.5 }, '10 至 20.5 元'],
  [choice, 4, '在线支付'],
  [choice, null, '不限'],
  [department, 2, '行政部'],
  [department, 9, '部门 9'],
])('%#', (filter, value, text) => {
  expect(blankText(filter, value, departments, '2026-03-18')).toBe(text)
})
