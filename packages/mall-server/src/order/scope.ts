import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { department } from '../db/schema/organisation.ts'
import { orders } from '../db/schema/trade.ts'
import type { Caller } from '../http/define-routes.ts'

/** A department together with all that are below it, as a condition on `column`. */
const inDepartmentTree = (column: SQL, departmentId: number): SQL =>
  sql`${column} in (
    select below.id from ${department} below join ${department} top on below.path like top.path || '%' where top.id = ${departmentId}
  )`

/** The orders that exist for a caller: their own, and those within the data scope of their roles. */
export const visibleOrders = (caller: Caller): SQL | undefined => {
  const { scope } = caller
  if (scope === 'group') return eq(orders.groupId, caller.groupId)
  const inEnterprise = eq(orders.enterpriseId, caller.enterpriseId)
  if (scope === 'enterprise') return inEnterprise
  const own = eq(orders.userId, caller.userId)
  if (scope === 'self') return and(inEnterprise, own)
  if (scope === 'department') return and(inEnterprise, or(own, eq(orders.departmentId, caller.departmentId)))
  return and(inEnterprise, or(own, inDepartmentTree(sql`${orders.departmentId}`, caller.departmentId)))
}

export interface ChargeableDepartment {
  readonly id: number
  readonly name: string
}

/** The departments of the caller's company that they may charge orders to, their own first. */
export const chargeableDepartments = async (db: Db, caller: Caller): Promise<ChargeableDepartment[]> => {
  const reach =
    caller.scope === 'self' || caller.scope === 'department'
      ? eq(department.id, caller.departmentId)
      : caller.scope === 'departmentTree'
        ? inDepartmentTree(sql`${department.id}`, caller.departmentId)
        : undefined
  return db
    .select({ id: department.id, name: department.name })
    .from(department)
    .where(and(eq(department.enterpriseId, caller.enterpriseId), reach))
    .orderBy(sql`${department.id} <> ${caller.departmentId}`, department.path)
}
