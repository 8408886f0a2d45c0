import { and, eq } from 'drizzle-orm'
import { budget } from '../../../db/schema/budget.ts'
import { productStock } from '../../../db/schema/catalogue.ts'
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
  decrementStock: async (tx, area, line) => {
    const where = and(eq(productStock.productId, line.productId), eq(productStock.areaCode, area))
    const [row] = await tx.select().from(productStock).where(where)
    if (row === undefined || row.quantity < line.quantity) return null
    const quantity = row.quantity - line.quantity
    await tx.update(productStock).set({ quantity }).where(where)
    return quantity
  },
}
