import { orderLifecycle, orderStatus, transitionOf, type OrderStatus, type OrderTransitionAction } from '@mall/api/contract'

/** What an order holds. */
export interface OrderHoldings {
  readonly status: OrderStatus
  readonly budgetState: 'none' | 'frozen' | 'used' | 'returned'
  readonly stockState: 'taken' | 'returned'
}

export interface MoveEffects {
  readonly to: OrderStatus
  readonly budget: 'none' | 'useFrozen' | 'release' | 'refund'
  readonly returnsStock: boolean
}

const givesBack: ReadonlySet<OrderStatus> = new Set([orderStatus.approvalRejected, orderStatus.withdrawn, orderStatus.cancelled])

const budgetEffect = (to: OrderStatus, state: OrderHoldings['budgetState']): MoveEffects['budget'] => {
  if (givesBack.has(to)) return state === 'frozen' ? 'release' : state === 'used' ? 'refund' : 'none'
  return state === 'frozen' && to !== orderStatus.pendingApproval ? 'useFrozen' : 'none'
}

/**
 * What a move does besides changing the status; null when the table has no such move. Stock and budget are released when an order is
 * rejected, withdrawn or cancelled, once; a frozen budget is used when the approval ends well (screens §5).
 */
export const effectsOf = (order: OrderHoldings, action: OrderTransitionAction): MoveEffects | null => {
  const transition = transitionOf(orderLifecycle, order.status, action)
  if (transition === undefined) return null
  const { to } = transition
  return { to, budget: budgetEffect(to, order.budgetState), returnsStock: givesBack.has(to) && order.stockState === 'taken' }
}
