import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

/** The one channel of PostgreSQL's LISTEN and NOTIFY that the mall uses; what it is about is the topic. */
const channel = 'mall'

/** What concerns one user: a notice, the end of a session. */
export const userTopic = (userId: number): string => `user:${userId}`

export interface WakeUp {
  /** Without a space. */
  readonly topic: string
  /** A few characters, such as an id; what changed is read from the database. */
  readonly detail: string
}

/** Wakes the subscribers of these topics in every process once the transaction is committed, and nobody when it is not. */
export const wakeUp = async (tx: Db, wakeUps: readonly WakeUp[]): Promise<void> => {
  if (wakeUps.length === 0) return
  const payloads = JSON.stringify(wakeUps.map(({ topic, detail }) => `${topic} ${detail}`))
  await tx.execute(sql`select pg_notify(${channel}, payload) from jsonb_array_elements_text(${payloads}::jsonb) payload`)
}

/** Whom the database wakes in this process. */
export interface WakeUps {
  /** Returns when it is certain to be woken, with a function that ends it. */
  subscribe(topic: string, onWake: (detail: string) => void): Promise<() => void>
  /** How many subscribe to a topic in this process. */
  subscribers(topic: string): number
  /** Aborted when the process stops: who waits to be woken gives up. */
  readonly stopping: AbortSignal
}

/** LISTEN of a database: calls back with each payload of the channel. */
export type Listen = (channel: string, onPayload: (payload: string) => void) => Promise<unknown>

/** The wake-ups of a database, how they stop, and how many subscriptions are open. It is listened to from the first subscription on. */
export const createWakeUps = (listen: Listen): { readonly wakeUps: WakeUps; readonly stop: () => void; readonly open: () => number } => {
  const subscribers = new Map<string, Set<(detail: string) => void>>()
  const stopped = new AbortController()
  let listening: Promise<unknown> | undefined

  const deliver = (payload: string): void => {
    const at = payload.indexOf(' ')
    for (const onWake of subscribers.get(payload.slice(0, at)) ?? []) onWake(payload.slice(at + 1))
  }
  const start = (): Promise<unknown> => {
    listening ??= listen(channel, deliver).catch((error: unknown) => {
      // The next subscriber tries again.
      listening = undefined
      throw error
    })
    return listening
  }

  const wakeUps: WakeUps = {
    subscribe: async (topic, onWake) => {
      const others = subscribers.get(topic) ?? new Set()
      subscribers.set(topic, others.add(onWake))
      const end = (): void => {
        others.delete(onWake)
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
  return { wakeUps, stop: () => stopped.abort(), open }
}
