import { eq } from 'drizzle-orm'
import { weChatWorkBinding } from '../../platform/db/schema/organisation.ts'
import type { Db } from '../../platform/db/client.ts'
import { BusinessError } from '../../platform/http/errors.ts'

/** The user whom a member of the enterprise messenger is, null for none yet. */
export const boundUserId = async (db: Db, memberId: string): Promise<number | null> => {
  const [binding] = await db.select().from(weChatWorkBinding).where(eq(weChatWorkBinding.memberId, memberId))
  return binding?.userId ?? null
}

/**
 * Binds a member to a user.
 * @throws BusinessError `WECHAT_WORK_ALREADY_BOUND`
 */
export const bindMember = async (db: Db, memberId: string, userId: number, now: Date): Promise<void> => {
  await db.insert(weChatWorkBinding).values({ memberId, userId, boundAt: now }).onConflictDoNothing()
  if ((await boundUserId(db, memberId)) !== userId) throw new BusinessError('WECHAT_WORK_ALREADY_BOUND', '该企业微信已绑定其他账号')
}
