import { eq, sql } from 'drizzle-orm'
import { noticeKindNames, type CallInput, type NoticeKind, type NoticeSettings } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { userNoticeSetting } from '../../platform/db/schema/notice.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'

const kinds = Object.keys(noticeKindNames) as NoticeKind[]

/** How a user is notified of each kind: in both ways, unless they chose otherwise. `sendsMail`: whether the mall does. */
export const settingsOf = async (db: Db, userId: number, sendsMail: boolean): Promise<NoticeSettings> => {
  const own = await db.select().from(userNoticeSetting).where(eq(userNoticeSetting.userId, userId))
  const [user] = await db.select({ email: appUser.email }).from(appUser).where(eq(appUser.id, userId))
  const mail = user?.email ? 'available' : 'noAddress'
  return {
    Mail: sendsMail ? mail : 'notConfigured',
    Kinds: kinds.map((Kind) => {
      const setting = own.find(({ kind }) => kind === Kind)
      return { Kind, KindName: noticeKindNames[Kind], InMall: setting?.inMall ?? true, ByMail: setting?.byMail ?? true }
    }),
  }
}

/** Sets some kinds; of one that is sent twice the last counts. */
export const saveSettings = async (db: Db, userId: number, changes: CallInput<'POST /api/Notice/SettingsSave'>['Kinds']): Promise<void> => {
  const last = [...new Map(changes.map((change) => [change.Kind, change])).values()]
  await db
    .insert(userNoticeSetting)
    .values(last.map(({ Kind, InMall, ByMail }) => ({ userId, kind: Kind, inMall: InMall, byMail: ByMail })))
    .onConflictDoUpdate({
      target: [userNoticeSetting.userId, userNoticeSetting.kind],
      set: { inMall: sql`excluded.in_mall`, byMail: sql`excluded.by_mail` },
    })
}
