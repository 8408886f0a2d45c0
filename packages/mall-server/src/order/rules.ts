import {
  actionsFor,
  can,
  dataScopeOf,
  orderActions,
  orderLifecycle,
  orderStatus,
  transitionOf,
  type Actor,
  type OrderAction,
  type OrderStatus,
  type OrderTransitionAction,
} from '@mall/api/contract'

/** The message of every stale `Version` (screens §0). */
export const staleMessage = '数据已被他人修改，请刷新后重试'

/** How often the same order can be reminded of, minutes. */
export const remindEveryMinutes = 60

/** Moves that an interface exists for today; reviews, after-sales, invoices and resubmission come with their screens. */
const offeredMoves: readonly OrderAction[] = ['Cancel', 'Pay', 'Withdraw', 'ConfirmReceipt']

const remindable: ReadonlySet<OrderStatus> = new Set([orderStatus.pendingApproval, orderStatus.pendingConfirmation, orderStatus.preparing])

/** A caller, as far as what they may do with an order goes. */
export interface OrderViewer {
  readonly userId: number
  readonly enterpriseId: number
  readonly roles: readonly string[]
}

/** An order, as far as what can be done with it goes. */
export interface OrderOwnership {
  readonly userId: number
  readonly enterpriseId: number
}

/** The parts that a viewer plays in an order within their scope. Only who placed it acts as its purchaser. */
export const actorsOf = (viewer: OrderViewer, order: OrderOwnership): Actor[] => {
  const actors: Actor[] = []
  if (viewer.userId === order.userId && viewer.enterpriseId === order.enterpriseId && can(viewer.roles, 'purchase'))
    actors.push('purchaser')
  const pays = actors.includes('purchaser') || (dataScopeOf(viewer.roles) !== 'self' && can(viewer.roles, 'order.pay'))
  if (pays && can(viewer.roles, 'order.pay')) actors.push('payer')
  return actors
}

/** The whole of `AllowActions`, in the contract's order: buttons come only from here. */
export const allowedActions = (viewer: OrderViewer, order: OrderOwnership & { readonly status: OrderStatus }): OrderAction[] => {
  const actors = actorsOf(viewer, order)
  const moves: readonly string[] = actionsFor(orderLifecycle, order.status, actors)
  const allowed = new Set<OrderAction>(['View', ...offeredMoves.filter((action) => moves.includes(action))])
  if (actors.includes('purchaser') && remindable.has(order.status)) allowed.add('Remind')
  if (can(viewer.roles, 'purchase')) allowed.add('Rebuy')
  return orderActions.filter((action) => allowed.has(action))
}

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
 * What a move does besides changing the status; null when the table has no such move. Goods and budget come back when an order is
 * rejected, withdrawn or cancelled, once; a frozen budget is used when the approval ends well (screens §5).
 */
export const effectsOf = (order: OrderHoldings, action: OrderTransitionAction): MoveEffects | null => {
  const transition = transitionOf(orderLifecycle, order.status, action)
  if (transition === undefined) return null
  const { to } = transition
  return { to, budget: budgetEffect(to, order.budgetState), returnsStock: givesBack.has(to) && order.stockState === 'taken' }
}
