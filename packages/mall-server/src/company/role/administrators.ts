import { and, arrayContains, countDistinct, eq, inArray, type SQL } from 'drizzle-orm'
import { administratorPermissions, administratorScopes } from '@mall/api/contract'
import type { Db, Tx } from '../../platform/db/client.ts'
import { appUser, enterprise } from '../../platform/db/schema/organisation.ts'
import { membershipRole, role } from '../../platform/db/schema/role.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { roleOfMembership } from './store.ts'

/** A role that gives a company its rights back: a condition on roles. */
export const isAdministratorRole: SQL | undefined = and(arrayContains(role.permissions, [...administratorPermissions]), inArray(role.scope, [...administratorScopes]))

/** Active members of a company with such a role. */
const administratorsOf = async (db: Db, enterpriseId: number): Promise<number> => {
  const [row] = await db
    .select({ count: countDistinct(membershipRole.userId) })
    .from(membershipRole)
    .innerJoin(role, roleOfMembership)
    .innerJoin(appUser, eq(appUser.id, membershipRole.userId))
    .where(and(eq(membershipRole.enterpriseId, enterpriseId), eq(appUser.status, 'active'), isAdministratorRole))
  return row?.count ?? 0
}

/**
 * Makes a change of roles, of who has them or of who is active; the company keeps its last administrator. Until the transaction ends no other
 * such change of the company is made: two administrators cannot remove each other at the same moment.
 * @throws BusinessError `LAST_ADMINISTRATOR`; the transaction has to be rolled back
 */
export const keepingAnAdministrator = async <Result>(tx: Tx, enterpriseId: number, change: () => Promise<Result>): Promise<Result> => {
  await tx.select({ id: enterprise.id }).from(enterprise).where(eq(enterprise.id, enterpriseId)).for('no key update')
  const before = await administratorsOf(tx, enterpriseId)
  const result = await change()
  if (before > 0 && (await administratorsOf(tx, enterpriseId)) === 0) throw new BusinessError('LAST_ADMINISTRATOR', '企业至少要保留一名能管理账号和角色的成员')
  return result
}
