import * as z from 'zod/mini'
import { withPermission } from './access.ts'
import { doneMessage, id, instant, noBody, pageOf, paging, productCode, quantity, requestId, requiredText, rowResult, text } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { purchaseListVisibilityNames, type PurchaseListVisibility } from './lifecycles/enumerations.ts'
import { lineProduct } from './lines.ts'

/** The most lines of a list, lists of a user, and characters of a name. */
export const purchaseListLimits = { lines: 200, lists: 50, name: 30 } as const

/** What somebody may do with a list beside putting it in the cart. */
export const purchaseListActions = ['Edit', 'Delete'] as const

const visibilities = Object.keys(purchaseListVisibilityNames) as [PurchaseListVisibility, ...PurchaseListVisibility[]]
const visibility = field(z.enum(visibilities), 'self 仅自己 · department 本部门: the department of who saved it.')
const version = field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.')

export const purchaseListLine = named(
  'PurchaseListLine',
  'A product with the quantity in which it is usually bought.',
  z.object({
    ...lineProduct,
    Unit: field(z.string(), 'Unit of a piece, such as 支.'),
    Quantity: field(quantity, 'Number of pieces.'),
  }),
)

export const purchaseList = named(
  'PurchaseList',
  'A list of products that are bought again and again (常购清单).',
  z.object({
    ListId: field(id, 'The list.'),
    Name: field(z.string(), 'Name.'),
    Visibility: visibility,
    OwnerName: field(z.string(), 'Who made it.'),
    IsOwn: field(z.boolean(), 'Whether the user made it.'),
    Lines: field(z.array(purchaseListLine), 'The products, in the order in which they were saved.'),
    UpdatedAt: field(instant, 'When it was saved last.'),
    AllowActions: field(z.array(z.literal(purchaseListActions)), 'What the user may do with it now.'),
    Version: version,
  }),
)

const purchaseListInput = z
  .object({
    ListId: field(z.optional(id), 'The list; absent for a new one.'),
    Version: field(z.optional(version), 'Needed with `ListId`.'),
    Name: field(requiredText(purchaseListLimits.name), 'Name, which no other list of the user has.'),
    Visibility: visibility,
    Lines: field(
      z
        .array(z.object({ ProductCode: productCode, Quantity: field(quantity, 'Number of pieces.') }))
        .check(z.minLength(1), z.maxLength(purchaseListLimits.lines)),
      'The products. One that is named twice becomes one line with the sum.',
    ),
    RequestId: requestId,
  })
  .check(z.refine(({ ListId, Version }) => ListId === undefined || Version !== undefined, { path: ['Version'] }))

const purchase = withPermission('purchase')

export const purchaseListController = { PurchaseList: 'Lists of products that are bought again and again.' } as const

export const purchaseListCalls = defineCalls({
  'POST /api/PurchaseList/List': {
    summary: 'Returns a page of the user’s lists and of those that their department shares, the latest saved first.',
    access: purchase,
    scope: 'shared',
    body: z.object({ Keyword: field(z.optional(text(50)), 'Part of the name.'), ...paging }),
    response: pageOf(purchaseList),
  },
  'POST /api/PurchaseList/LastMonth': {
    summary: 'Returns what was bought in the last calendar month (上月采购), the most often ordered first.',
    description: 'Of the orders of this company that the user may see, without those that came to nothing. At most 200 products.',
    access: purchase,
    scope: 'roleInEnterprise',
    body: noBody,
    response: z.object({ Lines: field(z.array(purchaseListLine), 'The products with the pieces that were bought.') }),
  },
  'POST /api/PurchaseList/Save': {
    summary: 'Saves a new list, or changes the one with `ListId`.',
    description: 'Only the user who made a list changes it. At most 50 lists a user.',
    access: purchase,
    scope: 'self',
    body: purchaseListInput,
    response: purchaseList,
  },
  'POST /api/PurchaseList/Delete': {
    summary: 'Deletes a list that the user made.',
    access: purchase,
    scope: 'self',
    body: z.object({ ListId: field(id, 'The list.'), Version: version }),
    response: doneMessage,
  },
  'POST /api/PurchaseList/AddToCart': {
    summary: 'Puts the products of a list in the cart as far as they can be bought, with a result for each line.',
    access: purchase,
    scope: 'shared',
    body: z.object({ ListId: field(id, 'The list.'), RequestId: requestId }),
    response: z.object({ Results: field(z.array(rowResult), 'Each line: in the cart, or why not.') }),
  },
})

export type { PurchaseList, PurchaseListLine } from '../resources/generated/shapes.ts'
