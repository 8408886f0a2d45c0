import type { ChatEvent, ChatMessage, ChatSession } from '@mall/api/contract'

/** An answer that is being written, or that ended without having been stored as it is shown. */
export interface LiveAnswer {
  /** The conversation that was open when it was asked for; null for a new one. */
  readonly askedIn: number | null
  /** Null until the mall names it. */
  readonly session: ChatSession | null
  readonly question: ChatMessage
  readonly answer: ChatMessage
  readonly isLive: boolean
  /** Why it ended before its end. */
  readonly problem: string | null
}

/** Ids of what the mall has not stored yet. */
const [newQuestion, newAnswer] = [-2, -1]

const message = (MessageId: number, Role: ChatMessage['Role'], Text: string): ChatMessage => ({
  MessageId, Role, Text, Reasoning: '', Products: [], Action: null, State: 'complete', Feedback: null, Time: '',
})

/** A question that was just sent. */
export const asked = (askedIn: number | null, text: string): LiveAnswer => ({
  askedIn, session: null, question: message(newQuestion, 'user', text), answer: message(newAnswer, 'adviser', ''), isLive: true, problem: null,
})

/** An answer that is asked for again, or goes on. */
export const resumed = (askedIn: number, question: ChatMessage, answer: ChatMessage, how: 'again' | 'continue'): LiveAnswer => ({
  askedIn, session: null, question, answer: how === 'continue' ? { ...answer, State: 'complete' } : { ...message(answer.MessageId, 'adviser', ''), Time: answer.Time }, isLive: true, problem: null,
})

const apply = (live: LiveAnswer, event: ChatEvent): LiveAnswer => {
  const { answer } = live
  switch (event.Type) {
    case 'meta':
      return { ...live, session: event.Session, question: { ...live.question, MessageId: event.QuestionId }, answer: { ...answer, MessageId: event.MessageId } }
    case 'delta':
      return { ...live, answer: { ...answer, Text: answer.Text + event.Text } }
    case 'reasoning':
      return { ...live, answer: { ...answer, Reasoning: answer.Reasoning + event.Text } }
    case 'product':
      return { ...live, answer: { ...answer, Products: [...answer.Products, ...event.Items] } }
    case 'action':
      return { ...live, answer: { ...answer, Action: event.Action } }
    case 'error':
      return { ...live, isLive: false, problem: event.RetMessage, answer: { ...answer, State: 'failed' } }
    default:
      return { ...live, isLive: false }
  }
}

export const applyAll = (live: LiveAnswer, events: readonly ChatEvent[]): LiveAnswer => events.reduce(apply, live)

/** Ended from outside: by the user, by the connection, or refused. */
export const ended = (live: LiveAnswer, State: ChatMessage['State'], problem: string | null = null): LiveAnswer =>
  live.isLive ? { ...live, isLive: false, problem, answer: { ...live.answer, State } } : live

/** Whether it belongs to the conversation that is open. */
export const isOf = (live: LiveAnswer | null, sessionId: number | null): live is LiveAnswer => {
  if (live === null) return false
  // A new conversation has its number before its address does.
  const isOnItsWay = live.session === null || live.isLive
  return live.session?.SessionId === sessionId || (isOnItsWay && live.askedIn === sessionId)
}

/** What was said, with the live answer in its place. */
export const shownMessages = (stored: readonly ChatMessage[], live: LiveAnswer | null): readonly ChatMessage[] => {
  if (live === null) return stored
  const own = new Set([live.question.MessageId, live.answer.MessageId])
  return [...stored.filter(({ MessageId }) => !own.has(MessageId)), live.question, live.answer]
}

/** What was said from one question to the next, each beginning with the question. */
export const turnsOf = (messages: readonly ChatMessage[]): readonly (readonly [ChatMessage, ...ChatMessage[]])[] => {
  const turns: [ChatMessage, ...ChatMessage[]][] = []
  for (const message of messages) {
    const turn = turns.at(-1)
    if (message.Role === 'user' || turn === undefined) turns.push([message])
    else turn.push(message)
  }
  return turns
}
