import type { ChatMessageList, ChatSession } from '@mall/api/contract'
import { callKey } from '@mall/api/query'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { ConfirmDialog } from '@mall/ui/dialog'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { href } from '../../../site/routes.ts'
import { useAddToCart } from '../../../features/cart/use-add-to-cart.ts'
import { useFavorite } from '../../../features/favorite/use-favorite.ts'
import { useScreenQuery } from '../../../site/use-screen-query.ts'
import { AdviserView } from './AdviserView.tsx'
import { useChat } from './use-chat.ts'

const RenameSession = lazyInPage(async () => (await import('./RenameSession.tsx')).RenameSession)

/** `/deepseek?Session=` */
export const Adviser = () => {
  const { mall, notify } = useMallServices()
  const { key } = useViewer()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const given = useScreenQuery<'deepseek'>()('Session')
  const sessionId = /^[1-9]\d{0,8}$/.test(given) ? Number(given) : null
  const isNarrow = useMediaQuery(mediaQueries.narrow)
  const [draft, setDraft] = useState('')
  const [isDeep, setDeep] = useState(false)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const [renamed, setRenamed] = useState<ChatSession | null>(null)
  const [deleted, setDeleted] = useState<ChatSession | null>(null)

  const sessions = useQuery(callQuery(mall, 'POST /api/DeepSeek/SessionList', key, {}, { silent: true }))
  const stored = callQuery(mall, 'POST /api/DeepSeek/MessageList', key, { SessionId: sessionId ?? 0 }, { silent: true })
  // Prices and stock are those of this moment.
  const messages = useQuery({ ...stored, enabled: sessionId !== null, staleTime: 0 })
  const readSessions = () => queryClient.invalidateQueries({ queryKey: callKey('POST /api/DeepSeek/SessionList') })

  const open = (id: number | null, replace = false) => void navigate(href('deepseek', id === null ? {} : { Session: String(id) }), { replace })
  const chat = useChat({
    sessionId,
    onSession: (id) => {
      open(id, true)
      void readSessions()
    },
    onStored: async () => {
      const queryKey = callKey('POST /api/DeepSeek/MessageList')
      // A first read that began while the answer was written has it as broken off, and would be joined.
      await queryClient.cancelQueries({ queryKey })
      await Promise.all([readSessions(), queryClient.invalidateQueries({ queryKey })])
    },
    onRefused: (text) => setDraft((now) => (now === '' ? text : now)),
  })

  const { addToCart, addAllToCart, addingCode, isAddingAll } = useAddToCart()
  const { isFavorite, setFavorite } = useFavorite()
  const rating = useAction('POST /api/DeepSeek/Feedback', {
    quiet: true,
    queues: true,
    done: (message) => message,
    onDone: (_, { MessageId, Value }) =>
      queryClient.setQueryData(stored.queryKey, (list: ChatMessageList | undefined) =>
        list && { ...list, Messages: list.Messages.map((one) => (one.MessageId === MessageId ? { ...one, Feedback: Value } : one)) },
      ),
  })
  const renaming = useAction('POST /api/DeepSeek/SessionRename', { quiet: true, silent: true, awaitsChanges: true })
  const deleting = useAction('POST /api/DeepSeek/SessionDelete', {
    quiet: true,
    awaitsChanges: true,
    done: (message) => message,
    onDone: (_, { SessionId }) => {
      if (SessionId !== sessionId) return
      chat.close()
      open(null, true)
    },
  })
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => notify('已复制', 'success'),
      () => notify('无法复制，请手动选择', 'danger'),
    )

  return (
    <>
      <AdviserView
        sessions={sessions}
        sessionId={sessionId}
        messages={sessionId === null ? undefined : messages}
        live={chat.live}
        refusal={chat.refusal}
        draft={draft}
        onDraftChange={setDraft}
        isDeep={isDeep}
        onDeepChange={setDeep}
        isNarrow={isNarrow}
        isHistoryOpen={isHistoryOpen}
        onHistoryOpenChange={setHistoryOpen}
        addingCode={addingCode}
        isAddingAll={isAddingAll}
        isFavorite={isFavorite}
        onSend={(text) => {
          setDraft('')
          chat.ask(text, isDeep)
        }}
        onStop={chat.stop}
        onResume={(how, question, answer) => chat.resume(how, question, answer, isDeep)}
        onNew={() => {
          chat.close()
          setHistoryOpen(false)
          open(null)
        }}
        onRename={setRenamed}
        onDelete={setDeleted}
        onAddToCart={addToCart}
        onAddAll={addAllToCart && ((lines) => addAllToCart(lines.map(({ ProductCode, Quantity }) => ({ ProductCode, Quantity }))))}
        onFavoriteChange={setFavorite}
        onCopy={(text) => void copy(text)}
        onFeedback={({ MessageId }, Value) => rating.run({ MessageId, Value })}
      />
      <Suspense>
        {renamed && (
          <RenameSession
            session={renamed}
            onSave={renaming.send}
            onClose={() => setRenamed(null)}
          />
        )}
      </Suspense>
      <ConfirmDialog
        open={deleted !== null}
        title="删除会话"
        description={`确定删除“${deleted?.Name ?? ''}”吗？删除后不可恢复`}
        danger
        onConfirm={async () => {
          if (deleted !== null) await deleting.send({ SessionId: deleted.SessionId })
        }}
        onOpenChange={(isOpen) => (isOpen ? undefined : setDeleted(null))}
      />
    </>
  )
}
