// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { Bind, CallFunction } from '../bind.ts'

/** Approvals that wait for the user, that the user decided, or of the user’s own orders. */
export interface ApprovalResource {
  /** Returns a page of approvals, filtered and sorted. Without a sort field, those that run come first, the longest wait before the others; those that have ended follow, the latest submission first. */
  readonly list: CallFunction<'POST /api/Approval/List'>
}

export const approvalResource = ({ call }: Bind): ApprovalResource => ({
  list: call('POST /api/Approval/List'),
})
