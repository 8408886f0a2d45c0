import * as z from 'zod/mini'
import { day, fileUrl, id, instant, money, moneyMax, pageOf, productCode, quantity, requestId, requiredText, rowResult, sorting, statusCounts, text } from '../common.ts'
import { field, named } from '../describe.ts'
import { tableRules } from '../file-rules.ts'
import { importedRows, importSheet } from '../import.ts'
import { lineProduct } from '../lines.ts'
import { orderDetail } from '../order/records.ts'
import { paymentLimits } from '../payment-limits.ts'
import { shortageKind } from '../lifecycles/shortage.ts'
import { orderNo, orderStatusCode, paymentTypeCode } from '../order/values.ts'
import { askedPrice } from '../priced.ts'
import { provinceCodes } from '../provinces.ts'
import { orderStatus, type OrderStatus } from '../lifecycles/order.ts'
import { defineSellerCalls, staffWith } from './access.ts'
import { timeLeft } from './time-left.ts'

/** What the seller sees of the life cycle: nothing that a company still decides about by itself. */
export const sellerOrderStatuses = [
  orderStatus.pendingPayment, orderStatus.pendingConfirmation, orderStatus.preparing, orderStatus.partlyShipped, orderStatus.pendingReceipt,
  orderStatus.refused, orderStatus.completed, orderStatus.cancelled,
] as const satisfies readonly OrderStatus[]

/** What can be done with an order, in the order of its buttons. */
export const sellerOrderActions = ['DecideCredit', 'Accept', 'Ship', 'Shortage', 'Track', 'TakeBack', 'SetFreight', 'Refund', 'Write'] as const

export type SellerOrderAction = (typeof sellerOrderActions)[number]

/** What is due with an order beyond its status: to be shipped (备货中 or 部分发货), past the time for it, refused goods on their way back, money that has to be transferred back, a word about an order above the credit of its company, or the confirmation of one that may be confirmed. */
export const sellerOrderDues = ['accept', 'ship', 'late', 'takeBack', 'refund', 'credit'] as const

export type SellerOrderDue = (typeof sellerOrderDues)[number]

/** The most products that are offered to choose a replacement from. */
export const substituteLimit = 10

/** The most lines of one package. */
export const packageLineLimit = 200

/** Of what is done with several orders at once: how many, how many lines their papers have in all, and how many labels one file has. */
export const orderBatchLimits = { orders: 100, paperLines: 2_000, labels: 500 } as const

/** The most rows of one sheet of packages. */
export const shipmentRowLimit = 500

/** How many letters say where a package is. */
export const trackLength = 100

/** What a tracking number consists of. */
export const trackingNoPattern = /^[0-9A-Za-z-]{4,40}$/

/** The longest name of a carrier. */
export const carrierLength = 30

const status = z.literal(sellerOrderStatuses)

export const sellerOrder = named(
  'SellerOrder',
  'An order as a row of the seller’s list.',
  z.object({
    OrderNo: orderNo,
    OrderTime: field(instant, 'Time of the order.'),
    EnterpriseName: field(z.string(), 'The company that buys.'),
    UserName: field(z.string(), 'Who placed it.'),
    Lines: field(z.array(z.object({ ...lineProduct, Quantity: field(quantity, 'Pieces ordered.') })), 'Lines in short.'),
    Quantity: field(z.int(), 'Pieces of all lines.'),
    OpenQuantity: field(z.int().check(z.nonnegative()), 'Pieces that no package has yet.'),
    PayableAmount: field(money, '应付: 商品总额 + 运费.'),
    OverCreditAmount: field(z.nullable(money), 'How much of it is above 信用额度, while the seller has not agreed to it; null of all others. What was ordered later does not raise it.'),
    PaymentTypeName: field(z.string(), 'Way of payment, as shown.'),
    DeliveryDate: field(z.nullable(day), 'Wanted day of delivery (期望送达日期).'),
    Status: field(orderStatusCode, 'Status.'),
    StatusName: field(z.string(), 'Status, as shown.'),
    ...timeLeft,
    AllowActions: field(z.array(z.literal(sellerOrderActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Changes with every write.'),
  }),
)

export const sellerOrderListRequest = named(
  'SellerOrderListRequest',
  'Filters, sorting and page of the orders of the caller’s customers.',
  z.object({
    OrderNo: field(z.optional(text(32)), 'Part of an order number.'),
    Customer: field(z.optional(text(50)), 'Part of a company’s name.'),
    EnterpriseId: field(z.optional(id), 'One company: names of companies may be alike.'),
    Province: field(z.optional(z.literal(provinceCodes)), 'The province that it is delivered to, by its code (GB/T 2260).'),
    Product: field(z.optional(text(100)), 'Part of a product’s name, or its code.'),
    BeginTime: field(z.optional(day), 'First day of the order.'),
    EndTime: field(z.optional(day), 'Last day of the order.'),
    DeliveryBegin: field(z.optional(day), 'First wanted day of delivery.'),
    DeliveryEnd: field(z.optional(day), 'Last wanted day of delivery.'),
    PaymentType: field(z.optional(paymentTypeCode), 'Way of payment.'),
    AmountMin: field(z.optional(askedPrice), 'Least amount.'),
    AmountMax: field(z.optional(askedPrice), 'Greatest amount.'),
    Status: field(z.optional(status), 'Status.'),
    Due: field(z.optional(z.literal(sellerOrderDues)), 'What is due with it: `accept`, `ship`, of these `late`, `takeBack`, `refund`, and `credit`.'),
    ...sorting(['OrderTime', 'PayableAmount', 'DeliveryDate']),
  }),
)

export const sellerOrderList = named(
  'SellerOrderList',
  'A page of orders of the seller’s customers.',
  z.object({
    ...pageOf(sellerOrder).shape,
    StatusCounts: statusCounts(status, 'Orders per status under the same filters but the status: the counts of the tabs.'),
    CustomerName: field(z.nullable(z.string()), 'Name of the company that was asked for by its id; null for all, and for one of which the caller sees no order.'),
  }),
)

export const sellerOrderDetail = named(
  'SellerOrderDetail',
  'One order, as who sends it needs it.',
  z.object({
    ...sellerOrder.shape,
    EnterpriseId: field(id, 'The company that buys.'),
    Lines: field(
      z.array(z.object({
        LineId: field(id, 'The line of the order.'),
        ...lineProduct,
        Unit: field(z.string(), 'Unit of a piece, such as 支.'),
        Price: field(money, 'Price of a piece.'),
        Quantity: field(quantity, 'Pieces ordered.'),
        Subtotal: field(money, 'Price × quantity.'),
        Remark: field(z.string(), 'Remark of the buyer.'),
        ShippedQuantity: field(z.int(), 'Pieces shipped (已发).'),
        ReceivedQuantity: field(z.int(), 'Pieces received (已收).'),
        RefusedQuantity: field(z.int(), 'Pieces refused (已拒).'),
        HeldQuantity: field(z.int(), 'Pieces about which the buyer is asked (缺货): they do not leave before the answer.'),
      })),
      'Lines.',
    ),
    GoodsAmount: field(money, '商品总额: the lines at the prices that are paid, without freight.'),
    Freight: field(money, '运费.'),
    RefusedAmount: field(money, '拒收退回.'),
    RefundAmount: field(money, '售后退款.'),
    NetAmount: field(money, '实际应付: 应付 − 拒收退回 − 售后退款.'),
    PaidBackAmount: field(money, '已退款: what was paid and has gone back.'),
    PayingBackAmount: field(money, '退款中: what was paid and is going back.'),
    TransferBackAmount: field(money, 'What of 退款中 the seller has to transfer (待退款), since it was not paid online.'),
    ShipsInParts: field(z.boolean(), '分批发货: whether the customer takes an order in several packages one after the other; without it all pieces leave at once.'),
    PoNo: orderDetail.shape.PoNo,
    Remark: orderDetail.shape.Remark,
    Address: orderDetail.shape.Address,
    Packages: orderDetail.shape.Packages,
    Shortages: orderDetail.shape.Shortages,
    Notes: field(z.array(z.object({ Time: field(instant, 'When it was written.'), Operator: field(z.string(), 'Who wrote it.'), Text: field(z.string(), 'The note.') })), 'Notes for colleagues, the newest first: no buyer sees them.'),
    Logs: field(z.array(z.object({ Time: field(instant, 'When it happened.'), Operator: field(z.string(), 'Name of who did it.'), Text: field(z.string(), 'What happened.') })), 'Log of the order, the newest first.'),
    Attachments: field(z.array(z.object({ Url: field(fileUrl, 'Address of the file.'), Name: field(z.string(), 'Name, as shown.') })), 'Files of the buyer.'),
  }),
)

const pieces = { LineId: field(id, 'The line of the order.'), Quantity: field(quantity, 'Pieces that are not there.'), Reason: field(z.optional(text(100)), 'What is said to the buyer of it.') }

const shortLine = z.discriminatedUnion('Kind', [
  z.object({ Kind: field(z.literal(shortageKind.cut), '不发: the pieces are not sent, and not paid.'), ...pieces }),
  z.object({
    Kind: field(z.literal(shortageKind.replace), '换货: the purchaser is asked.'),
    ...pieces,
    ReplacementCode: field(productCode, 'What is offered instead.'),
    ReplacementQuantity: field(quantity, 'How many of it, in its own unit.'),
  }),
  z.object({ Kind: field(z.literal(shortageKind.later), '稍后发: the purchaser is notified.'), ...pieces, Day: field(day, 'Until when they are sent.') }),
])

export const orderSubstitute = named(
  'OrderSubstitute',
  'A product that could be sent instead of pieces that are not there.',
  z.object({
    ...lineProduct,
    Unit: field(z.string(), 'Unit of a piece, such as 支.'),
    Quantity: field(quantity, 'How many of it: as many as are missing, or the next that is sold.'),
    MOQ: field(z.int(), 'Smallest quantity.'),
    Step: field(z.int(), 'It is sold in multiples of this.'),
    Stock: field(z.int(), 'Pieces that are there.'),
    OwnPrice: field(money, 'What the company pays for a piece otherwise.'),
    Price: field(money, 'What it would pay: at most what the missing pieces cost.'),
  }),
)

const words = requiredText(500)

const orderNos = z.array(orderNo).check(z.minLength(1), z.maxLength(orderBatchLimits.orders), z.refine((numbers) => new Set(numbers).size === numbers.length))

const target = { OrderNo: orderNo, Version: field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.'), RequestId: requestId }

export const sellerOrderController = { SellerOrder: 'Orders as the seller confirms and ships them.' } as const

export const sellerOrderCalls = defineSellerCalls({
  'POST /api/SellerOrder/List': {
    summary: 'Returns a page of the customers’ orders, but for those in approval.',
    description: 'The newest comes first.',
    access: staffWith('order.view'),
    scope: 'portfolio',
    body: sellerOrderListRequest,
    response: sellerOrderList,
  },
  'POST /api/SellerOrder/Detail': {
    summary: 'Returns one order with its packages.',
    access: staffWith('order.view'),
    scope: 'portfolio',
    body: z.object({ OrderNo: orderNo }),
    response: sellerOrderDetail,
  },
  'POST /api/SellerOrder/PickList': {
    summary: 'Returns a list to pick the goods of orders by (拣货单), as a PDF.',
    description: 'What has neither left nor is asked about, by warehouse and code, with what of it each order gets. All of the orders are 备货中 or 部分发货.',
    access: staffWith('order.view'),
    scope: 'portfolio',
    mode: 'download',
    body: z.object({ OrderNos: field(orderNos, 'The orders, each once.') }),
    response: z.unknown(),
  },
  'POST /api/SellerOrder/DeliveryNote': {
    summary: 'Returns the delivery notes of packages (送货单), as a PDF.',
    description: 'One for each package of the orders, each from a page of its own on. They have no prices: they go through many hands.',
    access: staffWith('order.view'),
    scope: 'portfolio',
    mode: 'download',
    body: z.object({ OrderNos: field(orderNos, 'The orders, each once.'), PackageNo: field(z.optional(requiredText(40)), 'One package of them; without it all.') }),
    response: z.unknown(),
  },
  'POST /api/SellerOrder/Label': {
    summary: 'Returns the labels of packages (面单), as a PDF.',
    description: `A page of 100 × 150 mm for each package of the orders: carrier, tracking number as a Code 128 barcode, sender, recipient with phone and address, order, which package of how many. At most ${orderBatchLimits.labels} of them.`,
    access: staffWith('order.manage'),
    scope: 'portfolio',
    mode: 'download',
    body: z.object({ OrderNos: field(orderNos, 'The orders, each once.'), PackageNo: field(z.optional(requiredText(40)), 'One package of them; without it all.') }),
    response: z.unknown(),
  },
  'POST /api/SellerOrder/Accept': {
    summary: 'Confirms an order: 待确认 becomes 备货中.',
    description: 'From then on it is left to the staff, also where the demo plays the seller. One above the credit of its company waits for `DecideCredit` first.',
    access: staffWith('order.manage'),
    scope: 'portfolio',
    body: z.object(target),
    response: sellerOrderDetail,
  },
  'POST /api/SellerOrder/DecideCredit': {
    summary: 'Agrees to an order above the credit of its company (信用额度), or cancels it.',
    description: 'What is agreed to can be confirmed from then on; what is not is 已取消, and stock and budgets get all of it back. The purchaser gets a notice either way.',
    access: staffWith('money.manage'),
    scope: 'portfolio',
    body: z.object({ ...target, Agrees: field(z.boolean(), 'Whether the seller agrees.'), Reason: field(z.optional(text(100)), 'What is said to the buyer of it; needed to cancel.') }),
    response: sellerOrderDetail,
  },
  'POST /api/SellerOrder/AcceptMany': {
    summary: 'Confirms several orders; those that cannot be return why.',
    description: 'Each by itself, as with `Accept`: one that is refused leaves the others confirmed.',
    access: staffWith('order.manage'),
    scope: 'portfolio',
    body: z.object({
      RequestId: requestId,
      Rows: field(
        z.array(z.object({ OrderNo: orderNo, Version: target.Version })).check(z.minLength(1), z.maxLength(orderBatchLimits.orders), z.refine((rows) => new Set(rows.map(({ OrderNo }) => OrderNo)).size === rows.length)),
        'The orders, each once.',
      ),
    }),
    response: z.array(rowResult),
  },
  'POST /api/SellerOrder/ShipSheet': {
    summary: 'Returns the sheet in which the packages of orders are filled in, as an .xlsx.',
    description: 'A row for each line of which pieces can leave, all cells text. Carrier and tracking number are empty; filled in, it goes to `ShipCheck` as it is. All of the orders are 备货中 or 部分发货.',
    access: staffWith('order.manage'),
    scope: 'portfolio',
    mode: 'download',
    body: z.object({ OrderNos: field(orderNos, 'The orders, each once.') }),
    response: z.unknown(),
  },
  'POST /api/SellerOrder/ShipCheck': {
    summary: 'Reads packages from a workbook or from the text of a pasted table, says what is wrong with each cell, and ships nothing.',
    description: `The first row may name the columns; else they are 订单号 商品编码 件数 承运商 运单号. Rows of one order and one tracking number are one package: it is shipped whole or not at all. What an order has sent under a tracking number is not sent again. At most ${shipmentRowLimit} rows.`,
    access: staffWith('order.manage'),
    scope: 'portfolio',
    mode: 'multipart',
    file: { field: 'file', rules: tableRules },
    response: importSheet,
  },
  'POST /api/SellerOrder/ShipImport': {
    summary: 'Ships the packages of a sheet; rows that cannot be shipped return why.',
    description: 'Rows as `SellerOrder/ShipCheck` returned them. Each package is shipped as with `Ship`, or not at all.',
    access: staffWith('order.manage'),
    scope: 'portfolio',
    body: z.object({ Rows: importedRows(shipmentRowLimit), RequestId: requestId }),
    response: z.object({ Results: field(z.array(rowResult), 'Each row, by the `RowNo` that it came with.') }),
  },
  'POST /api/SellerOrder/SetFreight': {
    summary: 'Lowers the freight of an order that is not paid and of which nothing has been sent.',
    description: 'What it costs less goes back to the budgets and to the credit, and the purchaser gets a notice. It is never raised: nobody has agreed to, or approved, more. Not while an online payment is under way.',
    access: staffWith('price.manage'),
    scope: 'portfolio',
    body: z.object({ ...target, Freight: field(money.check(z.nonnegative(), z.maximum(moneyMax)), '运费 from now on: less than now.'), Reason: field(z.optional(text(100)), 'What is said to the buyer of it.') }),
    response: sellerOrderDetail,
  },
  'POST /api/SellerOrder/Ship': {
    summary: 'Ships a package with some pieces of an order, or all that are left.',
    description: 'With the last pieces the order is 待收货, before that 部分发货. The purchaser gets a notice.',
    access: staffWith('order.manage'),
    scope: 'portfolio',
    body: z.object({
      ...target,
      Carrier: field(requiredText(carrierLength), 'Carrier.'),
      TrackingNo: field(z.string().check(z.trim(), z.regex(trackingNoPattern)), 'Tracking number: 4 to 40 letters, digits and hyphens.'),
      Lines: field(z.array(z.object({ LineId: field(id, 'The line of the order.'), Quantity: quantity })).check(z.minLength(1), z.maxLength(packageLineLimit)), 'What is in the package; each line once.'),
    }),
    response: sellerOrderDetail,
  },
  'POST /api/SellerOrder/Substitutes': {
    summary: 'Returns products that can be sent instead of pieces of a line that are not there.',
    description: 'Such as the company may buy, and are in stock where the order takes its goods from; the best first.',
    access: staffWith('order.manage'),
    scope: 'portfolio',
    body: z.object({ OrderNo: orderNo, LineId: pieces.LineId, Quantity: pieces.Quantity, Keyword: field(text(100), 'Words to find it by; without any those like the line.') }),
    response: z.object({ Items: field(z.array(orderSubstitute), 'At most 10 products.') }),
  },
  'POST /api/SellerOrder/Shortage': {
    summary: 'Says what becomes of pieces that are not there (部分缺货), line by line.',
    description: 'What is cut goes back to the stock and the budget, and the order costs less; of a replacement the purchaser is asked, and after 16 working hours without an answer the pieces are cut. An order of which nothing is left is cancelled.',
    access: staffWith('order.manage'),
    scope: 'portfolio',
    body: z.object({
      ...target,
      Lines: field(z.array(shortLine).check(z.minLength(1), z.maxLength(packageLineLimit), z.refine((lines) => new Set(lines.map(({ LineId }) => LineId)).size === lines.length)), 'What is missing; each line once.'),
    }),
    response: sellerOrderDetail,
  },
  'POST /api/SellerOrder/Note': {
    summary: 'Writes a note for colleagues, which no buyer sees.',
    access: staffWith('order.manage'),
    scope: 'portfolio',
    body: z.object({ OrderNo: orderNo, RequestId: requestId, Text: field(words, 'The note.') }),
    response: sellerOrderDetail,
  },
  'POST /api/SellerOrder/Message': {
    summary: 'Sends the buyer a message: it is in the log of the order, and the purchaser gets a notice.',
    access: staffWith('order.manage'),
    scope: 'portfolio',
    body: z.object({ OrderNo: orderNo, RequestId: requestId, Text: field(words, 'The message.') }),
    response: sellerOrderDetail,
  },
  'POST /api/SellerOrder/Track': {
    summary: 'Writes where a package is.',
    description: 'With its arrival the purchaser is asked to confirm the receipt.',
    access: staffWith('order.manage'),
    scope: 'portfolio',
    body: z.object({
      ...target,
      PackageNo: field(requiredText(40), 'Number of the package.'),
      Text: field(requiredText(trackLength), 'What happened.'),
      Arrived: field(z.boolean(), 'Whether it has been delivered.'),
    }),
    response: sellerOrderDetail,
  },
  'POST /api/SellerOrder/TrackCheck': {
    summary: 'Reads tracks of packages from a workbook or from the text of a pasted table, says what is wrong with each cell, and writes nothing.',
    description: `The first row may name the columns; else they are 运单号 时间 轨迹 签收 订单号, of which the last two may be empty. A number that several packages have needs the order. What was written down from a sheet is not written again. At most ${shipmentRowLimit} rows.`,
    access: staffWith('order.manage'),
    scope: 'portfolio',
    mode: 'multipart',
    file: { field: 'file', rules: tableRules },
    response: importSheet,
  },
  'POST /api/SellerOrder/TrackImport': {
    summary: 'Writes the tracks of a sheet; rows that cannot be written return why.',
    description: 'Rows as `SellerOrder/TrackCheck` returned them. With the arrival of a package the purchaser is asked to confirm the receipt, as with `Track`.',
    access: staffWith('order.manage'),
    scope: 'portfolio',
    body: z.object({ Rows: importedRows(shipmentRowLimit), RequestId: requestId }),
    response: z.object({ Results: field(z.array(rowResult), 'Each row, by the `RowNo` that it came with.') }),
  },
  'POST /api/SellerOrder/TakeBack': {
    summary: 'Takes back the refused goods of an order that were on their way.',
    description: 'What can be sold is in the stock again; an order of which nothing is kept ends (已取消).',
    access: staffWith('order.manage'),
    scope: 'portfolio',
    body: z.object(target),
    response: sellerOrderDetail,
  },
  'POST /api/SellerOrder/Refund': {
    summary: 'Writes down the transfer by which what a customer has paid too much for an order went back.',
    description: 'All that waits to be transferred of the order, and not less. What was paid online the provider gives back by itself.',
    access: staffWith('money.manage'),
    scope: 'portfolio',
    body: z.object({
      ...target,
      Amount: field(money.check(z.positive(), z.maximum(moneyMax)), 'What was transferred, yuan: just what waits.'),
      Reference: field(requiredText(paymentLimits.reference), 'Reference of the bank (银行流水号).'),
      PaidOn: field(day, 'Day of the transfer, today at the latest.'),
    }),
    response: sellerOrderDetail,
  },
})

export type { OrderSubstitute, SellerOrder, SellerOrderDetail, SellerOrderList, SellerOrderListRequest } from '../../resources/generated/shapes.ts'
