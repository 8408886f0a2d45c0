// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction, DownloadFunction } from '../bind.ts'

/** Orders, within the user’s data scope. */
export interface OrderResource {
  /** Returns prices, stock, budget and approval of an order of these cart lines. Nothing is written. Needs the permission `purchase`. */
  readonly confirm: CallFunction<'POST /api/Order/Confirm'>
  /** Places the order, once per `RequestId`. Send the same `RequestId` again after a lost response: the first result is returned again. Needs the permission `purchase`. */
  readonly submit: CallFunction<'POST /api/Order/Submit'>
  /** Returns prices, stock, budget and approval of a rejected or withdrawn order that is to be submitted again. Nothing is written. Needs the permission `purchase`. */
  readonly resubmitConfirm: CallFunction<'POST /api/Order/ResubmitConfirm'>
  /** Submits a rejected or withdrawn order again (修改后重新提交), once per `RequestId`. It keeps its number, gets current prices, takes stock and budget again, and begins another approval; without a reason for one it goes on at once. Needs the permission `purchase`. */
  readonly resubmit: CallFunction<'POST /api/Order/Resubmit'>
  /** Returns the outcome of a submission. Needs the permission `purchase`. */
  readonly submitResult: CallFunction<'POST /api/Order/SubmitResult'>
  /** Returns a page of the orders within the user’s data scope, filtered and sorted. Needs the permission `order.view`. */
  readonly list: CallFunction<'POST /api/Order/List'>
  /** Returns the details of one order. Needs the permission `order.view`. */
  readonly detail: CallFunction<'POST /api/Order/Detail'>
  /** Returns the tracks of an order’s packages. Needs the permission `order.view`. */
  readonly track: CallFunction<'POST /api/Order/Track'>
  /** Cancels an order: its stock and its budget are released. Needs the permission `purchase`. */
  readonly cancel: CallFunction<'POST /api/Order/Cancel'>
  /** Withdraws an order that waits for approval. Needs the permission `purchase`. */
  readonly withdraw: CallFunction<'POST /api/Order/Withdraw'>
  /** Reminds the approvers or the seller that an order waits, at most once an hour. Needs the permission `purchase`. */
  readonly remind: CallFunction<'POST /api/Order/Remind'>
  /** Confirms or refuses the goods of packages by line, once per `RequestId`. What is refused is refunded at once, to the budget too, and is not invoiced. The order is completed when nothing of it is open, and refused when all of it was. Needs the permission `purchase`. */
  readonly receive: CallFunction<'POST /api/Order/Receive'>
  /** Takes or declines the replacement that the seller offers for pieces that are not there, or waits for them; once per `RequestId`. What is declined is not sent: stock and budget get it back, and the order costs less. An order of which nothing is left is cancelled. Approval is not asked again. Needs the permission `purchase`. */
  readonly answerShortage: CallFunction<'POST /api/Order/AnswerShortage'>
  /** Confirms that all of an order that is still on its way arrived. Needs the permission `purchase`. */
  readonly confirmReceipt: CallFunction<'POST /api/Order/ConfirmReceipt'>
  /** Adds the products of an order to the cart again. Returns a result per line. Needs the permission `purchase`. */
  readonly rebuy: CallFunction<'POST /api/Order/Rebuy'>
  /** Starts the online payment of an order, as `Payment/Start` does. Needs the permission `order.pay`. */
  readonly pay: CallFunction<'POST /api/Order/Pay'>
  /** Returns what was written, and what can be written, of the received lines of the user’s own order. Needs the permission `purchase`. */
  readonly reviewDetail: CallFunction<'POST /api/Order/ReviewDetail'>
  /** Reviews received lines of the user’s own order, each once. The reviews are seen on the products’ pages, with a masked name. Needs the permission `purchase`. */
  readonly reviewSubmit: CallFunction<'POST /api/Order/ReviewSubmit'>
  /** Appends words to a review, once, within 30 days of it. Needs the permission `purchase`. */
  readonly reviewAppend: CallFunction<'POST /api/Order/ReviewAppend'>
  /** Returns the filtered list of orders as an .xlsx file. Needs the permission `order.view`. */
  readonly export: DownloadFunction<'POST /api/Order/Export'>
}
