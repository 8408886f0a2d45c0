// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { FileRules } from '../../files.ts'
import type { CallFunction, SendFileFunction } from '../bind.ts'

/** What the file of `upload` must be. */
export const sellerProductImportUploadRules: FileRules = { maxSizeMB: 10, messages: { maxSize: '文件大小不能超过10MB' } }

/** Imports of products from a table. */
export interface SellerProductImportResource {
  /** Returns the columns that a table of products can have. Needs the permission `product.view`. */
  readonly template: CallFunction<'POST /api/SellerProductImport/Template'>
  /** Returns a page of the imports, running and past ones. The newest comes first. Needs the permission `product.view`. */
  readonly list: CallFunction<'POST /api/SellerProductImport/List'>
  /** Returns one import with what its trial found and how far it is. Needs the permission `product.view`. */
  readonly detail: CallFunction<'POST /api/SellerProductImport/Detail'>
  /** Returns a page of the rows of an import. Needs the permission `product.view`. */
  readonly rows: CallFunction<'POST /api/SellerProductImport/Rows'>
  /** Reads a table of products and begins to try it; nothing is written to any product. A workbook, or text with separated columns in UTF-8 or GB18030. Columns are found by their titles. A small table has been tried when the call returns, a larger one is tried in the background. Needs the permission `product.manage`. */
  readonly upload: SendFileFunction<'POST /api/SellerProductImport/Upload'>
  /** Takes the columns of a table that was tried for something else, and tries it again. What is given here is proposed for the next table with the same titles, to all of the staff. Needs the permission `product.manage`. */
  readonly map: CallFunction<'POST /api/SellerProductImport/Map'>
  /** Adds pictures to an import that is not written yet, by their names. `code.jpg` is the main picture of a product, `code-2.jpg` its second. They are written with the rows, in place of the pictures that a product has. Needs the permission `product.manage`. */
  readonly addPictures: CallFunction<'POST /api/SellerProductImport/AddPictures'>
  /** Begins to write an import that was tried, in the background. Values are published at once. A field that somebody has changed since the trial is left, and its row says so. Needs the permission `product.manage`. */
  readonly start: CallFunction<'POST /api/SellerProductImport/Start'>
  /** Pauses the writing of an import; what is written stays. Needs the permission `product.manage`. */
  readonly pause: CallFunction<'POST /api/SellerProductImport/Pause'>
  /** Goes on with an import that was paused. Needs the permission `product.manage`. */
  readonly resume: CallFunction<'POST /api/SellerProductImport/Resume'>
  /** Undoes an import within 7 days, in the background. Only what nobody has changed since is put back; the rest is listed as 没撤回. A product that was new is deleted, or taken off the shelf when something names it. Orders stay as they are. Needs the permission `product.manage`. */
  readonly undo: CallFunction<'POST /api/SellerProductImport/Undo'>
  /** Discards an import that is not written. Needs the permission `product.manage`. */
  readonly discard: CallFunction<'POST /api/SellerProductImport/Discard'>
}
