import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { paymentType } from '@mall/api/contract'
import type { Tx } from '../../platform/db/client.ts'
import { orderLog, orderOverCredit, orders } from '../../platform/db/schema/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { yuanText } from '../../platform/money.ts'
import { awaitsCredit } from '../order/over-credit.ts'
import { creditProblem, lockCredit, overOf, type CreditReader } from './credit.ts'

interface Bounded {
  readonly id: number
  readonly enterpriseId: number
  readonly paymentType: (typeof orders.$inferSelect)['paymentType']
  readonly payableFen: number
}

/**
 * An order on account is at most what is free of its company's credit, or waits for the seller's word, as the terms of the company say. After all of the order is written and just before the end of
 * its transaction, since others of the company wait for it from here on. Its own row is left out of what is used: it may be there, or be of a day before the terms.
 * @throws BusinessError `CREDIT_EXCEEDED`
 */
export const boundByCredit = async (tx: Tx, order: Bounded, { read, operator, now }: { readonly read: CreditReader; readonly operator: string; readonly now: Date }): Promise<void> => {
  if (order.paymentType !== paymentType.onAccount) return
  const credit = await read(tx, order.enterpriseId, order.id)
  const problem = creditProblem(credit, order.payableFen)
  if (problem !== '') throw new BusinessError('CREDIT_EXCEEDED', problem)
  const overFen = overOf(credit, order.payableFen)
  if (overFen === 0) return
  await tx.insert(orderOverCredit).values({ orderId: order.id, overFen, createdAt: now }).onConflictDoUpdate({ target: orderOverCredit.orderId, set: { overFen, createdAt: now, agreedAt: null, agreedBy: null } })
  await tx.insert(orderLog).values({ orderId: order.id, operator, text: `超出信用额度 ${yuanText(overFen)}，等商家同意`, createdAt: now })
}

/** Orders that one run looks at; the others follow in the next. */
const batch = 200

/** What is less above the credit by now, or within it, says so: what was ordered later counts for nothing, so no order becomes more. */
const lookAgain = (deps: Pick<Deps, 'db' | 'clock'>, orderId: number): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(and(eq(orders.id, orderId), awaitsCredit)).for('update', { skipLocked: true })
    if (order === undefined) return false
    const overFen = overOf(await lockCredit(tx, order.enterpriseId, order.id), order.payableFen)
    const ofOrder = and(eq(orderOverCredit.orderId, order.id), isNull(orderOverCredit.agreedAt))
    if (overFen > 0) {
      await tx.update(orderOverCredit).set({ overFen }).where(and(ofOrder, gt(orderOverCredit.overFen, overFen)))
      return false
    }
    await tx.delete(orderOverCredit).where(ofOrder)
    await tx.insert(orderLog).values({ orderId: order.id, operator: '系统', text: '已在信用额度之内，不再等商家同意', createdAt: deps.clock() })
    return true
  })

/**
 * Orders that were above the credit and are within it by now wait no longer: lines were cut, a statement was paid, another order came to nothing, or the limit was raised. A run of its own for all of these:
 * a rule in each of them would be one to forget. Returns how many.
 */
export const releaseWithinCredit = async (deps: Pick<Deps, 'db' | 'clock'>): Promise<number> => {
  const waiting = await deps.db.select({ id: orders.id }).from(orders).where(awaitsCredit).orderBy(asc(orders.createdAt)).limit(batch)
  let released = 0
  for (const { id } of waiting) if (await lookAgain(deps, id)) released++
  return released
}
