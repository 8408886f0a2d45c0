import * as z from 'zod/mini'
import { withPermission } from './access.ts'
import { id, productCode, quantity, stockState, text } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { selectionPlanNames, selectionScenes, type SelectionPlanCode } from './lifecycles/enumerations.ts'
import { lineProduct } from './lines.ts'
import { askedPrice, price, priced } from './priced.ts'

/** The most people, categories, kept lines, exchanged products and lines of a list of 一键选品. */
export const selectionLimits = { people: 9999, categories: 20, kept: 120, exchanged: 300, lines: 200, reason: 100 } as const

const planCodes = Object.keys(selectionPlanNames) as [SelectionPlanCode, ...SelectionPlanCode[]]
const plan = field(z.enum(planCodes), 'economy 经济 · balanced 均衡 · quality 品质.')
const needId = field(id, 'The need that the product fills; of 自定义 the category.')
const scene = field(z.literal(selectionScenes), '采购场景.')
const people = field(z.int().check(z.minimum(1), z.maximum(selectionLimits.people)), '人数.')
const reason = field(z.string(), 'Why this product in this quantity, without an amount of money.')

export const selectionItem = named(
  'SelectionItem',
  'A line of a plan: the product that fills one need, in a quantity that can be bought.',
  z.object({
    NeedId: needId,
    NeedName: field(z.string(), 'Name of the need, such as 笔记本.'),
    IsNecessary: field(z.boolean(), 'Whether every plan has it; the others are left out where the budget does not reach.'),
    ...lineProduct,
    Unit: field(z.string(), 'Unit of a piece, such as 支.'),
    Quantity: field(quantity, 'Number of pieces.'),
    Price: field(price, 'Price of a piece for this quantity.'),
    Subtotal: field(price, 'Price × quantity.'),
    TierPrices: field(
      priced(z.array(z.object({ MinQty: field(quantity, 'From this quantity on.'), Price: field(price, 'Price of a piece.') }))),
      'Rising quantities with the price of a piece from each of them on.',
    ),
    IsAgreed: field(z.boolean(), 'Whether the price was agreed with the enterprise.'),
    IsNonAgreed: field(z.boolean(), '非协议: outside of the catalogue of the user’s company, and not at the price of a quote. A product of it without an agreed price has the market price and is not.'),
    Stock: field(stockState, 'Stock in the usual delivery area of the user.'),
    MOQ: field(quantity, 'Least quantity.'),
    Step: field(quantity, 'The quantity is a multiple of it.'),
    MaxQty: field(quantity, 'Greatest quantity: what is in stock, or the limit of the product.'),
    Reason: reason,
    Others: field(z.int().check(z.nonnegative()), 'How many other products could fill the need and were not exchanged yet (换一个).'),
  }),
)

export const selectionPlan = named(
  'SelectionPlan',
  'A plan of 一键选品.',
  z.object({
    Plan: plan,
    Name: field(z.string(), '经济, 均衡, 品质.'),
    Items: field(z.array(selectionItem), 'The lines, in the order of the needs.'),
    Total: field(price, '商品总额: sum of the lines.'),
    OverBudget: field(z.boolean(), 'Whether the sum is above the budget: 预算过低，已按最低配置推荐, or what is kept costs too much.'),
  }),
)

const selectFields = z.object({
  Scene: scene,
  People: people,
  Budget: field(askedPrice.check(z.positive()), '预算总额.'),
  CategoryIds: field(
    z.optional(z.array(id).check(z.maxLength(selectionLimits.categories))),
    'Categories of any level. Needs that lie in none of them are left out; 自定义 has a need for each and takes one at least.',
  ),
  OnlyAgreed: field(z.optional(z.boolean()), '仅协议商品.'),
  OnlyInStock: field(z.optional(z.boolean()), '仅现货.'),
  Kept: field(
    z.optional(
      z
        .array(z.object({ Plan: plan, NeedId: needId, ProductCode: productCode, Quantity: field(quantity, 'Number of pieces.') }))
        .check(z.maxLength(selectionLimits.kept)),
    ),
    'Lines that stay as they are (锁定), as long as they can be bought so.',
  ),
  Exchanged: field(
    z.optional(z.array(z.object({ Plan: plan, ProductCode: productCode })).check(z.maxLength(selectionLimits.exchanged))),
    'Products that a plan shall not have (换一个). Where nothing else fills the need, its products are offered again.',
  ),
})

const selectRequest = selectFields.check(
  // Checked even when another field is wrong: a form reports all of its errors at once.
  z.refine(({ Scene, CategoryIds }) => Scene !== '自定义' || (CategoryIds ?? []).length > 0, { path: ['CategoryIds'], when: ({ value }) => typeof value === 'object' && value !== null }),
)

const exportLine = z.object({
  ProductCode: productCode,
  Quantity: field(quantity, 'Number of pieces.'),
  Reason: field(text(selectionLimits.reason), 'Why it was selected.'),
})

const purchase = withPermission('purchase')

export const productSelectCalls = defineCalls({
  'POST /api/Product/Select': {
    summary: 'Selects products for an occasion within a budget (一键选品): three plans.',
    description:
      'What an occasion needs is data of the mall. The same request returns the same plans as long as catalogue, prices and stock are the same. A user who sees no prices is refused.',
    access: purchase,
    scope: 'none',
    body: selectRequest,
    response: z.object({
      Plans: field(z.array(selectionPlan), 'Three: 经济, 均衡, 品质, each at least as good as the one before. Without lines where the mall has nothing that fits.'),
      Missing: field(z.array(z.string()), 'Needs for which there is no product that can be bought in the quantity.'),
    }),
  },
  'POST /api/Product/SelectExport': {
    summary: 'Returns a plan, as the user changed it, as an .xlsx file (选品单) with current prices.',
    access: purchase,
    scope: 'none',
    mode: 'download',
    body: z.object({
      Scene: scene,
      People: people,
      Lines: field(z.array(exportLine).check(z.minLength(1), z.maxLength(selectionLimits.lines)), 'The lines. Products that the user may not buy are left out.'),
    }),
    response: z.unknown(),
  },
})

export type { SelectionItem, SelectionPlan } from '../resources/generated/shapes.ts'
