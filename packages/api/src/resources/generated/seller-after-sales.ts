// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** After-sales services as the seller checks and settles them. */
export interface SellerAfterSalesResource {
  /** Returns a page of the customers’ after-sales services. The newest comes first. Needs the permission `service.view`. */
  readonly list: CallFunction<'POST /api/SellerAfterSales/List'>
  /** Returns one after-sales service with its log. Needs the permission `service.view`. */
  readonly detail: CallFunction<'POST /api/SellerAfterSales/Detail'>
  /** Accepts an application: 待审核 becomes 待寄回. From then on it is left to the staff, also where the demo plays the seller. The applicant gets a notice. Needs the permission `service.manage`. */
  readonly approve: CallFunction<'POST /api/SellerAfterSales/Approve'>
  /** Rejects an application: 待审核 becomes 审核不通过, and its pieces can be applied for again. Needs the permission `service.manage`. */
  readonly reject: CallFunction<'POST /api/SellerAfterSales/Reject'>
  /** Asks the applicant a question about an application, which stays in 待审核. At most 20 of one application, one at a time: the next one after the answer. Until then the time limit of the check does not run, and after it runs afresh. The application can be decided without an answer. The applicant gets a notice. Needs the permission `service.manage`. */
  readonly ask: CallFunction<'POST /api/SellerAfterSales/Ask'>
  /** Says that the seller’s courier has picked the goods up. Of a service with 上门取件; with 自行寄回 the applicant says how they were sent. Needs the permission `service.manage`. */
  readonly fillExpress: CallFunction<'POST /api/SellerAfterSales/FillExpress'>
  /** Confirms that the goods are here: those of a 退货 are in the stock again. Needs the permission `service.manage`. */
  readonly receive: CallFunction<'POST /api/SellerAfterSales/Receive'>
  /** Finishes a service: refunds a 退货, or says how what was exchanged or repaired was sent. A refund is made once, also when the applicant gives the service back and it is finished again. `SentBack` is needed for 换货 and 维修, and only there. Needs the permission `service.manage`. */
  readonly finish: CallFunction<'POST /api/SellerAfterSales/Finish'>
}
