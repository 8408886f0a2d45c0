import type { Adviser, ChatMessage, ChatMessageList } from '@mall/api/contract'
import { QueryState, type QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Drawer } from '@mall/ui/drawer'
import { Empty } from '@mall/ui/empty'
import { Icon } from '@mall/ui/icon'
import { PageHeader } from '@mall/ui/page-header'
import { Skeleton } from '@mall/ui/skeleton'
import { VisuallyHidden } from '@mall/ui/theme'
import { useLayoutEffect, useRef } from 'react'
import { AdviserAnswer, type AnswerActions } from './AdviserAnswer.tsx'
import { AdviserComposer, type AdviserComposerProps } from './AdviserComposer.tsx'
import { AdviserSessions, type AdviserSessionsProps } from './AdviserSessions.tsx'
import { shownMessages, type LiveAnswer } from './chat-state.ts'
import * as S from './Adviser.styles.ts'

export interface AdviserViewProps extends AdviserSessionsProps, AnswerActions, Omit<AdviserComposerProps, 'isLive'> {
  /** What was said; undefined in a new conversation. */
  readonly messages: QueryLike<ChatMessageList> | undefined
  readonly live: LiveAnswer | null
  /** Why the last question was not taken. */
  readonly refusal: string | null
  readonly onResume: (how: 'again' | 'continue', question: ChatMessage, answer: ChatMessage) => void
  /** Below 1,024 px: the history is a drawer. */
  readonly isNarrow: boolean
  readonly isHistoryOpen: boolean
  readonly onHistoryOpenChange: (open: boolean) => void
}

const prompts = ['帮我配一套50人会议物资', '10名新员工入职用品，人均100元', '推荐几款便宜好用的中性笔', '退货的条件是什么？'] as const

const whoAnswers = (adviser: Adviser | undefined): string | undefined => {
  if (adviser === undefined) return undefined
  return adviser.Kind === 'embedded' ? '由商城内置顾问回答：检索商品目录与帮助中心，不是大语言模型' : `由大语言模型 ${adviser.Name} 回答，价格与库存取自商城`
}

const loading = (
  <S.Messages role="status" aria-label="正在加载对话">
    <Skeleton lines={6} />
  </S.Messages>
)

/** How near the end counts as reading along, px. */
const nearEnd = 64

/** AI 采购顾问: conversations on the left, the open one on the right. */
export const AdviserView = ({ messages, live, refusal, onResume, isNarrow, isHistoryOpen, onHistoryOpenChange, ...rest }: AdviserViewProps) => {
  const history = <AdviserSessions {...rest} />
  const isLive = live?.isLive ?? false
  return (
    <>
      <PageHeader
        name="AI 采购顾问"
        fact="说出需求，按贵司目录配货"
        details={whoAnswers(rest.sessions.data?.Adviser)}
        actions={
          isNarrow && (
            <Button icon={<Icon name="list" size={16} />} onClick={() => onHistoryOpenChange(true)}>
              历史会话
            </Button>
          )
        }
      />
      <S.Columns>
        {isNarrow ? (
          <Drawer open={isHistoryOpen} onOpenChange={onHistoryOpenChange} title="历史会话" side="start">
            {history}
          </Drawer>
        ) : (
          history
        )}
        <S.Chat aria-label="对话">
          {messages?.data === undefined && live !== null ? (
            <Conversation {...rest} messages={shownMessages([], live)} live={live} onResume={onResume} />
          ) : messages === undefined ? (
            <Welcome onPrompt={rest.onSend} />
          ) : (
            <QueryState query={messages} part notFound={<Empty kind="search" size="small" title="会话不存在或已删除" action={<Button onClick={rest.onNew}>新建会话</Button>} />} skeleton={loading}>
              {({ Messages }) => <Conversation {...rest} messages={shownMessages(Messages, live)} live={live} onResume={onResume} />}
            </QueryState>
          )}
          <div>
            {refusal !== null && <Alert tone="danger">{refusal}</Alert>}
            <AdviserComposer {...rest} isLive={isLive} />
          </div>
        </S.Chat>
      </S.Columns>
      {/* Not the words as they come: that would never stop talking. */}
      <VisuallyHidden role="status">{isLive ? '顾问正在回答' : live === null ? '' : '回答已结束'}</VisuallyHidden>
    </>
  )
}

const Welcome = ({ onPrompt }: { readonly onPrompt: (text: string) => void }) => (
  <S.Messages>
    <h2>你好，需要采购什么？</h2>
    <p>可以说人数、预算、不要什么，也可以问退换货、发票、审批等规则。价格与库存以商品卡片为准，加入购物车由你决定。</p>
    <S.Prompts>
      {prompts.map((prompt) => (
        <li key={prompt}>
          <Button block onClick={() => onPrompt(prompt)}>
            {prompt}
          </Button>
        </li>
      ))}
    </S.Prompts>
  </S.Messages>
)

interface ConversationProps extends AnswerActions, Pick<AdviserViewProps, 'live' | 'onResume'> {
  readonly messages: readonly ChatMessage[]
}

/** The messages. A view scrolled to the end stays there while an answer grows. */
const Conversation = ({ messages, live, onResume, ...on }: ConversationProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useLayoutEffect(() => {
    if (isAtEnd.current && frame.current) frame.current.scrollTop = frame.current.scrollHeight
  }, [messages])
  const last = messages.at(-1)
  const question = messages.at(-2)
  return (
    <S.Messages
      ref={frame}
      tabIndex={0}
      role="group"
      aria-label="对话内容"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd
      }}
    >
      <VisuallyHidden role="heading" aria-level={2}>
        对话
      </VisuallyHidden>
      <ol>
        {messages.map((message) =>
          message.Role === 'user' ? (
            <S.Message key={message.MessageId} data-role="user">
              <S.Said>{message.Text}</S.Said>
            </S.Message>
          ) : (
            <AdviserAnswer
              {...on}
              key={message.MessageId}
              message={message}
              isLive={message === live?.answer && live.isLive}
              problem={message === live?.answer ? live.problem : null}
              onResume={message === last && question !== undefined && live?.isLive !== true ? (how) => onResume(how, question, message) : undefined}
            />
          ),
        )}
      </ol>
    </S.Messages>
  )
}
