import { and, asc, eq, ne } from 'drizzle-orm'
import type { AccountProfile, CallInput } from '@mall/api/contract'
import { changeRecord } from '../../platform/actions/change-record.ts'
import type { Db } from '../../platform/db/client.ts'
import { appUser, department, enterprise, membership } from '../../platform/db/schema/organisation.ts'
import { membershipRole, role } from '../../platform/db/schema/role.ts'
import { publishImages } from '../../platform/file/publish-images.ts'
import type { CallContext, Caller } from '../../platform/http/define-routes.ts'
import { BusinessError, UnauthorizedError } from '../../platform/http/errors.ts'
import { roleOfMembership } from '../role/store.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { atVersion } from '../../platform/records/version.ts'
import { lockOwnAccount } from './own-account.ts'

/** Names of a department and of those above it, from the top. */
const departmentPath = async (db: Db, id: number): Promise<string> => {
  const [own] = await db.select({ path: department.path, enterpriseId: department.enterpriseId }).from(department).where(eq(department.id, id))
  if (!own) return ''
  const all = await db.select({ id: department.id, name: department.name }).from(department).where(eq(department.enterpriseId, own.enterpriseId))
  const names = new Map(all.map((one) => [String(one.id), one.name]))
  return own.path.split('/').flatMap((step) => names.get(step) ?? []).join(' / ')
}

/** The caller's own account, and their place in the company that they work for now. */
export const profileOf = async (db: Db, { userId, enterpriseId, departmentId }: Pick<Caller, 'userId' | 'enterpriseId' | 'departmentId'>): Promise<AccountProfile> => {
  const [row] = await db
    .select({ user: appUser, enterpriseName: enterprise.name })
    .from(appUser)
    .innerJoin(enterprise, eq(enterprise.id, enterpriseId))
    .where(eq(appUser.id, userId))
  if (!row) throw new UnauthorizedError()
  const roles = await db
    .select({ name: role.name })
    .from(membership)
    .innerJoin(membershipRole, and(eq(membershipRole.userId, membership.userId), eq(membershipRole.enterpriseId, membership.enterpriseId)))
    .innerJoin(role, roleOfMembership)
    .where(and(eq(membership.userId, userId), eq(membership.enterpriseId, enterpriseId)))
    .orderBy(asc(role.id))
  const { user } = row
  return {
    Account: user.account, Nickname: user.nickname, Name: user.realName, Avatar: user.avatar, Mobile: user.mobile, Email: user.email,
    EnterpriseName: row.enterpriseName, DepartmentName: await departmentPath(db, departmentId), Roles: roles.map(({ name }) => name),
    Version: user.version,
  }
}

/**
 * Changes what users say of themselves. A new picture becomes visible to everybody.
 * @throws BusinessError `VERSION_CONFLICT` when another tab, or an administrator, changed the account since it was read
 */
export const saveProfile = async (context: CallContext, { Nickname, Name, Avatar, Version }: CallInput<'POST /api/Account/ProfileSave'>): Promise<AccountProfile> => {
  const { deps, caller } = context
  await deps.db.transaction(async (tx) => {
    const { row: before, permit } = await lockOwnAccount(tx, caller)
    atVersion(before, Version)
    if (Avatar !== null && Avatar !== before.avatar) await publishImages(tx, caller, [Avatar])
    await changeRecord(tx, permit, appUser, before, { nickname: Nickname, realName: Name, avatar: Avatar })
    await writeAudit(tx, originOf(context), {
      action: 'Account.ProfileSave', entity: 'account', entityId: caller.userId,
      before: { nickname: before.nickname, realName: before.realName }, after: { nickname: Nickname, realName: Name },
    })
  })
  return profileOf(deps.db, caller)
}

/** The mobile number or email is a name of another account. */
export const contactTaken = (target: string): BusinessError =>
  target.includes('@') ? new BusinessError('ACCOUNT_EMAIL_TAKEN', '该邮箱已被其他账号使用') : new BusinessError('ACCOUNT_MOBILE_TAKEN', '该手机号已被其他账号使用')

/** Refuses a mobile number or email that is a login of another account. */
export const requireFree = async (tx: Db, userId: number, target: string): Promise<void> => {
  const column = target.includes('@') ? appUser.email : appUser.mobile
  const [taken] = await tx.select({ id: appUser.id }).from(appUser).where(and(eq(column, target), ne(appUser.id, userId)))
  if (taken) throw contactTaken(target)
}
