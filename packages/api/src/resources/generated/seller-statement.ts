// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction, DownloadFunction } from '../bind.ts'

/** Statements of the seller’s customers, and the terms on which they are made. */
export interface SellerStatementResource {
  /** Returns a page of the statements of the caller’s customers. Needs the permission `money.view`. */
  readonly list: CallFunction<'POST /api/SellerStatement/List'>
  /** Returns one statement with its lines. Needs the permission `money.view`. */
  readonly detail: CallFunction<'POST /api/SellerStatement/Detail'>
  /** Makes the statement of a customer now, of what was received and refunded since the last one; at most one a day. Needs the permission `money.manage`. */
  readonly make: CallFunction<'POST /api/SellerStatement/Make'>
  /** Answers a dispute: lowers the line, or leaves it as it is with a reason. The line is 待确认 again. Needs the permission `money.manage`. */
  readonly answer: CallFunction<'POST /api/SellerStatement/Answer'>
  /** Leaves a disputed line for the next statement, so that the rest can be confirmed. Needs the permission `money.manage`. */
  readonly postpone: CallFunction<'POST /api/SellerStatement/Postpone'>
  /** Sends a statement that waits for its customer once more to those of the company who decide about it, by notice and by mail with its PDF. At most three times in 24 hours for each statement. Each of them gets it as their settings of notices say. Needs the permission `money.manage`. */
  readonly resend: CallFunction<'POST /api/SellerStatement/Resend'>
  /** Returns a statement as a file that adds up to the screen: .xlsx, or PDF. Needs the permission `money.view`. */
  readonly download: DownloadFunction<'POST /api/SellerStatement/Download'>
  /** Returns the terms on which a customer buys on account, and what is open of it. Needs the permission `money.view` or `customer.view`. */
  readonly terms: CallFunction<'POST /api/SellerStatement/Terms'>
  /** Sets the terms on which a customer buys on account, for the statements that are made from now on. Needs the permission `money.manage`. */
  readonly saveTerms: CallFunction<'POST /api/SellerStatement/SaveTerms'>
}
