import { and, count, eq, or, sql, type SQL } from 'drizzle-orm'
import { announcementStateNames, type AnnouncementState, type SellerAnnouncementList, type SellerAnnouncementListRequest } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { enterprise, enterpriseGroup } from '../../platform/db/schema/organisation.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { hasText } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { toDay } from '../../platform/time.ts'
import { announcementRecords, isInState, record, toSellerAnnouncement, visibleTo } from './records.ts'

const states = Object.keys(announcementStateNames) as readonly AnnouncementState[]

/** All filters except the state: the tabs count with the same filters. */
const filtered = ({ Keyword, Party }: SellerAnnouncementListRequest): SQL | undefined => and(hasText(record.title, Keyword), or(hasText(enterprise.name, Party), hasText(enterpriseGroup.name, Party)))

/** The day from which one is shown, or the one on which it was changed last where it has none. */
const firstDay = sql`coalesce(${record.fromDay}, (coalesce(${record.publishedAt}, ${record.changedAt}) at time zone 'Asia/Shanghai')::date)`

const sort = { columns: { From: firstDay, AnnouncementId: record.id }, byDefault: 'From', last: record.id } as const

const countStates = async (db: Db, where: SQL | undefined, day: string): Promise<Readonly<Record<AnnouncementState | 'all', number>>> => {
  const conditions = isInState(day)
  const counted = (state: AnnouncementState) => sql<number>`count(*) filter (where ${conditions[state]})`.mapWith(Number)
  const [counts] = await db
    .select({ all: count(), live: counted('live'), waiting: counted('waiting'), over: counted('over') })
    .from(record)
    .leftJoin(enterpriseGroup, eq(enterpriseGroup.id, record.groupId))
    .leftJoin(enterprise, eq(enterprise.id, record.enterpriseId))
    .where(where)
  return counts ?? { all: 0, live: 0, waiting: 0, over: 0 }
}

/** A page of the announcements, with the counts of the tabs. */
export const listAnnouncements = async (db: Db, caller: StaffCaller, request: SellerAnnouncementListRequest, now: Date): Promise<SellerAnnouncementList> => {
  const day = toDay(now)
  const where = filtered(request)
  const { State } = request
  const counts = await countStates(db, and(visibleTo(db, caller), where), day)
  const rows = await listPage(announcementRecords(db, caller, and(where, State === undefined ? undefined : isInState(day)[State])).$dynamic(), sort, request)
  return {
    Items: rows.map((row) => toSellerAnnouncement(caller, row, day)),
    total: State === undefined ? counts.all : counts[State],
    StateCounts: states.map((each) => ({ State: each, Count: counts[each] })),
    All: counts.all,
    CanCreate: caller.permissions.has('content.manage'),
  }
}
