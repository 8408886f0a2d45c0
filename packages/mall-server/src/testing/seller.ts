import { eq } from 'drizzle-orm'
import { makeSellerMove } from '../after-sales/seller.ts'
import { record } from '../after-sales/records.ts'
import { sellerMove } from '../after-sales/schedule.ts'
import { lockService } from '../after-sales/store.ts'
import { orderPackage, orders } from '../db/schema/order.ts'
import type { Deps } from '../deps.ts'
import { makeScheduledMove, writeTracks } from '../jobs/run-due-jobs.ts'
import { movesByWarehouse, tracksOf } from '../jobs/schedule.ts'

/** The simulated seller at the word of a test: what it would do of one order or service some time, it does at once. */
export interface Seller {
  /** Accepts what is ordered, sends it, and has it signed for. */
  deliver(orderNo: string): Promise<void>
  /** Makes its next move of an after-sales service. */
  moveOn(returnNo: string): Promise<void>
}

export const createSeller = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Seller => ({
  deliver: (orderNo) =>
    db.transaction(async (tx) => {
      const at = clock()
      const [row] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update')
      if (row === undefined) throw new Error(`No order ${orderNo}`)
      let order = row
      for (let move = movesByWarehouse(order); move !== null; move = movesByWarehouse(order)) order = await makeScheduledMove(tx, order, { ...move, at })
      const packages = await tx.select().from(orderPackage).where(eq(orderPackage.orderId, order.id))
      if (packages.length === 0) throw new Error(`The seller has nothing to send of ${orderNo}`)
      for (const one of packages) await writeTracks(tx, one, tracksOf(at).map((track) => ({ ...track, at })))
    }),
  moveOn: (returnNo) =>
    db.transaction(async (tx) => {
      const [found] = await tx.select({ id: record.id, orderId: record.orderId }).from(record).where(eq(record.returnNo, returnNo))
      if (found === undefined) throw new Error(`No service ${returnNo}`)
      const locked = await lockService(tx, found)
      const move = sellerMove(locked.service, locked.order.receivedAt)
      if (move === null) throw new Error(`The seller waits for the applicant of ${returnNo}`)
      await makeSellerMove(tx, locked, { ...move, at: clock() })
    }),
})
