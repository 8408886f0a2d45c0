import { and, eq } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import { requirePassword } from '../../company/account/confirm-password.ts'
import { forgetAttempts, type TryCall } from '../../company/account/login-attempts.ts'
import { refuseWeakPassword } from '../../company/account/new-password.ts'
import { staffOwner } from '../../company/account/owner.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { staff } from '../../platform/db/schema/staff.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError, UnauthorizedError } from '../../platform/http/errors.ts'
import { endStaffSessionsOf } from './session-store.ts'
import { findStaff, showStaffLock, type StaffRow } from './store.ts'

/** What a password of one of the staff must not contain. */
export const wordsOf = ({ account, name }: Pick<StaffRow, 'account' | 'name'>, { seller }: Deps['config']) => ({ accounts: [account], names: [account, name, seller.name] })

/** Replaces the caller's password, and ends all sessions of the account: the caller's too. */
export const changeStaffPassword = async (context: StaffContext & TryCall, { OldPassword, Password }: CallInput<'POST /api/SellerAccount/ChangePassword'>): Promise<void> => {
  const { deps, caller } = context
  const row = await findStaff(deps.db, caller.staffId)
  if (row === null) throw new UnauthorizedError()
  // An invalid new password does not count as a try of the old one.
  await refuseWeakPassword(deps, Password, wordsOf(row, deps.config))
  await requirePassword(context, staffOwner(row.id), OldPassword, row.passwordHash, (db, until) => showStaffLock(db, row.id, until))
  if (await deps.passwords.verify(Password, row.passwordHash)) throw new BusinessError('PASSWORD_UNCHANGED', '新密码不能与原密码相同')
  const passwordHash = await deps.passwords.hash(Password)
  await deps.db.transaction(async (tx) => {
    // Replaces only the password that was confirmed: of two concurrent changes one wins.
    const changed = await tx.update(staff).set({ passwordHash }).where(and(eq(staff.id, row.id), eq(staff.passwordHash, row.passwordHash ?? ''))).returning({ id: staff.id })
    if (changed.length === 0) throw new UnauthorizedError()
    await forgetAttempts(tx, staffOwner(row.id), deps.config.secret)
    await endStaffSessionsOf(tx, row.id, 'passwordChange', deps.clock())
    await writeAudit(tx, originOf(context), { action: 'SellerAccount.ChangePassword', entity: 'staff', entityId: row.id, before: null, after: null })
  })
}
