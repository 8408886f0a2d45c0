import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { department, enterprise } from '../../platform/db/schema/organisation.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { inDepartmentTree } from '../../platform/lists/visible-to.ts'

/** The departments within the caller's scope: their own at least. A condition on departments joined with their companies. */
export const visibleDepartments = (caller: Caller): SQL | undefined => {
  const { scope } = caller
  if (scope === 'group') return eq(enterprise.groupId, caller.groupId)
  const inEnterprise = eq(department.enterpriseId, caller.enterpriseId)
  if (scope === 'enterprise') return inEnterprise
  if (scope === 'departmentTree') return and(inEnterprise, inDepartmentTree(department.id, caller.departmentId))
  return and(inEnterprise, eq(department.id, caller.departmentId))
}

/** One department as the caller may choose it; undefined when there is none for them. */
export const findVisibleDepartment = async (db: Db, caller: Caller, departmentId: number) => {
  const [row] = await db
    .select({ id: department.id, enterpriseId: department.enterpriseId })
    .from(department)
    .innerJoin(enterprise, eq(enterprise.id, department.enterpriseId))
    .where(and(visibleDepartments(caller), eq(department.id, departmentId)))
  return row
}

/**
 * Where a department stands among those of its company, to sort by: below the one above it, so that each is followed by what is below it. Of one department's they are in the order in which they
 * were made: their positions would be looked up for every row that is sorted.
 */
export const placeInTree: SQL = sql`string_to_array(trim(both '/' from ${department.path}), '/')::int[]`
