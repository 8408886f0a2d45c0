import { and, eq, lt } from 'drizzle-orm'
import { restockLimits, type CallInput, type RestockState } from '@mall/api/contract'
import { findProduct } from '../../catalogue/assortment/products.ts'
import { stockStateOf } from '../../catalogue/assortment/rules.ts'
import { stockAreaOf } from '../../catalogue/assortment/stock-areas.ts'
import type { Db } from '../../platform/db/client.ts'
import { restockRequest as request } from '../../platform/db/schema/restock.ts'
import type { Caller, CallContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { addDays } from '../../platform/time.ts'

type Place = CallInput<'POST /api/Restock/State'>

const ofUser = ({ userId, enterpriseId }: Pick<Caller, 'userId' | 'enterpriseId'>) => and(eq(request.userId, userId), eq(request.enterpriseId, enterpriseId))

/**
 * The product for the area, as the caller may see it.
 * @throws BusinessError `PRODUCT_NOT_FOUND`
 */
const seenProduct = async (db: Db, caller: Caller, { ProductCode, AreaCode }: Place) => {
  const found = await findProduct(db, caller, ProductCode, AreaCode)
  if (found === null) throw new BusinessError('PRODUCT_NOT_FOUND', '商品不存在')
  return found
}

const inPlace = (caller: Caller, productId: number, { AreaCode }: Place) => and(ofUser(caller), eq(request.productId, productId), eq(request.areaCode, stockAreaOf(AreaCode)))

/** Whether the caller waits for it. */
export const restockStateOf = async ({ deps: { db }, caller }: CallContext, place: Place): Promise<RestockState> => {
  const [row] = await db.select({ quantity: request.quantity }).from(request).where(inPlace(caller, (await seenProduct(db, caller, place)).id, place))
  return { Quantity: row?.quantity ?? null }
}

/** @throws BusinessError `PRODUCT_NOT_FOUND` · `RESTOCK_NOT_NEEDED` · `RESTOCK_LIMIT_REACHED` */
export const askForRestock = async ({ deps: { db, clock }, caller }: CallContext, { Quantity, ...place }: CallInput<'POST /api/Restock/Ask'>): Promise<RestockState> => {
  const found = await seenProduct(db, caller, place)
  if (found.saleState !== 'onSale') throw new BusinessError('PRODUCT_NOT_FOUND', '商品不在售')
  if (stockStateOf(found.stock, Quantity).State !== 'none') throw new BusinessError('RESTOCK_NOT_NEEDED', '商品有货，可以直接购买')
  const asked = { quantity: Quantity, createdAt: clock() }
  const key = { userId: caller.userId, enterpriseId: caller.enterpriseId, productId: found.id, areaCode: stockAreaOf(place.AreaCode) }
  await db.transaction(async (tx) => {
    await tx
      .insert(request)
      .values({ ...key, ...asked })
      .onConflictDoUpdate({ target: [request.userId, request.enterpriseId, request.productId, request.areaCode], set: asked })
    if ((await tx.$count(request, ofUser(caller))) > restockLimits.products) throw new BusinessError('RESTOCK_LIMIT_REACHED', `最多同时等${restockLimits.products}种商品到货，请先取消一些`)
  })
  return { Quantity }
}

/** @throws BusinessError `PRODUCT_NOT_FOUND` */
export const cancelRestock = async ({ deps: { db }, caller }: CallContext, place: Place): Promise<RestockState> => {
  await db.delete(request).where(inPlace(caller, (await seenProduct(db, caller, place)).id, place))
  return { Quantity: null }
}

/** Ends waits that nothing came of. */
export const purgeRestockRequests = async (db: Db, now: Date): Promise<void> => {
  await db.delete(request).where(lt(request.createdAt, addDays(now, -restockLimits.days)))
}
