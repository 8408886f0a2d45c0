import { and, eq } from 'drizzle-orm'
import { levelsOn } from '../../../company/budget/store.ts'
import { productStock } from '../../../platform/db/schema/catalogue.ts'
import type { ChangedStock } from '../../order/lifecycle/stock.ts'
import { readCredit } from '../../statement/credit.ts'
import type { Guards } from '../prepare.ts'

/**
 * Read, then write, without a lock or a condition. The race tests run once with these, to show that they fail without the real guards.
 */
export const unguarded: Guards = {
  readLevels: (tx, departmentId, day) => levelsOn(tx, [departmentId], day),
  readCredit,
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
