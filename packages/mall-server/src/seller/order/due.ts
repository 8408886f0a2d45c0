import { and, eq, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm'
import { orderStatus, shippableStatuses, shiftDay } from '@mall/api/contract'
import { sellerOrderLimits, type SellerOrderDue } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import { toDay } from '../../platform/time.ts'
import { endOfWork, hourMs, workedBefore } from '../../platform/working-time.ts'
import { awaitsCredit } from '../../trade/order/over-credit.ts'
import { isComingBack, isToRefund, record } from './records.ts'

/** How long an order may wait until it is shipped, where its buyer named no day. */
export const shipLimitMs = sellerOrderLimits.ship * hourMs

/** Confirmed, and not all of it shipped. Written out, so that every plan can use the index of these alone. */
const isToShip = (): SQL => sql`${record.status} in (${literals(...shippableStatuses)})`

/** The first day whose work has not ended: what was wanted before it is late. */
const firstDayLeft = (now: Date): string => {
  const today = toDay(now)
  return now < endOfWork(today) ? today : shiftDay(today, 1)
}

/** Whether an order was to be shipped already: by the end of the day that its buyer wants it on, else 24 working hours after it was confirmed. */
export const isLate = (now: Date): SQL | undefined =>
  and(isToShip(), or(lt(record.deliveryDate, firstDayLeft(now)), and(isNull(record.deliveryDate), lt(record.acceptedAt, workedBefore(now, shipLimitMs)))))

/** Those that wait for the confirmation alone. */
export const isToAccept: SQL | undefined = and(eq(record.status, orderStatus.pendingConfirmation), not(awaitsCredit))

/** Orders with which something is due. */
export const isDue = (db: Db, due: SellerOrderDue, now: Date): SQL | undefined => {
  const conditions: Readonly<Record<SellerOrderDue, () => SQL | undefined>> = { accept: () => isToAccept, ship: isToShip, late: () => isLate(now), takeBack: () => isComingBack(db), refund: () => isToRefund(db), credit: () => awaitsCredit }
  return conditions[due]()
}
