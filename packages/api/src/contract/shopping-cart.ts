import * as z from 'zod/mini'
import { anyUser, withPermission } from './access.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { doneMessage, fileUrl, id, instant, noBody, productCode, quantity, stockState, text } from './common.ts'
import { lineFields, lineProduct } from './lines.ts'
import { approvalPreview, budgetState } from './order/checkout.ts'
import { sumFields } from './order/sum-fields.ts'
import { priceReason } from './price-reason.ts'
import { price, priced } from './priced.ts'

export const recommendedProduct = named(
  'RecommendedProduct',
  'A recommended product.',
  z.object({
    ProductCode: productCode,
    ImageUrl: field(fileUrl, 'Picture of the product.'),
    CustomerProductName: field(z.string(), 'Name of the product, as the customer calls it.'),
    CustomerPrice: field(price, 'Agreed price.'),
    ComixPrice: field(price, 'The mall’s own price, for comparison.'),
  }),
)

export const cartLine = named(
  'CartLine',
  'A line of the cart.',
  z.object({
    CartItemId: field(id, 'The line of the cart.'),
    ...lineFields,
    Price: field(price, 'The price in force for this quantity.'),
    PreviousPrice: field(price, 'The price when the line was added, if it was another: 价格已由¥a变为¥b.'),
    MOQ: field(quantity, 'Least quantity.'),
    Step: field(quantity, 'The quantity is a multiple of it.'),
    MaxQty: field(z.nullable(quantity), 'Greatest quantity; null for no limit.'),
    Selected: field(z.boolean(), 'Whether the line is selected.'),
    IsAgreed: field(z.boolean(), 'Whether the price was agreed with the enterprise.'),
    IsNonAgreed: field(z.boolean(), '非协议: outside of the catalogue of the user’s company, and not at the price of a quote. A product of it without an agreed price has the market price and is not.'),
    QuotedUntil: field(z.nullable(instant), 'Until when the price holds, where it is that of an accepted quote; else null.'),
    Stock: field(stockState, 'Stock in the delivery area.'),
    DeliveryText: field(z.string(), '交货期, while it is in stock; may be empty.'),
    PriceReason: field(priced(priceReason), 'Why it has its price.'),
    StockShort: field(z.boolean(), 'Fewer pieces than wanted: 库存不足.'),
  }),
)

export const invalidCartLine = named(
  'InvalidCartLine',
  'A line of the cart that cannot be bought.',
  z.object({
    CartItemId: field(id, 'The line of the cart.'),
    ...lineProduct,
    Quantity: field(quantity, 'Number of pieces.'),
    Reason: field(z.string(), '该商品已下架 · 不在贵司采购目录内 · 无货.'),
  }),
)

export const cart = named(
  'Cart',
  'The cart. Its sums are those of an order of the selected lines.',
  z.object({
    Items: field(z.array(cartLine), 'Lines that can be bought.'),
    InvalidItems: field(z.array(invalidCartLine), 'Lines that cannot be bought (失效商品).'),
    SelectedQuantity: field(z.int(), 'Pieces of the selected lines.'),
    ...sumFields,
    FreeFreightFrom: field(price, 'Amount of goods from which an order is delivered without freight (满…免运费); null where it never or always is.'),
    Budgets: field(z.array(budgetState), 'The levels of the account of the user’s department that have today, the longest period first, for an order of the selected lines; empty when no budget applies.'),
    ApprovalPreview: field(approvalPreview, 'Whether and by whom an order of the selected lines would have to be approved (预计触发审批), charged to the user’s department.'),
  }),
)

const cartItemIds = z.array(id).check(z.minLength(1), z.maxLength(1000))
const purchase = withPermission('purchase')

export const shoppingCartController = { ShoppingCart: 'The cart.' } as const

export const shoppingCartCalls = defineCalls({
  'POST /api/ShoppingCart/Count': {
    summary: 'Returns the number of lines in the cart.',
    access: anyUser,
    scope: 'self',
    body: noBody,
    response: z.int().check(z.nonnegative()),
  },
  'POST /api/ShoppingCart/AddToCart': {
    summary: 'Adds products to the cart.',
    description: 'Returns 添加购物车成功. When one of them cannot be bought, none is added.',
    access: purchase,
    scope: 'self',
    body: z.object({
      Items: field(
        z.array(z.object({ ProductCode: productCode, Quantity: field(quantity, 'Number of pieces.') })).check(z.minLength(1), z.maxLength(200)),
        'The items.',
      ),
    }),
    response: doneMessage,
  },
  'POST /api/ShoppingCart/BuyNow': {
    summary: 'Takes a product for an order of its own (立即购买); the cart stays as it is.',
    description: 'Returns the line to confirm and submit. A later call for the same product replaces it; one that is not ordered within a day is forgotten.',
    access: purchase,
    scope: 'self',
    body: z.object({ ProductCode: productCode, Quantity: field(quantity, 'Number of pieces.') }),
    response: z.object({ CartItemId: field(id, 'The line, for Order/Confirm.') }),
  },
  'POST /api/ShoppingCart/YouLike/订单/6': {
    summary: 'Returns up to six recommended products, for the page of my orders.',
    access: anyUser,
    scope: 'enterprise',
    body: noBody,
    response: z.array(recommendedProduct).check(z.maxLength(6)),
  },
  'POST /api/ShoppingCart/List': { summary: 'Returns the cart.', access: purchase, scope: 'self', body: noBody, response: cart },
  'POST /api/ShoppingCart/Update': {
    summary: 'Changes the quantity or the remark of a line.',
    description: 'Returns the cart after the change.',
    access: purchase,
    scope: 'self',
    body: z.object({
      CartItemId: field(id, 'The line of the cart.'),
      Quantity: field(z.optional(quantity), 'Number of pieces.'),
      Remark: field(z.optional(text(100)), 'Remark of the buyer.'),
    }),
    response: cart,
  },
  'POST /api/ShoppingCart/Remove': {
    summary: 'Removes lines from the cart.',
    description: 'Returns the cart after the change.',
    access: purchase,
    scope: 'self',
    body: z.object({ CartItemIds: field(cartItemIds, 'Lines of the cart.') }),
    response: cart,
  },
  'POST /api/ShoppingCart/Select': {
    summary: 'Selects or unselects lines.',
    description: 'Returns the cart after the change.',
    access: purchase,
    scope: 'self',
    body: z.object({
      CartItemIds: field(cartItemIds, 'Lines of the cart.'),
      Selected: field(z.boolean(), 'Whether the line is selected.'),
    }),
    response: cart,
  },
  'POST /api/ShoppingCart/Clear': {
    summary: 'Empties the cart, or removes only its invalid lines (清空失效).',
    description: 'Returns the cart after the change.',
    access: purchase,
    scope: 'self',
    body: z.object({ OnlyInvalid: field(z.boolean(), 'Only the invalid lines.') }),
    response: cart,
  },
  'POST /api/ShoppingCart/MoveToFavorite': {
    summary: 'Removes lines from the cart and saves them as favourites.',
    description: 'Returns the cart after the change.',
    access: purchase,
    scope: 'self',
    body: z.object({ CartItemIds: field(cartItemIds, 'Lines of the cart.') }),
    response: cart,
  },
})

export type { Cart, CartLine, InvalidCartLine, RecommendedProduct } from '../resources/generated/shapes.ts'
