import { and, eq } from 'drizzle-orm'
import { budget } from '../../../platform/db/schema/budget.ts'
import { productStock } from '../../../platform/db/schema/catalogue.ts'
import type { ChangedStock } from '../../order/lifecycle/stock.ts'
import type { Guards } from '../prepare.ts'

/**
 * Read, then write, without a lock or a condition. The race tests run once with these, to show that they fail without the real guards.
 */
export const unguarded: Guards = {
  readBudget: async (tx, budgetId) => {
    const [row] = await tx.select().from(budget).where(eq(budget.id, budgetId))
    if (row === undefined) throw new Error(`No budget ${budgetId}`)
    return row
  },
  changeStock: async (tx, changes) => {
    const changed: ChangedStock[] = []
    for (const one of changes) {
      const where = and(eq(productStock.productId, one.productId), eq(productStock.areaCode, one.areaCode))
      const [row] = await tx.select().from(productStock).where(where)
      if (row === undefined || row.quantity + one.change < 0) continue
      const quantity = row.quantity + one.change
      await tx.update(productStock).set({ quantity }).where(where)
      changed.push({ ...one, quantity })
    }
    return changed
  },
}
