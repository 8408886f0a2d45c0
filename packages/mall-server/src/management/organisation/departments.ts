import { and, asc, eq, inArray, sql, count, type SQL } from 'drizzle-orm'
import { budgetStatus, departmentActions, type DepartmentAction, type DepartmentNode } from '@mall/api/contract'
import { leastLeft, record as budget, statusOn } from '../../company/budget/records.ts'
import type { Db } from '../../platform/db/client.ts'
import { displayNameIfAny } from '../../platform/db/display-name.ts'
import { appUser, department, enterprise, membership } from '../../platform/db/schema/organisation.ts'
import { visibleDepartments } from '../../company/department/tree.ts'
import { groupBy } from '../../platform/group-by.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { visibleTo } from '../../platform/lists/visible-to.ts'
import { toYuan } from '../../platform/money.ts'

const memberCount = sql<number>`(select count(*) from ${membership} where ${membership.departmentId} = ${department.id})`.mapWith(Number)
const childCount = sql<number>`(select count(*) from ${department} child where child.parent_id = ${department.id})`.mapWith(Number)

const departmentRows = (db: Db, caller: Caller, where?: SQL) =>
  db
    .select({
      id: department.id, parentId: department.parentId, name: department.name, enterpriseId: enterprise.id, enterpriseName: enterprise.shortName,
      managerId: department.managerId, managerName: displayNameIfAny, version: department.version, memberCount, childCount,
    })
    .from(department)
    .innerJoin(enterprise, eq(enterprise.id, department.enterpriseId))
    .leftJoin(appUser, eq(appUser.id, department.managerId))
    .where(and(visibleDepartments(caller), where))
    .orderBy(asc(enterprise.id), asc(department.position), asc(department.id))

type Row = Awaited<ReturnType<typeof departmentRows>>[number]

/** What is left of the budgets in force that the caller may see, by department: what the tightest level of its account has left. */
const budgetsOf = async (db: Db, caller: Caller, today: string): Promise<ReadonlyMap<number, DepartmentNode['Budgets']>> => {
  if (!caller.permissions.has('budget.view')) return new Map()
  const rows = await db
    .select({ departmentId: budget.departmentId, count: count(), available: leastLeft })
    .from(budget)
    .where(and(visibleTo(caller, budget), inArray(statusOn(today), [budgetStatus.active, budgetStatus.exhausted])))
    .groupBy(budget.departmentId)
  return new Map(rows.map((row) => [row.departmentId, { Count: row.count, Available: toYuan(row.available) }]))
}

/** Who is in a department, and what is below it, keep it. */
interface Occupied {
  readonly memberCount: number
  readonly childCount: number
}

export const allowedActions = ({ permissions }: Caller, row: Occupied): DepartmentAction[] => {
  if (!permissions.has('department.manage')) return []
  return departmentActions.filter((action) => action !== 'Delete' || (row.memberCount === 0 && row.childCount === 0))
}

/** Each department after the one above it; one whose own is out of sight is at the top. */
const inTreeOrder = (rows: readonly Row[]): Row[] => {
  const seen = new Set(rows.map(({ id }) => id))
  const tops = rows.map((row) => (row.parentId !== null && seen.has(row.parentId) ? row : { ...row, parentId: null }))
  const below = groupBy(tops, ({ parentId }) => parentId)
  const walk = (parentId: number | null): Row[] => (below.get(parentId) ?? []).flatMap((row) => [row, ...walk(row.id)])
  return walk(null)
}

/** The departments that the caller may see, flat: each comes after the one above it. */
export const departmentTree = async (db: Db, caller: Caller, today: string): Promise<DepartmentNode[]> => {
  // Lists are narrowed by the names of departments, whoever reads them.
  const showsFacts = caller.permissions.has('department.view')
  const [rows, budgets] = await Promise.all([departmentRows(db, caller), budgetsOf(db, caller, today)])
  return inTreeOrder(rows).map((row) => ({
    DepartmentId: row.id,
    ParentId: row.parentId,
    Name: row.name,
    EnterpriseId: row.enterpriseId,
    EnterpriseName: row.enterpriseName,
    ManagerId: showsFacts && row.managerName !== null ? row.managerId : null,
    ManagerName: showsFacts ? row.managerName : null,
    MemberCount: showsFacts ? row.memberCount : null,
    Budgets: budgets.get(row.id) ?? null,
    AllowActions: allowedActions(caller, row),
    Version: row.version,
  }))
}

export const departmentNotFound = () => new BusinessError('DEPARTMENT_NOT_FOUND', '部门不存在')

/** One of them. */
export const departmentNode = async (db: Db, caller: Caller, departmentId: number, today: string): Promise<DepartmentNode> => {
  const node = (await departmentTree(db, caller, today)).find(({ DepartmentId }) => DepartmentId === departmentId)
  if (node === undefined) throw departmentNotFound()
  return node
}
