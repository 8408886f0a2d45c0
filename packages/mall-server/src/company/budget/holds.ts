import { and, asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { budget, budgetHold } from '../../platform/db/schema/budget.ts'
import { begin, changedFrozen, loweredUsed, moved, type HoldChange, type HoldMove } from './hold-rules.ts'
import { applyBudgetChange, byPeriod, type Budget, type ChangeCause } from './store.ts'

/** What an order holds of one level of its department's account. */
export interface HeldLevel {
  readonly budget: Budget
  readonly hold: typeof budgetHold.$inferSelect
}

/** Who moves the money of an order, and when. */
export type HoldCause = Pick<ChangeCause, 'operator' | 'now'>

const heldBy = (db: Db, orderId: number) =>
  db.select({ budget, hold: budgetHold }).from(budgetHold).innerJoin(budget, eq(budget.id, budgetHold.budgetId)).where(eq(budgetHold.orderId, orderId)).orderBy(asc(budget.id))

/** What an order holds, the longest period first. */
export const holdsOf = async (db: Db, orderId: number): Promise<HeldLevel[]> => (await heldBy(db, orderId)).toSorted((a, b) => byPeriod(a.budget, b.budget))

/** The names of the budgets that hold an order, as its documents show them. */
export const budgetNamesOf = (held: readonly HeldLevel[]): string => held.map(({ budget: { name } }) => name).join('、')

/** The budgets of an order that is locked, each with its row locked: in the order of their ids, as every submission locks them. */
export const lockHolds = (tx: Tx, orderId: number): Promise<HeldLevel[]> => heldBy(tx, orderId).for('update', { of: budget })

const write = async (tx: Tx, { budget: before, hold: { orderId, budgetId } }: HeldLevel, change: HoldChange | null, cause: HoldCause): Promise<void> => {
  if (change === null) return
  await tx.update(budgetHold).set(change.held).where(and(eq(budgetHold.orderId, orderId), eq(budgetHold.budgetId, budgetId)))
  await applyBudgetChange(tx, before, change.budget, { ...cause, orderId })
}

/** Holds what an order costs in each of these levels, which are locked: used when nobody has to approve it, else frozen. */
export const holdOrder = async (tx: Tx, levels: readonly Budget[], orderId: number, state: 'frozen' | 'used', amountFen: number, cause: HoldCause): Promise<void> => {
  for (const level of levels) {
    const change = begin(level, state, amountFen)
    await tx.insert(budgetHold).values({ orderId, budgetId: level.id, ...change.held })
    await applyBudgetChange(tx, level, change.budget, { ...cause, orderId })
  }
}

/** An order that is submitted again is held by the levels of that day: those of before, which got everything back, hold it no more. */
export const forgetHolds = (tx: Tx, orderId: number) => tx.delete(budgetHold).where(eq(budgetHold.orderId, orderId))

/** All that an order, which is locked, holds of its levels moves. */
export const moveHolds = async (tx: Tx, orderId: number, move: HoldMove, cause: HoldCause): Promise<void> => {
  for (const held of await lockHolds(tx, orderId)) await write(tx, held, moved(move, held.budget, held.hold), cause)
}

/** Gives an amount of an order, which is locked, back to each budget that it was used of. Nothing for an order that was charged to none. */
export const returnToBudgets = async (tx: Tx, orderId: number, amountFen: number, cause: HoldCause): Promise<void> => {
  for (const held of await lockHolds(tx, orderId)) await write(tx, held, moved('refund', held.budget, held.hold, amountFen), cause)
}

/** An order, which is locked, costs less than what was used of its budgets. Nothing for an order that was charged to none. */
export const lowerUsed = async (tx: Tx, orderId: number, lessFen: number, cause: HoldCause): Promise<void> => {
  for (const held of await lockHolds(tx, orderId)) await write(tx, held, loweredUsed(held.budget, held.hold, lessFen), cause)
}

/** Another amount of an order that waits for its approval: the difference is frozen too, or released. Its budgets are locked. */
export const changeFrozen = async (tx: Tx, held: readonly HeldLevel[], differenceFen: number, cause: HoldCause): Promise<void> => {
  for (const one of held) await write(tx, one, changedFrozen(one.budget, one.hold, differenceFen), cause)
}
