import * as z from 'zod/mini'
import { id, requestId, requiredText } from '../common.ts'
import { field } from '../describe.ts'
import { givenImages } from '../images.ts'
import { maxRefusalImages, refusalReasons } from '../lifecycles/order.ts'
import { quantityMax } from '../quantity-max.ts'
import { orderNo } from './values.ts'

const pieces = z.int().check(z.nonnegative(), z.maximum(quantityMax))

const receivedLine = z
  .object({
    PackageNo: field(requiredText(64), 'Number of the package.'),
    LineId: field(id, 'The line of the order, of which the package has pieces.'),
    Received: field(pieces, 'Pieces that arrived and are kept (收到).'),
    Refused: field(pieces, 'Pieces that are refused (拒收).'),
    Reason: field(z.optional(z.literal(refusalReasons)), 'Why pieces are refused; required when some are.'),
    Images: field(
      z.optional(givenImages(maxRefusalImages)),
      'Pictures of what is refused, at most 5, uploads of the user.',
    ),
  })
  .check(
    z.refine(({ Received, Refused }) => Received + Refused > 0, { path: ['Received'] }),
    z.refine(({ Refused, Reason }) => Refused === 0 || Reason !== undefined, { path: ['Reason'] }),
  )

/** What arrived, and what is refused, of packages of an order. What is not named stays on its way. */
export const orderReceipt = z.object({
  OrderNo: orderNo,
  Version: field(z.int(), 'Version that was read; changes with every write.'),
  Lines: field(
    z.array(receivedLine).check(z.minLength(1), z.maxLength(150), z.refine((lines) => new Set(lines.map(({ PackageNo, LineId }) => `${PackageNo}/${LineId}`)).size === lines.length)),
    'Lines of packages, each once; at most 150, and the rest in another receipt.',
  ),
  RequestId: requestId,
})
