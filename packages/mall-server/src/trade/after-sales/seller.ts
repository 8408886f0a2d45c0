import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm'
import { afterSalesStatus } from '@mall/api/contract'
import { orders } from '../../platform/db/schema/order.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { actingAsSeller } from '../../platform/actions/permit.ts'
import { moveAfterSales, type LockedService } from './move.ts'
import { record, type AfterSalesRow } from './records.ts'
import { sellerMove, type SellerMove } from './schedule.ts'
import { lockService } from './store.ts'

/** Services read at a time while looking for those that are due. */
const page = 500

const atSeller = [afterSalesStatus.pendingReview, afterSalesStatus.pendingReturn, afterSalesStatus.returned, afterSalesStatus.processing]

const isDue = (service: AfterSalesRow, receivedAt: Date | null, now: Date): boolean => {
  const move = sellerMove(service, receivedAt)
  return move !== null && move.at <= now
}

/** Makes a move of the seller on its time. */
export const makeSellerMove = (tx: Tx, locked: LockedService, { action, at, text, changes = {} }: SellerMove): Promise<AfterSalesRow> =>
  moveAfterSales(tx, locked, action, { ...actingAsSeller(at), text, changes })

/** Makes the next due move of one service, as it is now; false when nothing is due. */
const advance = ({ db, clock }: Deps, target: Pick<AfterSalesRow, 'id' | 'orderId'>): Promise<boolean> =>
  db.transaction(async (tx) => {
    const locked = await lockService(tx, target)
    const move = sellerMove(locked.service, locked.order.receivedAt)
    if (move === null || move.at > clock()) return false
    await makeSellerMove(tx, locked, move)
    return true
  })

const rowsAfter = ({ db }: Deps, id: number) => {
  const where: SQL | undefined = and(inArray(record.status, atSeller), gt(record.id, id))
  return db.select({ record, receivedAt: orders.receivedAt }).from(record).innerJoin(orders, eq(orders.id, record.orderId)).where(where).orderBy(asc(record.id)).limit(page)
}

/** Makes all due moves of the simulated seller, in pages; several processes may. Returns how many there were. */
export const advanceAfterSales = async (deps: Deps): Promise<number> => {
  let [moves, last] = [0, 0]
  for (;;) {
    const rows = await rowsAfter(deps, last)
    for (const { record: service, receivedAt } of rows) {
      last = service.id
      if (!isDue(service, receivedAt, deps.clock())) continue
      try {
        while (await advance(deps, service)) moves++
      } catch (error) {
        // A service that cannot move must not block the following ones.
        deps.log.error('an after-sales service cannot move on', { returnNo: service.returnNo, error: error instanceof Error ? error.name : 'not an Error' })
      }
    }
    if (rows.length < page) return moves
  }
}
