import * as z from 'zod/mini'
import { withPermission } from './access.ts'
import { productCode, quantity } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'

/** For how many products at once a user can wait, and for how many days. */
export const restockLimits = { products: 200, days: 180 } as const

const where = {
  ProductCode: productCode,
  AreaCode: field(z.string().check(z.regex(/^\d{6}$/)), 'Six digits (GB/T 2260) of the delivery area: the stock of the warehouse that serves it counts.'),
}

export const restockState = named(
  'RestockState',
  'Whether the user waits for a product (到货通知).',
  z.object({ Quantity: field(z.nullable(quantity), 'The user gets a notice once so many pieces are there; null: does not wait.') }),
)

export const restockController = { Restock: 'Notices for users who wait until a product is there again (到货通知).' } as const

const purchase = withPermission('purchase')

export const restockCalls = defineCalls({
  'POST /api/Restock/State': {
    summary: 'Returns whether the user waits for a product in an area.',
    access: purchase,
    scope: 'self',
    body: z.object(where),
    response: restockState,
  },
  'POST /api/Restock/Ask': {
    summary: 'Asks for a notice once so many pieces of a product are there for the area.',
    description: 'The notice comes once, and ends the wait; so do 180 days. Asked again, it is the new quantity that counts.',
    access: purchase,
    scope: 'self',
    body: z.object({ ...where, Quantity: field(quantity, 'How many pieces the user wants.') }),
    response: restockState,
  },
  'POST /api/Restock/Cancel': {
    summary: 'Ends the wait for a product in an area.',
    access: purchase,
    scope: 'self',
    body: z.object(where),
    response: restockState,
  },
})

export type { RestockState } from '../resources/generated/shapes.ts'
