import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import { longestChatName, type ChatSession } from '@mall/api/contract'
import type { Db, Tx } from '../../platform/db/client.ts'
import { chatAnswering, chatMessage, chatSession } from '../../platform/db/schema/adviser.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toInstant } from '../../platform/time.ts'
import type { Said } from './adviser.ts'

/** Conversations of a user in one company; beyond it the oldest go. */
const maxSessions = 50

/** Questions and answers of one conversation. */
const maxMessages = 100

/** How long a conversation that nobody continues is stored, days. */
export const keptChatDays = 180

type Owner = Pick<Caller, 'userId' | 'enterpriseId'>
type SessionRow = typeof chatSession.$inferSelect
export type MessageRow = typeof chatMessage.$inferSelect

const ofOwner = ({ userId, enterpriseId }: Owner) => and(eq(chatSession.userId, userId), eq(chatSession.enterpriseId, enterpriseId))

export const sessionToWire = ({ id, name, updatedAt }: SessionRow): ChatSession => ({ SessionId: id, Name: name, UpdatedAt: toInstant(updatedAt) })

const unknownSession = () => new BusinessError('CHAT_SESSION_NOT_FOUND', '会话不存在或已删除')

export const listSessions = async (db: Db, owner: Owner): Promise<SessionRow[]> =>
  db.select().from(chatSession).where(ofOwner(owner)).orderBy(desc(chatSession.updatedAt), desc(chatSession.id)).limit(maxSessions)

/** @throws BusinessError for a conversation that the user does not have. */
export const sessionOf = async (db: Db, owner: Owner, sessionId: number): Promise<SessionRow> => {
  const [row] = await db.select().from(chatSession).where(and(eq(chatSession.id, sessionId), ofOwner(owner)))
  if (row === undefined) throw unknownSession()
  return row
}

export const renameSession = async (db: Db, owner: Owner, sessionId: number, name: string): Promise<SessionRow> => {
  const [row] = await db.update(chatSession).set({ name }).where(and(eq(chatSession.id, sessionId), ofOwner(owner))).returning()
  if (row === undefined) throw unknownSession()
  return row
}

export const deleteSession = async (db: Db, owner: Owner, sessionId: number): Promise<void> => {
  const rows = await db.delete(chatSession).where(and(eq(chatSession.id, sessionId), ofOwner(owner))).returning({ id: chatSession.id })
  if (rows.length === 0) throw unknownSession()
}

export const messagesOf = (db: Db, sessionId: number): Promise<MessageRow[]> =>
  db.select().from(chatMessage).where(eq(chatMessage.sessionId, sessionId)).orderBy(asc(chatMessage.id))

/** @throws BusinessError for what is no answer to the user. */
export const rateAnswer = async (db: Db, owner: Owner, messageId: number, isUseful: boolean | null): Promise<void> => {
  const own = db.select({ id: chatSession.id }).from(chatSession).where(ofOwner(owner))
  const rows = await db
    .update(chatMessage)
    .set({ isUseful })
    .where(and(eq(chatMessage.id, messageId), eq(chatMessage.role, 'adviser'), inArray(chatMessage.sessionId, own)))
    .returning({ id: chatMessage.id })
  if (rows.length === 0) throw new BusinessError('CHAT_MESSAGE_NOT_FOUND', '回答不存在或已删除')
}

const nameOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return [...line].length > longestChatName ? `${[...line].slice(0, longestChatName - 1).join('')}…` : line
}

const newSession = async (tx: Tx, { userId, enterpriseId }: Owner, text: string, now: Date): Promise<SessionRow> => {
  const [row] = await tx.insert(chatSession).values({ userId, enterpriseId, name: nameOf(text), createdAt: now, updatedAt: now }).returning()
  if (row === undefined) throw new Error('A conversation was not stored')
  const owner = { userId, enterpriseId }
  const beyond = tx.select({ id: chatSession.id }).from(chatSession).where(ofOwner(owner)).orderBy(desc(chatSession.updatedAt), desc(chatSession.id)).offset(maxSessions)
  await tx.delete(chatSession).where(inArray(chatSession.id, beyond))
  return row
}

const addMessage = async (tx: Tx, values: Pick<MessageRow, 'sessionId' | 'role' | 'text' | 'state' | 'createdAt'>): Promise<MessageRow> => {
  const [row] = await tx.insert(chatMessage).values({ reasoning: '', productCodes: [], proposed: null, isUseful: null, ...values }).returning()
  if (row === undefined) throw new Error('A message was not stored')
  return row
}

/** A question that waits for its answer. The answer is stored as broken off until it ends. */
export interface OpenedAnswer {
  readonly session: SessionRow
  readonly question: MessageRow
  readonly answer: MessageRow
  /** The conversation before the question. */
  readonly history: readonly Said[]
  /** Everything that the user said before it, also what is too long ago to be sent: a refusal holds for the whole conversation. */
  readonly saidBefore: readonly string[]
}

interface Request {
  readonly SessionId?: number | undefined
  readonly Text?: string | undefined
  readonly Resume?: 'again' | 'continue' | undefined
}

/** The most earlier messages, and their characters, that are sent to the adviser. */
const [contextMessages, contextCharacters] = [12, 8000]

const historyOf = (rows: readonly MessageRow[]): Said[] => {
  let characters = 0
  return rows.slice(-contextMessages).toReversed().filter(({ text }) => text !== '' && (characters += text.length) <= contextCharacters).toReversed().map(({ role, text }) => ({ role, text }))
}

const saidIn = (rows: readonly MessageRow[]): string[] => rows.flatMap(({ role, text }) => (role === 'user' ? [text] : []))

/** Stores a question, or takes up the last one again, in one transaction under the lock of its conversation. */
export const openAnswer = (db: Db, owner: Owner, { SessionId, Text, Resume }: Request, now: Date): Promise<OpenedAnswer> =>
  db.transaction(async (tx) => {
    if (SessionId === undefined) {
      const session = await newSession(tx, owner, Text ?? '', now)
      const question = await addMessage(tx, { sessionId: session.id, role: 'user', text: Text ?? '', state: 'complete', createdAt: now })
      return { session, question, answer: await addMessage(tx, { sessionId: session.id, role: 'adviser', text: '', state: 'broken', createdAt: now }), history: [], saidBefore: [] }
    }
    const [session] = await tx.update(chatSession).set({ updatedAt: now }).where(and(eq(chatSession.id, SessionId), ofOwner(owner))).returning()
    if (session === undefined) throw unknownSession()
    const rows = await messagesOf(tx, session.id)
    if (Text !== undefined) {
      if (rows.length + 2 > maxMessages) throw new BusinessError('CHAT_SESSION_FULL', '本会话的消息已达上限，请新建会话')
      const question = await addMessage(tx, { sessionId: session.id, role: 'user', text: Text, state: 'complete', createdAt: now })
      return { session, question, answer: await addMessage(tx, { sessionId: session.id, role: 'adviser', text: '', state: 'broken', createdAt: now }), history: historyOf(rows), saidBefore: saidIn(rows) }
    }
    const at = rows.findLastIndex(({ role }) => role === 'user')
    const [question, last] = [rows[at], rows[at + 1]]
    if (question === undefined || last === undefined) throw new BusinessError('CHAT_NOTHING_TO_RESUME', '没有可以继续的回答')
    const history = historyOf(rows.slice(0, at))
    const saidBefore = saidIn(rows.slice(0, at))
    if (Resume === 'continue') {
      if (last.state === 'complete') throw new BusinessError('CHAT_NOTHING_TO_RESUME', '回答已完成，无需继续')
      return { session, question, answer: last, history, saidBefore }
    }
    const emptied = { text: '', reasoning: '', productCodes: [], proposed: null, isUseful: null, state: 'broken' as const, createdAt: now }
    await tx.update(chatMessage).set(emptied).where(eq(chatMessage.id, last.id))
    return { session, question, answer: { ...last, ...emptied }, history, saidBefore }
  })

export const closeAnswer = async (db: Db, id: number, values: Pick<MessageRow, 'text' | 'reasoning' | 'productCodes' | 'proposed' | 'state'>): Promise<void> => {
  await db.update(chatMessage).set(values).where(eq(chatMessage.id, id))
}

/** Takes the one place of a user for an answer that is being written; false while another has it. */
export const takeTurn = async (db: Db, { userId, answer, now, until }: { readonly userId: number; readonly answer: string; readonly now: Date; readonly until: Date }): Promise<boolean> => {
  const rows = await db
    .insert(chatAnswering)
    .values({ userId, answer, expiresAt: until })
    .onConflictDoUpdate({ target: chatAnswering.userId, set: { answer, expiresAt: until }, setWhere: lt(chatAnswering.expiresAt, now) })
    .returning({ userId: chatAnswering.userId })
  return rows.length > 0
}

export const leaveTurn = async (db: Db, userId: number, answer: string): Promise<void> => {
  await db.delete(chatAnswering).where(and(eq(chatAnswering.userId, userId), eq(chatAnswering.answer, answer)))
}
