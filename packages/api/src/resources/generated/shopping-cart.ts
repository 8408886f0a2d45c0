// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** The cart. */
export interface ShoppingCartResource {
  /** Returns the number of lines in the cart. */
  readonly count: CallFunction<'POST /api/ShoppingCart/Count'>
  /** Adds products to the cart. Returns 添加购物车成功. When one of them cannot be bought, none is added. Needs the permission `purchase`. */
  readonly addToCart: CallFunction<'POST /api/ShoppingCart/AddToCart'>
  /** Takes a product for an order of its own (立即购买); the cart stays as it is. Returns the line to confirm and submit. A later call for the same product replaces it; one that is not ordered within a day is forgotten. Needs the permission `purchase`. */
  readonly buyNow: CallFunction<'POST /api/ShoppingCart/BuyNow'>
  /** Returns up to six recommended products, for the page of my orders. */
  readonly youLike: CallFunction<'POST /api/ShoppingCart/YouLike/订单/6'>
  /** Returns the cart. Needs the permission `purchase`. */
  readonly list: CallFunction<'POST /api/ShoppingCart/List'>
  /** Changes the quantity or the remark of a line. Returns the cart after the change. Needs the permission `purchase`. */
  readonly update: CallFunction<'POST /api/ShoppingCart/Update'>
  /** Removes lines from the cart. Returns the cart after the change. Needs the permission `purchase`. */
  readonly remove: CallFunction<'POST /api/ShoppingCart/Remove'>
  /** Selects or unselects lines. Returns the cart after the change. Needs the permission `purchase`. */
  readonly select: CallFunction<'POST /api/ShoppingCart/Select'>
  /** Empties the cart, or removes only its invalid lines (清空失效). Returns the cart after the change. Needs the permission `purchase`. */
  readonly clear: CallFunction<'POST /api/ShoppingCart/Clear'>
  /** Removes lines from the cart and saves them as favourites. Returns the cart after the change. Needs the permission `purchase`. */
  readonly moveToFavorite: CallFunction<'POST /api/ShoppingCart/MoveToFavorite'>
}
