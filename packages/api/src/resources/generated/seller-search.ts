// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** The words of the search, as the seller looks after them. */
export interface SellerSearchResource {
  /** Returns a page of the words without a result, of the synonyms, or of the pinned words. Words without a result are of the searches of the whole mall, those most searched for first. Who searched is not kept. Needs the permission `content.view`. */
  readonly list: CallFunction<'POST /api/SellerSearch/List'>
  /** Ignores a word without a result, or takes that back. Needs the permission `content.manage`. */
  readonly setIgnored: CallFunction<'POST /api/SellerSearch/SetIgnored'>
  /** Adds a synonym. Searches find by it at once. Needs the permission `content.manage`. */
  readonly addSynonym: CallFunction<'POST /api/SellerSearch/AddSynonym'>
  /** Changes a synonym. Needs the permission `content.manage`. */
  readonly saveSynonym: CallFunction<'POST /api/SellerSearch/SaveSynonym'>
  /** Deletes a synonym. Needs the permission `content.manage`. */
  readonly deleteSynonym: CallFunction<'POST /api/SellerSearch/DeleteSynonym'>
  /** Pins products to a word. Needs the permission `content.manage`. */
  readonly addPin: CallFunction<'POST /api/SellerSearch/AddPin'>
  /** Changes a pinned word. Needs the permission `content.manage`. */
  readonly savePin: CallFunction<'POST /api/SellerSearch/SavePin'>
  /** Deletes a pinned word. Needs the permission `content.manage`. */
  readonly deletePin: CallFunction<'POST /api/SellerSearch/DeletePin'>
}
