import { isMallError } from '@mall/api'
import type { CallInput, ChatEvent, ChatMessage } from '@mall/api/contract'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useEffect, useRef, useState } from 'react'
import { applyAll, asked, ended, isOf, resumed, type LiveAnswer } from './chat-state.ts'

interface ChatOptions {
  /** The open conversation; null for a new one. */
  readonly sessionId: number | null
  /** A new conversation has its number. */
  readonly onSession: (sessionId: number) => void
  /** The mall has stored what was said. Resolves when it was read again. */
  readonly onStored: (sessionId: number) => Promise<unknown>
  /** A question was refused before anything was said: it goes back to where it was typed. */
  readonly onRefused: (text: string) => void
}

const brokenOff = '连接中断'

/** Asks the adviser. One answer at a time; leaving the conversation or the page ends it. */
export const useChat = ({ sessionId, onSession, onStored, onRefused }: ChatOptions) => {
  const mall = useMall()
  const [live, setLive] = useState<LiveAnswer | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  const shown = isOf(live, sessionId) ? live : null

  const leave = () => {
    running.current?.abort()
    running.current = null
  }
  useEffect(() => leave, [])
  // Another conversation was opened: by its link, or by going back.
  useEffect(() => {
    if (live?.isLive && !isOf(live, sessionId)) leave()
  }, [live, sessionId])

  const run = async (begin: LiveAnswer, input: CallInput<'POST /api/DeepSeek/Chat'>) => {
    leave()
    const own = new AbortController()
    running.current = own
    setRefusal(null)
    let now = begin
    let waiting: ChatEvent[] = []
    let frame = 0
    const show = (next: LiveAnswer) => {
      now = next
      if (running.current === own) setLive(next)
    }
    const flush = () => {
      cancelAnimationFrame(frame)
      frame = 0
      show(applyAll(now, waiting.splice(0)))
    }
    show(begin)
    try {
      for await (const event of mall.deepSeek.chat(input, { signal: own.signal })) {
        waiting.push(event)
        if (event.Type === 'meta') {
          flush()
          if (running.current === own && input.SessionId === undefined) onSession(event.Session.SessionId)
        } else if (frame === 0) frame = requestAnimationFrame(flush)
      }
      flush()
      show(ended(now, 'broken', brokenOff))
    } catch (error) {
      flush()
      if (own.signal.aborted) show(ended(now, 'stopped'))
      else if (now.session !== null) show(ended(now, 'broken', brokenOff))
      else {
        // Nothing was said, so nothing is shown but why.
        waiting = []
        if (running.current !== own) return
        running.current = null
        setLive(null)
        setRefusal(isMallError(error) ? error.message : brokenOff)
        if (input.Text !== undefined) onRefused(input.Text)
        return
      }
    }
    const { session, answer } = now
    if (session === null || running.current !== own) return
    await onStored(session.SessionId).catch(() => undefined)
    // What was stored takes its place, unless it must still say why it ended.
    if (running.current === own && now.problem === null && answer.State === 'complete') setLive(null)
  }

  return {
    live: shown,
    refusal,
    ask: (Text: string, Deep: boolean) => void run(asked(sessionId, Text), { Text, Deep, ...(sessionId === null ? {} : { SessionId: sessionId }) }),
    resume: (how: 'again' | 'continue', question: ChatMessage, answer: ChatMessage, Deep: boolean) => {
      const SessionId = shown?.session?.SessionId ?? sessionId
      if (SessionId !== null) void run(resumed(SessionId, question, answer, how), { SessionId, Resume: how, Deep })
    },
    stop: () => running.current?.abort(),
    /** Ends what is being said, and shows none of it any more. */
    close: () => {
      leave()
      setLive(null)
      setRefusal(null)
    },
  }
}
