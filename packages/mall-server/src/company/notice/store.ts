import { and, count, desc, eq, gt, inArray, isNull, lte, max, or, type SQL } from 'drizzle-orm'
import { noticeKindNames, type LinkTarget, type Notice, type NoticeKind, type NoticeList } from '@mall/api/contract'
import type { Db, Tx } from '../../platform/db/client.ts'
import { userNotice, userNoticeSetting } from '../../platform/db/schema/notice.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { offsetOf, type PageRequest } from '../../platform/lists/list-page.ts'
import { toInstant } from '../../platform/time.ts'
import { userTopic, publish } from '../../platform/pub-sub/pub-sub.ts'

/** Something that happened, for those whom it concerns. */
export interface NoticeToTell {
  readonly kind: NoticeKind
  /** What it is about, such as `approval:17`. `settle` finds it by this. */
  readonly subject: string
  readonly enterpriseId: number
  readonly userIds: readonly number[]
  /** One sentence. */
  readonly title: string
  /** Further facts, each a few words. */
  readonly facts: readonly string[]
  readonly target: LinkTarget
  readonly now: Date
}

/**
 * Notifies users of something, each by their settings, within the transaction in which it happened: notices are sent when that is
 * committed, and not at all otherwise. Mails are sent later, by a job. Returns whom their settings let be notified, and who wants it by mail.
 */
export const tellAndCount = async (tx: Tx, { userIds, kind, subject, enterpriseId, title, facts, target, now }: NoticeToTell): Promise<readonly { readonly userId: number; readonly byMail: boolean }[]> => {
  const recipients = [...new Set(userIds)]
  if (recipients.length === 0) return []
  const settings = await tx
    .select()
    .from(userNoticeSetting)
    .where(and(inArray(userNoticeSetting.userId, recipients), eq(userNoticeSetting.kind, kind)))
  const rows = recipients.flatMap((userId) => {
    const { inMall, byMail } = settings.find((one) => one.userId === userId) ?? { inMall: true, byMail: true }
    if (!inMall && !byMail) return []
    const mail = byMail ? ({ mailState: 'due', mailAt: now } as const) : ({ mailState: 'none' } as const)
    return [{ userId, enterpriseId, kind, subject, title, facts, target, inMall, createdAt: now, ...mail }]
  })
  if (rows.length === 0) return []
  const written = await tx.insert(userNotice).values(rows).returning({ id: userNotice.id, userId: userNotice.userId, inMall: userNotice.inMall })
  await publish(tx, written.filter(({ inMall }) => inMall).map(({ id, userId }) => ({ topic: userTopic(userId), detail: String(id) })))
  return rows.map(({ userId, mailState }) => ({ userId, byMail: mailState === 'due' }))
}

/** As {@link tellAndCount}, where nobody asks how many they are. */
export const tell = async (tx: Tx, notice: NoticeToTell): Promise<void> => {
  await tellAndCount(tx, notice)
}

export interface Settled {
  readonly kind: NoticeKind
  readonly subject: string
  /** Only theirs; all users' without it. */
  readonly userIds?: readonly number[] | undefined
  readonly now: Date
}

/** Takes notices out of the count whose request was done, within the transaction in which it was. */
export const settle = async (tx: Tx, { kind, subject, userIds, now }: Settled): Promise<void> => {
  const settled = await tx
    .update(userNotice)
    .set({ doneAt: now })
    .where(and(
      eq(userNotice.subject, subject), eq(userNotice.kind, kind), isNull(userNotice.doneAt),
      userIds === undefined ? undefined : inArray(userNotice.userId, [...userIds]),
    ))
    .returning({ userId: userNotice.userId })
  await publish(tx, [...new Set(settled.map(({ userId }) => userId))].map((userId) => ({ topic: userTopic(userId), detail: '' })))
}

/** Users who have such a notice that was not settled yet. */
export const findNotifiedUsers = async (tx: Tx, kind: NoticeKind, subject: string): Promise<number[]> => {
  const rows = await tx
    .selectDistinct({ userId: userNotice.userId })
    .from(userNotice)
    .where(and(eq(userNotice.subject, subject), eq(userNotice.kind, kind), isNull(userNotice.doneAt)))
  return rows.map(({ userId }) => userId)
}

type Owner = Pick<Caller, 'userId' | 'enterpriseId'>

/** A user's own, in the enterprise of the session: nobody sees others' notices. */
const ownedBy = ({ userId, enterpriseId }: Owner): SQL | undefined =>
  and(eq(userNotice.userId, userId), eq(userNotice.enterpriseId, enterpriseId), eq(userNotice.inMall, true))

const isUnread: SQL | undefined = and(isNull(userNotice.readAt), isNull(userNotice.doneAt))

const toWire = (row: typeof userNotice.$inferSelect): Notice => ({
  NoticeId: row.id,
  Kind: row.kind,
  KindName: noticeKindNames[row.kind],
  Title: row.title,
  Facts: [...row.facts],
  Target: row.target,
  Time: toInstant(row.createdAt),
  IsUnread: row.readAt === null && row.doneAt === null,
  IsDone: row.doneAt !== null,
})

const numberOf = async (db: Db, where: SQL | undefined): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(userNotice).where(where)
  return row?.count ?? 0
}

export const countUnread = (db: Db, owner: Owner): Promise<number> => numberOf(db, and(ownedBy(owner), isUnread))

export const listNotices = async (db: Db, owner: Owner, request: PageRequest & { readonly Unread?: boolean | undefined }): Promise<NoticeList> => {
  const where = and(ownedBy(owner), request.Unread === true ? isUnread : undefined)
  const rows = await db
    .select()
    .from(userNotice)
    .where(where)
    .orderBy(desc(userNotice.createdAt), desc(userNotice.id))
    .limit(request.PageSize)
    .offset(offsetOf(request))
  return { Items: rows.map(toWire), total: await numberOf(db, where), Count: await countUnread(db, owner) }
}

/** The unread ones among these ids, the oldest first. */
export const unreadNotices = async (db: Db, owner: Owner, ids: readonly number[]): Promise<Notice[]> => {
  if (ids.length === 0) return []
  const rows = await db.select().from(userNotice).where(and(ownedBy(owner), isUnread, inArray(userNotice.id, [...ids]))).orderBy(userNotice.id)
  return rows.map(toWire)
}

/** Ids of the unread ones after an id, the latest `limit` of them. */
export const unreadIdsAfter = async (db: Db, owner: Owner, id: number, limit: number): Promise<number[]> => {
  const rows = await db
    .select({ id: userNotice.id })
    .from(userNotice)
    .where(and(ownedBy(owner), isUnread, gt(userNotice.id, id)))
    .orderBy(desc(userNotice.id))
    .limit(limit)
  return rows.map((row) => row.id)
}

/** Id of the latest notice, 0 when there is none. */
export const latestId = async (db: Db, owner: Owner): Promise<number> => {
  const [row] = await db.select({ id: max(userNotice.id) }).from(userNotice).where(ownedBy(owner))
  return row?.id ?? 0
}

const markRead = async (db: Db | Tx, ids: readonly number[], now: Date): Promise<void> => {
  if (ids.length > 0) await db.update(userNotice).set({ readAt: now }).where(and(inArray(userNotice.id, [...ids]), isNull(userNotice.readAt)))
}

/** Marks the caller's own as read: these, or all that there are now. Returns how many are still unread. */
export const readNotices = async (db: Db, owner: Owner, which: readonly number[] | 'all', now: Date): Promise<number> => {
  const unread = and(ownedBy(owner), isNull(userNotice.readAt), which === 'all' ? undefined : inArray(userNotice.id, [...which]))
  const asked = (await db.select({ id: userNotice.id }).from(userNotice).where(unread)).map(({ id }) => id)
  if (asked.length === 0) return countUnread(db, owner)
  const free = await db.transaction(async (tx) => {
    const rows = await tx.select({ id: userNotice.id }).from(userNotice).where(inArray(userNotice.id, asked)).for('update', { skipLocked: true })
    const ids = rows.map(({ id }) => id)
    await markRead(tx, ids, now)
    return new Set(ids)
  })
  // A mail that is being sent or a request that is being settled holds the others for a moment. Each is awaited while nothing is held: no
  // deadlock can come of it.
  for (const id of asked) if (!free.has(id)) await markRead(db, [id], now)
  await publish(db, [{ topic: userTopic(owner.userId), detail: '' }])
  return countUnread(db, owner)
}

/** How long notices are kept, days. */
export const keptNoticeDays = 180

/** Conditions of the mails that are due: what was seen or done meanwhile needs none, and nobody wants those of yesterday. */
export const isMailDue = (now: Date, since: Date): SQL | undefined =>
  and(eq(userNotice.mailState, 'due'), lte(userNotice.mailAt, now), gt(userNotice.createdAt, since), or(eq(userNotice.inMall, false), isUnread))
