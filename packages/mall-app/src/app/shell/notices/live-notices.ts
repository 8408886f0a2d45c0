import type { Mall } from '@mall/api'
import type { NoticeEvent } from '@mall/api/contract'

/** How often the count is asked for where the stream does not pass, ms. */
export const pollMs = 30_000

/** The browser APIs by which the tabs coordinate. */
export interface TabsOfBrowser {
  readonly locks: Pick<LockManager, 'request'> | undefined
  /** Reaches all other tabs, never the one that sends. */
  openChannel(name: string): Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'> | undefined
}

/** This browser. Locks exist in secure contexts alone. */
export const thisBrowser: TabsOfBrowser = {
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
  openChannel: (name) => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)),
}

/** After so many ms, or when aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })

export interface LiveNoticesOptions {
  readonly mall: Pick<Mall, 'notice'>
  /** Whose: tabs of another user, or of another enterprise, are not informed. */
  readonly viewer: string
  readonly onEvent: (event: NoticeEvent) => void
  readonly signal: AbortSignal
  readonly tabs?: TabsOfBrowser
}

/**
 * What happens to the viewer, in every tab: one of them has the stream and informs the others; when it is closed the next one takes
 * over. While the stream does not pass, that tab asks for the count now and then. Without locks each tab asks for itself.
 */
export const followNotices = async ({ mall, viewer, onEvent, signal, tabs = thisBrowser }: LiveNoticesOptions): Promise<void> => {
  const name = `mall:notices:${viewer}`
  const channel = tabs.openChannel(name)
  channel?.addEventListener('message', ({ data }) => {
    if (!signal.aborted) onEvent(data as NoticeEvent)
  })
  // At once: what reaches a page that is going into the back/forward cache makes the browser drop it.
  signal.addEventListener('abort', () => channel?.close())

  const publish = (event: NoticeEvent): void => {
    if (signal.aborted) return
    onEvent(event)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel?.postMessage(event)
  }

  let isConnected = false
  const poll = async (): Promise<void> => {
    while (!signal.aborted) {
      await pause(pollMs, signal)
      if (isConnected || signal.aborted) continue
      const count = await mall.notice.count({}, { silent: true, quiet: true, signal }).catch(() => null)
      if (count !== null) publish({ Type: 'count', ...count })
    }
  }
  const stream = async (): Promise<void> => {
    const onConnection = (connected: boolean) => {
      isConnected = connected
    }
    for await (const event of mall.notice.stream({ signal, onConnection })) publish(event)
  }
  const follow = () => Promise.all([poll(), stream().catch(() => undefined)])

  try {
    if (tabs.locks) await tabs.locks.request(name, { signal }, follow)
    else await poll()
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    channel?.close()
  }
}
