import { and, ne, sql, type SQL } from 'drizzle-orm'
import { orderStatus, shiftDay } from '@mall/api/contract'
import type { FulfilmentStage, WorkCalendar } from '@mall/api/seller/contract'
import { ordersThatCount, type Counting } from '../../insight/report/counted.ts'
import type { Span } from '../../insight/report/periods.ts'
import { literals } from '../../platform/db/columns.ts'
import { intArray } from '../../platform/db/int-array.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { startOfDay, toDay } from '../../platform/time.ts'
import { hourMs, workBegins, workedBefore, workedUntilDays, workEnds } from '../../platform/calendar/working-time.ts'
import { creditAgreedAt } from '../../trade/order/over-credit.ts'
import { isLate } from '../order/due.ts'

const { createdAt, approvedAt, paidAt, acceptedAt, shippedAt, receivedAt, deliveryDate, status } = orders

/** When an order came to the seller: placed, approved and paid, and agreed to where it was above the credit, as 今日 counts it. What is paid at the door is paid long after. */
const cameAt = sql`greatest(${createdAt}, ${approvedAt}, ${creditAgreedAt}, case when ${acceptedAt} is null or ${paidAt} <= ${acceptedAt} then ${paidAt} end)`

const secondsOf = (at: SQL): SQL => sql`date_part('epoch', ${at})`

/** How much has been worked by an instant since the first day of `calendar`, seconds. */
const workedBy = (calendar: WorkCalendar, at: SQL, first: string): SQL => {
  const since = sql`(${secondsOf(at)} - ${startOfDay(first).getTime() / 1000}::float8)`
  const day = sql`floor(${since} / 86400)::int`
  return sql`(calendar.worked[${day} + 1] + least(greatest(${since} - 86400 * ${day} - ${workBegins(calendar)}::int, 0), calendar.worked[${day} + 2] - calendar.worked[${day} + 1]))`
}

/** A minute of the wanted day, of its midnight by default. */
const onWantedDay = (days: number, minute = 0): SQL => sql`((${deliveryDate} + ${days}::int + make_interval(mins => ${minute}::int)) at time zone 'Asia/Shanghai')`

/**
 * The orders that count and have come to the seller, as a subquery `sale`; of each stage `_s`, how long it took, seconds; `_open`, whether they are in it;
 * and `_kept`, whether it was within the promised time: null where there is none, or where it has not passed. Time is that which is worked, but on its
 * way to the buyer. Each is computed once for an order (`offset 0` keeps the planner from putting it in where it is used). The limits are those of the queues (`seller/order/due.ts`, `seller/today/waits.ts`).
 */
export const fulfilmentAs = (counting: Counting, span: Span, calendar: WorkCalendar, now: Date): SQL => {
  const accepted = workedBy(calendar, sql`${acceptedAt}`, span.first)
  const confirmSeconds = sql`(${accepted} - ${workedBy(calendar, cameAt, span.first)})`
  const shipSeconds = sql`(${workedBy(calendar, sql`${shippedAt}`, span.first)} - ${accepted})`
  const isConfirming = sql`${status} = ${literals(orderStatus.pendingConfirmation)}`
  const isOnItsWay = sql`${status} = ${literals(orderStatus.pendingReceipt)}`
  const confirmLimit = calendar.Limits.Accept * hourMs
  return sql`(select ${createdAt} as at, ${orders.enterpriseId}, ${orders.quantity}, ${orders.payableFen} as amount_fen,
      ${confirmSeconds} as confirm_s, ${isConfirming} as confirm_open,
      case when ${acceptedAt} is not null then ${confirmSeconds} <= ${confirmLimit / 1000}::int
        when ${isConfirming} and ${secondsOf(cameAt)} < ${workedBefore(calendar, now, confirmLimit).getTime() / 1000}::float8 then false end as confirm_kept,
      ${shipSeconds} as ship_s, ${shippedAt} is null and ${acceptedAt} is not null as ship_open,
      case when ${shippedAt} is null then case when ${isLate(calendar, now)} then false end
        when ${deliveryDate} is null then ${shipSeconds} <= ${(calendar.Limits.Ship * hourMs) / 1000}::int
        else ${shippedAt} < ${onWantedDay(0, workEnds(calendar))} end as ship_kept,
      ${secondsOf(sql`${receivedAt}`)} - ${secondsOf(sql`${shippedAt}`)} as arrive_s, ${isOnItsWay} as arrive_open,
      case when ${receivedAt} is not null then ${receivedAt} < ${onWantedDay(1)}
        when ${isOnItsWay} and ${deliveryDate} < ${toDay(now)} then false end as arrive_kept
    from ${orders} cross join (select ${intArray(workedUntilDays(calendar, span.first, shiftDay(toDay(now), 1)))} as worked) as calendar
    where ${and(ordersThatCount(counting, span), ne(status, orderStatus.pendingPayment))} offset 0) as sale`
}

/** How the orders of a row went through a stage. */
export interface Stage {
  readonly done: number
  readonly open: number
  readonly late: number
  readonly due: number
  readonly kept: number
  readonly share: number | null
  /** Seconds: percentiles by linear interpolation. */
  readonly median: number | null
  readonly ninetieth: number | null
}

/** Numbers of a stage, whose columns have the names of `Stage`, some of them behind a prefix. */
export const stageColumns = (stage: FulfilmentStage, prefix = ''): SQL => {
  const [seconds, isOpen, isKept] = ['s', 'open', 'kept'].map((part) => sql.raw(`sale.${stage}_${part}`)) as [SQL, SQL, SQL]
  const as = (name: keyof Stage) => sql.identifier(`${prefix}${name}`)
  const percentile = (share: number) => sql`percentile_cont(${sql.raw(String(share))}) within group (order by ${seconds})`
  return sql`count(${seconds})::int as ${as('done')}, count(*) filter (where ${isOpen})::int as ${as('open')}, count(*) filter (where ${isOpen} and not ${isKept})::int as ${as('late')},
    count(${isKept})::int as ${as('due')}, count(*) filter (where ${isKept})::int as ${as('kept')}, (count(*) filter (where ${isKept}))::float8 / nullif(count(${isKept}), 0) as ${as('share')},
    ${percentile(0.5)} as ${as('median')}, ${percentile(0.9)} as ${as('ninetieth')}`
}

/** Beside those of a stage. */
export const orderColumns = sql`count(*)::int as orders, coalesce(sum(sale.quantity), 0)::float8 as quantity, coalesce(sum(sale.amount_fen), 0)::float8 as "amountFen"`
