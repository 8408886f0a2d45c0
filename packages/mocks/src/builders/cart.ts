import type { Address, Cart, CartLine, InvalidCartLine } from '@mall/api/contract'
import { buildAddresses } from '../world/address-data.ts'
import { viewCart, type MockCartLine } from '../world/cart.ts'
import { fenAt, products } from '../world/products.ts'
import { at, builder } from './define.ts'

const remainingFen = 2_463_950

const lineAt = (place: number, id: number, quantity: number): MockCartLine => {
  const product = at(products, place)
  return { id, code: product.code, quantity, selected: true, remark: '', addedFen: fenAt(product, quantity) }
}

const view = (...lines: MockCartLine[]): Cart => viewCart(lines, remainingFen)

/** A line that can be bought. */
export const buildCartLine = builder<CartLine>(() => at(view(lineAt(11, 1, 10)).Items, 0))

/** A line whose product is sold out. */
export const buildInvalidCartLine = builder<InvalidCartLine>(() => at(view(lineAt(22, 2, 2)).InvalidItems, 0))

/** Three lines that can be bought, one that cannot; the sums follow `Items` unless they are given. */
export const buildCart = (parts: Partial<Cart> = {}): Cart => {
  const cart = view(lineAt(0, 1, 5), lineAt(11, 2, 10), lineAt(24, 3, 12), lineAt(22, 4, 2))
  if (parts.Items === undefined) return { ...cart, ...parts }
  const selected = parts.Items.filter(({ Selected }) => Selected)
  const fen = selected.reduce((sum, { Subtotal }) => sum + Math.round(Subtotal * 100), 0)
  const SelectedQuantity = selected.reduce((sum, { Quantity }) => sum + Quantity, 0)
  return { ...cart, InvalidItems: [], SelectedQuantity, SelectedAmount: fen / 100, SavedAmount: 0, ...parts }
}

export const buildAddress = builder<Address>(() => at(buildAddresses(), 0))
