import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { cartItem } from '../../platform/db/schema/checkout.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import type { CartChange } from './rules.ts'

export type CartItem = typeof cartItem.$inferSelect

/** Whose cart: a user has one in each of their companies. */
export type CartOwner = Pick<Caller, 'userId' | 'enterpriseId'>

const owned = (owner: CartOwner) => and(eq(cartItem.userId, owner.userId), eq(cartItem.enterpriseId, owner.enterpriseId))

const ownedItems = (owner: CartOwner, ids: readonly number[]) => and(owned(owner), inArray(cartItem.id, [...ids]))

/** A product that is bought at once is not part of the cart, although it is ordered like its lines. */
const inCart = (owner: CartOwner) => and(owned(owner), eq(cartItem.isDirect, false))

/** The whole cart, the latest first. */
export const cartItems = (db: Db, owner: CartOwner): Promise<CartItem[]> =>
  db.select().from(cartItem).where(inCart(owner)).orderBy(desc(cartItem.createdAt), desc(cartItem.id))

export const countCart = (db: Db, owner: CartOwner): Promise<number> => db.$count(cartItem, inCart(owner))

/** These items as far as they are the caller's, in the order of the cart. */
export const findCartItems = (db: Db, owner: CartOwner, ids: readonly number[]): Promise<CartItem[]> =>
  db.select().from(cartItem).where(ownedItems(owner, ids)).orderBy(desc(cartItem.createdAt), desc(cartItem.id))

/** The same, locked until the transaction ends: of two parallel submissions of one cart the second finds it empty. */
export const lockCartItems = (tx: Tx, owner: CartOwner, ids: readonly number[]): Promise<CartItem[]> =>
  tx.select().from(cartItem).where(ownedItems(owner, ids)).orderBy(asc(cartItem.id)).for('update')

export const removeCartItems = async (db: Db, owner: CartOwner, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await db.delete(cartItem).where(ownedItems(owner, ids))
}

export const selectCartItems = async (db: Db, owner: CartOwner, ids: readonly number[], selected: boolean): Promise<void> => {
  await db.update(cartItem).set({ selected }).where(ownedItems(owner, ids))
}

export const changeCartItem = async (
  db: Db,
  owner: CartOwner,
  id: number,
  values: Partial<Pick<CartItem, 'quantity' | 'remark' | 'addedPriceFen'>>,
): Promise<void> => {
  if (Object.keys(values).length > 0) await db.update(cartItem).set(values).where(ownedItems(owner, [id]))
}

/** Writes lines that were merged: of a product that is in the cart already the line is replaced, but for its remark where none comes with it. */
export const putCartItems = async (tx: Tx, owner: CartOwner, lines: readonly CartChange[], now: Date): Promise<void> => {
  if (lines.length === 0) return
  await tx
    .insert(cartItem)
    .values(
      lines.map(({ productId, quantity, priceFen, remark = '' }) => ({
        userId: owner.userId, enterpriseId: owner.enterpriseId, productId, quantity, remark, addedPriceFen: priceFen, selected: true, createdAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [cartItem.userId, cartItem.enterpriseId, cartItem.productId, cartItem.isDirect],
      set: {
        quantity: sql`excluded.quantity`, addedPriceFen: sql`excluded.added_price_fen`, selected: true, createdAt: now,
        remark: sql`case when excluded.remark = '' then ${cartItem.remark} else excluded.remark end`,
      },
    })
}

/** How long a line that is bought at once waits for its order, ms: longer than any confirmation holds. */
const directLineMs = 86_400_000

/** Writes the line of a product that is bought at once, in place of an earlier one of it; those that were never ordered are forgotten. Returns its id. */
export const putDirectItem = (db: Db, owner: CartOwner, line: Omit<CartChange, 'remark'>, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.delete(cartItem).where(and(owned(owner), eq(cartItem.isDirect, true), lt(cartItem.createdAt, new Date(now.getTime() - directLineMs))))
    const values = { quantity: line.quantity, addedPriceFen: line.priceFen, createdAt: now }
    const [row] = await tx
      .insert(cartItem)
      .values({ ...values, userId: owner.userId, enterpriseId: owner.enterpriseId, productId: line.productId, selected: true, isDirect: true, remark: '' })
      .onConflictDoUpdate({ target: [cartItem.userId, cartItem.enterpriseId, cartItem.productId, cartItem.isDirect], set: values })
      .returning({ id: cartItem.id })
    if (row === undefined) throw new Error('The line was not written')
    return row.id
  })
