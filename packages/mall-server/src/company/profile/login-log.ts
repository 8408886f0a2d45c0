import { and, desc, eq, gt, isNull, ne, type SQL } from 'drizzle-orm'
import type { CallInput, CallOutput, LoginRecord } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { authSession, enterprise } from '../../platform/db/schema/organisation.ts'
import { customerView } from '../../platform/db/schema/staff.ts'
import { lockLoginsOf, sameLogin } from '../account/session-store.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { offsetOf } from '../../platform/lists/list-page.ts'
import { toInstant } from '../../platform/time.ts'
import { userTopic, publish } from '../../platform/pub-sub/pub-sub.ts'
import { deviceOf } from './device.ts'

type Person = Pick<Caller, 'userId' | 'sessionId'>

const statusNames = { current: '当前会话', open: '在线', ended: '已结束' } as const

/** The sessions of a user that are open, as a condition. */
const isOpen = (now: Date): SQL | undefined => and(isNull(authSession.revokedAt), gt(authSession.expiresAt, now))

/** A page of the user's logins, the latest first. */
export const listLogins = async (
  db: Db, { userId, sessionId }: Person, page: CallInput<'POST /api/Account/LoginLog'>, now: Date,
): Promise<CallOutput<'POST /api/Account/LoginLog'>> => {
  const rows = await db
    .select({ session: authSession, enterpriseName: enterprise.name, viewReason: customerView.reason })
    .from(authSession)
    .innerJoin(enterprise, eq(enterprise.id, authSession.enterpriseId))
    .leftJoin(customerView, eq(customerView.sessionId, authSession.id))
    .where(eq(authSession.userId, userId))
    .orderBy(desc(authSession.createdAt), desc(authSession.id))
    .limit(page.PageSize)
    .offset(offsetOf(page))
  const statusOf = ({ id, revokedAt, expiresAt }: (typeof rows)[number]['session']): LoginRecord['Status'] => {
    if (revokedAt !== null || expiresAt <= now) return 'ended'
    return id === sessionId ? 'current' : 'open'
  }
  return {
    Items: rows.map(({ session, enterpriseName, viewReason }) => {
      const Status = statusOf(session)
      return {
        SessionId: session.id, LoginTime: toInstant(session.createdAt), Ip: session.ip, Device: viewReason === null ? deviceOf(session.userAgent) : '商家客服', EnterpriseName: enterpriseName, ViewReason: viewReason,
        Status, StatusName: statusNames[Status], AllowEnd: Status === 'open',
      }
    }),
    total: await db.$count(authSession, eq(authSession.userId, userId)),
  }
}

/** Ends other open sessions of the user: one login, or all of them. Returns how many there were; one of somebody else is not there. */
export const endOtherSessions = (db: Db, { userId, sessionId }: Person, which: { readonly only: string } | 'all', now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    await lockLoginsOf(tx, userId)
    const ended = await tx
      .update(authSession)
      .set({ revokedAt: now, revokedReason: 'ended' })
      .where(and(eq(authSession.userId, userId), ne(authSession.id, sessionId), which === 'all' ? undefined : sameLogin(tx, which.only), isOpen(now)))
      .returning({ id: authSession.id })
    if (ended.length > 0) await publish(tx, [{ topic: userTopic(userId), detail: '' }])
    return ended.length
  })
