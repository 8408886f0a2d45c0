import type { Todo } from '@mall/api/contract'
import { QueryState, type QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Icon } from '@mall/ui/icon'
import { formatYuan } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Skeleton } from '@mall/ui/skeleton'
import { Text } from '@mall/ui/text'
import { targetHref } from '../../../site/target-href.ts'
import { todoLimit, todoWords } from './todo-words.ts'
import * as S from './Workbench.styles.ts'

interface TodoSectionProps {
  readonly query: QueryLike<readonly Todo[] | null>
  readonly now: number
}

const places = [0, 1, 2, 3, 4]

const bones = (
  <div role="status" aria-label="待办加载中">
    <S.Todos as="div">
      {places.map((place) => (
        <div key={place}>
          <Skeleton width="3em" />
          <Skeleton width={place % 2 === 0 ? '12em' : '9em'} />
          <Skeleton variant="block" width={88} height={32} />
        </div>
      ))}
    </S.Todos>
  </div>
)

interface RowProps {
  readonly todo: Todo
  readonly now: number
  /** The first of them, which can be decided here. */
  readonly isFirst: boolean
}

const Row = ({ todo, now, isFirst }: RowProps) => {
  const { unit, verb } = todoWords[todo.Kind]
  const limit = todoLimit(todo, now)
  return (
    <li>
      <S.Count>
        <b>{todo.Count}</b> {unit}
      </S.Count>
      <S.Words>
        <Text size={16}>{todo.Amount === null ? todo.Name : `${todo.Name} ${formatYuan(todo.Amount)}`}</Text>
        {limit ? (
          <Text tone={limit.tone ?? 'secondary'}>
            <S.Limit>
              {limit.tone ? <Icon name={limit.tone === 'danger' ? 'alert' : 'clock'} size={16} /> : null}
              <span>{limit.text}</span>
            </S.Limit>
          </Text>
        ) : null}
      </S.Words>
      <Button variant={isFirst ? 'decisive' : 'default'} href={targetHref(todo.Target)} aria-label={`${verb}：${todo.Name} ${todo.Count} ${unit}`}>
        {verb}
      </Button>
    </li>
  )
}

/** 待办: a line each, with how long it can wait; what does not wait is one sentence. */
export const TodoSection = ({ query, now }: TodoSectionProps) => (
  <Section title="等你处理">
    <QueryState query={query} skeleton={bones} part>
      {(all) => {
        const todos = all ?? []
        const waiting = todos.filter(({ Count }) => Count > 0)
        const none = todos.filter(({ Count }) => Count === 0)
        if (waiting.length === 0) return <Empty size="small" title="没有待办">{none.length > 0 ? `没有${none.map(({ Name }) => Name).join('、')}。` : null}</Empty>
        return (
          <>
            <S.Todos aria-label="待办">
              {waiting.map((todo, index) => (
                <Row key={todo.Kind} todo={todo} now={now} isFirst={index === 0} />
              ))}
            </S.Todos>
            {none.length > 0 ? <Text as="p" tone="tertiary">{`没有${none.map(({ Name }) => Name).join('、')}。`}</Text> : null}
          </>
        )
      }}
    </QueryState>
  </Section>
)
