import type { Todo } from '@mall/api/contract'
import { expect, test } from 'vitest'
import { todoFact } from './todo-facts.ts'

const now = Date.parse('2026-03-02T10:00:00+08:00')
const todo = (parts: Partial<Todo>): Todo => ({ Kind: 'payment', Name: '', Count: 1, Amount: 1200.5, Since: null, Due: null, Target: { Kind: 'approvalList' }, ...parts })

test('until when comes first, and presses within a day; the mall confirms a receipt by itself', () => {
  expect(todoFact(todo({ Due: '2026-03-02T16:40:00+08:00' }), now)).toEqual({ text: '今天 16:40 前付清', tone: 'warning' })
  expect(todoFact(todo({ Due: '2026-03-05T16:40:00+08:00' }), now)).toEqual({ text: '03-05 前付清' })
  expect(todoFact(todo({ Kind: 'receipt', Due: '2026-03-02T16:40:00+08:00' }), now)).toEqual({ text: '今天 16:40 自动收货' })
})

test('else since when, else how much; nothing where nothing waits', () => {
  expect(todoFact(todo({ Kind: 'approval', Since: '2026-02-28T10:00:00+08:00' }), now)).toEqual({ text: '已等 2 天', tone: 'danger' })
  expect(todoFact(todo({ Kind: 'invoice' }), now)).toEqual({ text: '合计 ¥1,200.50' })
  expect(todoFact(todo({ Kind: 'review', Amount: null }), now)).toBeNull()
  expect(todoFact(todo({ Count: 0 }), now)).toBeNull()
})
