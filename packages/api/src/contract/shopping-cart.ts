import * as z from 'zod/mini'
import { anyUser, withPermission } from './access.ts'
import { defineCalls } from './define.ts'
import { doneMessage, fileUrl, id, money, noBody, productCode, quantity, stockState, text } from './common.ts'

export const recommendedProduct = z.object({
  ProductCode: productCode,
  ImageUrl: fileUrl,
  CustomerProductName: z.string(),
  CustomerPrice: money,
  /** The mall's own price, for comparison (specification §3). */
  ComixPrice: money,
})

export const cartLine = z.object({
  CartItemId: id,
  ProductCode: productCode,
  CustomerProductName: z.string(),
  ImageUrl: fileUrl,
  Unit: z.string(),
  /** The price in force for this quantity. */
  Price: money,
  /** The price when it was put in, when another: 价格已由¥a变为¥b. */
  PreviousPrice: z.nullable(money),
  Quantity: quantity,
  MOQ: quantity,
  Step: quantity,
  MaxQty: z.nullable(quantity),
  Subtotal: money,
  Selected: z.boolean(),
  Remark: z.string(),
  IsAgreed: z.boolean(),
  Stock: stockState,
  /** Fewer pieces than wanted: 库存不足. */
  StockShort: z.boolean(),
})

export const invalidCartLine = z.object({
  CartItemId: id,
  ProductCode: productCode,
  CustomerProductName: z.string(),
  ImageUrl: fileUrl,
  Quantity: quantity,
  /** 该商品已下架 · 不在贵司采购目录内 · 无货 */
  Reason: z.string(),
})

export const cart = z.object({
  Items: z.array(cartLine),
  InvalidItems: z.array(invalidCartLine),
  /** Pieces and yuan of the selected lines. */
  SelectedQuantity: z.int(),
  SelectedAmount: money,
  /** What the agreed prices save against the market prices, selected lines. */
  SavedAmount: money,
  /** 预算剩余; null when no budget applies. */
  BudgetRemaining: z.nullable(money),
  /** 预计触发审批 reasons; empty when none. */
  ApprovalReasons: z.array(z.string()),
})

const cartItemIds = z.array(id).check(z.minLength(1), z.maxLength(1000))
const purchase = withPermission('purchase')

export const shoppingCartCalls = defineCalls({
  'POST /api/ShoppingCart/Count': {
    summary: 'Returns the number of lines in the cart.',
    access: anyUser,
    body: noBody,
    answer: z.int().check(z.nonnegative()),
  },
  'POST /api/ShoppingCart/AddToCart': {
    summary: 'Adds products to the cart.',
    description: 'Returns 添加购物车成功. When one of them cannot be bought, none is added.',
    access: purchase,
    body: z.object({ Items: z.array(z.object({ ProductCode: productCode, Quantity: quantity })).check(z.minLength(1), z.maxLength(200)) }),
    answer: doneMessage,
  },
  'POST /api/ShoppingCart/YouLike/订单/6': {
    summary: 'Returns up to six recommended products, for the page of my orders.',
    access: anyUser,
    body: noBody,
    answer: z.array(recommendedProduct).check(z.maxLength(6)),
  },
  'POST /api/ShoppingCart/List': { summary: 'Returns the cart.', access: purchase, body: noBody, answer: cart },
  'POST /api/ShoppingCart/Update': {
    summary: 'Changes the quantity or the remark of a line.',
    description: 'Returns the cart after the change.',
    access: purchase,
    body: z.object({ CartItemId: id, Quantity: z.optional(quantity), Remark: z.optional(text(100)) }),
    answer: cart,
  },
  'POST /api/ShoppingCart/Remove': {
    summary: 'Removes lines from the cart.',
    description: 'Returns the cart after the change.',
    access: purchase,
    body: z.object({ CartItemIds: cartItemIds }),
    answer: cart,
  },
  'POST /api/ShoppingCart/Select': {
    summary: 'Selects or unselects lines.',
    description: 'Returns the cart after the change.',
    access: purchase,
    body: z.object({ CartItemIds: cartItemIds, Selected: z.boolean() }),
    answer: cart,
  },
  'POST /api/ShoppingCart/Clear': {
    summary: 'Empties the cart, or removes only its invalid lines (清空失效).',
    description: 'Returns the cart after the change.',
    access: purchase,
    body: z.object({ OnlyInvalid: z.boolean() }),
    answer: cart,
  },
  'POST /api/ShoppingCart/MoveToFavorite': {
    summary: 'Removes lines from the cart and saves them as favourites.',
    description: 'Returns the cart after the change.',
    access: purchase,
    body: z.object({ CartItemIds: cartItemIds }),
    answer: cart,
  },
})

export type RecommendedProduct = z.infer<typeof recommendedProduct>
export type CartLine = z.infer<typeof cartLine>
export type InvalidCartLine = z.infer<typeof invalidCartLine>
export type Cart = z.infer<typeof cart>
