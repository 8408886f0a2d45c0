// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** Category trees. `createCategoryCache` keeps the right one. */
export interface CategoryResource {
  /** Returns the category tree of the customer’s agreed catalogue. `createCategoryCache` of the SDK keeps it. */
  readonly getCustomerCategories: CallFunction<'POST /api/Category/GetCustomerCategories'>
  /** Returns the public category tree. `createCategoryCache` of the SDK keeps it. Needs no login. */
  readonly mallCategories: CallFunction<'POST /api/Category/MallCategories'>
}
