// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** Lists of products that are bought again and again. */
export interface PurchaseListResource {
  /** Returns a page of the user’s lists and of those that their department shares, the latest saved first. Needs the permission `purchase`. */
  readonly list: CallFunction<'POST /api/PurchaseList/List'>
  /** Returns what was bought in the last calendar month (上月采购), the most often ordered first. Of the orders of this company that the user may see, without those that came to nothing. At most 200 products. Needs the permission `purchase`. */
  readonly lastMonth: CallFunction<'POST /api/PurchaseList/LastMonth'>
  /** Saves a new list, or changes the one with `ListId`. Only the user who made a list changes it. At most 50 lists a user. Needs the permission `purchase`. */
  readonly save: CallFunction<'POST /api/PurchaseList/Save'>
  /** Deletes a list that the user made. Needs the permission `purchase`. */
  readonly delete: CallFunction<'POST /api/PurchaseList/Delete'>
  /** Puts the products of a list in the cart as far as they can be bought, with a result for each line. Needs the permission `purchase`. */
  readonly addToCart: CallFunction<'POST /api/PurchaseList/AddToCart'>
}
