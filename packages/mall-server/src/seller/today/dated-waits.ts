import { and, count, countDistinct, eq, lt, min, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { afterSalesStatus, inquiryStatus } from '@mall/api/contract'
import { sellerServiceLimits, waitingAgesLimit } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toInstant } from '../../platform/time.ts'
import { hourMs, workedBefore, workedBetween } from '../../platform/working-time.ts'
import { record as service, visibleTo as servicesOf } from '../after-sales/records.ts'
import { record as inquiry, visibleTo as inquiriesOf } from '../inquiry/records.ts'
import { nothing, shareOf, stepOf, type Waiting } from './order-waits.ts'

interface DatedWait {
  readonly table: PgTable
  readonly where: (db: Db, caller: StaffCaller) => SQL | undefined
  readonly since: PgColumn
  readonly enterpriseId: PgColumn
  readonly limitHours: number
}

/** What waits from a time that it carries, whoever asked. */
export const datedWaits = {
  checkService: {
    table: service,
    where: (db, caller) => and(servicesOf(db, caller), eq(service.status, afterSalesStatus.pendingReview)),
    since: service.createdAt,
    enterpriseId: service.enterpriseId,
    limitHours: sellerServiceLimits.check,
  },
  quote: {
    table: inquiry,
    where: (db, caller) => and(inquiriesOf(db, caller), eq(inquiry.status, inquiryStatus.pending)),
    since: inquiry.createdAt,
    enterpriseId: inquiry.enterpriseId,
    limitHours: sellerServiceLimits.quote,
  },
} as const satisfies Readonly<Record<string, DatedWait>>

/** What waits of one kind, of the caller's customers. */
export const readDatedWait = async (db: Db, caller: StaffCaller, now: Date, { table, where, since, enterpriseId, limitHours }: DatedWait): Promise<Waiting> => {
  const all = where(db, caller)
  const limitMs = limitHours * hourMs
  const asTime = (expression: SQL): SQL<Date> => expression.mapWith(service.createdAt)
  const [sums] = await db
    .select({ count: count(), customers: countDistinct(enterpriseId), since: asTime(sql`${min(since)}`), late: sql<number>`count(*) filter (where ${lt(since, workedBefore(now, limitMs))})`.mapWith(Number) })
    .from(table)
    .where(all)
  if (sums === undefined || sums.count === 0) return nothing(limitHours)
  const inTurn = db.select({ since: asTime(sql`${since}`).as('since'), nth: sql<number>`row_number() over (order by ${since})`.as('nth') }).from(table).where(all).as('in_turn')
  const sample = await db.select({ since: inTurn.since }).from(inTurn).where(sql`(${inTurn.nth} - 1) % ${stepOf(sums.count)} = 0`).limit(waitingAgesLimit)
  return {
    Count: sums.count, Amount: null, Customers: sums.customers, LimitHours: limitHours, Since: toInstant(sums.since), LateCount: sums.late,
    Ages: sample.map((row) => shareOf(workedBetween(row.since, now), limitMs)).toSorted((one, other) => other - one),
    LeftMinutes: Math.floor((limitMs - workedBetween(sums.since, now)) / 60_000),
  }
}
