import type { ChatMessage, ChatMessageList } from '@mall/api/contract'
import { QueryState, type QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Drawer } from '@mall/ui/drawer'
import { Empty } from '@mall/ui/empty'
import { Icon } from '@mall/ui/icon'
import { Skeleton } from '@mall/ui/skeleton'
import { VisuallyHidden } from '@mall/ui/theme'
import { useLayoutEffect, useRef } from 'react'
import { AdviserAnswer, type AnswerActions } from './AdviserAnswer.tsx'
import { AdviserComposer, type AdviserComposerProps } from './AdviserComposer.tsx'
import { AdviserSessions, type AdviserSessionsProps } from './AdviserSessions.tsx'
import { shownMessages, turnsOf, type LiveAnswer } from './chat-state.ts'
import { useFromTop } from './use-from-top.ts'
import * as S from './Adviser.styles.ts'

export interface AdviserViewProps extends AdviserSessionsProps, AnswerActions, Omit<AdviserComposerProps, 'isLive' | 'adviser'> {
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

const loading = (
  <S.Messages role="status" aria-label="正在加载对话">
    <Skeleton lines={6} />
  </S.Messages>
)

/** AI 采购顾问: conversations on the left, the open one on the right, as high as the window. */
export const AdviserView = ({ messages, live, refusal, onResume, isNarrow, isHistoryOpen, onHistoryOpenChange, ...rest }: AdviserViewProps) => {
  const columns = useFromTop()
  const history = <AdviserSessions {...rest} />
  const isLive = live?.isLive ?? false
  const head = (
    <S.Head>
      <h1>AI 采购顾问</h1>
      {isNarrow && (
        <Button variant="text" icon={<Icon name="list" size={16} />} onClick={() => onHistoryOpenChange(true)}>
          历史会话
        </Button>
      )}
    </S.Head>
  )
  return (
    <>
      <S.Columns ref={columns}>
        {isNarrow ? (
          <Drawer open={isHistoryOpen} onOpenChange={onHistoryOpenChange} title="历史会话" side="start">
            {history}
          </Drawer>
        ) : (
          <S.Side>
            {head}
            {history}
          </S.Side>
        )}
        <S.Chat aria-label="对话">
          {isNarrow && head}
          {messages?.data === undefined && live !== null ? (
            <Conversation {...rest} messages={shownMessages([], live)} live={live} onResume={onResume} />
          ) : messages === undefined ? (
            <Welcome mayPurchase={rest.onAddAll !== undefined} onPrompt={rest.onSend} />
          ) : (
            <QueryState query={messages} part notFound={<Empty kind="search" size="small" title="会话不存在或已删除" action={<Button onClick={rest.onNew}>新建会话</Button>} />} skeleton={loading}>
              {({ Messages }) => <Conversation {...rest} messages={shownMessages(Messages, live)} live={live} onResume={onResume} />}
            </QueryState>
          )}
          <div>
            {refusal !== null && <Alert tone="danger">{refusal}</Alert>}
            <AdviserComposer {...rest} adviser={rest.sessions.data?.Adviser} isLive={isLive} />
          </div>
        </S.Chat>
      </S.Columns>
      {/* Not the words as they come: that would never stop talking. */}
      <VisuallyHidden role="status">{isLive ? '顾问正在回答' : live === null ? '' : '回答已结束'}</VisuallyHidden>
    </>
  )
}

const Welcome = ({ mayPurchase, onPrompt }: { readonly mayPurchase: boolean; readonly onPrompt: (text: string) => void }) => (
  <S.Messages>
    <h2>{mayPurchase ? '你好，需要采购什么？' : '你好，想了解什么？'}</h2>
    <p>可以说人数、预算、不要什么，也可以问退换货、发票、审批等规则。价格与库存以商品卡片为准{mayPurchase ? '，加入购物车由你决定' : ''}。</p>
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

/** The messages. The last question is at the top with the beginning of its answer: whoever reads is not moved while it grows. */
const Conversation = ({ messages, live, onResume, ...on }: ConversationProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const lastTurn = useRef<HTMLLIElement>(null)
  const turns = turnsOf(messages)
  const showLast = () => {
    if (frame.current && lastTurn.current) frame.current.scrollTop = lastTurn.current.offsetTop - frame.current.offsetTop - parseFloat(getComputedStyle(frame.current).paddingBlockStart)
  }
  useLayoutEffect(showLast, [turns.length])
  const isLive = live?.isLive === true
  // One that is asked for again begins at its top too.
  useLayoutEffect(() => {
    if (isLive) showLast()
  }, [isLive])
  const last = messages.at(-1)
  const question = messages.at(-2)
  return (
    <S.Messages ref={frame} tabIndex={0} role="group" aria-label="对话内容">
      <VisuallyHidden role="heading" aria-level={2}>
        对话
      </VisuallyHidden>
      <ol>
        {turns.map(([first, ...others], nth) => (
          <S.Turn key={first.MessageId} ref={nth === turns.length - 1 ? lastTurn : undefined}>
            {[first, ...others].map((message) =>
              message.Role === 'user' ? (
                <S.Said key={message.MessageId}>{message.Text}</S.Said>
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
          </S.Turn>
        ))}
      </ol>
    </S.Messages>
  )
}
