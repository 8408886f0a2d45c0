import type { Todo } from '@mall/api/contract'
import { Link } from '@mall/ui/link'
import { targetHref } from '../../../../lib/target-href.ts'
import * as S from './Desk.styles.ts'
import { todoFact } from './todo-facts.ts'

interface TodoStripProps {
  readonly todos: readonly Todo[]
  readonly now: number
}

/** What waits, of the lists that one may open: how many, and the fact that presses. */
export const TodoStrip = ({ todos, now }: TodoStripProps) => (
  <S.TodoStrip aria-label="我的待办">
    <ul>
      {todos.map((todo) => {
        const fact = todoFact(todo, now)
        return (
          <li key={todo.Kind}>
            <Link href={targetHref(todo.Target)}>
              <span>{todo.Name}</span> <b data-none={todo.Count === 0 ? '' : undefined}>{todo.Count}</b>
              {fact ? <small data-tone={fact.tone}>{fact.text}</small> : null}
            </Link>
          </li>
        )
      })}
    </ul>
  </S.TodoStrip>
)
