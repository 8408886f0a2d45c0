// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { Bind, CallFunction } from '../bind.ts'

/** Orders as the seller confirms and ships them. */
export interface SellerOrderResource {
  /** Returns a page of the customers’ orders, but for those in approval. The newest comes first. Needs the permission `order.view`. */
  readonly list: CallFunction<'POST /api/SellerOrder/List'>
  /** Returns one order with its packages. Needs the permission `order.view`. */
  readonly detail: CallFunction<'POST /api/SellerOrder/Detail'>
  /** Confirms an order: 待确认 becomes 备货中. From then on it is left to the staff, also where the demo plays the seller. Needs the permission `order.manage`. */
  readonly accept: CallFunction<'POST /api/SellerOrder/Accept'>
  /** Ships a package with some pieces of an order, or all that are left. With the last pieces the order is 待收货, before that 部分发货. The purchaser gets a notice. Needs the permission `order.manage`. */
  readonly ship: CallFunction<'POST /api/SellerOrder/Ship'>
  /** Returns products that can be sent instead of pieces of a line that are not there. Such as the company may buy, and are in stock where the order takes its goods from; the best first. Needs the permission `order.manage`. */
  readonly substitutes: CallFunction<'POST /api/SellerOrder/Substitutes'>
  /** Says what becomes of pieces that are not there (部分缺货), line by line. What is cut goes back to the stock and the budget, and the order costs less; of a replacement the purchaser is asked, and after 16 working hours without an answer the pieces are cut. An order of which nothing is left is cancelled. Needs the permission `order.manage`. */
  readonly shortage: CallFunction<'POST /api/SellerOrder/Shortage'>
  /** Writes a note for colleagues, which no buyer sees. Needs the permission `order.manage`. */
  readonly note: CallFunction<'POST /api/SellerOrder/Note'>
  /** Sends the buyer a message: it is in the log of the order, and the purchaser gets a notice. Needs the permission `order.manage`. */
  readonly message: CallFunction<'POST /api/SellerOrder/Message'>
  /** Writes where a package is. With its arrival the purchaser is asked to confirm the receipt. Needs the permission `order.manage`. */
  readonly track: CallFunction<'POST /api/SellerOrder/Track'>
  /** Takes back the refused goods of an order that were on their way. What can be sold is in the stock again; an order of which nothing is kept ends (已取消). Needs the permission `order.manage`. */
  readonly takeBack: CallFunction<'POST /api/SellerOrder/TakeBack'>
  /** Writes down the transfer by which what a customer has paid too much for an order went back. All that waits to be transferred of the order, and not less. What was paid online the provider gives back by itself. Needs the permission `money.manage`. */
  readonly refund: CallFunction<'POST /api/SellerOrder/Refund'>
}

export const sellerOrderResource = ({ call }: Bind): SellerOrderResource => ({
  list: call('POST /api/SellerOrder/List'),
  detail: call('POST /api/SellerOrder/Detail'),
  accept: call('POST /api/SellerOrder/Accept'),
  ship: call('POST /api/SellerOrder/Ship'),
  substitutes: call('POST /api/SellerOrder/Substitutes'),
  shortage: call('POST /api/SellerOrder/Shortage'),
  note: call('POST /api/SellerOrder/Note'),
  message: call('POST /api/SellerOrder/Message'),
  track: call('POST /api/SellerOrder/Track'),
  takeBack: call('POST /api/SellerOrder/TakeBack'),
  refund: call('POST /api/SellerOrder/Refund'),
})
