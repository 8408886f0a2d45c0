import { eq } from 'drizzle-orm'
import { weChatWorkBinding } from '../../platform/db/schema/organisation.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { CallContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { writeSecurityMail } from './security-mail.ts'
import type { User } from './user-store.ts'

/** The user whom a member of the enterprise messenger is, null for none yet. */
export const boundUserId = async (db: Db, memberId: string): Promise<number | null> => {
  const [binding] = await db.select().from(weChatWorkBinding).where(eq(weChatWorkBinding.memberId, memberId))
  return binding?.userId ?? null
}

/**
 * Binds a member to a user, who is mailed of it: it is another way into their account.
 * @throws BusinessError `WECHAT_WORK_ALREADY_BOUND`
 */
export const bindMember = async ({ deps, ip, requestId }: Pick<CallContext, 'deps' | 'ip' | 'requestId'>, memberId: string, user: User): Promise<void> => {
  const now = deps.clock()
  const isNew = await deps.db.transaction(async (tx) => {
    const bound = await tx.insert(weChatWorkBinding).values({ memberId, userId: user.id, boundAt: now }).onConflictDoNothing().returning()
    if ((await boundUserId(tx, memberId)) !== user.id) throw new BusinessError('WECHAT_WORK_ALREADY_BOUND', '该企业微信已绑定其他账号')
    if (bound.length === 0) return false
    await writeAudit(tx, { userId: user.id, enterpriseId: null, ip, requestId, now }, { action: 'Account.BindWeChatWork', entity: 'account', entityId: user.id, before: null, after: { Member: memberId } })
    return true
  })
  if (isNew) writeSecurityMail(deps, user, 'bound', memberId.slice(memberId.indexOf('/') + 1))
}

/** Unbinds the members of a user: whoever was bound knew the password that is replaced. */
export const removeBindingsOf = async (tx: Tx, userId: number): Promise<void> => {
  await tx.delete(weChatWorkBinding).where(eq(weChatWorkBinding.userId, userId))
}
