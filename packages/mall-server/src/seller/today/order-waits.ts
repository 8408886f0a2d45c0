import { and, count, countDistinct, eq, lt, min, sql, sum, type SQL } from 'drizzle-orm'
import { orderStatus } from '@mall/api/contract'
import { sellerOrderLimits, waitingAgesLimit, type SellerWaiting, type WaitingKind } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'
import { endOfWork, hourMs, workedBefore, workedBetween } from '../../platform/working-time.ts'
import { isDue } from '../order/due.ts'
import { record as order, visibleTo } from '../order/records.ts'

/** What waits of one kind, without its name. */
export type Waiting = Omit<SellerWaiting, 'Kind' | 'Name'>

/** When an order came to the seller: placed, approved and paid. */
const cameIn = sql`greatest(${order.createdAt}, ${order.approvedAt}, ${order.paidAt})`

interface OrderWait {
  readonly where: (now: Date) => SQL | undefined
  /** Since when an order waits for it. */
  readonly since: SQL
  readonly limitHours: number | null
  /** Which of them have passed their limit. */
  readonly late?: (now: Date) => SQL | undefined
  /** The day that the buyer wants the goods on is the limit of an order that has one. */
  readonly isPromised?: boolean
}

const shipping = { since: sql`${order.acceptedAt}`, limitHours: sellerOrderLimits.ship, late: (now: Date) => isDue('late', now), isPromised: true } as const

/** What waits of orders. */
export const orderWaits = {
  acceptOrder: {
    where: () => eq(order.status, orderStatus.pendingConfirmation),
    since: cameIn,
    limitHours: sellerOrderLimits.accept,
    late: (now) => lt(cameIn, workedBefore(now, sellerOrderLimits.accept * hourMs)),
  },
  shipLate: { ...shipping, where: (now) => isDue('late', now) },
  shipOrder: { ...shipping, where: (now) => isDue('ship', now) },
  takeBack: { where: (now) => isDue('takeBack', now), since: sql`${order.createdAt}`, limitHours: null },
} as const satisfies Readonly<Partial<Record<WaitingKind, OrderWait>>>

const nothing = (limitHours: number | null): Waiting => ({ Count: 0, Amount: null, Customers: 0, LimitHours: limitHours, Ages: [], Since: null, LeftMinutes: null, LateCount: 0 })

/** How much of its limit has passed of each of some orders, the longest first: of many each second, third … of those in the order of their waiting, beginning with the oldest. */
const agesOf = async (db: Db, where: SQL | undefined, { since, isPromised = false }: Pick<OrderWait, 'since' | 'isPromised'>, limitMs: number, all: number, now: Date): Promise<number[]> => {
  const inTurn = db
    .select({ since: sql`${since}`.mapWith(order.createdAt).as('since'), day: order.deliveryDate, nth: sql<number>`row_number() over (order by ${since}, ${order.id})`.as('nth') })
    .from(order)
    .where(where)
    .as('in_turn')
  const step = Math.ceil(all / waitingAgesLimit)
  const rows = await db.select({ since: inTurn.since, day: inTurn.day }).from(inTurn).where(sql`(${inTurn.nth} - 1) % ${step} = 0`).limit(waitingAgesLimit)
  const ageOf = (began: Date, day: string | null): number => {
    // Confirmed after the end of its day, it still has an hour.
    const limit = isPromised && day !== null ? Math.max(workedBetween(began, endOfWork(day)), hourMs) : limitMs
    return Math.round((workedBetween(began, now) / limit) * 100) / 100
  }
  return rows.map((row) => ageOf(row.since as Date, row.day)).toSorted((one, other) => other - one)
}

/** What waits of one kind of orders, of the caller's customers. */
export const readOrderWait = async (db: Db, caller: StaffCaller, now: Date, wait: OrderWait): Promise<Waiting> => {
  const { since, limitHours, isPromised = false, late } = wait
  const where = and(visibleTo(db, caller), wait.where(now))
  const asTime = (expression: SQL) => expression.mapWith(order.createdAt) as SQL<Date | null>
  const [sums] = await db
    .select({
      count: count(), amountFen: sum(order.payableFen).mapWith(Number), customers: countDistinct(order.enterpriseId), since: asTime(sql`min(${since})`),
      late: late === undefined ? sql<number>`0` : sql<number>`count(*) filter (where ${late(now)})`.mapWith(Number),
      firstDay: min(order.deliveryDate),
      sinceWithoutDay: asTime(sql`min(${since}) filter (where ${order.deliveryDate} is null)`),
    })
    .from(order)
    .where(where)
  if (sums === undefined || sums.count === 0 || sums.since === null) return nothing(limitHours)
  const shown = { Count: sums.count, Amount: toYuan(sums.amountFen), Customers: sums.customers, LimitHours: limitHours, Since: toInstant(sums.since), LateCount: sums.late }
  if (limitHours === null) return { ...shown, Ages: [], LeftMinutes: null }
  const limitMs = limitHours * hourMs
  const countedFrom = isPromised ? sums.sinceWithoutDay : sums.since
  const lefts = [
    ...(countedFrom === null ? [] : [limitMs - workedBetween(countedFrom, now)]),
    ...(isPromised && sums.firstDay !== null ? [workedBetween(now, endOfWork(sums.firstDay))] : []),
  ]
  return { ...shown, Ages: await agesOf(db, where, wait, limitMs, sums.count, now), LeftMinutes: Math.floor(Math.min(...lefts) / 60_000) }
}
