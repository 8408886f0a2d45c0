// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { Bind, CallFunction } from '../bind.ts'

/** Prices of customers, and why they are what they are. */
export interface SellerPriceResource {
  /** Returns the price of a product for a customer, a quantity and a day, with every rule that was looked at. The same rule makes the prices of the shop. Cost and margin see those with 查看成本与毛利, the floor price those who make prices too. Needs the permission `price.view`. */
  readonly check: CallFunction<'POST /api/SellerPrice/Check'>
  /** Finds customers of the caller by their name, for a check. Needs the permission `price.view`. */
  readonly customers: CallFunction<'POST /api/SellerPrice/Customers'>
}

export const sellerPriceResource = ({ call }: Bind): SellerPriceResource => ({
  check: call('POST /api/SellerPrice/Check'),
  customers: call('POST /api/SellerPrice/Customers'),
})
