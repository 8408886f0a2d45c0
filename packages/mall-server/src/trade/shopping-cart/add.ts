import { eq } from 'drizzle-orm'
import type { PurchaseProblem } from '../../catalogue/assortment/rules.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { maxCartLines, mergeEach, mergeItems, type AddedItem, type MergedItem } from './rules.ts'
import { cartItems, putCartItems, type CartOwner } from './store.ts'

/** How many of each product the cart holds. The user's row serialises the writes of one user, so that parallel calls add up and the limit is kept. */
const lockedCart = async (tx: Tx, owner: CartOwner): Promise<ReadonlyMap<number, number>> => {
  await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, owner.userId)).for('no key update')
  return new Map((await cartItems(tx, owner)).map((item) => [item.productId, item.quantity]))
}

/**
 * Puts products in the cart, merged with what is there: all of them or, when one has a problem, none. Returns every product with its
 * problem, if it has one.
 * @throws BusinessError when the cart would get too long.
 */
export const addToCart = (db: Db, owner: CartOwner, added: readonly AddedItem[], now: Date): Promise<MergedItem[]> =>
  db.transaction(async (tx) => {
    const inCart = await lockedCart(tx, owner)
    const merged = mergeItems(added, inCart)
    if (merged.some((item) => item.problem !== null)) return merged
    const lines = inCart.size + merged.filter((item) => !inCart.has(item.productId)).length
    if (lines > maxCartLines) throw new BusinessError('CART_FULL', `购物车最多${maxCartLines}种商品`)
    await putCartItems(tx, owner, merged, now)
    return merged
  })

/** Puts products in the cart as far as they can be bought there. Returns, for each of them, why it was not put in; null for those that were. */
export const addEachToCart = (
  db: Db,
  owner: CartOwner,
  added: readonly AddedItem[],
  now: Date,
): Promise<(PurchaseProblem | { readonly code: 'CART_FULL'; readonly message: string } | null)[]> =>
  db.transaction(async (tx) => {
    const { problems, lines } = mergeEach(added, await lockedCart(tx, owner))
    await putCartItems(tx, owner, lines, now)
    return problems
  })
