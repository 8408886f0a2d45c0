// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { FileRules } from '../../files.ts'
import type { CallFunction, DownloadFunction, SendFileFunction } from '../bind.ts'

/** What the file of `shipCheck` must be. */
export const sellerOrderShipCheckRules: FileRules = { maxSizeMB: 2, messages: { maxSize: '文件大小不能超过2MB' } }

/** What the file of `trackCheck` must be. */
export const sellerOrderTrackCheckRules: FileRules = { maxSizeMB: 2, messages: { maxSize: '文件大小不能超过2MB' } }

/** Orders as the seller confirms and ships them. */
export interface SellerOrderResource {
  /** Returns a page of the customers’ orders, but for those in approval. The newest comes first. Needs the permission `order.view`. */
  readonly list: CallFunction<'POST /api/SellerOrder/List'>
  /** Returns one order with its packages. Needs the permission `order.view`. */
  readonly detail: CallFunction<'POST /api/SellerOrder/Detail'>
  /** Returns a list to pick the goods of orders by (拣货单), as a PDF. What has neither left nor is asked about, by warehouse and code, with what of it each order gets. All of the orders are 备货中 or 部分发货. Needs the permission `order.view`. */
  readonly pickList: DownloadFunction<'POST /api/SellerOrder/PickList'>
  /** Returns the delivery notes of packages (送货单), as a PDF. One for each package of the orders, each from a page of its own on. They have no prices: they go through many hands. Needs the permission `order.view`. */
  readonly deliveryNote: DownloadFunction<'POST /api/SellerOrder/DeliveryNote'>
  /** Returns the labels of packages (面单), as a PDF. A page of 100 × 150 mm for each package of the orders: carrier, tracking number as a Code 128 barcode, sender, recipient with phone and address, order, which package of how many. At most 500 of them. Needs the permission `order.manage`. */
  readonly label: DownloadFunction<'POST /api/SellerOrder/Label'>
  /** Confirms an order: 待确认 becomes 备货中. From then on it is left to the staff, also where the demo plays the seller. One above the credit of its company waits for `DecideCredit` first. Needs the permission `order.manage`. */
  readonly accept: CallFunction<'POST /api/SellerOrder/Accept'>
  /** Agrees to an order above the credit of its company (信用额度), or cancels it. What is agreed to can be confirmed from then on; what is not is 已取消, and stock and budgets get all of it back. The purchaser gets a notice either way. Needs the permission `money.manage`. */
  readonly decideCredit: CallFunction<'POST /api/SellerOrder/DecideCredit'>
  /** Confirms several orders; those that cannot be return why. Each by itself, as with `Accept`: one that is refused leaves the others confirmed. Needs the permission `order.manage`. */
  readonly acceptMany: CallFunction<'POST /api/SellerOrder/AcceptMany'>
  /** Returns the sheet in which the packages of orders are filled in, as an .xlsx. A row for each line of which pieces can leave, all cells text. Carrier and tracking number are empty; filled in, it goes to `ShipCheck` as it is. All of the orders are 备货中 or 部分发货. Needs the permission `order.manage`. */
  readonly shipSheet: DownloadFunction<'POST /api/SellerOrder/ShipSheet'>
  /** Reads packages from a workbook or from the text of a pasted table, says what is wrong with each cell, and ships nothing. The first row may name the columns; else they are 订单号 商品编码 件数 承运商 运单号. Rows of one order and one tracking number are one package: it is shipped whole or not at all. What an order has sent under a tracking number is not sent again. At most 500 rows. Needs the permission `order.manage`. */
  readonly shipCheck: SendFileFunction<'POST /api/SellerOrder/ShipCheck'>
  /** Ships the packages of a sheet; rows that cannot be shipped return why. Rows as `SellerOrder/ShipCheck` returned them. Each package is shipped as with `Ship`, or not at all. Needs the permission `order.manage`. */
  readonly shipImport: CallFunction<'POST /api/SellerOrder/ShipImport'>
  /** Lowers the freight of an order that is not paid and of which nothing has been sent. What it costs less goes back to the budgets and to the credit, and the purchaser gets a notice. It is never raised: nobody has agreed to, or approved, more. Not while an online payment is under way. Needs the permission `price.manage`. */
  readonly setFreight: CallFunction<'POST /api/SellerOrder/SetFreight'>
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
  /** Reads tracks of packages from a workbook or from the text of a pasted table, says what is wrong with each cell, and writes nothing. The first row may name the columns; else they are 运单号 时间 轨迹 签收 订单号, of which the last two may be empty. A number that several packages have needs the order. What was written down from a sheet is not written again. At most 500 rows. Needs the permission `order.manage`. */
  readonly trackCheck: SendFileFunction<'POST /api/SellerOrder/TrackCheck'>
  /** Writes the tracks of a sheet; rows that cannot be written return why. Rows as `SellerOrder/TrackCheck` returned them. With the arrival of a package the purchaser is asked to confirm the receipt, as with `Track`. Needs the permission `order.manage`. */
  readonly trackImport: CallFunction<'POST /api/SellerOrder/TrackImport'>
  /** Takes back the refused goods of an order that were on their way. What can be sold is in the stock again; an order of which nothing is kept ends (已取消). Needs the permission `order.manage`. */
  readonly takeBack: CallFunction<'POST /api/SellerOrder/TakeBack'>
  /** Writes down the transfer by which what a customer has paid too much for an order went back. All that waits to be transferred of the order, and not less. What was paid online the provider gives back by itself. Needs the permission `money.manage`. */
  readonly refund: CallFunction<'POST /api/SellerOrder/Refund'>
}
