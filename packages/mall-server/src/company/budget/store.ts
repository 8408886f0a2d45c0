import type { BudgetPeriod } from '@mall/api/contract'
import { and, asc, eq, gte, inArray, lte, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { budget, budgetLedger } from '../../platform/db/schema/budget.ts'
import { warnOfUsage } from './notices.ts'
import { availableFen, runningBalances, type BudgetChange } from './rules.ts'

export type Budget = typeof budget.$inferSelect

const periodRank: Readonly<Record<BudgetPeriod, number>> = { year: 0, quarter: 1, month: 2 }

/** The longest period first: 年, 季, 月. */
export const byPeriod = (a: Pick<Budget, 'id' | 'period'>, b: Pick<Budget, 'id' | 'period'>): number => periodRank[a.period] - periodRank[b.period] || a.id - b.id

const inForceOn = (departmentIds: readonly number[], day: string): SQL | undefined =>
  and(inArray(budget.departmentId, [...departmentIds]), eq(budget.enabled, true), lte(budget.startsOn, day), gte(budget.endsOn, day))

/** The levels of the accounts of these departments that hold an order of a day: of each department the longest period first. */
export const levelsOn = async (db: Db, departmentIds: readonly number[], day: string): Promise<Budget[]> => {
  if (departmentIds.length === 0) return []
  const rows = await db.select().from(budget).where(inForceOn(departmentIds, day))
  return rows.toSorted((a, b) => a.departmentId - b.departmentId || byPeriod(a, b))
}

/**
 * The levels that hold an order of a department and a day, each with its row locked until the transaction ends: the result of a check stays valid
 * until the order is written. They are locked in the order of their ids, so that two submissions never wait for each other.
 */
export const lockLevels = (tx: Tx, departmentId: number, day: string): Promise<Budget[]> =>
  tx.select().from(budget).where(inForceOn([departmentId], day)).orderBy(asc(budget.id)).for('update')

/** Reads the levels that hold an order, so that they can be changed; see `lockLevels`. */
export type LevelReader = typeof lockLevels

/** A budget with its row locked until the transaction ends. */
export const lockBudget = async (tx: Tx, budgetId: number): Promise<Budget> => {
  const [row] = await tx.select().from(budget).where(eq(budget.id, budgetId)).for('update')
  if (row === undefined) throw new Error(`No budget ${budgetId}`)
  return row
}

export interface ChangeCause {
  /** Null: somebody changed the budget itself. */
  readonly orderId: number | null
  readonly operator: string
  readonly now: Date
  /** Why, in the words of who adjusted it; none for an order. */
  readonly reason?: string
}

/** Writes a change of a budget whose row is locked: the new amounts, and a ledger row per entry. */
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
