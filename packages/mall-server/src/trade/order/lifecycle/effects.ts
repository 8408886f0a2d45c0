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
  /** What the order holds after it. */
  readonly budgetState: OrderHoldings['budgetState']
  readonly stockState: OrderHoldings['stockState']
}

const givesBack: ReadonlySet<OrderStatus> = new Set([orderStatus.approvalRejected, orderStatus.withdrawn, orderStatus.cancelled])

const budgetEffect = (to: OrderStatus, state: OrderHoldings['budgetState']): MoveEffects['budget'] => {
  if (givesBack.has(to)) return state === 'frozen' ? 'release' : state === 'used' ? 'refund' : 'none'
  return state === 'frozen' && to !== orderStatus.pendingApproval ? 'useFrozen' : 'none'
}

const budgetStateAfter = (to: OrderStatus, state: OrderHoldings['budgetState'], budget: MoveEffects['budget']): OrderHoldings['budgetState'] => {
  if (budget === 'none') return to === orderStatus.refused && state === 'used' ? 'returned' : state
  return budget === 'useFrozen' ? 'used' : 'returned'
}

/**
 * What a move does besides changing the status; null when the table has no such move. Stock and budget are released when an order is
 * rejected, withdrawn or cancelled, once; a frozen budget is used when the approval ends well (screens §5). Of a refused order the refusals
 * have given the budget all back, and give back the goods that can be sold, as the seller gets them.
 */
export const effectsOf = (order: OrderHoldings, action: OrderTransitionAction): MoveEffects | null => {
  const transition = transitionOf(orderLifecycle, order.status, action)
  if (transition === undefined) return null
  const { to } = transition
  const budget = budgetEffect(to, order.budgetState)
  return {
    to,
    budget,
    returnsStock: givesBack.has(to) && order.stockState === 'taken' && order.status !== orderStatus.refused,
    budgetState: budgetStateAfter(to, order.budgetState, budget),
    stockState: givesBack.has(to) ? 'returned' : order.stockState,
  }
}
