// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction, DownloadFunction } from '../bind.ts'

/** Statements of what a company bought on account: confirmed or disputed line by line. */
export interface StatementResource {
  /** Returns a page of the statements of the user’s companies, the newest first. They are of a whole company: users whose 数据范围 is narrower see none. Needs the permission `invoice.view`. */
  readonly list: CallFunction<'POST /api/Statement/List'>
  /** Returns one statement with its lines. Needs the permission `invoice.view`. */
  readonly detail: CallFunction<'POST /api/Statement/Detail'>
  /** Confirms lines of a statement, or all that are neither confirmed nor disputed. Needs the permission `invoice.manage`. */
  readonly confirm: CallFunction<'POST /api/Statement/Confirm'>
  /** Disputes a line of a statement, in words and pictures. Needs the permission `invoice.manage`. */
  readonly dispute: CallFunction<'POST /api/Statement/Dispute'>
  /** Takes a dispute back: the line is 待确认 again. Needs the permission `invoice.manage`. */
  readonly withdraw: CallFunction<'POST /api/Statement/Withdraw'>
  /** Leaves a disputed line for the next statement, so that the rest can be confirmed. Needs the permission `invoice.manage`. */
  readonly postpone: CallFunction<'POST /api/Statement/Postpone'>
  /** Returns a statement as a file that adds up to the screen: .xlsx, or PDF. Needs the permission `invoice.view`. */
  readonly download: DownloadFunction<'POST /api/Statement/Download'>
}
