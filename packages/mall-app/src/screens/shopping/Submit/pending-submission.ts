import type { OrderSubmission } from '@mall/api/contract'

const key = 'pendingSubmission'

/** A submission whose answer has not arrived: it may or may not have become an order. */
export interface PendingSubmission {
  /** Whose it is, so that nobody else on this browser sends it again. */
  readonly viewer: string
  readonly cartItemIds: readonly number[]
  readonly submission: OrderSubmission
}

const sameIds = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((id) => b.includes(id))

/** Survives a reload of the tab. Sent again as it was, with its RequestId, it answers the first result and never orders twice. */
export const pendingSubmission = {
  get(viewer: string, cartItemIds: readonly number[]): PendingSubmission | null {
    try {
      const pending = JSON.parse(sessionStorage.getItem(key) ?? 'null') as PendingSubmission | null
      return pending && pending.viewer === viewer && sameIds(pending.cartItemIds, cartItemIds) ? pending : null
    } catch {
      return null
    }
  },
  set(pending: PendingSubmission): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(pending))
    } catch {
      // Without storage a reload forgets it; the cart's lines are gone all the same once it was ordered.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
}
