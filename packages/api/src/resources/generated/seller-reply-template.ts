// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** Template answers that the staff put into their messages to customers. */
export interface SellerReplyTemplateResource {
  /** Returns all template answers. Needs the permission `service.manage`. */
  readonly list: CallFunction<'POST /api/SellerReplyTemplate/List'>
  /** Adds a template answer; at most 100, each under a title of its own. Needs the permission `service.manage`. */
  readonly create: CallFunction<'POST /api/SellerReplyTemplate/Create'>
  /** Changes a template answer. Needs the permission `service.manage`. */
  readonly save: CallFunction<'POST /api/SellerReplyTemplate/Save'>
  /** Deletes a template answer. What was sent with it stays. Needs the permission `service.manage`. */
  readonly delete: CallFunction<'POST /api/SellerReplyTemplate/Delete'>
}
