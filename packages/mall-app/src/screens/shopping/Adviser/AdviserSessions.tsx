import type { ChatSession, ChatSessionList } from '@mall/api/contract'
import { QueryState, type QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { Link } from '@mall/ui/link'
import { RowActions } from '@mall/ui/row-actions'
import { Skeleton } from '@mall/ui/skeleton'
import { Text } from '@mall/ui/text'
import { href } from '../../../site/routes.ts'
import * as S from './Adviser.styles.ts'

export interface AdviserSessionsProps {
  readonly sessions: QueryLike<ChatSessionList>
  readonly sessionId: number | null
  readonly onNew: () => void
  readonly onRename: (session: ChatSession) => void
  readonly onDelete: (session: ChatSession) => void
}

/** 历史会话: the conversations, the latest first. */
export const AdviserSessions = ({ sessions, sessionId, onNew, onRename, onDelete }: AdviserSessionsProps) => (
  <S.History aria-label="历史会话">
    <Button block icon={<Icon name="plus" size={16} />} onClick={onNew}>
      新建会话
    </Button>
    <QueryState
      part
      query={sessions}
      skeleton={<Skeleton lines={5} role="status" aria-label="正在加载历史会话" />}
      isEmpty={({ Sessions }) => Sessions.length === 0}
      empty={<Text tone="secondary">还没有会话，说出你的需求试试。</Text>}
    >
      {({ Sessions }) => (
        <S.SessionList>
          {Sessions.map((session) => (
            <li key={session.SessionId} data-open={session.SessionId === sessionId ? '' : undefined}>
              <Link href={href('deepseek', { Session: String(session.SessionId) })} aria-current={session.SessionId === sessionId ? 'page' : undefined} title={session.Name}>
                {session.Name}
              </Link>
              <RowActions
                max={0}
                label={session.Name}
                actions={[
                  { key: 'rename', label: '重命名', onSelect: () => onRename(session) },
                  { key: 'delete', label: '删除', tone: 'danger', onSelect: () => onDelete(session) },
                ]}
              />
            </li>
          ))}
        </S.SessionList>
      )}
    </QueryState>
  </S.History>
)
