import type { Db } from '../db/client.ts'
import { appUser } from '../db/schema/organisation.ts'
import { BusinessError } from '../http/errors.ts'
import { eq } from 'drizzle-orm'
import { maxCartLines, mergeItems, type AddedItem, type MergedItem } from './rules.ts'
import { cartItems, putCartItems, type CartOwner } from './store.ts'

/**
 * Puts products in the cart, merged with what is there: all of them or, when one has a problem, none. Returns every product with its
 * problem, if it has one.
 * @throws BusinessError when the cart would get too long.
 */
export const addToCart = (db: Db, owner: CartOwner, added: readonly AddedItem[], now: Date): Promise<MergedItem[]> =>
  db.transaction(async (tx) => {
    // The user's row serialises the writes of one user, so that parallel calls add up and the limit is kept.
    await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, owner.userId)).for('no key update')
    const present = await cartItems(tx, owner)
    const inCart = new Map(present.map((item) => [item.productId, item.quantity]))
    const merged = mergeItems(added, inCart)
    if (merged.some((item) => item.problem !== null)) return merged
    const lines = present.length + merged.filter((item) => !inCart.has(item.productId)).length
    if (lines > maxCartLines) throw new BusinessError('CART_FULL', `购物车最多${maxCartLines}种商品`)
    await putCartItems(tx, owner, merged, now)
    return merged
  })
