// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** Which orders need an approval, and by whom. */
export interface ApprovalFlowResource {
  /** Returns a page of the approval flows of the company, those in force first. Needs the permission `flow.view`. */
  readonly list: CallFunction<'POST /api/ApprovalFlow/List'>
  /** Returns one approval flow of the company, with its draft. Needs the permission `flow.view`. */
  readonly detail: CallFunction<'POST /api/ApprovalFlow/Detail'>
  /** Returns the members who can be chosen as approvers, at most 20, and the roles. Needs the permission `flow.view`. */
  readonly approvers: CallFunction<'POST /api/ApprovalFlow/Approvers'>
  /** Writes the draft of an approval flow, or begins one; orders go on as before. A draft may be incomplete: it is checked as a whole when it is published. Needs the permission `flow.manage`. */
  readonly save: CallFunction<'POST /api/ApprovalFlow/Save'>
  /** Makes the draft the version that new orders go through, or puts a disabled flow in force again. Approvals that run keep the version they started with. Needs the permission `flow.manage`. */
  readonly publish: CallFunction<'POST /api/ApprovalFlow/Publish'>
  /** Takes an approval flow out of force for new orders. Needs the permission `flow.manage`. */
  readonly disable: CallFunction<'POST /api/ApprovalFlow/Disable'>
  /** Gives up the draft; a flow that was never published is deleted. Needs the permission `flow.manage`. */
  readonly discard: CallFunction<'POST /api/ApprovalFlow/Discard'>
  /** Returns the path of a sample order through a draft, by the rules of a submission. Needs the permission `flow.manage`. */
  readonly simulate: CallFunction<'POST /api/ApprovalFlow/Simulate'>
  /** Returns what a draft would have made of the orders of the last 30 days. Of the orders that the user may see, the latest 5,000. Needs the permission `flow.manage`. */
  readonly replay: CallFunction<'POST /api/ApprovalFlow/Replay'>
}
