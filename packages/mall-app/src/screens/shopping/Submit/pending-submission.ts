import type { OrderConfirmation } from '@mall/api/contract'
import { createRequestIds, type RequestIds, type SentInput } from '@mall/api/query'
import type { ActionInput } from '@mall/app-kit/actions/action-input.ts'

const key = 'pendingSubmission'

/** A new order, or one that is submitted again. */
export type Submission = ActionInput<'POST /api/Order/Submit'> | ActionInput<'POST /api/Order/Resubmit'>

/** A submission whose response has not arrived: it may or may not have created an order. */
interface PendingSubmission {
  /** The user who sent it, so that no other user of this browser sends it again. */
  readonly viewer: string
  readonly subject: SubmitSubject
  /** What of which line was shown when it was sent, by `linesText`. */
  readonly lines: string
  readonly sent: SentInput<Submission>
}

/** What is submitted: lines of the cart, or an order again, in the version that was read. */
export type SubmitSubject = { readonly cartItemIds: readonly number[] } | { readonly orderNo: string; readonly version: number }

/** How many of which lines: what a confirmation seals into its token, in words that two of them have in common. */
export const linesText = ({ Items }: Pick<OrderConfirmation, 'Items'>): string =>
  Items.map(({ CartItemId, Quantity }) => `${CartItemId}×${Quantity}`)
    .toSorted()
    .join(',')

/** Whose draft the form of a submission has. */
export const draftName = (subject: SubmitSubject): string => `submit:${'orderNo' in subject ? subject.orderNo : subject.cartItemIds.toSorted((a, b) => a - b).join(',')}`

/** Whose draft the quantities of an order have that is submitted again: the form is drawn only after what follows from them was read. */
export const linesDraftName = (orderNo: string): string => `submit:${orderNo}:lines`

/** The same lines, or the same order. */
export const isSameSubject = (a: SubmitSubject, b: SubmitSubject): boolean => {
  if ('orderNo' in a || 'orderNo' in b) return 'orderNo' in a && 'orderNo' in b && a.orderNo === b.orderNo
  return a.cartItemIds.length === b.cartItemIds.length && a.cartItemIds.every((id) => b.cartItemIds.includes(id))
}

/** Kept over a reload of the tab. Sent again unchanged, with its RequestId, it returns the first result and never orders twice. */
export const pendingSubmission = {
  get(viewer: string, subject: SubmitSubject): PendingSubmission | null {
    try {
      const pending = JSON.parse(sessionStorage.getItem(key) ?? 'null') as PendingSubmission | null
      return pending && pending.viewer === viewer && isSameSubject(pending.subject, subject) ? pending : null
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

interface SubmissionIds extends RequestIds {
  /** With which lines, by `linesText`, the next input is sent. */
  readonly noteLines: (lines: string) => void
}

/** The ids of the submissions of a subject, with what was sent under the last. */
export const keptRequestIds = (viewer: string, subject: SubmitSubject): SubmissionIds => {
  const before = pendingSubmission.get(viewer, subject)
  let lines = before?.lines ?? ''
  const ids = createRequestIds(before?.sent ?? null, (sent) =>
    sent === null ? pendingSubmission.clear() : pendingSubmission.set({ viewer, subject, lines, sent: sent as SentInput<Submission> }),
  )
  return {
    ...ids,
    noteLines: (shown) => {
      lines = shown
    },
  }
}
