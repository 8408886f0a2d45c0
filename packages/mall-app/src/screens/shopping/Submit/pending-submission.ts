import type { OrderSubmission } from '@mall/api/contract'

const key = 'pendingSubmission'

/** A submission whose response has not arrived: it may or may not have created an order. */
export interface PendingSubmission {
  /** The user who sent it, so that no other user of this browser sends it again. */
  readonly viewer: string
  readonly subject: SubmitSubject
  readonly submission: OrderSubmission
}

/** What is submitted: lines of the cart, or an order again, in the version that was read. */
export type SubmitSubject = { readonly cartItemIds: readonly number[] } | { readonly orderNo: string; readonly version: number }

const isSame = (a: SubmitSubject, b: SubmitSubject): boolean => {
  if ('orderNo' in a || 'orderNo' in b) return 'orderNo' in a && 'orderNo' in b && a.orderNo === b.orderNo
  return a.cartItemIds.length === b.cartItemIds.length && a.cartItemIds.every((id) => b.cartItemIds.includes(id))
}

/** Kept over a reload of the tab. Sent again unchanged, with its RequestId, it returns the first result and never orders twice. */
export const pendingSubmission = {
  get(viewer: string, subject: SubmitSubject): PendingSubmission | null {
    try {
      const pending = JSON.parse(sessionStorage.getItem(key) ?? 'null') as PendingSubmission | null
      return pending && pending.viewer === viewer && isSame(pending.subject, subject) ? pending : null
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
