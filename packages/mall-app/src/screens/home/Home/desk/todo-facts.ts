import type { Todo, TodoKind } from '@mall/api/contract'
import { waitText, waitTone, whenText } from '@mall/app-kit/words/wait.ts'
import { formatYuan } from '@mall/ui/price'

export interface TodoFact {
  readonly text: string
  /** It presses. */
  readonly tone?: 'warning' | 'danger'
}

const day = 86_400_000

const dueTexts: Partial<Readonly<Record<TodoKind, (when: string) => string>>> = {
  payment: (when) => `${when} 前付清`,
  receipt: (when) => `${when} 自动收货`,
  inquiry: (when) => `${when} 报价到期`,
  statement: (when) => `${when} 自动确认`,
}

/** The one thing to know of what waits, in the width of a cell: until when, since when, or how much it comes to. */
export const todoFact = ({ Kind, Count, Since, Due, Amount }: Todo, now: number): TodoFact | null => {
  if (Count === 0) return null
  const dueText = dueTexts[Kind]
  if (Due !== null && dueText) {
    const presses = Kind !== 'receipt' && Date.parse(Due) - now < day
    // The hour counts today and tomorrow.
    return { text: dueText(whenText(Due, now).replace(/^(\d\d-\d\d) .*/, '$1')), ...(presses ? { tone: 'warning' as const } : {}) }
  }
  if (Since !== null && Kind === 'approval') {
    const wait = now - Date.parse(Since)
    const tone = waitTone(wait)
    return { text: `已等 ${waitText(wait)}`, ...(tone ? { tone } : {}) }
  }
  return Amount === null ? null : { text: `合计 ${formatYuan(Amount)}` }
}
