import type { Todo } from '@mall/api/contract'
import { describe, expect, test } from 'vitest'
import { pressingCount, todoLimit } from './todo-words.ts'

const now = Date.parse('2026-03-18T10:00:00+08:00')
const todo = (Kind: Todo['Kind'], parts: Partial<Todo>): Todo => ({ Kind, Name: '', Count: 2, Amount: null, Since: null, Due: null, Target: { Kind: 'approvalList' }, ...parts })

describe('how long it can wait', () => {
  test.each([
    ['payment', { Due: '2026-03-18T18:20:00+08:00', Count: 1 }, { text: '今天 18:20 前未付将自动取消', tone: 'warning' }],
    ['payment', { Due: '2026-03-19T09:00:00+08:00' }, { text: '最早一单 明天 09:00 前未付将自动取消', tone: 'warning' }],
    ['receipt', { Due: '2026-03-22T09:30:00+08:00', Since: '2026-03-15T09:30:00+08:00' }, { text: '最早一单 03-22 09:30 自动确认收货' }],
    ['approval', { Since: '2026-03-16T07:00:00+08:00' }, { text: '最久的已等 2 天 3 小时', tone: 'danger' }],
    ['approval', { Since: '2026-03-18T09:30:00+08:00', Count: 1 }, { text: '已等 30 分' }],
    ['inquiry', { Due: '2026-03-18T18:00:00+08:00' }, { text: '最早一单 报价 今天 18:00 到期', tone: 'warning' }],
    ['inquiry', { Due: '2026-03-25T18:00:00+08:00', Count: 1 }, { text: '报价 03-25 18:00 到期' }],
    ['statement', { Due: '2026-03-25T18:00:00+08:00' }, { text: '最早一份 03-25 18:00 未回复将自动确认' }],
    ['statement', { Count: 1 }, null],
    ['afterSales', {}, null],
  ] as const)('%s %o', (kind, parts, limit) => {
    expect(todoLimit(todo(kind, parts), now)).toEqual(limit)
  })
})

test('what presses is counted by kind, and what does not wait does not', () => {
  const pressing = { Due: '2026-03-18T18:20:00+08:00' }
  expect(pressingCount([todo('payment', pressing), todo('payment', { ...pressing, Count: 0 }), todo('review', {})], now)).toBe(1)
})
