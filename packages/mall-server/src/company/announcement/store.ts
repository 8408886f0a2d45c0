import { and, count, desc, eq, exists, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Announcement, AnnouncementDetail, CallOutput } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { announcement as record } from '../../platform/db/schema/announcement.ts'
import { membershipRole } from '../../platform/db/schema/role.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { offsetOf, type PageRequest } from '../../platform/lists/list-page.ts'
import { toDay, toInstant } from '../../platform/time.ts'

/** Who reads; null: a visitor. */
type Reader = Pick<Caller, 'userId' | 'enterpriseId' | 'groupId'> | null

/** Announcements that are shown on a day: published, not taken down, within their days. */
export const isShownOn = (day: string): SQL | undefined =>
  and(isNotNull(record.publishedAt), isNull(record.takenDownAt), or(isNull(record.fromDay), sql`${record.fromDay} <= ${day}`), or(isNull(record.untilDay), sql`${record.untilDay} >= ${day}`))

/** Those that are for a reader: of their group, their company, and one of their roles there. A visitor is of none. */
const isFor = (db: Db, reader: Reader): SQL | undefined => {
  if (reader === null) return and(isNull(record.groupId), isNull(record.enterpriseId), isNull(record.roleId))
  const { userId, enterpriseId, groupId } = reader
  const holdsRole = exists(
    db.select({ one: sql`1` }).from(membershipRole).where(and(eq(membershipRole.userId, userId), eq(membershipRole.enterpriseId, enterpriseId), eq(membershipRole.roleId, record.roleId))),
  )
  const isOfParty = or(eq(record.enterpriseId, enterpriseId), and(isNull(record.enterpriseId), or(isNull(record.groupId), eq(record.groupId, groupId))))
  return and(isOfParty, or(isNull(record.roleId), holdsRole))
}

/** Since when one is shown: its publication, or the begin of its first day. */
const shownSince = sql<Date>`greatest(${record.publishedAt}, ${record.fromDay}::timestamp at time zone 'Asia/Shanghai')`.mapWith(record.publishedAt)

const shownTo = (db: Db, reader: Reader, now: Date): SQL | undefined => and(isShownOn(toDay(now)), isFor(db, reader))

const read = (db: Db, where: SQL | undefined) => db.select({ id: record.id, title: record.title, since: shownSince }).from(record).where(where).orderBy(desc(shownSince), desc(record.id))

const toWire = ({ id, title, since }: { readonly id: number; readonly title: string; readonly since: Date }): Announcement => ({ AnnouncementId: id, Title: title, PublishedAt: toInstant(since) })

/** The latest ones for a reader. */
export const latestAnnouncements = async (db: Db, reader: Reader, now: Date, limit: number): Promise<Announcement[]> => (await read(db, shownTo(db, reader, now)).limit(limit)).map(toWire)

export const listAnnouncements = async (db: Db, reader: Reader, request: PageRequest, now: Date): Promise<CallOutput<'POST /api/Announcement/List'>> => {
  const where = shownTo(db, reader, now)
  const rows = await read(db, where).limit(request.PageSize).offset(offsetOf(request))
  const [total] = await db.select({ count: count() }).from(record).where(where)
  return { Items: rows.map(toWire), total: total?.count ?? 0 }
}

/** @throws BusinessError `ANNOUNCEMENT_NOT_FOUND`, also for one that is for others */
export const announcementFor = async (db: Db, reader: Reader, id: number, now: Date): Promise<AnnouncementDetail> => {
  const [row] = await db.select({ id: record.id, title: record.title, since: shownSince, content: record.content }).from(record).where(and(shownTo(db, reader, now), eq(record.id, id)))
  if (row === undefined) throw new BusinessError('ANNOUNCEMENT_NOT_FOUND', '公告不存在')
  return { ...toWire(row), Content: row.content }
}
