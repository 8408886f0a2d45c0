import * as z from 'zod/mini'
import { day, id, instant, quantity, requestId } from '../common.ts'
import { field, named } from '../describe.ts'
import { shortageAnswer, shortageState } from '../lifecycles/shortage.ts'
import { lineProduct } from '../lines.ts'
import { price } from '../priced.ts'
import { orderNo } from './values.ts'

const goods = {
  ...lineProduct,
  Unit: field(z.string(), 'Unit of a piece, such as 支.'),
  Price: field(price, 'Price of a piece.'),
  Quantity: field(quantity, 'Pieces.'),
}

export const orderShortage = named(
  'OrderShortage',
  'Pieces of an order that the seller does not have (缺货), and what becomes of them.',
  z.object({
    ShortageId: field(id, 'The shortage.'),
    LineId: field(z.nullable(id), 'The line of the order; null once nothing is left of it.'),
    ...goods,
    State: field(z.literal(Object.values(shortageState)), '10 等买家答复 20 已换货 30 不发 40 稍后发 80 已失效: the order ended first.'),
    StateName: field(z.string(), 'State, as shown.'),
    Reason: field(z.string(), 'What the seller says of it; may be empty.'),
    Day: field(z.nullable(day), 'Until when pieces that are sent later are sent (稍后发); null where nobody said so.'),
    Replacement: field(z.nullable(z.object(goods)), 'What is offered instead, or was taken instead; it never costs more. Null: nothing.'),
    AnswerBefore: field(z.nullable(instant), 'Until when the purchaser can answer; without an answer the pieces are not sent.'),
    LessAmount: field(price, 'What the order costs less by it; 0 while it is asked or sent later.'),
    RefundAmount: field(price, 'What of that had been paid, and goes back.'),
    Time: field(instant, 'When the seller said so.'),
    DecidedAt: field(z.nullable(instant), 'When it was decided; null while it is asked.'),
  }),
)

/** The purchaser's word on a replacement. */
export const shortageReply = z.object({
  OrderNo: orderNo,
  Version: field(z.int(), 'Version that was read; changes with every write.'),
  RequestId: requestId,
  ShortageId: field(id, 'The shortage that is asked about.'),
  Answer: field(z.literal(Object.values(shortageAnswer)), '1 接受 the replacement 2 不要: the pieces are not sent 3 等 for what was ordered.'),
})

export type { OrderShortage } from '../../resources/generated/shapes.ts'
