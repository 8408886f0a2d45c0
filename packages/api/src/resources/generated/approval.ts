// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** Approvals that wait for the user, that the user decided, or of the user’s own orders. */
export interface ApprovalResource {
  /** Returns a page of approvals, filtered and sorted. Without a sort field, those that run come first, the longest wait before the others; those that have ended follow, the latest submission first. */
  readonly list: CallFunction<'POST /api/Approval/List'>
  /** Returns the details of one approval. Of the user’s own order, or one that it is or was the user’s turn to decide. */
  readonly detail: CallFunction<'POST /api/Approval/Detail'>
  /** Agrees to an order, once per `RequestId`. The last agreement of the last node moves the order on and uses its budget. */
  readonly agree: CallFunction<'POST /api/Approval/Agree'>
  /** Rejects an order: its stock and its budget are released. */
  readonly reject: CallFunction<'POST /api/Approval/Reject'>
  /** Returns an order to its applicant, who may change it and submit it again: its stock and its budget are released. */
  readonly return: CallFunction<'POST /api/Approval/Return'>
  /** Finds users to whom the turn can be transferred, or who can be added as approvers. Active members of the company who see 订单审批 in their menu, at most 20; never the applicant, nor who decides at the current node already. */
  readonly candidates: CallFunction<'POST /api/Approval/Candidates'>
  /** Transfers the user’s turn to another approver (转交), once per `RequestId`. */
  readonly transfer: CallFunction<'POST /api/Approval/Transfer'>
  /** Adds an approver before or after the user’s own node (加签), once per `RequestId`. Before: the added approver decides first, then the node again. After: the added approver decides when the node has agreed. */
  readonly addSign: CallFunction<'POST /api/Approval/AddSign'>
  /** Withdraws the user’s own order from its approval: its stock and its budget are released. Needs the permission `purchase`. */
  readonly withdraw: CallFunction<'POST /api/Approval/Withdraw'>
  /** Lowers quantities of an order that waits for the user’s decision, or strikes lines. Prices, freight and amount follow by the rules of a submission; stock and budget get the difference back, and the order’s log records it. */
  readonly editLines: CallFunction<'POST /api/Approval/EditLines'>
  /** Agrees to or rejects several orders, once per `RequestId`. Returns a result per row: those that can be decided are, the others say why not. */
  readonly batchHandle: CallFunction<'POST /api/Approval/BatchHandle'>
}
