import { permitting } from '../../platform/actions/permit.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { actionsFor, orderActions, orderLifecycle, orderStatus, paymentType, receivableStatuses, reviewState, shortableStatuses, type Actor, type DataScope, type OrderAction, type OrderStatus, type Permission, type ReviewState } from '@mall/api/contract'

/** Moves that have an interface. */
const offeredMoves: readonly OrderAction[] = ['Cancel', 'ConfirmTransfer', 'Withdraw', 'ConfirmReceipt', 'Resubmit']

const remindable: ReadonlySet<OrderStatus> = new Set([orderStatus.pendingApproval, orderStatus.pendingConfirmation, orderStatus.preparing])

const reviewActionsOfOrder = { [reviewState.reviewable]: 'Review', [reviewState.appendable]: 'AppendReview' } as const satisfies Record<ReviewState, OrderAction>

/** What decides a caller's rights on an order. */
export interface OrderViewer {
  readonly userId: number
  readonly enterpriseId: number
  readonly permissions: ReadonlySet<Permission>
  readonly scope: DataScope
}

/** Who placed an order, and for which company. */
export interface OrderOwnership {
  readonly userId: number
  readonly enterpriseId: number
}

/** The roles of a viewer for an order within their scope. Only the user who placed it is its purchaser. */
export const actorsOf = (viewer: OrderViewer, order: OrderOwnership): Actor[] => {
  const actors: Actor[] = []
  const isPurchaser = viewer.userId === order.userId && viewer.enterpriseId === order.enterpriseId && viewer.permissions.has('purchase')
  if (isPurchaser) actors.push('purchaser')
  const handlesMoney = isPurchaser || viewer.scope !== 'self'
  if (handlesMoney && viewer.permissions.has('order.pay')) actors.push('payer')
  if (handlesMoney && viewer.permissions.has('invoice.manage')) actors.push('invoicer')
  // Nobody confirms money of their own.
  if (viewer.userId !== order.userId && viewer.scope !== 'self' && viewer.permissions.has('payment.confirm')) actors.push('cashier')
  return actors
}

/** Whether a viewer handles the invoices of all orders within their scope: of their own ones, since the scope `self` has no others, and a wider one does not ask whose it is. */
export const invoicesWithinScope = (viewer: OrderViewer): boolean => actorsOf(viewer, viewer).includes('invoicer')

/** What of an order decides its actions. */
export interface ActionSubject extends OrderOwnership {
  readonly status: OrderStatus
  /** Key of `paymentTypeNames`. */
  readonly paymentType: number
  /** What can be written of its lines; read for what is shown, not for other writes. */
  readonly reviewState?: ReviewState | null
  /** Whether a line has pieces that can be applied for; read for what is shown, not for other writes. */
  readonly canApply?: boolean
  /** Whether shipped pieces were neither received nor refused; read for what is shown, not for other writes. */
  readonly canReceive?: boolean
  /** Whether the seller asks about pieces that are not there; read for what is shown, not for other writes. */
  readonly isAsked?: boolean
  /** Whether something of it can be invoiced; read for what is shown, not for other writes. */
  readonly canInvoice?: boolean
}

/** Whether a viewer can apply for after-sales service of an order: their own, whose goods were received. */
export const canApplyForAfterSales = (viewer: OrderViewer, order: OrderOwnership & { readonly status: OrderStatus }): boolean =>
  order.status === orderStatus.completed && actorsOf(viewer, order).includes('purchaser')

/** The whole of `AllowActions`, in the contract's order: buttons come only from here. */
export const allowedActions = (viewer: OrderViewer, order: ActionSubject): OrderAction[] => {
  const actors = actorsOf(viewer, order)
  const moves: readonly string[] = actionsFor(orderLifecycle, order.status, actors)
  const allowed = new Set<OrderAction>(['View', ...offeredMoves.filter((action) => moves.includes(action) && (action !== 'ConfirmTransfer' || order.paymentType === paymentType.transfer))])
  if (order.status === orderStatus.pendingPayment && order.paymentType === paymentType.online && actors.includes('payer')) allowed.add('Pay')
  if (actors.includes('purchaser') && receivableStatuses.includes(order.status) && order.canReceive) allowed.add('Receive')
  if (actors.includes('purchaser') && shortableStatuses.includes(order.status) && order.isAsked) allowed.add('AnswerShortage')
  if (actors.includes('purchaser') && remindable.has(order.status)) allowed.add('Remind')
  if (actors.includes('purchaser') && order.status === orderStatus.completed && order.reviewState) allowed.add(reviewActionsOfOrder[order.reviewState])
  if (order.canApply && canApplyForAfterSales(viewer, order)) allowed.add('ApplyAfterSales')
  if (order.canInvoice && actors.includes('invoicer')) allowed.add('ApplyInvoice')
  if (viewer.permissions.has('purchase')) allowed.add('Rebuy')
  return orderActions.filter((action) => allowed.has(action))
}

/**
 * What a write asks: that there are pieces to receive or a question to answer is found by the write itself, which names them.
 * @throws BusinessError `ORDER_ACTION_NOT_ALLOWED`
 */
export const requireAllowed = permitting((viewer: OrderViewer, order: ActionSubject) => allowedActions(viewer, { canReceive: true, isAsked: true, ...order }), () => new BusinessError('ORDER_ACTION_NOT_ALLOWED', '当前订单状态或权限不允许此操作'))
