import type { Todo, TodoKind } from '@mall/api/contract'
import { waitText, waitTone, whenText } from '@mall/app-kit/words/wait.ts'

/** What is counted, and the one word for doing it. */
export const todoWords: Readonly<Record<TodoKind, { readonly unit: string; readonly verb: string }>> = {
  approval: { unit: '单', verb: '审批' },
  payment: { unit: '单', verb: '去付款' },
  receipt: { unit: '单', verb: '确认收货' },
  review: { unit: '单', verb: '评价' },
  afterSales: { unit: '件', verb: '查看' },
  inquiry: { unit: '单', verb: '查看' },
  invoice: { unit: '单', verb: '申请开票' },
  invoiceRed: { unit: '张', verb: '申请红冲' },
  statement: { unit: '份', verb: '核对' },
}

export interface TodoLimit {
  readonly text: string
  /** It presses: said in words, with a sign. */
  readonly tone?: 'warning' | 'danger'
}

const day = 86_400_000

const dueTexts: Partial<Readonly<Record<TodoKind, (when: string, isFirstOfMany: boolean) => string>>> = {
  payment: (when, isFirstOfMany) => `${isFirstOfMany ? '最早一单 ' : ''}${when} 前未付将自动取消`,
  receipt: (when, isFirstOfMany) => `${isFirstOfMany ? '最早一单 ' : ''}${when} 自动确认收货`,
  inquiry: (when, isFirstOfMany) => `${isFirstOfMany ? '最早一单 ' : ''}报价 ${when} 到期`,
  statement: (when, isFirstOfMany) => `${isFirstOfMany ? '最早一份 ' : ''}${when} 未回复将自动确认`,
}

/** Until when it can wait, or how long it has. Nothing where nobody counts it. */
export const todoLimit = ({ Kind, Count, Since, Due }: Pick<Todo, 'Kind' | 'Count' | 'Since' | 'Due'>, now: number): TodoLimit | null => {
  const dueText = dueTexts[Kind]
  if (Due !== null && dueText) {
    const text = dueText(whenText(Due, now), Count > 1)
    // The mall confirms a receipt for the buyer; an unpaid order and a quoted price are lost.
    return Kind !== 'receipt' && Date.parse(Due) - now < day ? { text, tone: 'warning' } : { text }
  }
  if (Since === null) return null
  const wait = now - Date.parse(Since)
  const tone = waitTone(wait)
  return { text: `${Count > 1 ? '最久的' : ''}已等 ${waitText(wait)}`, ...(tone ? { tone } : {}) }
}

/** How many kinds of tasks press. */
export const pressingCount = (todos: readonly Todo[], now: number): number => todos.filter((todo) => todo.Count > 0 && todoLimit(todo, now)?.tone !== undefined).length
