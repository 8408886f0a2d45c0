import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Listen } from '../../platform/pub-sub/pub-sub.ts'

/** Before a lost connection is made again, ms. */
const retryMs = 1_000

export interface Listener {
  readonly listen: Listen
  close(): Promise<void>
}

/** LISTEN of PostgreSQL, each channel on a connection of its own, which is made again when it is lost. What was notified meanwhile is lost. */
export const createListener = (url: string): Listener => {
  const closed = new AbortController()
  const open = new Set<pg.Client>()

  const connect = async (channel: string, onPayload: (payload: string) => void): Promise<void> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
    client.on('error', () => {})
    client.on('notification', ({ payload = '' }) => onPayload(payload))
    await client.connect()
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
    open.add(client)
    client.once('end', () => {
      open.delete(client)
      void reconnect(channel, onPayload)
    })
  }
  const reconnect: typeof connect = async (channel, onPayload) => {
    while (!closed.signal.aborted) {
      try {
        await delay(retryMs, undefined, { signal: closed.signal, ref: false })
        await connect(channel, onPayload)
        return
      } catch {
        // Tried again, until it is closed.
      }
    }
  }
  return {
    listen: connect,
    close: async () => {
      closed.abort()
      await Promise.all([...open].map((client) => client.end()))
    },
  }
}
