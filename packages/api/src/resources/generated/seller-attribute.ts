// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** What the lists of the mall are narrowed by, as the seller looks after it. */
export interface SellerAttributeResource {
  /** Returns all attributes in their order. Needs the permission `product.view`. */
  readonly all: CallFunction<'POST /api/SellerAttribute/All'>
  /** Returns the values of an attribute, those of most products on sale first. In the order in which the lists of the mall show them. There are none of an attribute that does not exist. Needs the permission `product.view`. */
  readonly values: CallFunction<'POST /api/SellerAttribute/Values'>
  /** Makes an attribute, as the last one. Its values are made by the products that have them. Needs the permission `product.manage`. */
  readonly create: CallFunction<'POST /api/SellerAttribute/Create'>
  /** Changes the name of an attribute. The mall shows it at once. Needs the permission `product.manage`. */
  readonly save: CallFunction<'POST /api/SellerAttribute/Save'>
  /** Moves an attribute to another place among all. The form of a product offers them in this order. Needs the permission `product.manage`. */
  readonly move: CallFunction<'POST /api/SellerAttribute/Move'>
  /** Deletes an attribute with its values, none of which a product or a draft has. Needs the permission `product.manage`. */
  readonly delete: CallFunction<'POST /api/SellerAttribute/Delete'>
  /** Returns what becomes of an attribute that is merged into another one, and changes nothing. Needs the permission `product.manage`. */
  readonly mergePlan: CallFunction<'POST /api/SellerAttribute/MergePlan'>
  /** Merges an attribute into another one, for good. Its values are the other’s from then on, those of the same name become one; products, drafts and addresses of lists follow. Needs the permission `product.manage`. */
  readonly merge: CallFunction<'POST /api/SellerAttribute/Merge'>
  /** Changes the text of a value. The mall shows it at once. The former one goes on finding its products. Needs the permission `product.manage`. */
  readonly saveValue: CallFunction<'POST /api/SellerAttribute/SaveValue'>
  /** Deletes a value that no product and no draft has. Needs the permission `product.manage`. */
  readonly deleteValue: CallFunction<'POST /api/SellerAttribute/DeleteValue'>
  /** Returns what becomes of a value that is merged into another one of its attribute, and changes nothing. Needs the permission `product.manage`. */
  readonly valueMergePlan: CallFunction<'POST /api/SellerAttribute/ValueMergePlan'>
  /** Merges a value into another one of its attribute, for good. Products, drafts and addresses of lists of the one are the other’s from then on. Needs the permission `product.manage`. */
  readonly mergeValue: CallFunction<'POST /api/SellerAttribute/MergeValue'>
}
