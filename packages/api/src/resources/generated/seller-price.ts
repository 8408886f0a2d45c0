// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** Prices of customers, and why they are what they are. */
export interface SellerPriceResource {
  /** Returns the price of a product for a customer, a quantity and a day, with every rule that was looked at. The same rule makes the prices of the shop. Cost and margin see those with 查看成本与毛利, the floor price those who make prices too. Needs the permission `price.view`. */
  readonly check: CallFunction<'POST /api/SellerPrice/Check'>
  /** Returns the prices of many products for a customer and a day, each with the rule that decided. Each is what `Check` says of the product alone. A code of no product is a row with its problem. Needs the permission `price.view`. */
  readonly checkMany: CallFunction<'POST /api/SellerPrice/CheckMany'>
  /** Finds customers of the caller by their name, for a check. Needs the permission `price.view`. */
  readonly customers: CallFunction<'POST /api/SellerPrice/Customers'>
}
