import { and, eq } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import { appUser } from '../../platform/db/schema/organisation.ts'
import type { CallContext } from '../../platform/http/define-routes.ts'
import { BusinessError, UnauthorizedError } from '../../platform/http/errors.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { requirePassword } from './confirm-password.ts'
import { forgetAttempts, showLock, type TryCall } from './login-attempts.ts'
import { dropCodesOf } from './code-store.ts'
import { requireGoodPassword } from './new-password.ts'
import { endSessionsOf } from './session-store.ts'
import { findUser, type User } from './user-store.ts'
import { removeBindingsOf } from './we-chat-work-binding.ts'

/** A call of somebody who is logged in, that asks for their password. */
export type OwnCall = CallContext & TryCall

/** The caller, when the password is theirs. */
export const confirmPassword = async (call: OwnCall, password: string): Promise<User> => {
  const user = await findUser(call.deps.db, call.caller.userId)
  if (!user) throw new UnauthorizedError()
  await requirePassword(call, user.id, password, user.passwordHash, (db, until) => showLock(db, user.id, until))
  return user
}

/** Replaces the caller's password, and ends all sessions of the account: the caller's too. */
export const changePassword = async (context: OwnCall, { OldPassword, Password }: CallInput<'POST /api/Account/ChangePassword'>): Promise<void> => {
  const { deps } = context
  // An invalid new password does not count as a try of the old one.
  const named = await findUser(deps.db, context.caller.userId)
  if (!named) throw new UnauthorizedError()
  await requireGoodPassword(deps, Password, named)
  const user = await confirmPassword(context, OldPassword)
  if (await deps.passwords.verify(Password, user.passwordHash)) throw new BusinessError('PASSWORD_UNCHANGED', '新密码不能与原密码相同')
  const passwordHash = await deps.passwords.hash(Password)
  await deps.db.transaction(async (tx) => {
    const now = deps.clock()
    // Replaces only the password that was confirmed: of two concurrent changes one wins.
    const changed = await tx
      .update(appUser)
      .set({ passwordHash })
      .where(and(eq(appUser.id, user.id), eq(appUser.passwordHash, user.passwordHash ?? '')))
      .returning({ id: appUser.id })
    if (changed.length === 0) throw new UnauthorizedError()
    await dropCodesOf(tx, user.id, now)
    await removeBindingsOf(tx, user.id)
    await forgetAttempts(tx, user.id, deps.config.secret)
    await endSessionsOf(tx, user.id, 'passwordChange', now)
    await writeAudit(tx, originOf(context), { action: 'Account.ChangePassword', entity: 'account', entityId: user.id, before: null, after: null })
  })
}
