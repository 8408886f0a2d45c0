import { and, eq } from 'drizzle-orm'
import type { CallInput, CallOutput } from '@mall/api/contract'
import type { CallContext } from '../../platform/http/define-routes.ts'
import { addWantedToCart } from '../shopping-cart/add-wanted.ts'
import { once } from '../../platform/idempotency/once.ts'
import { isVisible, linesOf, record } from './records.ts'
import { unknownList } from './save.ts'

/** Puts what a list names in the cart as far as it can be bought, once per `RequestId`. */
export const addListToCart = (
  context: CallContext,
  input: CallInput<'POST /api/PurchaseList/AddToCart'>,
): Promise<CallOutput<'POST /api/PurchaseList/AddToCart'>> =>
  once(context, 'POST /api/PurchaseList/AddToCart', input, async (tx) => {
    const { caller, deps } = context
    const [list] = await tx.select({ id: record.id }).from(record).where(and(isVisible(caller), eq(record.id, input.ListId)))
    if (list === undefined) throw unknownList()
    return { Results: await addWantedToCart(tx, caller, await linesOf(tx, [list.id]), deps.clock()) }
  })
