import { and, eq } from 'drizzle-orm'
import { levelsOn } from '../../../company/budget/store.ts'
import { productStock } from '../../../platform/db/schema/catalogue.ts'
import type { ChangedStock } from '../../order/lifecycle/stock.ts'
import { readCredit } from '../../statement/credit.ts'
import { meetingPoint } from '../../../testing/meeting-point.ts'
import type { Guards } from '../prepare.ts'

/**
 * Read, then write, without a lock or a condition, where two buyers have read before one writes. The race tests run once with these, to show that they fail without the
 * real guards.
 */
export const unguarded = (): Guards => {
  const meet = meetingPoint()
  const afterBothHaveRead = async <T>(read: Promise<T>): Promise<T> => {
    const found = await read
    await meet()
    return found
  }
  return {
    readLevels: (tx, departmentId, day) => afterBothHaveRead(levelsOn(tx, [departmentId], day)),
    readCredit: (db, enterpriseId, without) => afterBothHaveRead(readCredit(db, enterpriseId, without)),
    changeStock: async (tx, changes) => {
      const changed: ChangedStock[] = []
      for (const one of changes) {
        const where = and(eq(productStock.productId, one.productId), eq(productStock.areaCode, one.areaCode))
        const [row] = await afterBothHaveRead(tx.select().from(productStock).where(where).execute())
        if (row === undefined || row.quantity + one.change < 0) continue
        const quantity = row.quantity + one.change
        await tx.update(productStock).set({ quantity }).where(where)
        changed.push({ ...one, quantity })
      }
      return changed
    },
  }
}
