// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { Bind, CallFunction } from '../bind.ts'

/** Products as the seller keeps them. */
export interface SellerProductResource {
  /** Returns a page of all products, 在售 and 下架. The newest comes first. Needs the permission `product.view`. */
  readonly list: CallFunction<'POST /api/SellerProduct/List'>
  /** Returns the categories and brands that the list can be narrowed by. Needs the permission `product.view`. */
  readonly choices: CallFunction<'POST /api/SellerProduct/Choices'>
  /** Changes the market prices of a product, for every order from now on. `repriced` returns the prices of all tiers for another first one. What carts, orders and agreements with a price of their own say stays. Whoever manages the prices of their own customers alone may not. Needs the permission `product.manage` or `price.manage`. */
  readonly setPrice: CallFunction<'POST /api/SellerProduct/SetPrice'>
  /** Changes the stock of a product in the warehouse of Shanghai. The difference of both numbers is applied: what was ordered since stays ordered. Needs the permission `stock.manage`. */
  readonly setStock: CallFunction<'POST /api/SellerProduct/SetStock'>
  /** Puts products on sale or takes them off; those that cannot be return why. Needs the permission `product.manage`. */
  readonly shelve: CallFunction<'POST /api/SellerProduct/Shelve'>
}

export const sellerProductResource = ({ call }: Bind): SellerProductResource => ({
  list: call('POST /api/SellerProduct/List'),
  choices: call('POST /api/SellerProduct/Choices'),
  setPrice: call('POST /api/SellerProduct/SetPrice'),
  setStock: call('POST /api/SellerProduct/SetStock'),
  shelve: call('POST /api/SellerProduct/Shelve'),
})
