import { count, countDistinct, lt, min, sql, sum, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { waitingAgesLimit, type SellerWaiting, type TimeLimit, type WorkCalendar } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/order.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'
import { leftOf, leftUntil } from '../../platform/calendar/time-left.ts'
import { endOfWork, hourMs, workedBefore, workedBetween } from '../../platform/calendar/working-time.ts'

/** What waits of one kind, without its name. */
export type Waiting = Omit<SellerWaiting, 'Kind' | 'Name'>

/** Records that wait for the staff, and since when. */
export interface Wait {
  readonly table: PgTable
  /** Those of the caller's customers that wait. */
  readonly where: (db: Db, caller: StaffCaller, calendar: WorkCalendar, now: Date) => SQL | undefined
  readonly since: SQL
  readonly enterpriseId: PgColumn
  /** Null: nobody counts how long. */
  readonly limit: TimeLimit | null
  /** What they are worth, fen, where that says something. */
  readonly amountFen?: PgColumn
  /** The day by whose end a record is due, in place of the limit, where it has one; which of them are late is then said too. */
  readonly due?: { readonly day: PgColumn; readonly late: (calendar: WorkCalendar, now: Date) => SQL | undefined }
}

/** Nothing waits. */
export const nothing = (limitHours: number | null): Waiting => ({ Count: 0, Amount: null, Customers: 0, LimitHours: limitHours, Ages: [], Since: null, LeftMinutes: null, EndsOn: null, LateCount: 0 })

/** Reads an expression as a column with an instant is read. */
const asTime = (expression: SQL): SQL<Date> => expression.mapWith(orders.createdAt)

/** A share of a limit as it is sent, to the hundredth. */
const shareOf = (workedMs: number, limitMs: number): number => Math.round((workedMs / limitMs) * 100) / 100

/** How much of its limit has passed of each, the longest first: of many each second, third … in the order of their waiting, beginning with the oldest. */
const agesOf = async (db: Db, where: SQL | undefined, { table, since, due }: Wait, limitMs: number, all: number, calendar: WorkCalendar, now: Date): Promise<number[]> => {
  const day = sql<string | null>`${due?.day ?? sql`null`}::text`
  const inTurn = db.select({ since: asTime(sql`${since}`).as('since'), day: day.as('day'), nth: sql<number>`row_number() over (order by ${since})`.as('nth') }).from(table).where(where).as('in_turn')
  const step = Math.ceil(all / waitingAgesLimit)
  const rows = await db.select({ since: inTurn.since, day: inTurn.day }).from(inTurn).where(sql`(${inTurn.nth} - 1) % ${step} = 0`).limit(waitingAgesLimit)
  const ageOf = (row: (typeof rows)[number]): number => {
    // What came in after the end of its day still has an hour.
    const limit = row.day === null ? limitMs : Math.max(workedBetween(calendar, row.since, endOfWork(calendar, row.day)), hourMs)
    return shareOf(workedBetween(calendar, row.since, now), limit)
  }
  return rows.map(ageOf).toSorted((one, other) => other - one)
}

/** What waits of one kind, of the caller's customers. */
export const readWait = async (db: Db, caller: StaffCaller, calendar: WorkCalendar, now: Date, wait: Wait): Promise<Waiting> => {
  const { table, since, enterpriseId, limit, amountFen, due } = wait
  const limitHours = limit === null ? null : calendar.Limits[limit]
  const where = wait.where(db, caller, calendar, now)
  const limitMs = (limitHours ?? 0) * hourMs
  const late = due === undefined ? lt(since, workedBefore(calendar, now, limitMs)) : due.late(calendar, now)
  const withoutDay = due === undefined ? sql`true` : sql`${due.day} is null`
  const [sums] = await db
    .select({
      count: count(), amountFen: amountFen === undefined ? sql<null>`null` : sum(amountFen).mapWith(Number), customers: countDistinct(enterpriseId), since: asTime(min(since)),
      late: sql<number>`count(*) filter (where ${late})`.mapWith(Number),
      sinceWithoutDay: sql<Date | null>`min(${since}) filter (where ${withoutDay})`.mapWith(orders.createdAt),
      firstDay: sql<string | null>`min(${due?.day ?? sql`null`})::text`,
    })
    .from(table)
    .where(where)
  if (sums === undefined || sums.count === 0) return nothing(limitHours)
  const shown = { EndsOn: null, Count: sums.count, Amount: sums.amountFen === null ? null : toYuan(sums.amountFen), Customers: sums.customers, LimitHours: limitHours, Since: toInstant(sums.since) }
  if (limit === null) return { ...shown, Ages: [], LeftMinutes: null, LateCount: 0 }
  const lefts = [
    ...(sums.sinceWithoutDay === null ? [] : [leftOf(calendar, limit, sums.sinceWithoutDay, now).LeftMinutes]),
    ...(sums.firstDay === null ? [] : [leftUntil(calendar, limit, sums.firstDay, now).LeftMinutes]),
  ]
  return { ...shown, Ages: await agesOf(db, where, wait, limitMs, sums.count, calendar, now), LeftMinutes: Math.min(...lefts), LateCount: sums.late }
}
