import type { QuantityDrafts } from './cart-totals.ts'

/** Quiet time after the last change of a line before it is sent, ms (screens: cart). */
export const settleMs = 400

export interface QuantityQueueOptions<Result> {
  /** Sends one line's quantity. */
  readonly send: (cartItemId: number, quantity: number) => Promise<Result>
  /** Receives the response to the latest change. Responses to earlier changes are ignored. */
  readonly onResponse: (response: Result) => void
  readonly onDraftsChange: (drafts: QuantityDrafts) => void
}

export interface QuantityQueue {
  /** Shows the quantity now and sends it once the line is quiet. */
  change(cartItemId: number, quantity: number): void
  /** Sends the waiting changes at once, before the user goes on to the order. Resolves when every response has arrived. */
  flush(): Promise<void>
  /** Sends what still waits and forgets the rest, when the user leaves the page. */
  dispose(): void
}

/**
 * Keeps what was typed on screen, sends it 400 ms after the last change of its line, and takes it back when the mall
 * refuses it.
 */
export const createQuantityQueue = <Result>({ send, onResponse, onDraftsChange }: QuantityQueueOptions<Result>): QuantityQueue => {
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const underWay = new Set<Promise<void>>()
  let drafts: QuantityDrafts = {}
  let latest = 0
  let isDisposed = false

  const put = (next: QuantityDrafts) => {
    drafts = next
    if (!isDisposed) onDraftsChange(drafts)
  }
  const forget = (id: number, quantity: number) => {
    if (drafts[id] !== quantity || timers.has(id)) return
    const { [id]: _done, ...others } = drafts
    put(others)
  }
  const deliver = async (id: number, quantity: number) => {
    const turn = ++latest
    try {
      const response = await send(id, quantity)
      if (turn === latest && !isDisposed) onResponse(response)
    } catch {
      // The client has shown the message. The quantity goes back to the server's.
    }
    forget(id, quantity)
  }
  const sendNow = (id: number) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
    const quantity = drafts[id]
    if (quantity === undefined) return
    const work = deliver(id, quantity)
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }
  const sendAll = () => {
    for (const id of timers.keys()) sendNow(id)
  }
  return {
    change(id, quantity) {
      put({ ...drafts, [id]: quantity })
      clearTimeout(timers.get(id))
      timers.set(id, setTimeout(() => sendNow(id), settleMs))
    },
    async flush() {
      sendAll()
      await Promise.all(underWay)
    },
    dispose() {
      isDisposed = true
      sendAll()
    },
  }
}
