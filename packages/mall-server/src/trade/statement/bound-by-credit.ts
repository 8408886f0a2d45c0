import { and, asc, eq } from 'drizzle-orm'
import { paymentType } from '@mall/api/contract'
import type { Tx } from '../../platform/db/client.ts'
import { orderLog, orderOverCredit, orders } from '../../platform/db/schema/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { yuanText } from '../../platform/money.ts'
import { asksForCredit, awaitsCredit } from '../order/over-credit.ts'
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
  const credit = await read(tx, order.enterpriseId, eq(orders.id, order.id))
  const problem = creditProblem(credit, order.payableFen)
  if (problem !== '') throw new BusinessError('CREDIT_EXCEEDED', problem)
  const overFen = overOf(credit, order.payableFen)
  if (overFen === 0) return
  await tx.insert(orderOverCredit).values({ orderId: order.id, overFen, createdAt: now }).onConflictDoUpdate({ target: orderOverCredit.orderId, set: { overFen, createdAt: now, agreedAt: null, agreedBy: null } })
  await tx.insert(orderLog).values({ orderId: order.id, operator, text: `超出信用额度 ${yuanText(overFen)}，等商家同意`, createdAt: now })
}

/**
 * What of a company is less above the credit by now, or within it, says so. The one that was placed first has what became free first: what was placed after an order counts for
 * nothing, what was placed before it is used, whatever becomes of it, as when it was placed.
 */
const lookAgain = (deps: Pick<Deps, 'db' | 'clock'>, enterpriseId: number): Promise<number> =>
  deps.db.transaction(async (tx) => {
    const credit = await lockCredit(tx, enterpriseId, asksForCredit)
    const ofCompany = eq(orders.enterpriseId, enterpriseId)
    // Whoever decides about an order has it; it is looked at in the next run.
    const held = await tx.select({ id: orders.id }).from(orders).where(and(ofCompany, awaitsCredit)).for('update', { skipLocked: true })
    const asking = await tx
      .select({ id: orders.id, payableFen: orders.payableFen, unstatedFen: orders.unstatedFen, overFen: orderOverCredit.overFen })
      .from(orders)
      .innerJoin(orderOverCredit, eq(orderOverCredit.orderId, orders.id))
      .where(and(ofCompany, asksForCredit))
      .orderBy(asc(orderOverCredit.createdAt), asc(orders.id))
    const mayChange = new Set(held.map(({ id }) => id))
    let usedFen = credit?.usedFen ?? 0
    let released = 0
    for (const { id, ...order } of asking) {
      const overFen = overOf(credit && { ...credit, usedFen }, order.payableFen)
      usedFen += order.unstatedFen
      if (!mayChange.has(id) || overFen >= order.overFen) continue
      const asked = eq(orderOverCredit.orderId, id)
      if (overFen > 0) {
        await tx.update(orderOverCredit).set({ overFen }).where(asked)
        continue
      }
      await tx.delete(orderOverCredit).where(asked)
      await tx.insert(orderLog).values({ orderId: id, operator: '系统', text: '已在信用额度之内，不再等商家同意', createdAt: deps.clock() })
      released++
    }
    return released
  })

/**
 * Orders that were above the credit and are within it by now wait no longer: lines were cut, a statement was paid, another order came to nothing, or the limit was raised. A run of its own for all of these:
 * a rule in each of them would be one to forget. Returns how many.
 */
export const releaseWithinCredit = async (deps: Pick<Deps, 'db' | 'clock'>): Promise<number> => {
  const companies = await deps.db.selectDistinct({ id: orders.enterpriseId }).from(orders).where(awaitsCredit)
  let released = 0
  for (const { id } of companies) released += await lookAgain(deps, id)
  return released
}
