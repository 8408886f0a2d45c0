import type { OrderSubmission } from '@mall/api/contract'

const key = 'pendingSubmission'

/** A submission whose response has not arrived: it may or may not have created an order. */
export interface PendingSubmission {
  /** The user who sent it, so that no other user of this browser sends it again. */
  readonly viewer: string
  readonly cartItemIds: readonly number[]
  readonly submission: OrderSubmission
}

const sameIds = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((id) => b.includes(id))

/** Kept over a reload of the tab. Sent again unchanged, with its RequestId, it returns the first result and never orders twice. */
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
      // Without storage a reload loses it. If the order was made, its lines are no longer in the cart.
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
