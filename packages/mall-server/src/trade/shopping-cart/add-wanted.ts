import { successCode, type RowResult } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { offersOf } from '../../catalogue/pricing/offers.ts'
import { addEachToCart } from './add.ts'
import type { CartOwner } from './store.ts'
import { deliveryAreaOf } from './view.ts'

/** A product of an order or a list, under the name that it has there. */
export interface WantedProduct {
  readonly productId: number
  readonly name: string
  readonly quantity: number
  /** For the line of the cart. */
  readonly remark?: string
  /** Its row of the request; by default rows count from 1. */
  readonly rowNo?: number
}

/** Puts products in the cart as far as they can be bought, with a result for each. */
export const addWantedToCart = async (db: Db, owner: CartOwner, wanted: readonly WantedProduct[], now: Date): Promise<RowResult[]> => {
  const offers = await offersOf(db, owner, wanted.map(({ productId }) => productId), await deliveryAreaOf(db, owner), now)
  const byId = new Map(offers.map((offer) => [offer.productId, offer]))
  const added = wanted.flatMap(({ productId, ...one }) => {
    const sellable = byId.get(productId)
    return sellable === undefined ? [] : [{ ...one, sellable }]
  })
  const problems = await addEachToCart(db, owner, added, now)
  return added.map(({ name, rowNo }, index) => {
    const problem = problems[index] ?? null
    return { RowNo: rowNo ?? index + 1, Success: problem === null, Code: problem?.code ?? successCode, Message: `${name}：${problem?.message ?? '已加入购物车'}` }
  })
}
