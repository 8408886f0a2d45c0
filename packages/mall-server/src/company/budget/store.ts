import type { BudgetPeriod } from '@mall/api/contract'
import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { budget, budgetLedger } from '../../platform/db/schema/budget.ts'
import { warnOfUsage } from './notices.ts'
import { availableFen, runningBalances, type BudgetChange } from './rules.ts'

export type Budget = typeof budget.$inferSelect

const periodRank: Readonly<Record<BudgetPeriod, number>> = { month: 0, quarter: 1, year: 2 }

/** The budgets in force of these departments; of each department the one with the shortest period first. */
export const activeBudgets = async (db: Db, departmentIds: readonly number[], today: string): Promise<Budget[]> => {
  if (departmentIds.length === 0) return []
  const rows = await db
    .select()
    .from(budget)
    .where(
      and(
        inArray(budget.departmentId, [...departmentIds]),
        eq(budget.enabled, true),
        lte(budget.startsOn, today),
        gte(budget.endsOn, today),
      ),
    )
    .orderBy(asc(budget.departmentId), asc(budget.id))
  return rows.toSorted((a, b) => a.departmentId - b.departmentId || periodRank[a.period] - periodRank[b.period] || a.id - b.id)
}

/** The budget that an order of a department is charged to: the chosen one, else the department's first; null when it has none. */
export const chargedBudget = (budgets: readonly Budget[], departmentId: number, budgetId: number | undefined): Budget | null => {
  const own = budgets.filter((one) => one.departmentId === departmentId)
  return own.find((one) => one.id === budgetId) ?? own[0] ?? null
}

/** The budget with its row locked until the transaction ends: the result of a check stays valid until the order is written. */
export const lockBudget = async (tx: Tx, budgetId: number): Promise<Budget> => {
  const [row] = await tx.select().from(budget).where(eq(budget.id, budgetId)).for('update')
  if (row === undefined) throw new Error(`No budget ${budgetId}`)
  return row
}

/** Reads a budget so that it can be changed; see `lockBudget`. */
export type BudgetReader = typeof lockBudget

export interface ChangeCause {
  /** Null: somebody changed the budget itself. */
  readonly orderId: number | null
  readonly operator: string
  readonly now: Date
  /** Why, in the words of who adjusted it; none for an order. */
  readonly reason?: string
}

/** Writes a change of a budget that `lockBudget` returned: the new amounts, and a ledger row per entry. */
export const applyBudgetChange = async (tx: Tx, before: Budget, change: BudgetChange, cause: ChangeCause): Promise<void> => {
  const { totalFen, adjustedFen, usedFen, frozenFen } = change.amounts
  await tx.update(budget).set({ totalFen, adjustedFen, usedFen, frozenFen }).where(eq(budget.id, before.id))
  await warnOfUsage(tx, before, change.amounts, cause.now)
  const balances = runningBalances(availableFen(before), change.entries)
  await tx.insert(budgetLedger).values(
    change.entries.map((entry, index) => ({
      budgetId: before.id,
      orderId: cause.orderId,
      kind: entry.kind,
      amountFen: entry.amountFen,
      balanceFen: balances[index] ?? 0,
      operator: cause.operator,
      reason: cause.reason ?? '',
      createdAt: cause.now,
    })),
  )
}
