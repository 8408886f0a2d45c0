import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

/** The one channel of PostgreSQL's LISTEN and NOTIFY that the mall uses; a message names its topic. */
const channel = 'mall'

/** What concerns one user: a notice, the end of a session. */
export const userTopic = (userId: number): string => `user:${userId}`

/** That something changed, for the subscribers of a topic. */
export interface Message {
  /** Without a space. */
  readonly topic: string
  /** A few characters, such as an id; what changed is read from the database. */
  readonly detail: string
}

/** Notifies the subscribers of these topics in every process once the transaction is committed; nobody if it is rolled back. */
export const publish = async (tx: Db, messages: readonly Message[]): Promise<void> => {
  if (messages.length === 0) return
  const payloads = JSON.stringify(messages.map(({ topic, detail }) => `${topic} ${detail}`))
  await tx.execute(sql`select pg_notify(${channel}, payload) from jsonb_array_elements_text(${payloads}::jsonb) payload`)
}

/** The subscriptions of this process to what other processes publish through the database. */
export interface PubSub {
  /** Resolves once the subscription is in force, with a function that ends it. */
  subscribe(topic: string, onMessage: (detail: string) => void): Promise<() => void>
  /** How many subscribe to a topic in this process. */
  subscribers(topic: string): number
  /** Aborted when the process stops, so that subscribers stop waiting. */
  readonly stopping: AbortSignal
}

/** LISTEN of a database: calls back with each payload of the channel. */
export type Listen = (channel: string, onPayload: (payload: string) => void) => Promise<unknown>

/** Subscriptions to a database, a way to stop them, and how many are open. LISTEN begins with the first subscription. */
export const createPubSub = (listen: Listen): { readonly pubSub: PubSub; readonly stop: () => void; readonly open: () => number } => {
  const subscribers = new Map<string, Set<(detail: string) => void>>()
  const stopped = new AbortController()
  let listening: Promise<unknown> | undefined

  const deliver = (payload: string): void => {
    const at = payload.indexOf(' ')
    for (const onMessage of subscribers.get(payload.slice(0, at)) ?? []) onMessage(payload.slice(at + 1))
  }
  const start = (): Promise<unknown> => {
    listening ??= listen(channel, deliver).catch((error: unknown) => {
      // The next subscriber tries again.
      listening = undefined
      throw error
    })
    return listening
  }

  const pubSub: PubSub = {
    subscribe: async (topic, onMessage) => {
      const others = subscribers.get(topic) ?? new Set()
      subscribers.set(topic, others.add(onMessage))
      const end = (): void => {
        others.delete(onMessage)
        if (others.size === 0 && subscribers.get(topic) === others) subscribers.delete(topic)
      }
      try {
        await start()
      } catch (error) {
        end()
        throw error
      }
      return end
    },
    subscribers: (topic) => subscribers.get(topic)?.size ?? 0,
    stopping: stopped.signal,
  }
  const open = () => [...subscribers.values()].reduce((sum, others) => sum + others.size, 0)
  return { pubSub, stop: () => stopped.abort(), open }
}

declare module '../deps.ts' {
  interface Deps {
    /** Null where the database notifies nobody: clients poll. */
    readonly pubSub: PubSub | null
  }
}
