import { and, eq, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm'
import { orderStatus, shippableStatuses, shiftDay } from '@mall/api/contract'
import type { SellerOrderDue, WorkCalendar } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import { toDay } from '../../platform/time.ts'
import { endOfWork, hourMs, workedBefore } from '../../platform/calendar/working-time.ts'
import { awaitsCredit } from '../../trade/order/over-credit.ts'
import { isComingBack, isToRefund, record } from './records.ts'

/** Confirmed, and not all of it shipped. Written out, so that every plan can use the index of these alone. */
const isToShip = (): SQL => sql`${record.status} in (${literals(...shippableStatuses)})`

/** The first day whose work has not ended: what was wanted before it is late. */
const firstDayLeft = (calendar: WorkCalendar, now: Date): string => {
  const today = toDay(now)
  return now < endOfWork(calendar, today) ? today : shiftDay(today, 1)
}

/** Whether an order was to be shipped already: by the end of the day that its buyer wants it on, else so many working hours after it was confirmed. */
export const isLate = (calendar: WorkCalendar, now: Date): SQL | undefined =>
  and(isToShip(), or(lt(record.deliveryDate, firstDayLeft(calendar, now)), and(isNull(record.deliveryDate), lt(record.acceptedAt, workedBefore(calendar, now, calendar.Limits.Ship * hourMs)))))

/** Those that wait for the confirmation alone. */
export const isToAccept: SQL | undefined = and(eq(record.status, orderStatus.pendingConfirmation), not(awaitsCredit))

/** Orders with which something is due. */
export const isDue = (db: Db, due: SellerOrderDue, calendar: WorkCalendar, now: Date): SQL | undefined => {
  const conditions: Readonly<Record<SellerOrderDue, () => SQL | undefined>> = { accept: () => isToAccept, ship: isToShip, late: () => isLate(calendar, now), takeBack: () => isComingBack(db), refund: () => isToRefund(db), credit: () => awaitsCredit }
  return conditions[due]()
}
