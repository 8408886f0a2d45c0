import { autoReceiveDays, orderStatus, type OrderStatus, type OrderTransitionAction } from '@mall/api/contract'
import type { Track } from '../../trade/order/lifecycle/packages.ts'
import { midnightOf } from '../../platform/time.ts'

/** What decides when an order moves automatically. */
export interface ScheduledOrder {
  readonly status: OrderStatus
  readonly createdAt: Date
  readonly approvedAt: Date | null
  readonly paidAt: Date | null
  readonly acceptedAt: Date | null
  readonly shippedAt: Date | null
  readonly payBefore: Date | null
  /** The wanted delivery date, `YYYY-MM-DD`. */
  readonly deliveryDate: string | null
  /** The staff handle it: no warehouse is simulated for it. */
  readonly isByHand: boolean
}

export interface ScheduledMove {
  readonly action: Extract<OrderTransitionAction, 'PaymentTimeout' | 'AutoReceive' | 'Accept' | 'Ship'>
  readonly at: Date
  /** For the order's log. */
  readonly text: string
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms)
const latest = (...moments: readonly (Date | null)[]): Date => new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)))

/** The morning some days before the wanted date; null without one. */
const morningBefore = (deliveryDate: string | null, days: number): Date | null =>
  deliveryDate === null ? null : after(new Date(`${deliveryDate}T09:00:00+08:00`), -days * day)

/** When time alone moves an order: an unpaid order, an unconfirmed receipt. */
const movesByTime = (order: ScheduledOrder): ScheduledMove | null => {
  if (order.status === orderStatus.pendingPayment && order.payBefore !== null) {
    return { action: 'PaymentTimeout', at: order.payBefore, text: '超时未付款，订单自动取消' }
  }
  if (order.status === orderStatus.pendingReceipt && order.shippedAt !== null) {
    return { action: 'AutoReceive', at: after(order.shippedAt, autoReceiveDays * day), text: `发货${autoReceiveDays}天后自动确认收货` }
  }
  return null
}

/**
 * What the seller's warehouse would do: accept five minutes after the order is ready, hand over to the carrier two hours later. For a
 * wanted date it begins five days before, and ships two days before, because a package travels for a day and a half.
 */
export const movesByWarehouse = (order: ScheduledOrder): ScheduledMove | null => {
  if (order.status === orderStatus.pendingConfirmation) {
    const readyAt = after(latest(order.createdAt, order.approvedAt, order.paidAt), 5 * minute)
    return { action: 'Accept', at: latest(readyAt, morningBefore(order.deliveryDate, 5)), text: '商家已确认，开始备货' }
  }
  if ((order.status === orderStatus.preparing || order.status === orderStatus.partlyShipped) && order.acceptedAt !== null) {
    return { action: 'Ship', at: latest(after(order.acceptedAt, 2 * hour), morningBefore(order.deliveryDate, 2)), text: '商品已全部发出' }
  }
  return null
}

/** The next automatic move of an order, if it is due; `fulfils`: the warehouse is simulated, too. */
export const dueMove = (order: ScheduledOrder, now: Date, fulfils: boolean): ScheduledMove | null => {
  const move = movesByTime(order) ?? (fulfils && !order.isByHand ? movesByWarehouse(order) : null)
  return move !== null && move.at.getTime() <= now.getTime() ? move : null
}

/** The next morning at nine; of what is handed over after six in the evening that of the day after. */
const morningAfter = (shippedAt: Date): Date => {
  const midnight = midnightOf(shippedAt)
  const days = shippedAt.getTime() - midnight.getTime() < 18 * hour ? 1 : 2
  return after(midnight, days * day + 9 * hour)
}

/** The tracks of a package: it travels at night, and is signed for in office hours, two days after the hand-over at the latest. */
export const tracksOf = (shippedAt: Date): Track[] => {
  const morning = morningAfter(shippedAt)
  // Each courier has another round: between two and three hours, by the minute of the hand-over.
  const round = 2 * hour + (shippedAt.getTime() % hour)
  return [
    { at: shippedAt, text: '快件已由仓库交付承运商' },
    { at: after(shippedAt, 4 * hour), text: '快件已到达始发地分拨中心' },
    { at: after(morning, -3 * hour), text: '快件已到达目的地分拨中心' },
    { at: after(morning, 12 * minute), text: '快件正在派送，请保持电话畅通' },
    { at: after(morning, round), text: '快件已送达，由前台签收', isDelivery: true },
  ]
}

/** The tracks up to now. */
export const dueTracks = (shippedAt: Date, now: Date): Track[] =>
  tracksOf(shippedAt).filter((track) => track.at.getTime() <= now.getTime())
