// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { Bind } from '../bind.ts'
import { madeWhenUsed } from '../made-when-used.ts'
import { sellerProductImportResource, type SellerProductImportResource } from './seller-product-import.ts'
import { sellerAccountResource, type SellerAccountResource } from './seller-account.ts'
import { sellerCategoryResource, type SellerCategoryResource } from './seller-category.ts'
import { sellerCustomerResource, type SellerCustomerResource } from './seller-customer.ts'
import { sellerOrderResource, type SellerOrderResource } from './seller-order.ts'
import { sellerProductResource, type SellerProductResource } from './seller-product.ts'
import { sellerStockResource, type SellerStockResource } from './seller-stock.ts'

/** All resources of the seller’s side: one per controller, one method per call. */
export interface SellerResources {
  /** Imports of products from a table. */
  readonly sellerProductImport: SellerProductImportResource
  /** Login and session of the seller’s staff. Save a login with `session.set`. */
  readonly sellerAccount: SellerAccountResource
  /** The categories of the mall, as the seller orders them. */
  readonly sellerCategory: SellerCategoryResource
  /** Companies that buy, as the seller looks after them. */
  readonly sellerCustomer: SellerCustomerResource
  /** Orders as the seller confirms and ships them. */
  readonly sellerOrder: SellerOrderResource
  /** Products as the seller keeps them. */
  readonly sellerProduct: SellerProductResource
  /** Stock by warehouse, as the seller keeps it. */
  readonly sellerStock: SellerStockResource
}

export const sellerResourcesOf = (bind: Bind): SellerResources =>
  madeWhenUsed<SellerResources>({
    sellerProductImport: () => sellerProductImportResource(bind),
    sellerAccount: () => sellerAccountResource(bind),
    sellerCategory: () => sellerCategoryResource(bind),
    sellerCustomer: () => sellerCustomerResource(bind),
    sellerOrder: () => sellerOrderResource(bind),
    sellerProduct: () => sellerProductResource(bind),
    sellerStock: () => sellerStockResource(bind),
  })
