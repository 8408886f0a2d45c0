import type { cancelReasons, RowResult } from '@mall/api/contract'

/** An order as its dialogs need it. `Version` is the one that was on screen when the person decided. */
export interface OrderTarget {
  readonly OrderNo: string
  readonly Version: number
  readonly PayableAmount: number | null
  readonly PaymentTypeName: string
}

export type CancelReason = (typeof cancelReasons)[number]

/** The longest note to a cancellation. */
export const cancelNoteMax = 100

export interface Cancellation {
  readonly Reason: CancelReason
  readonly Note: string
}

/** The dialog that is open, and what it is about. */
export type OpenTask =
  | { readonly kind: 'cancel' | 'transfer' | 'withdraw' | 'receive'; readonly order: OrderTarget }
  | { readonly kind: 'rebought'; readonly results: readonly RowResult[] }
