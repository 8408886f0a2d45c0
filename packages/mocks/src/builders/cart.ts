import type { Address, Cart, CartLine, InvalidCartLine, RecommendedProduct } from '@mall/api/contract'
import { recorded } from '../recorded.ts'
import { buildProductItem } from './catalogue.ts'
import { builder, entryAt, type Builder } from './define.ts'

const { responses } = recorded
const cart = responses['POST /api/ShoppingCart/List']

/** A line that can be bought. */
export const buildCartLine: Builder<CartLine> = builder<CartLine>(entryAt(cart.Items, 0))

const { ProductCode, CustomerProductName, ImageUrl } = buildProductItem()

/** A line whose product is sold out. */
export const buildInvalidCartLine: Builder<InvalidCartLine> = builder<InvalidCartLine>({
  CartItemId: 900,
  ProductCode,
  CustomerProductName,
  ImageUrl,
  Quantity: 2,
  Reason: '无货',
})

/** Lines that can be bought, and one that cannot. Whoever gives other `Items` gives their sums too. */
export const buildCart: Builder<Cart> = builder<Cart>({ ...cart, InvalidItems: [buildInvalidCartLine()] })

/** A delivery address. */
export const buildAddress: Builder<Address> = builder<Address>(entryAt(responses['POST /api/Address/List'].Items, 0))

/** Three addresses, the default one first. */
export const buildAddresses = (): Address[] => structuredClone(responses['POST /api/Address/List'].Items)

/** A product that is shown beside orders. */
export const buildRecommendedProduct: Builder<RecommendedProduct> = builder<RecommendedProduct>(entryAt(responses['POST /api/ShoppingCart/YouLike/订单/6'], 0))

/** The six beside my orders. */
export const buildRecommendedProducts = (): RecommendedProduct[] => structuredClone(responses['POST /api/ShoppingCart/YouLike/订单/6'])
