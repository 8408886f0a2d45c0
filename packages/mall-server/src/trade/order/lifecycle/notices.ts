import { eq } from 'drizzle-orm'
import { orderStatus, orderSumNames, type NoticeKind, type OrderTransitionAction } from '@mall/api/contract'
import type { Tx } from '../../../platform/db/client.ts'
import { orders } from '../../../platform/db/schema/order.ts'
import { yuanText } from '../../../platform/money.ts'
import { settle, tell } from '../../../company/notice/store.ts'
import { shortenedText } from '../../../platform/cut-text.ts'
import type { OrderRow } from '../store.ts'

type PurchaserNotice = Extract<NoticeKind, 'approvalResult' | 'orderShipped' | 'orderDelivered' | 'orderChanged' | 'afterSalesProgress'>

type Subject = Pick<OrderRow, 'id' | 'orderNo' | 'userId' | 'enterpriseId' | 'payableFen' | 'quantity'>

const subjectOf = (order: Pick<OrderRow, 'id'>): string => `order:${order.id}`

/** A notice says a reason in short; the order has all of it. */
const longestReason = 60

const shortened = (text: string): string => shortenedText(text, longestReason)

const reasonFact = (reason: string): string => `意见：${shortened(reason)}`

interface Wording {
  readonly opens?: 'order' | 'payment' | undefined
  readonly reason?: string | undefined
  /** What is asked; the order by default. */
  readonly subject?: string | undefined
  /** What changed, in short. */
  readonly fact?: string | undefined
}

const tellPurchaser = (tx: Tx, order: Subject, kind: PurchaserNotice, title: string, now: Date, { opens = 'order', reason, fact, subject = subjectOf(order) }: Wording = {}): Promise<void> =>
  tell(tx, {
    kind, title, now,
    subject,
    enterpriseId: order.enterpriseId,
    userIds: [order.userId],
    facts: [...(reason === undefined ? [] : [reasonFact(reason)]), ...(fact === undefined ? [] : [shortened(fact)]), `${orderSumNames.payable} ${yuanText(order.payableFen)}`, `${order.quantity}件`, order.orderNo],
    target: { Kind: opens, OrderNo: order.orderNo },
  })

/** The notices to the purchaser about moves that others made. */
const noticesOfMoves: { readonly [Action in OrderTransitionAction]?: readonly [kind: PurchaserNotice, title: string, opens?: 'payment'] } = {
  Approve: ['approvalResult', '你的订单已通过审批'],
  ApproveUnpaid: ['approvalResult', '你的订单已通过审批，去付款', 'payment'],
  Reject: ['approvalResult', '你的订单被驳回'],
  RefuseCredit: ['orderChanged', '你的订单超出信用额度，商家未同意，订单已取消'],
  ShipPart: ['orderShipped', '你的订单已部分发货'],
  Ship: ['orderShipped', '你的订单已全部发货'],
}

/** Moves after which a notice asks for nothing any more. */
const settles: { readonly [Action in OrderTransitionAction]?: readonly PurchaserNotice[] } = {
  Pay: ['approvalResult'],
  ConfirmTransfer: ['approvalResult'],
  PaymentTimeout: ['approvalResult'],
  Cancel: ['approvalResult'],
  RefuseCredit: ['approvalResult'],
  Resubmit: ['approvalResult'],
  ConfirmReceipt: ['orderShipped', 'orderDelivered'],
  AutoReceive: ['orderShipped', 'orderDelivered'],
  Refuse: ['orderShipped', 'orderDelivered'],
}

interface MoveNews {
  readonly now: Date
  readonly isExpected: boolean
  readonly reason?: string | undefined
}

/** Notifies the purchaser of a move, and settles outdated notices. Within the transaction of the move. */
export const tellOfMove = async (tx: Tx, order: Subject, action: OrderTransitionAction, { now, isExpected, reason }: MoveNews): Promise<void> => {
  for (const kind of settles[action] ?? []) await settle(tx, { kind, subject: subjectOf(order), now })
  const news = noticesOfMoves[action]
  if (news !== undefined && !isExpected) await tellPurchaser(tx, order, news[0], news[1], now, { opens: news[2], reason })
}

/** Notifies the purchaser that an approver changed the lines of an order; `order` as it is now. */
export const tellOfEdit = (tx: Tx, order: Subject, now: Date): Promise<void> => tellPurchaser(tx, order, 'approvalResult', '你的订单在审批中被调整', now)

/** Notifies the purchaser that nobody decided in time. */
export const tellOfLapsedApproval = (tx: Tx, order: Subject, now: Date): Promise<void> => tellPurchaser(tx, order, 'approvalResult', '你的订单超时未审批，已自动撤回', now)

/** Nothing that was delivered waits for its receipt any more. */
export const settleDelivery = (tx: Tx, order: Subject, now: Date): Promise<void> => settle(tx, { kind: 'orderDelivered', subject: subjectOf(order), now })

/** Notifies the purchaser that the seller has what they refused. */
export const tellOfTakenBack = (tx: Tx, order: Subject, now: Date): Promise<void> => tellPurchaser(tx, order, 'afterSalesProgress', '商家已收到你拒收的商品', now)

/** Notifies the purchaser of what the seller changed, asks or says of an order; `order` as it is now. `subject` names what is asked, so that the answer settles it. */
export const tellOfChange = (tx: Tx, order: Subject, title: string, now: Date, more: { readonly fact: string; readonly subject?: string }): Promise<void> =>
  tellPurchaser(tx, order, 'orderChanged', title, now, more)

/** Notifies the purchaser that a package of an order arrived, unless the receipt was confirmed before. */
export const tellOfDelivery = async (tx: Tx, orderId: number, now: Date): Promise<void> => {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  if (order?.status === orderStatus.pendingReceipt || order?.status === orderStatus.partlyShipped)
    await tellPurchaser(tx, order, 'orderDelivered', '你的订单已送达，请确认收货', now)
}
