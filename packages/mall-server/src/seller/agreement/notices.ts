import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { agreementNoticeDays, agreementStatus, sellerNoticesLimit, type SellerNotices } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import { intArray } from '../../platform/db/int-array.ts'
import { agreementNotice as notice } from '../../platform/db/schema/agreement.ts'
import { enterprise, enterpriseGroup } from '../../platform/db/schema/organisation.ts'
import { portfolio, staff } from '../../platform/db/schema/staff.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { daysBetween, toDay, toInstant } from '../../platform/time.ts'
import { partyName, record, visibleTo } from './records.ts'

/** Those of the staff who look after a company that buys by the agreement. */
const looksAfter = sql`
  select 1 from ${portfolio} join ${enterprise} on ${enterprise.id} = ${portfolio.enterpriseId}
  where ${portfolio.staffId} = ${staff.id} and (${enterprise.id} = ${record.enterpriseId} or ${enterprise.groupId} = ${record.groupId})`

const isLookedAfter = sql`
  select 1 from ${portfolio} join ${enterprise} on ${enterprise.id} = ${portfolio.enterpriseId} join ${staff} keeper on keeper.id = ${portfolio.staffId} and keeper.status = 'active'
  where ${enterprise.id} = ${record.enterpriseId} or ${enterprise.groupId} = ${record.groupId}`

/**
 * Notifies those who look after a customer that its agreement ends, each once for each of `agreementNoticeDays`. One that nobody looks after is its writer's. To be called every
 * minute or so by any number of processes: the key of a notice is what it says, so none is written twice, whatever became of the clock meanwhile. Of several that are due at once, as after a
 * pause, the last is written. Returns how many were.
 */
export const remindOfAgreements = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> => {
  const now = clock()
  const today = sql`${toDay(now)}::date`
  const due = sql`
    select ${staff.id}, ${record.id}, ${record.untilDay}, step.days, ${now.toISOString()}::timestamptz, null::timestamptz
    from ${record}
    cross join lateral (select min(days) as days from unnest(${intArray(agreementNoticeDays)}) as each(days) where days >= ${record.untilDay} - ${today}) step
    join ${staff} on ${staff.status} = 'active' and (exists (${looksAfter}) or (${staff.id} = ${record.staffId} and not exists (${isLookedAfter})))
    where ${record.status} = ${literals(agreementStatus.inForce)} and ${record.untilDay} >= ${today} and ${record.untilDay} - step.days >= ${record.fromDay}`
  const written = await db.insert(notice).select(due).onConflictDoNothing().returning({ agreementId: notice.agreementId })
  return written.length
}

const unreadOf = (db: Db, caller: Pick<StaffCaller, 'staffId' | 'scope'>) => and(eq(notice.staffId, caller.staffId), isNull(notice.readAt), visibleTo(db, caller))

/** What the caller has not read of agreements that hold or held until their end: what was ended by hand is no news. */
export const noticesTo = async (db: Db, caller: Pick<StaffCaller, 'staffId' | 'scope'>, now: Date): Promise<SellerNotices> => {
  const newest = db
    .selectDistinctOn([notice.agreementId], { agreementId: notice.agreementId, createdAt: notice.createdAt })
    .from(notice)
    .innerJoin(record, eq(record.id, notice.agreementId))
    .where(and(unreadOf(db, caller), inArray(record.status, [agreementStatus.inForce, agreementStatus.expired])))
    .orderBy(notice.agreementId, desc(notice.createdAt))
    .as('newest')
  const rows = await db
    .select({ record, party: partyName, createdAt: newest.createdAt })
    .from(newest)
    .innerJoin(record, eq(record.id, newest.agreementId))
    .leftJoin(enterprise, eq(enterprise.id, record.enterpriseId))
    .leftJoin(enterpriseGroup, eq(enterpriseGroup.id, record.groupId))
    .orderBy(asc(record.untilDay), asc(record.id))
    .limit(sellerNoticesLimit)
  const today = toDay(now)
  return {
    Items: rows.map(({ record: one, party, createdAt }) => ({
      AgreementId: one.id, AgreementNo: one.agreementNo, Name: one.name, PartyName: party, Until: one.untilDay, DaysLeft: daysBetween(today, one.untilDay), Time: toInstant(createdAt),
    })),
  }
}

/** Marks what the caller was sent about an agreement as read. */
export const readNotices = async (db: Db, caller: Pick<StaffCaller, 'staffId' | 'scope'>, agreementId: number, now: Date): Promise<SellerNotices> => {
  await db.update(notice).set({ readAt: now }).where(and(eq(notice.staffId, caller.staffId), eq(notice.agreementId, agreementId), isNull(notice.readAt)))
  return noticesTo(db, caller, now)
}
