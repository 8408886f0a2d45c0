import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { ApprovalFlowPerson, FlowFacts } from '@mall/api/contract'
import { mayApprove } from '../../trade/approval/candidates.ts'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import type { FlowContent } from '../../platform/db/schema/approval.ts'
import { category } from '../../platform/db/schema/catalogue.ts'
import { appUser, department, membership } from '../../platform/db/schema/organisation.ts'
import { role } from '../../platform/db/schema/role.ts'
import { isUsable } from '../../platform/db/usable-account.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { hasText } from '../../platform/lists/filters.ts'

/** What flows refer to, of one company. */
export interface References {
  readonly people: readonly ApprovalFlowPerson[]
  readonly departmentName: (id: number) => string | undefined
  readonly facts: FlowFacts
}

const nodesIn = (contents: readonly FlowContent[]) => contents.flatMap(({ rules }) => rules.flatMap(({ nodes }) => nodes))

const userIdsIn = (contents: readonly FlowContent[]): number[] => nodesIn(contents).flatMap(({ approver }) => (approver.type === 'users' ? approver.userIds : []))

/** A number that no row has, so that a list is never empty. */
const nothing = 0

const membersWith = (db: Db) =>
  db
    .select({ UserId: appUser.id, UserName: displayName, DepartmentName: department.name, IsActive: sql<boolean>`(${isUsable})` })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .innerJoin(department, eq(department.id, membership.departmentId))

const rolesOf = (db: Db, enterpriseId: number) =>
  db
    .select({ RoleId: role.id, Name: role.name })
    .from(role)
    .where(or(isNull(role.enterpriseId), eq(role.enterpriseId, enterpriseId)))
    .orderBy(asc(role.id))

const namesById = (rows: readonly { readonly id: number; readonly name: string }[]): ((id: number) => string | undefined) => {
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id) => names.get(id)
}

/** Names of what these flows refer to, and whether their approvers can still approve. */
export const referencesOf = async (db: Db, enterpriseId: number, contents: readonly FlowContent[]): Promise<References> => {
  const categoryIds = contents.flatMap(({ rules }) => rules.flatMap((rule) => rule.categoryIds))
  const departmentIds = contents.flatMap((content) => content.departmentIds)
  const people: ApprovalFlowPerson[] = await membersWith(db).where(and(eq(membership.enterpriseId, enterpriseId), inArray(appUser.id, [nothing, ...userIdsIn(contents)]))).orderBy(asc(appUser.id))
  const roles = await rolesOf(db, enterpriseId)
  const categories = await db.select({ id: category.id, name: category.name }).from(category).where(and(inArray(category.id, [nothing, ...categoryIds]), isNull(category.mergedInto)))
  const departments = await db
    .select({ id: department.id, name: department.name })
    .from(department)
    .where(and(eq(department.enterpriseId, enterpriseId), inArray(department.id, [nothing, ...departmentIds])))
  const active = new Set(people.filter(({ IsActive }) => IsActive).map(({ UserId }) => UserId))
  return {
    people,
    departmentName: namesById(departments),
    facts: {
      isActive: (userId) => active.has(userId),
      names: {
        user: namesById(people.map(({ UserId, UserName }) => ({ id: UserId, name: UserName }))),
        role: namesById(roles.map(({ RoleId, Name }) => ({ id: RoleId, name: Name }))),
        category: namesById(categories),
      },
    },
  }
}

/**
 * Others' people, departments and roles are unknown.
 * @throws BusinessError `APPROVER_NOT_AVAILABLE`, `DEPARTMENT_NOT_FOUND` or `APPROVAL_FLOW_INVALID`
 */
export const requireKnown = ({ departmentName, facts: { names } }: References, content: FlowContent): void => {
  if (userIdsIn([content]).some((id) => names.user(id) === undefined)) throw new BusinessError('APPROVER_NOT_AVAILABLE', '所选人员不能审批，请重新选择')
  if (content.departmentIds.some((id) => departmentName(id) === undefined)) throw new BusinessError('DEPARTMENT_NOT_FOUND', '部门不存在')
  // A node whose role was not chosen yet has 0.
  const roleIds = nodesIn([content]).flatMap(({ approver }) => (approver.type === 'role' && approver.roleId !== 0 ? [approver.roleId] : []))
  if (roleIds.some((id) => names.role(id) === undefined)) throw new BusinessError('APPROVAL_FLOW_INVALID', '所选角色不存在，请重新选择')
  if (content.rules.some(({ categoryIds }) => categoryIds.some((id) => names.category(id) === undefined))) {
    throw new BusinessError('APPROVAL_FLOW_INVALID', '所选品类不存在，请重新选择')
  }
}

/** Members found at a time; a part of the name finds the others. */
const found = 20

/** Who can be chosen in a flow, `ApprovalFlow/Approvers`. */
export const findApprovers = async (db: Db, { enterpriseId }: Caller, keyword: string | undefined) => {
  const rows = await membersWith(db)
    .where(and(mayApprove(db, { enterpriseId }), or(hasText(displayName, keyword), hasText(department.name, keyword))))
    .orderBy(asc(department.path), asc(displayName), asc(appUser.id))
    .limit(found)
  return { Items: rows, Roles: await rolesOf(db, enterpriseId) }
}
