import { eq, sql } from 'drizzle-orm'
import { purchaseStatuses, rankRanges } from '@mall/api/contract'
import { queryRows, type Db, type Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { intArray } from '../../platform/db/int-array.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { orderLine } from '../../platform/db/schema/order.ts'
import { mallRank, mallRankMade } from '../../platform/db/schema/rank.ts'
import { reportLine } from '../../platform/db/schema/report.ts'
import { cutPercent, partOf, timestamp } from './expressions.ts'
import { periodOf, type Period } from './rules.ts'

/* The rankings of 全平台 are sums over the orders of all companies, the same for everybody: they are made by a task, and read by all. */

/** How often the server makes them, ms. */
export const makeRanksEveryMs = 300_000

/** Without such a task, as in a browser, they are made again by whoever asks for older ones, ms. */
const staleMs = 3_600_000

const madeAtOf = async (db: Db, days: Period['days']): Promise<Date | null> => {
  const [made] = await db.select({ madeAt: mallRankMade.madeAt }).from(mallRankMade).where(eq(mallRankMade.days, days))
  return made?.madeAt ?? null
}

/** What all companies bought in a period and in the one before it, by product. A row that stays as it is is not written. */
const writeRanks = async (tx: Tx, period: Period): Promise<void> => {
  const { days } = period
  const [from, before] = [timestamp(period.from), timestamp(period.before)]
  const counted = sql`${reportLine.status} = any(${intArray(purchaseStatuses)})`
  await tx.execute(sql`
    with line as materialized (
      select ${reportLine.productId} as product_id, ${reportLine.orderId} as order_id, ${reportLine.enterpriseId} as enterprise_id, ${reportLine.quantity} as quantity,
        ${reportLine.orderedAt} >= ${from} as is_in, ${partOf(reportLine.orderedAt, period)} as part
      from ${reportLine} where ${counted} and ${reportLine.orderedAt} >= ${before}
    ), sums as (
      select product_id, coalesce(sum(quantity) filter (where is_in), 0) as pieces, coalesce(sum(quantity) filter (where not is_in), 0) as pieces_before,
        count(distinct order_id) filter (where is_in) as orders, count(distinct enterprise_id) filter (where is_in) as buyers
      from line group by product_id
    ), parts as (
      select product_id, jsonb_object_agg(part, pieces) as parts from (select product_id, part, sum(quantity) as pieces from line where is_in group by product_id, part) as one group by product_id
    ), earliest as (
      select distinct on (${reportLine.productId}) ${reportLine.productId} as product_id, ${orderLine.marketFen} as market_fen, ${reportLine.orderedAt} as ordered_at,
        case when ${product.marketPriceFen} < ${orderLine.marketFen} then ${cutPercent(orderLine.marketFen)} end as cut
      from ${reportLine} join ${orderLine} on ${eq(orderLine.id, reportLine.lineId)} join ${product} on ${eq(product.id, reportLine.productId)}
      where ${counted} and ${reportLine.orderedAt} >= ${from} and not ${orderLine.isQuoted}
      order by ${reportLine.productId}, ${reportLine.orderedAt}, ${reportLine.lineId}
    ), gone as (
      delete from ${mallRank} where ${eq(mallRank.days, days)} and not exists (select 1 from sums where sums.product_id = ${mallRank.productId})
    )
    insert into ${mallRank} as kept (days, product_id, pieces, pieces_before, orders, buyers, parts, earliest_market_fen, earliest_at, market_cut)
    select ${days}, product_id, pieces, pieces_before, orders, buyers, coalesce(parts, '{}'), market_fen, ordered_at, cut
    from sums left join parts using (product_id) left join earliest using (product_id)
    on conflict (days, product_id) do update set pieces = excluded.pieces, pieces_before = excluded.pieces_before, orders = excluded.orders, buyers = excluded.buyers,
      parts = excluded.parts, earliest_market_fen = excluded.earliest_market_fen, earliest_at = excluded.earliest_at,
      market_cut = excluded.market_cut
    where (kept.pieces, kept.pieces_before, kept.orders, kept.buyers, kept.parts, kept.earliest_market_fen, kept.earliest_at, kept.market_cut)
      is distinct from (excluded.pieces, excluded.pieces_before, excluded.orders, excluded.buyers, excluded.parts, excluded.earliest_market_fen, excluded.earliest_at, excluded.market_cut)`)
}

/** Whether this one makes them. One at a time: two would wait for each other's rows. Who has some waits for no other: each would hold a connection as long as the sums take. */
const takeMaking = async (tx: Tx, days: Period['days'], hasSome: boolean): Promise<boolean> => {
  const lock = sql`(hashtext('mall_rank'), ${days}::int)`
  const [row] = await queryRows<{ isTaken: boolean }>(tx, hasSome ? sql`select pg_try_advisory_xact_lock${lock} as "isTaken"` : sql`select true as "isTaken" from pg_advisory_xact_lock${lock}`)
  return row?.isTaken === true
}

/** Makes the rankings of a length of time, unless another process does or just did. Returns when those that there are were made. */
const makeRanks = (db: Db, days: Period['days'], now: Date, unlessSince: Date | null): Promise<Date> =>
  db.transaction(async (tx) => {
    if (!(await takeMaking(tx, days, unlessSince !== null)) && unlessSince !== null) return unlessSince
    const since = await madeAtOf(tx, days)
    if (since !== null && since.getTime() !== unlessSince?.getTime()) return since
    await writeRanks(tx, periodOf(days, now))
    await tx.insert(mallRankMade).values({ days, madeAt: now }).onConflictDoUpdate({ target: mallRankMade.days, set: { madeAt: now } })
    return now
  })

/** Makes all of them. To be called every {@link makeRanksEveryMs}. */
export const makeAllRanks = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => {
  for (const days of rankRanges) await makeRanks(db, days, clock(), await madeAtOf(db, days))
}

/** The period of the rankings that there are; the first who asks makes them. Where they cannot be made, as in a database that takes no writes, old ones are better than none. */
export const rankedPeriod = async (db: Db, days: Period['days'], now: Date): Promise<Period> => {
  const madeAt = await madeAtOf(db, days)
  // Also those of a clock that went ahead and was set back are of another day.
  if (madeAt !== null && Math.abs(now.getTime() - madeAt.getTime()) < staleMs) return periodOf(days, madeAt)
  try {
    return periodOf(days, await makeRanks(db, days, now, madeAt))
  } catch (error) {
    if (madeAt === null) throw error
    return periodOf(days, madeAt)
  }
}
