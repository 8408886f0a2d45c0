import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { orderStatus } from '@mall/api/contract'
import type { Db, Tx } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import { orderOverCredit, orders } from '../../platform/db/schema/order.ts'

/* The names are spelt out: in a query of one table drizzle leaves out the table's. */

/** How much of an order is above the credit of its company, while the seller has to say whether it may be: fen; null of all others. */
export const overCreditFen: SQL<number | null> = sql<number | null>`(
  select asked.over_fen from order_over_credit asked
  where asked.order_id = orders.id and asked.agreed_at is null and orders.status = ${literals(orderStatus.pendingConfirmation)}
)`.mapWith((value: unknown) => (value === null ? null : Number(value)))

/** Whether nobody has agreed yet to what an order is above the credit, in approval or past it. What came to nothing asks for nothing. */
export const asksForCredit: SQL = sql`(orders.unstated_fen <> 0 and exists (select from order_over_credit asked where asked.order_id = orders.id and asked.agreed_at is null))`

/** Whether an order waits for the seller's word about the credit. */
export const awaitsCredit: SQL = sql`(orders.status = ${literals(orderStatus.pendingConfirmation)} and exists (select from order_over_credit asked where asked.order_id = orders.id and asked.agreed_at is null))`

/** When the seller agreed to an order above the credit; null of all others. */
export const creditAgreedAt: SQL = sql`(select asked.agreed_at from order_over_credit asked where asked.order_id = orders.id)`

export const isAwaitingCredit = async (db: Db, orderId: number): Promise<boolean> => (await db.$count(orders, and(eq(orders.id, orderId), awaitsCredit))) > 0

/** What an earlier submission of an order asked for is of no meaning for this one. */
export const forgetCreditAsked = (tx: Tx, orderId: number): Promise<unknown> => tx.delete(orderOverCredit).where(eq(orderOverCredit.orderId, orderId))

/** The seller agrees, once. */
export const agreeToCredit = (tx: Tx, orderId: number, staffId: number, now: Date): Promise<unknown> =>
  tx.update(orderOverCredit).set({ agreedAt: now, agreedBy: staffId }).where(and(eq(orderOverCredit.orderId, orderId), isNull(orderOverCredit.agreedAt)))
