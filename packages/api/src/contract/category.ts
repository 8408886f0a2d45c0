import * as z from 'zod/mini'
import { anyone, anyUser } from './access.ts'
import { defineCalls } from './define.ts'
import { id, noBody } from './common.ts'

export const category3 = z.object({ CategoryId: id, Name: z.string(), ProductCounts: z.int().check(z.nonnegative()) })
export const category2 = z.object({ ...category3.shape, Category3List: z.array(category3) })

/** First level. Categories that share a `CategoryGroup` are one row of the main nav (specification §2). */
export const category1 = z.object({ CategoryId: id, Name: z.string(), CategoryGroup: z.string(), Category2List: z.array(category2) })

export const categoryCalls = defineCalls({
  'POST /api/Category/GetCustomerCategories': {
    summary: 'Returns the category tree of the customer’s agreed catalogue.',
    description: '`createCategoryCache` of the SDK keeps it.',
    access: anyUser,
    body: noBody,
    answer: z.array(category1),
  },
  'POST /api/Category/MallCategories': {
    summary: 'Returns the public category tree.',
    description: '`createCategoryCache` of the SDK keeps it.',
    access: anyone,
    body: noBody,
    answer: z.array(category1),
  },
})

export type Category1 = z.infer<typeof category1>
export type Category2 = z.infer<typeof category2>
export type Category3 = z.infer<typeof category3>
