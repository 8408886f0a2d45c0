// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** The categories of the mall, as the seller orders them. */
export interface SellerCategoryResource {
  /** Returns all categories in the order of the navigation, those of the first level first. 最低毛利 is empty for those who do not see costs. Whoever edits customers chooses among them what a customer sees. Needs the permission `product.view` or `customer.manage`. */
  readonly tree: CallFunction<'POST /api/SellerCategory/Tree'>
  /** Makes a category, as the last of those beside it. Needs the permission `product.manage`. */
  readonly create: CallFunction<'POST /api/SellerCategory/Create'>
  /** Changes the name of a category, its group, and whether the navigation shows it. The mall shows it at once. The former name goes on finding its products. Needs the permission `product.manage`. */
  readonly save: CallFunction<'POST /api/SellerCategory/Save'>
  /** Moves a category with all that are below it to another place of its level. Needs the permission `product.manage`. */
  readonly move: CallFunction<'POST /api/SellerCategory/Move'>
  /** Sets the smallest margin of a category. Needs the permission `price.manage`. */
  readonly setMargin: CallFunction<'POST /api/SellerCategory/SetMargin'>
  /** Returns what becomes of a category that is merged into another one, and changes nothing. Needs the permission `product.manage`. */
  readonly mergePlan: CallFunction<'POST /api/SellerCategory/MergePlan'>
  /** Merges a category into another one of its level, for good. Products, orders in reports, approval flows and addresses of lists of the one are the other’s from then on. Needs the permission `product.manage`. */
  readonly merge: CallFunction<'POST /api/SellerCategory/Merge'>
}
