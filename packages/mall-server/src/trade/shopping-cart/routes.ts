import { favoriteType } from '@mall/api/contract'
import { keepProducts } from '../../catalogue/favorite/store.ts'
import { defineRoutes, type Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { priceOf, purchaseProblem } from '../../catalogue/assortment/rules.ts'
import { priceLine, wantedOf } from '../../catalogue/pricing/lines.ts'
import { offersByCode, offersOf } from '../../catalogue/pricing/offers.ts'
import { addToCart } from './add.ts'
import { recommend } from './recommend.ts'
import { updateProblem } from './rules.ts'
import { cartItems, changeCartItem, countCart, findCartItems, putDirectItem, removeCartItems, selectCartItems } from './store.ts'
import { deliveryAreaOf, viewCart } from './view.ts'
import type { Deps } from '../../platform/deps.ts'

const cartNow = (deps: Deps, caller: Caller) => viewCart(deps.db, caller, deps.clock())

/** A line with its product as it is sold now. */
const pricedItem = async (deps: Deps, caller: Caller, cartItemId: number) => {
  const [item] = await findCartItems(deps.db, caller, [cartItemId])
  if (item === undefined) throw new BusinessError('CART_ITEM_NOT_FOUND', '购物车中没有该商品')
  const [sellable] = await offersOf(deps.db, caller, [item.productId], await deliveryAreaOf(deps.db, caller), deps.clock())
  if (sellable === undefined) throw new BusinessError('OFF_SHELF', '该商品已下架')
  return { item, sellable }
}

export const shoppingCartRoutes = defineRoutes({
  'POST /api/ShoppingCart/Count': ({ caller, deps }) => countCart(deps.db, caller),

  'POST /api/ShoppingCart/List': ({ caller, deps }) => cartNow(deps, caller),

  'POST /api/ShoppingCart/YouLike/订单/6': ({ caller, deps }) => recommend(deps.db, caller, deps.clock()),

  'POST /api/ShoppingCart/AddToCart': async ({ body, caller, deps }) => {
    const codes = [...new Set(body.Items.map((item) => item.ProductCode))]
    const area = await deliveryAreaOf(deps.db, caller)
    const byCode = new Map((await offersByCode(deps.db, caller, codes, area, deps.clock())).map((one) => [one.code, one]))
    const added = body.Items.map((item) => {
      const sellable = byCode.get(item.ProductCode)
      if (sellable === undefined) throw new BusinessError('PRODUCT_NOT_FOUND', `商品编码不存在：${item.ProductCode}`)
      return { sellable, quantity: item.Quantity }
    })
    const merged = await addToCart(deps.db, caller, added, deps.clock())
    const bad = merged.flatMap(({ name, problem }) => (problem === null ? [] : [{ name, ...problem }]))
    const [first] = bad
    if (first) {
      const reasons = bad.slice(0, 3).map(({ name, message }) => (merged.length === 1 ? message : `${name}：${message}`))
      throw new BusinessError(first.code, reasons.join('；'))
    }
    return '添加购物车成功'
  },

  'POST /api/ShoppingCart/BuyNow': async ({ body: { ProductCode, Quantity }, caller, deps }) => {
    const [sellable] = await offersByCode(deps.db, caller, [ProductCode], await deliveryAreaOf(deps.db, caller), deps.clock())
    if (sellable === undefined) throw new BusinessError('PRODUCT_NOT_FOUND', `商品编码不存在：${ProductCode}`)
    const problem = purchaseProblem(sellable, Quantity)
    if (problem !== null) throw new BusinessError(problem.code, problem.message)
    const line = { productId: sellable.productId, quantity: Quantity, priceFen: priceOf(sellable, Quantity).priceFen }
    return { CartItemId: await putDirectItem(deps.db, caller, line, deps.clock()) }
  },

  'POST /api/ShoppingCart/Update': async ({ body, caller, deps }) => {
    const { item, sellable } = await pricedItem(deps, caller, body.CartItemId)
    const remark = body.Remark === undefined ? {} : { remark: body.Remark }
    if (body.Quantity === undefined || body.Quantity === item.quantity) await changeCartItem(deps.db, caller, item.id, remark)
    else {
      const problem = updateProblem(sellable, item.quantity, body.Quantity)
      if (problem !== null) throw new BusinessError(problem.code, problem.message)
      const { priceFen } = priceLine({ ...wantedOf(item), quantity: body.Quantity }, sellable)
      await changeCartItem(deps.db, caller, item.id, { ...remark, quantity: body.Quantity, addedPriceFen: priceFen })
    }
    return cartNow(deps, caller)
  },

  'POST /api/ShoppingCart/Remove': async ({ body, caller, deps }) => {
    await removeCartItems(deps.db, caller, body.CartItemIds)
    return cartNow(deps, caller)
  },

  'POST /api/ShoppingCart/Select': async ({ body, caller, deps }) => {
    await selectCartItems(deps.db, caller, body.CartItemIds, body.Selected)
    return cartNow(deps, caller)
  },

  'POST /api/ShoppingCart/Clear': async ({ body, caller, deps }) => {
    const ids = body.OnlyInvalid
      ? (await cartNow(deps, caller)).InvalidItems.map((item) => item.CartItemId)
      : (await cartItems(deps.db, caller)).map((item) => item.id)
    await removeCartItems(deps.db, caller, ids)
    return cartNow(deps, caller)
  },

  'POST /api/ShoppingCart/MoveToFavorite': async ({ body, caller, deps }) => {
    const items = await findCartItems(deps.db, caller, body.CartItemIds)
    if (items.length === 0) throw new BusinessError('CART_ITEM_NOT_FOUND', '购物车中没有该商品')
    await deps.db.transaction(async (tx) => {
      await keepProducts(tx, caller, items.map((item) => item.productId), favoriteType.favorite, deps.clock())
      await removeCartItems(tx, caller, items.map((item) => item.id))
    })
    return cartNow(deps, caller)
  },
})
