import { and, eq, isNotNull, ne, or } from 'drizzle-orm'
import type { BudgetDetail } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { appUser, department } from '../../platform/db/schema/organisation.ts'
import { budgetLedger } from '../../platform/db/schema/budget.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { budgetRecords, record, toBudgetSummary } from './records.ts'

/**
 * One budget within the caller's scope; any other does not exist for them.
 * @throws BusinessError `BUDGET_NOT_FOUND`
 */
export const findBudget = async (db: Db, caller: Caller, budgetId: number, today: string) => {
  const [row] = await budgetRecords(db, caller, today, eq(record.id, budgetId))
  if (row === undefined) throw new BusinessError('BUDGET_NOT_FOUND', '预算不存在')
  return row
}

/** Whether an order was charged to a budget, or somebody adjusted it: its department, period and total then stay. */
export const isCharged = async (db: Db, budgetId: number): Promise<boolean> => {
  const [moved] = await db
    .select({ id: budgetLedger.id })
    .from(record)
    .innerJoin(budgetLedger, eq(budgetLedger.budgetId, record.id))
    .where(and(eq(record.id, budgetId), or(isNotNull(budgetLedger.orderId), ne(record.adjustedFen, 0))))
    .limit(1)
  return moved !== undefined
}

/** A budget with what only its own page shows. */
export const detailBudget = async (db: Db, caller: Caller, budgetId: number, today: string): Promise<BudgetDetail> => {
  const row = await findBudget(db, caller, budgetId, today)
  const [manager] = await db
    .select({ name: displayName })
    .from(department)
    .innerJoin(appUser, eq(appUser.id, department.managerId))
    .where(eq(department.id, row.record.departmentId))
  return { ...toBudgetSummary(caller, row), ManagerName: manager?.name ?? null, IsCharged: await isCharged(db, budgetId) }
}
