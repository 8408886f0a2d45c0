import { and, asc, count, desc, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm'
import { budgetStatus, type BudgetList, type BudgetListRequest, type BudgetStatus, type BudgetSummary } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { hasText, isEqual } from '../../platform/lists/filters.ts'
import { listPage, orderOf } from '../../platform/lists/list-page.ts'
import { statusCounts } from '../../platform/lists/status-counts.ts'
import { inDepartmentTree, visibleTo } from '../../platform/lists/visible-to.ts'
import { toYuan } from '../../platform/money.ts'
import { placeInTree } from '../department/tree.ts'
import { availableIn, budgetRecords, budgetsWith, leastLeft, record, statusOn, toBudgetSummary } from './records.ts'

const inForce: readonly BudgetStatus[] = [budgetStatus.active, budgetStatus.exhausted]

/** The filters of list and export. */
export type BudgetFilters = Omit<BudgetListRequest, 'PageIndex' | 'PageSize' | 'SortField' | 'SortOrder'>

const granted = sql`(${record.totalFen} + ${record.adjustedFen})`
const taken = sql`(${record.usedFen} + ${record.frozenFen})`
const usage = sql`(case when ${granted} > 0 then ${taken}::numeric / ${granted} when ${taken} > 0 then 1 else 0 end)`

/** The budgets of a department together, after those of the one above it: the period that ends last first, and of two that end together the longer one. */
const byDepartment: readonly SQL[] = [asc(record.enterpriseId), asc(placeInTree), desc(record.endsOn), asc(record.startsOn)]

const sort = {
  columns: { EndDate: record.endsOn, Total: granted, Available: availableIn, UsageRate: usage },
  byDefault: byDepartment,
  last: record.id,
} as const

/** The period and these days have one in common. */
const overlaps = (first: string | undefined, last: string | undefined): SQL | undefined => {
  if (first !== undefined && last !== undefined && last < first) throw new BusinessError('TIME_RANGE_INVALID', '结束时间不能早于开始时间')
  return and(first === undefined ? undefined : gte(record.endsOn, first), last === undefined ? undefined : lte(record.startsOn, last))
}

/** What is left of each account with a level in force: what its tightest level has left. Levels hold the same orders, so their sum would count money twice. */
const accountsLeft = async (db: Db, caller: Caller, filters: SQL | undefined, today: string): Promise<BudgetList['InForce']> => {
  const rows = await db
    .select({ availableFen: leastLeft })
    .from(record)
    .where(and(visibleTo(caller, record), filters, inArray(statusOn(today), [...inForce])))
    .groupBy(record.departmentId)
  return {
    Count: rows.length,
    Available: toYuan(rows.reduce((sum, { availableFen }) => sum + availableFen, 0)),
    Overdrawn: rows.filter(({ availableFen }) => availableFen < 0).length,
  }
}

/** All filters except the status: the tabs count with the same filters. */
const filtered = (filters: BudgetFilters): SQL | undefined =>
  and(
    hasText(record.name, filters.Keyword),
    filters.DepartmentId === undefined ? undefined : inDepartmentTree(record.departmentId, filters.DepartmentId),
    isEqual(record.period, filters.Period),
    isEqual(record.control, filters.Control),
    overlaps(filters.BeginTime, filters.EndTime),
    filters.UsageFrom === undefined ? undefined : gte(usage, filters.UsageFrom / 100),
  )

/** A page of the budgets within the caller's scope, with the counts of the tabs and what is left of those in force. */
export const listBudgets = async (db: Db, caller: Caller, request: BudgetListRequest, today: string): Promise<BudgetList> => {
  const { Status } = request
  const filters = filtered(request)
  const status = statusOn(today)
  const counts = await db
    .select({ status, count: count() })
    .from(record)
    .where(and(visibleTo(caller, record), filters))
    .groupBy(status)
    .orderBy(asc(status))
  const rows = await listPage(budgetRecords(db, caller, today, and(filters, isEqual(status, Status))).$dynamic(), sort, request)
  return {
    Items: rows.map((row) => toBudgetSummary(caller, row)),
    ...statusCounts(counts, Status),
    InForce: await accountsLeft(db, caller, filters, today),
    AllowActions: caller.permissions.has('budget.manage') ? ['Create'] : [],
  }
}

/** The budgets in force of the caller's own department, the first to end first: those that an order of theirs is charged to. */
export const budgetsInForce = async (db: Db, caller: Caller, today: string): Promise<BudgetSummary[]> => {
  const rows = await budgetsWith(db, today, and(eq(record.departmentId, caller.departmentId), inArray(statusOn(today), [...inForce]))).orderBy(asc(record.endsOn), asc(record.id))
  return rows.map((row) => toBudgetSummary(caller, row))
}

/** Every budget that matches the filters, in the list's own order, at most `limit` of them. */
export const budgetsForExport = async (db: Db, caller: Caller, filters: BudgetFilters, today: string, limit: number): Promise<BudgetSummary[]> => {
  const where = and(filtered(filters), isEqual(statusOn(today), filters.Status))
  const rows = await budgetRecords(db, caller, today, where).orderBy(...orderOf(sort, {})).limit(limit)
  return rows.map((row) => toBudgetSummary(caller, row))
}
