import { eq, sql } from 'drizzle-orm'
import { queryRows, type Db, type Tx } from '../../platform/db/client.ts'
import { paymentTerm } from '../../platform/db/schema/checkout.ts'
import type { PaymentTerm } from '../order/payment.ts'

/** The ways of payment that an enterprise agreed on. */
export const paymentTermsOf = (db: Db, enterpriseId: number): Promise<PaymentTerm[]> =>
  db.select().from(paymentTerm).where(eq(paymentTerm.enterpriseId, enterpriseId))

/** The next number of the sequence for order numbers; gaps are possible, repetitions within a day are not. */
export const nextOrderSequence = async (tx: Tx): Promise<number> => {
  const [row] = await queryRows<{ next: number }>(tx, sql`select nextval('order_no_sequence')::int as next`)
  if (row === undefined) throw new Error('The sequence of order numbers returned nothing')
  return row.next
}
