// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** The brands of the mall, as the seller looks after them. */
export interface SellerBrandResource {
  /** Returns all brands in their order. Needs the permission `product.view`. */
  readonly all: CallFunction<'POST /api/SellerBrand/All'>
  /** Makes a brand, as the last one. Needs the permission `product.manage`. */
  readonly create: CallFunction<'POST /api/SellerBrand/Create'>
  /** Changes the names of a brand. The mall shows it at once. The former name goes on finding its products. Needs the permission `product.manage`. */
  readonly save: CallFunction<'POST /api/SellerBrand/Save'>
  /** Moves a brand to another place among all. The home page shows the first ones. Needs the permission `product.manage`. */
  readonly move: CallFunction<'POST /api/SellerBrand/Move'>
  /** Deletes a brand that no product and no draft has. Needs the permission `product.manage`. */
  readonly delete: CallFunction<'POST /api/SellerBrand/Delete'>
  /** Returns what becomes of a brand that is merged into another one, and changes nothing. Needs the permission `product.manage`. */
  readonly mergePlan: CallFunction<'POST /api/SellerBrand/MergePlan'>
  /** Merges a brand into another one, for good. Products, drafts and addresses of lists of the one are the other’s from then on, and its names go on finding them. Needs the permission `product.manage`. */
  readonly merge: CallFunction<'POST /api/SellerBrand/Merge'>
}
