import { Icon } from '@mall/ui/icon'
import { Link } from '@mall/ui/link'
import { formatCount, TopBar } from '@mall/ui/top-bar'
import { targetHref } from '../../../lib/target-href.ts'
import { countTodos } from '../../../lib/todo-badges.ts'
import { useTodos } from './use-todos.ts'
import * as S from './WorkHeader.styles.ts'

/** 待办: how much waits for the user, and where. */
export const TodoBell = () => {
  const todos = useTodos()
  const count = countTodos(todos ?? [])
  const waiting = todos?.filter(({ Count }) => Count > 0) ?? []
  const badge = formatCount(count)
  return (
    <TopBar.Dropdown
      data-icon-only=""
      aria-label={count > 0 ? `待办，${count}项` : '待办'}
      label={
        <S.Bell>
          <Icon name="bell" />
          {badge ? <b>{badge}</b> : null}
        </S.Bell>
      }
    >
      <S.Todos>
        <h2>待办</h2>
        {waiting.length > 0 ? (
          <ul aria-label="待办">
            {waiting.map(({ Name, Count, Target }) => (
              <li key={Name}>
                <Link href={targetHref(Target)}>
                  {Name}
                  <b>{Count}</b>
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <p>{todos === undefined ? '待办加载中' : todos === null ? '待办加载失败' : '没有待办'}</p>
        )}
      </S.Todos>
    </TopBar.Dropdown>
  )
}
