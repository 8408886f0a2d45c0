import * as z from 'zod/mini'
import { id } from './common.ts'
import { field, named } from './describe.ts'
import { approvalReasonCodes } from './lifecycles/approval.ts'
import { amountText, price } from './priced.ts'

export const approvalReasonCode = z.literal(approvalReasonCodes)

export const approvalReason = named(
  'ApprovalReason',
  'Why an order needs approval, made by the rule that decided.',
  z.object({
    Code: field(approvalReasonCode, 'The reason, for programs.'),
    Text: field(amountText, 'The reason as a sentence.'),
    Facts: field(
      z.object({
        Amount: field(price, 'What was compared: the order, or the goods concerned.'),
        Limit: field(price, 'What it was compared with: the limit, what is available of the budget, the least sum; null where nothing is.'),
      }),
      'What decided. Null in approvals from before this was kept.',
    ),
  }),
)

export const passingChange = named(
  'PassingChange',
  'A small change of the cart after which an order needs no approval, found by the rule that asks for it.',
  z.object({
    Text: field(z.string(), 'The change in words: “复印纸”少买2箱，即可免审批.'),
    Lines: field(
      z.array(z.object({ CartItemId: field(id, 'The line of the cart.'), Quantity: field(z.int().check(z.nonnegative()), 'Pieces that pass; 0: without the line.') })),
      'Lines and the quantities that they would have.',
    ),
    PayableAmount: field(price, 'What the order would come to with them (应付).'),
  }),
)

export type { PassingChange } from '../resources/generated/shapes.ts'
