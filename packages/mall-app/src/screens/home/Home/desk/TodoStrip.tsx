import type { BudgetSummary, Todo } from '@mall/api/contract'
import { formatYuan } from '@mall/ui/price'
import { Link } from '@mall/ui/link'
import { UsageBar } from '../../../../features/budget/UsageBar.tsx'
import { href } from '../../../../site/routes.ts'
import { targetHref } from '../../../../site/target-href.ts'
import type { CSSProperties } from 'react'
import * as S from './Desk.styles.ts'
import { todoFact } from './todo-facts.ts'

export interface TodoStripProps {
  readonly todos: readonly Todo[]
  readonly now: number
  /** The department's budget that ends first: undefined while it loads, null without one. */
  readonly budget: BudgetSummary | null | undefined
}

/** The most that stand beside each other on a phone. */
const acrossMax = 4

/** So many in lines of about one length. */
const acrossOf = (count: number): number => Math.ceil(count / Math.ceil(count / acrossMax))

/** What waits in the lists that the user may open: how many, and the urgent fact; at the end what may still be spent. Empty lists fold away. */
export const TodoStrip = ({ todos, now, budget }: TodoStripProps) => {
  const waiting = todos.filter(({ Count }) => Count > 0)
  return (
    <S.TodoStrip aria-label="我的待办">
      <ul style={{ '--across': acrossOf(Math.max(waiting.length, 1)) } as CSSProperties}>
        {waiting.length === 0 ? <S.Idle>没有等你处理的事</S.Idle> : null}
        {waiting.map((todo) => {
          const fact = todoFact(todo, now)
          return (
            <li key={todo.Kind}>
              <Link href={targetHref(todo.Target)}>
                <span>{todo.Name}</span> <b>{todo.Count}</b>
                {fact ? <small data-tone={fact.tone}>{fact.text}</small> : null}
              </Link>
            </li>
          )
        })}
        {budget === null ? null : (
          <S.BudgetCell>
            {budget ? (
              <Link href={href('workbench')}>
                <span>{budget.Name}可用</span> <b>{formatYuan(budget.Available)}</b>
                <UsageBar budget={budget} />
              </Link>
            ) : null}
          </S.BudgetCell>
        )}
      </ul>
    </S.TodoStrip>
  )
}
