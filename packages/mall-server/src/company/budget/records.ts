import { and, eq, sql, type SQL } from 'drizzle-orm'
import { actionsFor, budgetActions, budgetLifecycle, budgetStatus, statusName, type BudgetAction, type BudgetStatus, type BudgetSummary } from '@mall/api/contract'
import { permitting } from '../../platform/actions/permit.ts'
import type { Db } from '../../platform/db/client.ts'
import { department } from '../../platform/db/schema/organisation.ts'
import { budget as record } from '../../platform/db/schema/budget.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { visibleTo } from '../../platform/lists/visible-to.ts'
import { toYuan } from '../../platform/money.ts'
import { availableFen, usageRate } from './rules.ts'

export { record }

const { notStarted, active, exhausted, expired, disabled } = budgetStatus

/** 可用 as the database computes it, fen. */
export const availableIn: SQL<number> = sql`(${record.totalFen} + ${record.adjustedFen} - ${record.usedFen} - ${record.frozenFen})`.mapWith(Number)

/** Of the levels of an account that a query groups: what the tightest of them has left, fen. */
export const leastLeft: SQL<number> = sql`min(${availableIn})`.mapWith(Number)

/**
 * The status of a budget on a day (`YYYY-MM-DD`, of the server's own clock). It is not stored: it follows from the period, the money and
 * the switch. Without parameters, so that a query can group by it.
 */
export const statusOn = (today: string): SQL<BudgetStatus> => {
  const day = sql.raw(`date '${today}'`)
  const value = (status: BudgetStatus) => sql.raw(String(status))
  return sql<BudgetStatus>`(case when ${record.endsOn} < ${day} then ${value(expired)} when not ${record.enabled} then ${value(disabled)}
    when ${record.startsOn} > ${day} then ${value(notStarted)} when ${availableIn} <= 0 then ${value(exhausted)} else ${value(active)} end)`
}

/** Budgets with the names that a list shows, whoever reads them. */
export const budgetsWith = (db: Db, today: string, where: SQL | undefined) =>
  db
    .select({ record, departmentName: department.name, status: statusOn(today) })
    .from(record)
    .innerJoin(department, eq(department.id, record.departmentId))
    .where(where)

/** The budgets within the caller's scope. */
export const budgetRecords = (db: Db, caller: Caller, today: string, where: SQL | undefined) => budgetsWith(db, today, and(visibleTo(caller, record), where))

type Row = Awaited<ReturnType<typeof budgetRecords>>[number]

/** The whole of `AllowActions`, in the contract's order. What has expired stays as it was. */
export const allowedActions = ({ permissions }: Pick<Caller, 'permissions'>, status: BudgetStatus): BudgetAction[] => {
  const isManager = permissions.has('budget.manage')
  const isViewer = permissions.has('budget.view')
  const moves: readonly string[] = isManager ? actionsFor(budgetLifecycle, status, ['manager']) : []
  return budgetActions.filter((action) => (isViewer && action === 'View') || moves.includes(action) || (isManager && status !== expired && (action === 'Edit' || action === 'Adjust')))
}

/** @throws BusinessError `BUDGET_ACTION_NOT_ALLOWED` */
export const requireAllowed = permitting(
  (caller: Caller, { status }: { readonly status: BudgetStatus }) => allowedActions(caller, status),
  () => new BusinessError('BUDGET_ACTION_NOT_ALLOWED', '当前预算状态或权限不允许此操作'),
)

export const toBudgetSummary = (caller: Pick<Caller, 'permissions'>, { record: row, departmentName, status }: Row): BudgetSummary => ({
  BudgetId: row.id,
  Name: row.name,
  DepartmentId: row.departmentId,
  DepartmentName: departmentName,
  Period: row.period,
  StartDate: row.startsOn,
  EndDate: row.endsOn,
  Total: toYuan(row.totalFen),
  Adjusted: toYuan(row.adjustedFen),
  Used: toYuan(row.usedFen),
  Frozen: toYuan(row.frozenFen),
  Available: toYuan(availableFen(row)),
  UsageRate: usageRate(row),
  Control: row.control,
  Status: status,
  StatusName: statusName(budgetLifecycle, status),
  AllowActions: allowedActions(caller, status),
  Version: row.version,
})
