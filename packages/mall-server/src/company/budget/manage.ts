import { and, eq, gte, lte, ne } from 'drizzle-orm'
import { budgetPeriodEnd, type BudgetDetail, type CallInput } from '@mall/api/contract'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { defineActions, type Opened } from '../../platform/actions/define-actions.ts'
import type { Tx } from '../../platform/db/client.ts'
import { department } from '../../platform/db/schema/organisation.ts'
import { budget } from '../../platform/db/schema/budget.ts'
import { findVisibleDepartment } from '../department/tree.ts'
import type { CallContext, Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toFen, toYuan } from '../../platform/money.ts'
import { toDay } from '../../platform/time.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { detailBudget, findBudget, isCharged } from './detail.ts'
import { requireAllowed } from './records.ts'
import { adjust, canAdjust, correctTotal, opening } from './rules.ts'
import { applyBudgetChange, lockBudget, type Budget } from './store.ts'

type BudgetInput = CallInput<'POST /api/Budget/Save'>

const todayOf = ({ deps }: CallContext): string => toDay(deps.clock())

/** Until the transaction ends nobody else opens, moves or enables a budget of the department. Rows are locked in one order: department → budget. */
const lockDepartment = async (tx: Tx, caller: Caller, departmentId: number) => {
  const found = await findVisibleDepartment(tx, caller, departmentId)
  if (found === undefined) throw new BusinessError('DEPARTMENT_NOT_FOUND', '部门不存在')
  await tx.select({ id: department.id }).from(department).where(eq(department.id, departmentId)).for('no key update')
  return found
}

const budgets = defineActions({
  lock: async (tx, context, { BudgetId }: { readonly BudgetId: number }) => {
    await findBudget(tx, context.caller, BudgetId, todayOf(context))
    const locked = await lockBudget(tx, BudgetId)
    // Its status under the lock.
    const { status } = await findBudget(tx, context.caller, BudgetId, todayOf(context))
    return { ...locked, status }
  },
  requireAllowed,
})

type Span = Pick<Budget, 'departmentId' | 'period' | 'startsOn' | 'endsOn'>

/** 周期不能重叠: at most one budget in force of a department and a kind of period on any day (screens §5). */
const requireFreePeriod = async (tx: Tx, span: Span, ownId: number | null): Promise<void> => {
  const [other] = await tx
    .select({ name: budget.name, startsOn: budget.startsOn, endsOn: budget.endsOn })
    .from(budget)
    .where(
      and(
        eq(budget.departmentId, span.departmentId),
        eq(budget.period, span.period),
        eq(budget.enabled, true),
        lte(budget.startsOn, span.endsOn),
        gte(budget.endsOn, span.startsOn),
        ownId === null ? undefined : ne(budget.id, ownId),
      ),
    )
    .limit(1)
  if (other === undefined) return
  throw new BusinessError('BUDGET_PERIOD_OVERLAPS', `周期不能重叠：该部门已有“${other.name}”（${other.startsOn} 至 ${other.endsOn}）`)
}

/** For the audit log. */
const summaryOf = ({ name, departmentId, startsOn, endsOn, totalFen, adjustedFen, control, enabled }: Budget) => ({
  Name: name, DepartmentId: departmentId, StartDate: startsOn, EndDate: endsOn, Total: toYuan(totalFen), Adjusted: toYuan(adjustedFen), Control: control, Enabled: enabled,
})

const audit = async (tx: Tx, context: CallContext, action: string, before: Budget | null, budgetId: number): Promise<void> => {
  const after = await lockBudget(tx, budgetId)
  await writeAudit(tx, originOf(context), { action, entity: 'budget', entityId: budgetId, before: before && summaryOf(before), after: summaryOf(after) })
}

const causeOf = ({ caller, deps }: CallContext, reason: string) => ({ orderId: null, operator: caller.displayName, now: deps.clock(), reason })

const open = async (tx: Tx, context: CallContext, values: Span & Pick<Budget, 'enterpriseId' | 'name' | 'control'>, totalFen: number): Promise<number> => {
  const [row] = await tx
    .insert(budget)
    .values({ ...values, totalFen: 0, adjustedFen: 0, usedFen: 0, frozenFen: 0, enabled: true })
    .returning()
  if (row === undefined) throw new Error('The budget was not written')
  await applyBudgetChange(tx, row, opening(totalFen), causeOf(context, '预算设立'))
  return row.id
}

const edit = async (context: CallContext, { tx, row: before, acting }: Opened<Budget>, values: Span & Pick<Budget, 'enterpriseId' | 'name' | 'control'>, totalFen: number): Promise<number> => {
  const isMoved = before.departmentId !== values.departmentId || before.period !== values.period || before.startsOn !== values.startsOn
  if ((isMoved || before.totalFen !== totalFen) && (await isCharged(tx, before.id))) {
    throw new BusinessError('BUDGET_CHARGED', '预算已有支出或调整，不能更改归属部门、周期和总额；总额请用“调整”')
  }
  await changeRecord(tx, acting.by, budget, before, values)
  if (before.totalFen !== totalFen) await applyBudgetChange(tx, before, correctTotal(before, totalFen - before.totalFen), causeOf(context, '修改总额'))
  return before.id
}

/**
 * Opens a budget, or changes one.
 * @throws BusinessError when the department is not the caller's, when the period overlaps another's or has ended, when the budget is no longer
 * free to change, or when it changed since it was read.
 */
export const saveBudget = (context: CallContext, input: BudgetInput): Promise<BudgetDetail> =>
  context.deps.db.transaction(async (tx) => {
    const today = todayOf(context)
    const place = await lockDepartment(tx, context.caller, input.DepartmentId)
    const { BudgetId } = input
    const opened = BudgetId === undefined ? null : await budgets.open(tx, context, { BudgetId, Version: input.Version ?? 0 }, 'Edit')
    const before = opened?.row ?? null
    const span = { departmentId: place.id, period: input.Period, startsOn: input.StartDate, endsOn: budgetPeriodEnd(input.Period, input.StartDate) }
    if (span.endsOn < today) throw new BusinessError('BUDGET_PERIOD_ENDED', '周期已经结束，请重新选择')
    if (before === null || before.enabled) await requireFreePeriod(tx, span, before?.id ?? null)
    const values = { ...span, enterpriseId: place.enterpriseId, name: input.Name, control: input.Control }
    const totalFen = toFen(input.Total)
    const id = opened === null ? await open(tx, context, values, totalFen) : await edit(context, opened, values, totalFen)
    await audit(tx, context, 'Budget.Save', before, id)
    return detailBudget(tx, context.caller, id, today)
  })

/**
 * Adds to a budget or takes from it, once per `RequestId`.
 * @throws BusinessError `BUDGET_TOO_LOW` when it takes more than is available, and those of every write.
 */
export const adjustBudget = (context: CallContext, input: CallInput<'POST /api/Budget/Adjust'>): Promise<BudgetDetail> =>
  budgets.act(context, 'POST /api/Budget/Adjust', input, 'Adjust', async ({ tx, row: before, acting }) => {
    const deltaFen = toFen(input.Amount)
    if (!canAdjust(before, deltaFen)) throw new BusinessError('BUDGET_TOO_LOW', '调减不能低于已用+冻结')
    await applyBudgetChange(tx, before, adjust(before, deltaFen), causeOf(context, input.Reason))
    await changeRecord(tx, acting.by, budget, before, {})
    await audit(tx, context, 'Budget.Adjust', before, before.id)
    return detailBudget(tx, context.caller, before.id, todayOf(context))
  })

/**
 * Puts a budget in force, or takes it out of force.
 * @throws BusinessError when its period overlaps that of one in force, and those of every write.
 */
export const switchBudget = (context: CallContext, target: CallInput<'POST /api/Budget/Enable'>, action: 'Enable' | 'Disable'): Promise<BudgetDetail> =>
  context.deps.db.transaction(async (tx) => {
    const today = todayOf(context)
    const { record: seen } = await findBudget(tx, context.caller, target.BudgetId, today)
    await lockDepartment(tx, context.caller, seen.departmentId)
    const { row: before, acting } = await budgets.open(tx, context, target, action)
    if (action === 'Enable') await requireFreePeriod(tx, before, before.id)
    await changeRecord(tx, acting.by, budget, before, { enabled: action === 'Enable' })
    await audit(tx, context, `Budget.${action}`, before, before.id)
    return detailBudget(tx, context.caller, before.id, today)
  })
