import { and, countDistinct, eq, gte, inArray, lte, max, min, sql } from 'drizzle-orm'
import { budgetPeriods, type DepartmentReport, type DepartmentReportRequest } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { budget } from '../../platform/db/schema/budget.ts'
import { department, enterprise } from '../../platform/db/schema/organisation.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { visibleTo } from '../../platform/lists/visible-to.ts'
import { toYuan } from '../../platform/money.ts'
import { companiesOf } from './companies.ts'
import { countedPurchases, type ReportFilters } from './counted.ts'
import { spanOf, type Span } from './periods.ts'
import { rankedRows, shareOf, toPoint, type AnySize, type Sized } from './rows.ts'
import { cardsOf, reportActionsOf, perEach } from './totals.ts'

type Kind = 'company' | 'department'

interface Row extends Sized {
  readonly people: number
}

const columnOf = { company: sql`enterprise_id`, department: sql`department_id` } as const

const groupsOf = (caller: Caller, filters: ReportFilters, span: Span, kind: Kind) =>
  sql`select id, id::text as key, sum(orders)::int as orders, count(*)::int as people, sum(quantity)::float8 as quantity, sum(amount)::float8 as "amountFen"
    from (select ${columnOf[kind]} as id, user_id, count(*) as orders, sum(quantity)::bigint as quantity, sum(amount_fen)::bigint as amount
      from ${countedPurchases(caller, filters, span, 'payable')} group by 1, 2) as person group by id`

const namesOf = async (db: Db, kind: Kind, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map()
  const rows = kind === 'company'
    ? await db.select({ id: enterprise.id, name: enterprise.shortName }).from(enterprise).where(inArray(enterprise.id, [...ids]))
    : await db.select({ id: department.id, name: department.name }).from(department).where(inArray(department.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

interface OwnBudgets {
  readonly grantedFen: number
  readonly usedFen: number
}

interface CountedBudgets {
  readonly level: DepartmentReport['BudgetLevel']
  readonly byOwner: ReadonlyMap<number, OwnBudgets>
}

const noBudgets: CountedBudgets = { level: null, byOwner: new Map() }

/** The longest first. */
const kinds = budgetPeriods.toReversed()

/**
 * What budgets with a day of the span were granted and have used, by department or company: of the one kind of level that most departments have, of
 * equal ones the longest, since year, quarter and month of a department hold the same orders. Whatever the filters say, so that a company and its
 * departments are counted by the same. None for a user who may not see budgets.
 */
const budgetsOf = async (db: Db, caller: Caller, span: Span, kind: Kind): Promise<CountedBudgets> => {
  if (!caller.permissions.has('budget.view')) return noBudgets
  const owner = kind === 'company' ? budget.enterpriseId : budget.departmentId
  const rows = await db
    .select({
      id: owner,
      period: budget.period,
      departments: countDistinct(budget.departmentId),
      first: min(budget.startsOn),
      last: max(budget.endsOn),
      grantedFen: sql<number>`sum(${budget.totalFen} + ${budget.adjustedFen})::float8`.mapWith(Number),
      usedFen: sql<number>`sum(${budget.usedFen})::float8`.mapWith(Number),
    })
    .from(budget)
    .where(and(visibleTo(caller, budget), eq(budget.enabled, true), lte(budget.startsOn, span.last), gte(budget.endsOn, span.first)))
    .groupBy(owner, budget.period)
  const ofKind = kinds.map((period) => rows.filter((row) => row.period === period))
  const [counted = []] = ofKind.toSorted((a, b) => departmentsOf(b) - departmentsOf(a))
  const [first] = counted
  if (first === undefined) return noBudgets
  const days = (of: (row: (typeof counted)[number]) => string | null) => counted.flatMap((row) => of(row) ?? []).toSorted()
  return {
    level: { Period: first.period, BeginDate: days((row) => row.first)[0] ?? span.first, EndDate: days((row) => row.last).at(-1) ?? span.last },
    byOwner: new Map(counted.map((row) => [row.id, row])),
  }
}

const departmentsOf = (rows: readonly { readonly departments: number }[]): number => rows.reduce((sum, { departments }) => sum + departments, 0)

/** Companies while several are shown, else departments. */
const kindOf = async (db: Db, caller: Caller, filters: ReportFilters): Promise<Kind> => ((await companiesOf(db, caller, filters)).size > 0 ? 'company' : 'department')

/** 部门报表: purchases by the department that they are charged to, beside its budgets. */
export const departmentReportOf = async (db: Db, caller: Caller, request: AnySize<DepartmentReportRequest>, today: string): Promise<DepartmentReport> => {
  const span = spanOf(request, 'month', today)
  const kind = await kindOf(db, caller, request)
  const [{ page, tops, sums, whole }, budgets, Totals] = await Promise.all([
    rankedRows<Row, 'Amount' | 'OrderCount'>(db, groupsOf(caller, request, span, kind), request, { Amount: 'amountFen', OrderCount: 'orders' }, 'Amount'),
    budgetsOf(db, caller, span, kind),
    cardsOf(db, caller, request, span, 'payable', today),
  ])
  const names = await namesOf(db, kind, [...page, ...tops].map(({ id }) => id))
  return {
    Items: page.map((row) => {
      const own = budgets.byOwner.get(row.id)
      return {
        Key: row.key,
        Kind: kind,
        Name: names.get(row.id) ?? '',
        PurchaserCount: row.people,
        OrderCount: row.orders,
        Amount: toYuan(row.amountFen),
        Share: shareOf(row.amountFen, whole.amountFen),
        Budget: own === undefined ? null : toYuan(own.grantedFen),
        BudgetUsed: own === undefined ? null : toYuan(own.usedFen),
        UsageRate: own === undefined || own.grantedFen <= 0 ? null : shareOf(own.usedFen, own.grantedFen),
        PerPerson: perEach(row.amountFen, row.people),
      }
    }),
    BudgetLevel: budgets.level,
    total: sums.rows,
    Sum: { OrderCount: sums.orders, Amount: toYuan(sums.amountFen) },
    Totals,
    AllowActions: reportActionsOf(caller),
    Points: tops.map((row) => toPoint(row, names.get(row.id) ?? '')),
  }
}
