import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { department } from '../../platform/db/schema/organisation.ts'
import { orders } from '../../platform/db/schema/order.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { inDepartmentTree, visibleTo } from '../../platform/lists/visible-to.ts'

/** The orders that exist for a caller. */
export const visibleOrders = (caller: Caller): SQL | undefined => visibleTo(caller, orders)

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
        ? inDepartmentTree(department.id, caller.departmentId)
        : undefined
  return db
    .select({ id: department.id, name: department.name })
    .from(department)
    .where(and(eq(department.enterpriseId, caller.enterpriseId), reach))
    .orderBy(sql`${department.id} <> ${caller.departmentId}`, department.path)
}
