import { and, asc, eq, or } from 'drizzle-orm'
import type { CallOutput } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { appUser, department, enterprise, membership } from '../../platform/db/schema/organisation.ts'
import { isUsable } from '../../platform/db/usable-account.ts'
import type { Caller, ParsedInput } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { hasText } from '../../platform/lists/filters.ts'

/** Users found at a time; a part of the name finds the others. */
const found = 20

const usableMembers = (enterpriseId: number) => and(eq(membership.enterpriseId, enterpriseId), isUsable)

/** The company, when departments at its top are the caller's to arrange: not for whoever sees a part of it. */
export const managedEnterprise = async (db: Db, { scope, groupId, enterpriseId: own }: Caller, enterpriseId: number): Promise<number | undefined> => {
  if (scope === 'enterprise') return enterpriseId === own ? own : undefined
  if (scope !== 'group') return undefined
  const [row] = await db.select({ id: enterprise.id }).from(enterprise).where(and(eq(enterprise.id, enterpriseId), eq(enterprise.groupId, groupId)))
  return row?.id
}

/** Users of the caller's company, or of another of the group for its administrator. */
export const findManagers = async (db: Db, caller: Caller, { EnterpriseId, Keyword }: ParsedInput<'POST /api/Department/Candidates'>): Promise<CallOutput<'POST /api/Department/Candidates'>> => {
  const enterpriseId = EnterpriseId === undefined || EnterpriseId === caller.enterpriseId ? caller.enterpriseId : await managedEnterprise(db, caller, EnterpriseId)
  if (enterpriseId === undefined) return { Items: [] }
  const rows = await db
    .select({ userId: appUser.id, name: displayName, departmentName: department.name })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .innerJoin(department, eq(department.id, membership.departmentId))
    .where(and(usableMembers(enterpriseId), or(hasText(displayName, Keyword), hasText(department.name, Keyword))))
    .orderBy(asc(department.path), asc(displayName), asc(appUser.id))
    .limit(found)
  return { Items: rows.map((row) => ({ UserId: row.userId, UserName: row.name, DepartmentName: row.departmentName })) }
}

/** @throws BusinessError `DEPARTMENT_MANAGER_INVALID` */
export const requireManager = async (db: Db, enterpriseId: number, userId: number): Promise<void> => {
  const [row] = await db
    .select({ id: appUser.id })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .where(and(usableMembers(enterpriseId), eq(membership.userId, userId)))
  if (row === undefined) throw new BusinessError('DEPARTMENT_MANAGER_INVALID', '负责人须为本公司正常使用的账号，请重新选择')
}
