// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction, DownloadFunction } from '../bind.ts'

/** Returns, exchanges and repairs of what was received. */
export interface AfterSalesResource {
  /** Returns what the user can apply for, for one line of an order. Needs the permission `order.view`. */
  readonly check: CallFunction<'POST /api/AfterSales/Check'>
  /** Applies for the return, the exchange or the repair of pieces of a line, once per `RequestId`. All services of a line together never have more pieces than were received. Only the user who placed the order can apply. Needs the permission `purchase`. */
  readonly apply: CallFunction<'POST /api/AfterSales/Apply'>
  /** Returns a page of the after-sales services that the user may see, filtered and sorted. Needs the permission `order.view`. */
  readonly list: CallFunction<'POST /api/AfterSales/List'>
  /** Returns the filtered after-sales services as an .xlsx file. At most 10,000 services in one file. Needs the permission `order.view`. */
  readonly export: DownloadFunction<'POST /api/AfterSales/Export'>
  /** Returns the details of one after-sales service. Needs the permission `order.view`. */
  readonly detail: CallFunction<'POST /api/AfterSales/Detail'>
  /** Answers the seller’s question about an application, once per `RequestId`: it is checked on. Only while `AwaitsApplicant`. Needs the permission `purchase`. */
  readonly supplement: CallFunction<'POST /api/AfterSales/Supplement'>
  /** Says how the goods were sent back. Of a service with 自行寄回; for 上门取件 the seller’s courier does. Needs the permission `purchase`. */
  readonly fillExpress: CallFunction<'POST /api/AfterSales/FillExpress'>
  /** Cancels an after-sales service whose goods were not sent yet: its pieces can be applied for again. Needs the permission `purchase`. */
  readonly cancel: CallFunction<'POST /api/AfterSales/Cancel'>
  /** Confirms the result of an after-sales service, which completes it. Needs the permission `purchase`. */
  readonly confirm: CallFunction<'POST /api/AfterSales/Confirm'>
  /** Gives an after-sales service back to the seller, whose result does not solve it. A refund that was made stays. Needs the permission `purchase`. */
  readonly reopen: CallFunction<'POST /api/AfterSales/Reopen'>
}
