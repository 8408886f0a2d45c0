import { and, asc, eq, lt } from 'drizzle-orm'
import { agreementStatus } from '@mall/api/seller/contract'
import { actingByItself } from '../../platform/actions/permit.ts'
import type { Deps } from '../../platform/deps.ts'
import { toDay } from '../../platform/time.ts'
import { moveAgreement } from './moves.ts'
import { record } from './records.ts'

/** Agreements of one run; the others follow in the next. */
const batch = 100

/**
 * Ends the agreements whose last day is over, at 24:00 Asia/Shanghai (seller.md §9). To be called every minute or so; several processes may, each is moved once. Their prices
 * end with the day by themselves: this is the status that people read. Returns how many were moved.
 */
export const expireAgreements = async (deps: Deps): Promise<number> => {
  const now = deps.clock()
  const isOver = and(eq(record.status, agreementStatus.inForce), lt(record.untilDay, toDay(now)))
  const over = await deps.db.select({ id: record.id }).from(record).where(isOver).orderBy(asc(record.id)).limit(batch)
  let moved = 0
  for (const { id } of over) {
    try {
      const isMoved = await deps.db.transaction(async (tx) => {
        const [row] = await tx.select().from(record).where(and(eq(record.id, id), isOver)).for('update', { skipLocked: true })
        if (row === undefined) return false
        await moveAgreement(tx, row, 'Expire', actingByItself(now))
        return true
      })
      if (isMoved) moved++
    } catch (error) {
      // One that fails must not block the following ones; it is tried again in the next run.
      deps.log.error('an agreement cannot expire', { agreementId: id, error: error instanceof Error ? error.name : 'not an Error' })
    }
  }
  return moved
}
