import { eq } from 'drizzle-orm'
import { afterSalesLifecycle, afterSalesType, orderSumNames, refundReason, type AfterSalesTransitionAction } from '@mall/api/contract'
import { returnToBudgets } from '../../company/budget/holds.ts'
import type { Tx } from '../../platform/db/client.ts'
import { afterSalesLog } from '../../platform/db/schema/after-sales.ts'
import { orderLine, orderLog } from '../../platform/db/schema/order.ts'
import { yuanText } from '../../platform/money.ts'
import { followReturn } from '../invoice/follow-return.ts'
import { oweSurplus } from '../order/lifecycle/payments.ts'
import { giveBackStock } from '../order/lifecycle/stock.ts'
import type { OrderRow } from '../order/store.ts'
import { defineMoves } from '../../platform/actions/define-moves.ts'
import type { Acting } from '../../platform/actions/permit.ts'
import { tellOfMove } from './notices.ts'
import { record, type AfterSalesRow } from './records.ts'

export interface MoveCause extends Acting {
  /** What the log says of it. */
  readonly text: string
  /** Further columns that the move sets. */
  readonly changes?: Partial<Pick<AfterSalesRow, 'sellerNote' | 'carrier' | 'trackingNo' | 'isByHand'>>
}

/** The column that remembers when a move was made. */
const timesOf = (action: AfterSalesTransitionAction, now: Date): Partial<AfterSalesRow> => {
  if (action === 'Approve') return { reviewedAt: now }
  if (action === 'Reject') return { reviewedAt: now, closedAt: now }
  if (action === 'FillExpress') return { sentAt: now }
  if (action === 'Receive') return { receivedAt: now }
  if (action === 'Finish') return { finishedAt: now }
  return action === 'Reopen' ? { reopenedAt: now } : { closedAt: now }
}

const giveGoodsBack = async (tx: Tx, { lineId, quantity }: AfterSalesRow, order: OrderRow, now: Date): Promise<void> => {
  const [line] = await tx.select({ productId: orderLine.productId }).from(orderLine).where(eq(orderLine.id, lineId))
  if (line === undefined) throw new Error(`No line ${lineId}`)
  await giveBackStock(tx, order.id, [{ productId: line.productId, areaCode: order.stockArea, change: quantity }], now)
}

/** Whether a move gives the money of a 退货 back: once, also when the seller finishes again. */
const isRefunding = (action: AfterSalesTransitionAction, { refundFen, refundedAt }: AfterSalesRow): boolean => action === 'Finish' && refundFen !== null && refundedAt === null

/** Refunds a 退货, to the budgets and to those who paid. Freight is not refunded. The service is written. */
const giveMoneyBack = async (tx: Tx, { refundFen, returnNo }: AfterSalesRow, order: OrderRow, { operator, origin }: MoveCause): Promise<void> => {
  const fen = refundFen ?? 0
  await returnToBudgets(tx, order.id, fen, { operator, now: origin.now })
  await tx.insert(orderLog).values({ orderId: order.id, operator, text: `${orderSumNames.refunded} ${yuanText(fen)}（${returnNo}）`, createdAt: origin.now })
  await oweSurplus(tx, order, refundReason.returned, origin.now)
}

export interface LockedService {
  readonly service: AfterSalesRow
  readonly order: OrderRow
}

const moves = defineMoves({
  lifecycle: afterSalesLifecycle,
  table: record,
  audited: { entity: 'afterSales', name: 'AfterSales', idOf: ({ returnNo }) => returnNo },
  log: (tx, { id }, line) => tx.insert(afterSalesLog).values({ ...line, afterSalesId: id }),
  notify: (tx, { after, action, now }) => tellOfMove(tx, after, action, now),
})

const moving = (how: 'write' | 'move') => (tx: Tx, { service, order }: LockedService, action: AfterSalesTransitionAction, cause: MoveCause): Promise<AfterSalesRow> => {
  const { now } = cause.origin
  const isRefunded = isRefunding(action, service)
  // Whatever is decided, nobody waits for an answer any more.
  const changes = { askedAt: null, ...timesOf(action, now), ...(isRefunded ? { refundedAt: now } : {}), ...cause.changes }
  return moves[how](tx, service, action, { ...cause, changes }, async () => {
    if (isRefunded) await giveMoneyBack(tx, service, order, cause)
    if (service.type === afterSalesType.return) await followReturn(tx, order, now)
    if (action === 'Receive' && service.type === afterSalesType.return) await giveGoodsBack(tx, service, order, now)
  })
}

/** A past move without notices, for the demo data. */
export const writeAfterSalesMove = moving('write')

/**
 * The one way by which a service moves after its application. Order and service are locked. The goods of a 退货 are in the stock again when the
 * seller has received them; its money goes back when the seller finishes. What is exchanged or repaired changes neither stock nor money.
 */
export const moveAfterSales = moving('move')
