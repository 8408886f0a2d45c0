import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { agreementNoticeDays, agreementStatus, allStaffPermissions, sellerNoticesLimit, withIncludedOfStaff, type SellerNotices } from '@mall/api/seller/contract'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import { intArray } from '../../platform/db/int-array.ts'
import { agreementNotice as notice } from '../../platform/db/schema/agreement.ts'
import { enterprise, enterpriseGroup } from '../../platform/db/schema/organisation.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { daysBetween, toDay, toInstant } from '../../platform/time.ts'
import { partyName, record, visibleTo } from './records.ts'

/** With one of these the notices can be read. */
const reading = allStaffPermissions.filter((permission) => withIncludedOfStaff([permission]).includes('price.view'))

/**
 * Notifies those who look after a customer that its agreement ends, each once for each of `agreementNoticeDays`. One that nobody looks after is its writer's, if they see all customers;
 * whoever may not read notices gets none. To be called every minute or so by any number of processes: the key of a notice is what it says, so none is written twice, whatever became of
 * the clock meanwhile. Of several that are due at once, as after a pause, the last is written. What it reads is bounded by the agreements that end soon. Returns how many were written.
 */
export const remindOfAgreements = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> => {
  const now = clock()
  const today = sql`${toDay(now)}::date`
  const written = await queryRows(
    db,
    sql`with due as materialized (
        select a.id, a.until_day, a.enterprise_id, a.group_id, a.staff_id, step.days
        from agreement a cross join lateral (select min(days) as days from unnest(${intArray(agreementNoticeDays)}) as each(days) where days >= a.until_day - ${today}) step
        where a.status = ${literals(agreementStatus.inForce)} and a.until_day between ${today} and ${today} + ${Math.max(...agreementNoticeDays)}::int and a.until_day - step.days >= a.from_day
      ), reader as materialized (
        select staff.id, bool_or(role.scope = 'all') as sees_all
        from staff join staff_role_holder holder on holder.staff_id = staff.id join staff_role role on role.id = holder.role_id
        where staff.status = 'active' and role.permissions && ${sql.param(reading)}::text[]
        group by staff.id
      ), keeper as (
        select due.id, portfolio.staff_id from due join portfolio on portfolio.enterprise_id = due.enterprise_id join reader on reader.id = portfolio.staff_id
        union
        select due.id, portfolio.staff_id from due join enterprise on enterprise.group_id = due.group_id join portfolio on portfolio.enterprise_id = enterprise.id join reader on reader.id = portfolio.staff_id
      ), addressee as (
        select id, staff_id from keeper
        union all
        select due.id, due.staff_id from due join reader on reader.id = due.staff_id and reader.sees_all where not exists (select 1 from keeper where keeper.id = due.id)
      )
      insert into agreement_notice (staff_id, agreement_id, until_day, days_before, created_at)
      select addressee.staff_id, due.id, due.until_day, due.days, ${now.toISOString()}::timestamptz
      from addressee join due on due.id = addressee.id
      where not exists (select 1 from agreement_notice said where said.staff_id = addressee.staff_id and said.agreement_id = due.id and said.until_day = due.until_day and said.days_before = due.days)
      on conflict do nothing returning agreement_id`,
  )
  return written.length
}

const unreadOf = (db: Db, caller: Pick<StaffCaller, 'staffId' | 'scope'>) => and(eq(notice.staffId, caller.staffId), isNull(notice.readAt), visibleTo(db, caller))

/** What the caller has not read of agreements that hold or held until their end: what was ended by hand, or goes on for longer, is no news. */
export const noticesTo = async (db: Db, caller: Pick<StaffCaller, 'staffId' | 'scope'>, now: Date): Promise<SellerNotices> => {
  const newest = db
    .selectDistinctOn([notice.agreementId], { agreementId: notice.agreementId, createdAt: notice.createdAt })
    .from(notice)
    .innerJoin(record, and(eq(record.id, notice.agreementId), eq(record.untilDay, notice.untilDay)))
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
