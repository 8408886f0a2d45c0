// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** Inquiries as the seller quotes for them. */
export interface SellerInquiryResource {
  /** Returns a page of the customers’ inquiries. The newest comes first. Needs the permission `service.view`. */
  readonly list: CallFunction<'POST /api/SellerInquiry/List'>
  /** Returns one inquiry with what is offered or drafted. Needs the permission `service.view`. */
  readonly detail: CallFunction<'POST /api/SellerInquiry/Detail'>
  /** Finds products that could be offered for a line, as the company that asks may buy them. At most ten, best first. Without a keyword: what the line names, or what its words find. Needs the permission `service.manage`. */
  readonly candidates: CallFunction<'POST /api/SellerInquiry/Candidates'>
  /** Returns what was quoted before for the words of each line of an inquiry, and for the product that is chosen for it. Words are the same whatever their case, spaces and signs are. Of quotes to the caller’s customers, accepted or not; those of the inquiry itself are not among them. Needs the permission `service.manage`. */
  readonly history: CallFunction<'POST /api/SellerInquiry/History'>
  /** Keeps what was filled in of a quote, for everybody who quotes. The buyer sees nothing of it. From then on the inquiry is left to the staff, also where the demo plays the seller. Needs the permission `service.manage`. */
  readonly saveDraft: CallFunction<'POST /api/SellerInquiry/SaveDraft'>
  /** Sends a quote: 待受理 becomes 已报价. Every product is one that the company can buy in the offered quantity. A price below 底价 needs 批准低价. The buyer gets a notice. Needs the permission `service.manage`. */
  readonly quote: CallFunction<'POST /api/SellerInquiry/Quote'>
  /** Says that nothing of an inquiry can be supplied: 待受理 becomes 无法供货. Needs the permission `service.manage`. */
  readonly markUnavailable: CallFunction<'POST /api/SellerInquiry/MarkUnavailable'>
  /** Writes to the buyer while the inquiry is open. Needs the permission `service.manage`. */
  readonly message: CallFunction<'POST /api/SellerInquiry/Message'>
}
