import * as z from 'zod/mini'
import { id, requestId, requiredText, text } from '../common.ts'
import { field, named } from '../describe.ts'
import { defineSellerCalls, staffWith } from './access.ts'

/** Texts, and the most categories below one. */
export const categoryLimits = { name: 20, group: 20, children: 99 } as const

/** Levels of the tree, and of a product’s way in it. */
export const categoryLevels = 3

/** What can be done with a category, in the order of its buttons. */
export const sellerCategoryActions = ['AddChild', 'Edit', 'Move', 'SetMargin', 'Merge'] as const

export type SellerCategoryAction = (typeof sellerCategoryActions)[number]

const count = z.int().check(z.nonnegative())
const version = field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.')
const target = { CategoryId: field(id, 'The category.'), Version: version, RequestId: requestId }
const name = requiredText(categoryLimits.name)
const group = field(text(categoryLimits.group), 'Of the first level: the row of the navigation that it shares with others of the same group; empty: a row of its own name. Empty below.')
const margin = field(z.nullable(z.number().check(z.minimum(0), z.maximum(9.9999), z.multipleOf(0.0001))), '最低毛利: a part of the cost that is put on it where a product has no 底价 of its own, 0.08 for 8 %. Null: none.')

export const sellerCategory = named(
  'SellerCategory',
  'A category with how many products are in it.',
  z.object({
    CategoryId: field(id, 'The category.'),
    ParentId: field(z.nullable(id), 'The one above it; null for the first level.'),
    Level: field(z.int().check(z.minimum(1), z.maximum(categoryLevels)), 'Its level, from 1.'),
    Name: field(z.string(), 'Name.'),
    Group: group,
    Hidden: field(z.boolean(), 'Left out of the navigation with all that is below it; its products can still be found.'),
    Products: field(count, 'Products in it and below it.'),
    OnSale: field(count, 'Of these those that are 在售.'),
    MinMargin: margin,
    AllowActions: field(z.array(z.literal(sellerCategoryActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Changes with every edit.'),
  }),
)

export const categoryMerge = named(
  'CategoryMerge',
  'What becomes of a category that is merged into another one.',
  z.object({
    Products: field(count, 'Products that go into the other one.'),
    Children: field(count, 'Categories below it that go with it; those of the same name are merged.'),
    Flows: field(count, 'Approval flows of customers that name it, and name the other one from then on.'),
    Catalogues: field(count, 'Customers whose catalogue (指定分类) names it, and names the other one from then on: they see what is in that one, too.'),
  }),
)

export const sellerCategoryController = { SellerCategory: 'The categories of the mall, as the seller orders them.' } as const

export const sellerCategoryCalls = defineSellerCalls({
  'POST /api/SellerCategory/Tree': {
    summary: 'Returns all categories in the order of the navigation, those of the first level first.',
    description: '最低毛利 is empty for those who do not see costs. Whoever edits customers chooses among them what a customer sees.',
    access: staffWith(['product.view', 'customer.manage']),
    scope: 'none',
    body: z.object({}),
    response: z.array(sellerCategory),
  },
  'POST /api/SellerCategory/Create': {
    summary: 'Makes a category, as the last of those beside it.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({ ParentId: field(z.nullable(id), 'The one above it; null for the first level.'), Name: field(name, 'Name, once among those beside it.'), Group: group, RequestId: requestId }),
    response: sellerCategory,
  },
  'POST /api/SellerCategory/Save': {
    summary: 'Changes the name of a category, its group, and whether the navigation shows it.',
    description: 'The mall shows it at once. The former name goes on finding its products.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({ ...target, Name: field(name, 'Name, once among those beside it.'), Group: group, Hidden: field(z.boolean(), 'Left out of the navigation.') }),
    response: sellerCategory,
  },
  'POST /api/SellerCategory/Move': {
    summary: 'Moves a category with all that are below it to another place of its level.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({
      ...target,
      ParentId: field(z.nullable(id), 'The category that it comes below; null for the first level.'),
      Index: field(count.check(z.maximum(categoryLimits.children)), 'Its place among those beside it, from 0, counted without it; after the last one it is the last.'),
    }),
    response: sellerCategory,
  },
  'POST /api/SellerCategory/SetMargin': {
    summary: 'Sets the smallest margin of a category.',
    access: staffWith('price.manage'),
    scope: 'none',
    body: z.object({ ...target, MinMargin: margin }),
    response: sellerCategory,
  },
  'POST /api/SellerCategory/MergePlan': {
    summary: 'Returns what becomes of a category that is merged into another one, and changes nothing.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({ CategoryId: field(id, 'The category.'), IntoId: field(id, 'The one of its level that it becomes.') }),
    response: categoryMerge,
  },
  'POST /api/SellerCategory/Merge': {
    summary: 'Merges a category into another one of its level, for good.',
    description: 'Products, orders in reports, approval flows and addresses of lists of the one are the other’s from then on.',
    access: staffWith('product.manage'),
    scope: 'none',
    body: z.object({ ...target, IntoId: field(id, 'The one of its level that it becomes.'), Products: field(count, 'Products that the user has seen; if there are others now, nothing is merged (`VERSION_CONFLICT`).') }),
    response: sellerCategory,
  },
})

export type { CategoryMerge, SellerCategory } from '../../resources/generated/shapes.ts'
