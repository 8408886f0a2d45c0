import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { orderStatus } from '@mall/api/contract'
import type { Db, Tx } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import { orderLog, orderOverCredit, orders } from '../../platform/db/schema/order.ts'
import { yuanText } from '../../platform/money.ts'

/** How much of an order was above the credit of its company when it was placed, while the seller has to say whether it may be: fen; null of all others. The names are spelt out: in a query of one table drizzle leaves out the table's. */
export const overCreditFen: SQL<number | null> = sql<number | null>`(
  select asked.over_fen from order_over_credit asked
  where asked.order_id = orders.id and asked.agreed_at is null and orders.status = ${literals(orderStatus.pendingConfirmation)}
)`.mapWith((value: unknown) => (value === null ? null : Number(value)))

/** Whether an order waits for the seller's word about the credit. */
export const awaitsCredit: SQL = sql`(orders.status = ${literals(orderStatus.pendingConfirmation)} and exists (select from order_over_credit asked where asked.order_id = orders.id and asked.agreed_at is null))`

export const isAwaitingCredit = async (db: Db, orderId: number): Promise<boolean> => (await db.$count(orders, and(eq(orders.id, orderId), awaitsCredit))) > 0

/** Keeps that an order was placed above the credit, for the seller to decide. */
export const askForCredit = async (tx: Tx, order: { readonly id: number; readonly operator: string }, overFen: number, now: Date): Promise<void> => {
  await tx.insert(orderOverCredit).values({ orderId: order.id, overFen, createdAt: now })
  await tx.insert(orderLog).values({ orderId: order.id, operator: order.operator, text: `超出信用额度${yuanText(overFen)}，等商家同意`, createdAt: now })
}

/** What an earlier submission of an order asked for is of no meaning for this one. */
export const forgetCreditAsked = (tx: Tx, orderId: number): Promise<unknown> => tx.delete(orderOverCredit).where(eq(orderOverCredit.orderId, orderId))

/** The seller agrees, once. */
export const agreeToCredit = async (tx: Tx, orderId: number, staffId: number, now: Date): Promise<number | null> => {
  const [agreed] = await tx.update(orderOverCredit).set({ agreedAt: now, agreedBy: staffId }).where(and(eq(orderOverCredit.orderId, orderId), isNull(orderOverCredit.agreedAt))).returning({ overFen: orderOverCredit.overFen })
  return agreed?.overFen ?? null
}
