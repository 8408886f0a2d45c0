import { inArray, sql } from 'drizzle-orm'
import { afterSalesStatus, invoiceStatus, orderStatus } from '@mall/api/contract'
import type { Db } from '../platform/db/client.ts'
import { afterSales } from '../platform/db/schema/after-sales.ts'
import { invoice } from '../platform/db/schema/invoice.ts'
import { orders } from '../platform/db/schema/order.ts'
import { createSeller } from './seller.ts'

/** The simulated seller handles a random waiting task, one at a time; it does nothing when none waits. */
export interface BusySeller {
  deliverOne(): Promise<void>
  moveOneOn(): Promise<void>
  issueOne(): Promise<void>
}

const ordersOpen = [orderStatus.pendingConfirmation, orderStatus.preparing]
const servicesOpen = [afterSalesStatus.pendingReview, afterSalesStatus.returned, afterSalesStatus.processing]
const invoicesOpen = [invoiceStatus.pendingReview, invoiceStatus.issuing]
const byChance = sql`random()`

/** It works on the database, not through the calls of the mall. */
export const createBusySeller = (db: Db): BusySeller => {
  const seller = createSeller({ db, clock: () => new Date() })
  return {
    deliverOne: async () => {
      const [found] = await db.select({ no: orders.orderNo }).from(orders).where(inArray(orders.status, ordersOpen)).orderBy(byChance).limit(1)
      if (found) await seller.deliver(found.no)
    },
    moveOneOn: async () => {
      const [found] = await db.select({ no: afterSales.returnNo }).from(afterSales).where(inArray(afterSales.status, servicesOpen)).orderBy(byChance).limit(1)
      if (found) await seller.moveOn(found.no)
    },
    issueOne: async () => {
      const [found] = await db.select({ no: invoice.invoiceNo }).from(invoice).where(inArray(invoice.status, invoicesOpen)).orderBy(byChance).limit(1)
      if (found) await seller.issue(found.no)
    },
  }
}
