import type { Bind } from './define.ts'

/** The cart. Writes answer the cart as it then is. */
export const shoppingCartResource = ({ call }: Bind) => ({
  /** How many lines it has. */
  count: call('POST /api/ShoppingCart/Count'),
  /** Puts products in; answers 添加购物车成功. */
  addToCart: call('POST /api/ShoppingCart/AddToCart'),
  /** Six recommended products beside my orders. */
  youLike: call('POST /api/ShoppingCart/YouLike/订单/6'),
  /** The cart. */
  list: call('POST /api/ShoppingCart/List'),
  /** Changes a line's quantity or remark. */
  update: call('POST /api/ShoppingCart/Update'),
  /** Takes lines out. */
  remove: call('POST /api/ShoppingCart/Remove'),
  /** Selects or unselects lines. */
  select: call('POST /api/ShoppingCart/Select'),
  /** Empties it, or only its invalid lines. */
  clear: call('POST /api/ShoppingCart/Clear'),
  /** Takes lines out and keeps them as favourites. */
  moveToFavorite: call('POST /api/ShoppingCart/MoveToFavorite'),
})
