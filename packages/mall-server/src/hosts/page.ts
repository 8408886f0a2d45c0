import type { LoginInfo } from '@mall/api/contract'
import type { FetchedValue, FromWorker, ToWorker } from './page/messages.ts'

export interface PageMallOptions {
  /** Address of a database made by the same sources: a gzipped dump of PGlite's data directory. */
  readonly snapshotUrl: string
  /** The time at which the mall's clock stands until it is set. */
  readonly now: Date
}

/** The mall, running in the page. */
export interface PageMall {
  /** Responds to a request to `/api`, `/pictures` or `/files`. */
  fetch(request: Request): Promise<Response>
  /** Resets the database, the ids, the randomness and the clock to the snapshot. */
  restore(): Promise<void>
  /** Opens a session for a demo account, without its password. Throws for an account that does not exist. */
  login(account: string): Promise<LoginInfo>
  /** Sets the clock, which stands. */
  setNow(moment: Date): Promise<void>
  /** Ends the mall; what was asked of it is not answered any more. */
  close(): Promise<void>
}

const bodyOf = async (request: Request): Promise<ArrayBuffer | null> =>
  ['GET', 'HEAD'].includes(request.method) ? null : request.arrayBuffer()

/**
 * Opens the mall in a worker of this page: the unchanged server on an embedded database in memory. Takes about a second; earlier calls
 * wait.
 */
export const openPageMall = ({ snapshotUrl, now }: PageMallOptions): PageMall => {
  const worker = new Worker(new URL('./page/worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let sent = 0

  const send = (message: ToWorker, transfer: Transferable[] = []): Promise<unknown> =>
    new Promise((resolve, reject) => {
      sent += 1
      waiting.set(sent, { resolve, reject })
      worker.postMessage({ id: sent, message }, transfer)
    })

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    const pending = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) pending?.reject(new Error(data.error))
    else pending?.resolve(data.value)
  })
  worker.addEventListener('error', ({ message }) => {
    for (const pending of waiting.values()) pending.reject(new Error(`The mall's worker failed: ${message}`))
    waiting.clear()
  })

  const opened = send({ kind: 'open', snapshotUrl: new URL(snapshotUrl, document.baseURI).href, now: now.getTime() })
  opened.catch(() => {})

  return {
    fetch: async (request) => {
      await opened
      const body = await bodyOf(request)
      const { url, method } = request
      const fetched = await send({ kind: 'fetch', url, method, headers: [...request.headers], body }, body ? [body] : [])
      const { status, headers, body: responseBody } = fetched as FetchedValue
      return new Response(responseBody, { status, headers })
    },
    restore: async () => {
      await opened
      await send({ kind: 'restore' })
    },
    login: async (account) => {
      await opened
      return (await send({ kind: 'login', account })) as LoginInfo
    },
    setNow: async (moment) => {
      await opened
      await send({ kind: 'setNow', now: moment.getTime() })
    },
    close: async () => {
      await opened
      worker.terminate()
      for (const pending of waiting.values()) pending.reject(new Error('The mall was closed'))
      waiting.clear()
    },
  }
}
