import { inArray } from 'drizzle-orm'
import type { CallInput, CallOutput, RowResult } from '@mall/api/contract'
import { product } from '../../platform/db/schema/catalogue.ts'
import type { CallContext } from '../../platform/http/define-routes.ts'
import { addWantedToCart } from '../shopping-cart/add-wanted.ts'
import { once } from '../../platform/idempotency/once.ts'

/** Puts rows in the cart as far as they can be bought, once per `RequestId`. Each has a result, by their numbers. */
export const addRowsToCart = (
  context: CallContext,
  input: CallInput<'POST /api/QuickOrder/AddToCart'>,
): Promise<CallOutput<'POST /api/QuickOrder/AddToCart'>> =>
  once(context, 'POST /api/QuickOrder/AddToCart', input, async (tx) => {
    const codes = [...new Set(input.Rows.map(({ ProductCode }) => ProductCode))]
    const known = await tx.select({ productId: product.id, code: product.code, name: product.name }).from(product).where(inArray(product.code, codes))
    const byCode = new Map(known.map((one) => [one.code, one]))
    const wanted = input.Rows.flatMap(({ RowNo, ProductCode, Quantity, Remark }) => {
      const one = byCode.get(ProductCode)
      return one === undefined ? [] : [{ productId: one.productId, name: one.name, rowNo: RowNo, quantity: Quantity, remark: Remark.trim() }]
    })
    const unknown = input.Rows.filter(({ ProductCode }) => !byCode.has(ProductCode)).map(
      ({ RowNo, ProductCode }): RowResult => ({ RowNo, Success: false, Code: 'PRODUCT_NOT_FOUND', Message: `商品编码不存在：${ProductCode}` }),
    )
    const Results = [...(await addWantedToCart(tx, context.caller, wanted, context.deps.clock())), ...unknown]
    return { Results: Results.toSorted((a, b) => a.RowNo - b.RowNo) }
  })
