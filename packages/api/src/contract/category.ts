import * as z from 'zod/mini'
import { anyone, anyUser } from './access.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { id, noBody } from './common.ts'

export const category3 = named(
  'Category3',
  'A category of the third level.',
  z.object({
    CategoryId: field(id, 'The category.'),
    Name: field(z.string(), 'Name, as shown.'),
    ProductCounts: field(z.int().check(z.nonnegative()), 'Number of products in it.'),
  }),
)
export const category2 = named(
  'Category2',
  'A category of the second level.',
  z.object({ ...category3.shape, Category3List: field(z.array(category3), 'Categories of the third level.') }),
)

export const category1 = named(
  'Category1',
  'First level. Categories that share a `CategoryGroup` are one row of the main nav.',
  z.object({
    CategoryId: field(id, 'The category.'),
    Name: field(z.string(), 'Name, as shown.'),
    CategoryGroup: field(z.string(), 'Group of the main navigation.'),
    Category2List: field(z.array(category2), 'Categories of the second level.'),
  }),
)

export const categoryController = { Category: 'Category trees. `createCategoryCache` keeps the right one.' } as const

export const categoryCalls = defineCalls({
  'POST /api/Category/GetCustomerCategories': {
    summary: 'Returns the category tree of the customer’s agreed catalogue.',
    description: '`createCategoryCache` of the SDK keeps it.',
    access: anyUser,
    scope: 'enterprise',
    body: noBody,
    response: z.array(category1),
  },
  'POST /api/Category/MallCategories': {
    summary: 'Returns the public category tree.',
    description: '`createCategoryCache` of the SDK keeps it.',
    access: anyone,
    scope: 'none',
    body: noBody,
    response: z.array(category1),
  },
})

export type { Category1, Category2, Category3 } from '../resources/generated/shapes.ts'
