import * as z from 'zod/mini'
import { day, id, instant, pageOf, paging, productCode, requestId, text } from '../common.ts'
import { field, named } from '../describe.ts'
import type { Lifecycle } from '../lifecycles/define.ts'
import { quantityMax } from '../quantity-max.ts'
import { defineSellerCalls, staffWith } from './access.ts'
import { stockLimits, warehouseCodes } from './stock.ts'

/** Statuses of goods that the seller has bought and that are on their way to a warehouse (在途). */
export const incomingStatus = { onWay: 10, received: 20, cancelled: 30 } as const

export type IncomingStatus = (typeof incomingStatus)[keyof typeof incomingStatus]

export type IncomingMove = 'Receive' | 'Close' | 'Cancel'

/** `Receive`: all that is still to come is there. `Close`: a part came, the rest does not come. `Cancel`: nothing came, and nothing will. A part that is received while the rest stays on its way moves nothing. */
export const incomingLifecycle: Lifecycle<IncomingStatus, IncomingMove> = {
  states: [
    { status: incomingStatus.onWay, name: '在途' },
    { status: incomingStatus.received, name: '已到货' },
    { status: incomingStatus.cancelled, name: '已取消' },
  ],
  transitions: [
    { from: [incomingStatus.onWay], to: incomingStatus.received, action: 'Receive', who: ['seller'] },
    { from: [incomingStatus.onWay], to: incomingStatus.received, action: 'Close', who: ['seller'] },
    { from: [incomingStatus.onWay], to: incomingStatus.cancelled, action: 'Cancel', who: ['seller'] },
  ],
}

/** What can be done with goods on their way, in the order of the buttons. */
export const sellerIncomingActions = ['Receive', 'SetDay', 'Cancel'] as const

export type SellerIncomingAction = (typeof sellerIncomingActions)[number]

const pieces = z.int().check(z.positive(), z.maximum(quantityMax))
const count = z.int().check(z.nonnegative())
const warehouse = z.literal(warehouseCodes)
const quantity = field(pieces, 'Pieces that were bought.')
const expectedOn = field(day, '预计到货日: the day on which they are expected, today or later.')
const note = field(text(stockLimits.note), 'From whom, or the number of the purchase (采购单号); may be empty.')

export const sellerIncoming = named(
  'SellerIncoming',
  'Goods of one product that the seller has bought and that are on their way to a warehouse. They are no stock: nothing of them can be ordered before it is received.',
  z.object({
    IncomingId: field(id, 'The record.'),
    ProductCode: productCode,
    Warehouse: field(warehouse, 'The warehouse that they are on their way to.'),
    Quantity: field(count, 'Pieces that were bought.'),
    Received: field(count, 'Pieces of them that were received.'),
    Rest: field(count, 'Pieces that are still on their way; 0 for what has ended.'),
    ExpectedOn: field(day, '预计到货日.'),
    OverdueDays: field(count, 'For how many days the rest should have been there; 0 for what is not late, or has ended.'),
    Note: field(z.string(), 'From whom, or the number of the purchase.'),
    EnteredBy: field(z.string(), 'Who of the staff wrote it down.'),
    EnteredTime: field(instant, 'When.'),
    Status: field(z.literal(Object.values(incomingStatus)), '10 在途, 20 已到货, 30 已取消.'),
    StatusName: field(z.string(), 'Status, as shown.'),
    AllowActions: field(z.array(z.literal(sellerIncomingActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Version that was read; changes with every write.'),
  }),
)

export const sellerIncomingList = named('SellerIncomingList', 'A page of what is, or was, on its way.', pageOf(sellerIncoming))

/** What is typed of goods on their way. */
export const incomingInput = z.object({ Quantity: quantity, ExpectedOn: expectedOn, Note: note })

/** What is typed of a receipt. */
export const incomingReceipt = z.object({
  Quantity: field(pieces, 'Pieces that came; at most those that are on their way.'),
  CloseRest: field(z.boolean(), 'Whether the rest does not come any more.'),
})

const target = {
  IncomingId: field(id, 'The record.'),
  Version: field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.'),
  RequestId: requestId,
}

export const sellerIncomingController = { SellerIncoming: 'Goods that the seller has bought and that are on their way to a warehouse.' } as const

export const sellerIncomingCalls = defineSellerCalls({
  'POST /api/SellerIncoming/List': {
    summary: 'Returns what is, or was, on its way of a product to one warehouse.',
    description: 'What is on its way comes first, the earliest day first; then what has ended, the newest first.',
    access: staffWith('stock.view'),
    scope: 'none',
    body: z.object({ ProductCode: productCode, Warehouse: field(warehouse, 'The warehouse.'), ...paging }),
    response: sellerIncomingList,
  },
  'POST /api/SellerIncoming/Create': {
    summary: 'Writes down goods that are on their way to a warehouse.',
    access: staffWith('stock.manage'),
    scope: 'none',
    body: z.object({ ProductCode: productCode, Warehouse: field(warehouse, 'The warehouse.'), ...incomingInput.shape, RequestId: requestId }),
    response: sellerIncoming,
  },
  'POST /api/SellerIncoming/Receive': {
    summary: 'Puts what came into the stock; the rest stays on its way, or is closed.',
    description: 'The movement of the stock has the reason 到货入库. Users who asked for a notice get theirs as after any other change of the stock.',
    access: staffWith('stock.manage'),
    scope: 'none',
    body: z.object({ ...target, ...incomingReceipt.shape }),
    response: sellerIncoming,
  },
  'POST /api/SellerIncoming/SetDay': {
    summary: 'Changes the day on which goods are expected.',
    access: staffWith('stock.manage'),
    scope: 'none',
    body: z.object({ ...target, ExpectedOn: expectedOn }),
    response: sellerIncoming,
  },
  'POST /api/SellerIncoming/Cancel': {
    summary: 'Declares that what has not come does not come: cancelled when nothing came, else received with what did.',
    access: staffWith('stock.manage'),
    scope: 'none',
    body: z.object(target),
    response: sellerIncoming,
  },
})

export type { SellerIncoming, SellerIncomingList } from '../../resources/generated/shapes.ts'
