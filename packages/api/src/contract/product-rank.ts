import * as z from 'zod/mini'
import { anyUser } from './access.ts'
import { day, id } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { rankRanges, rankScope, rankType } from './lifecycles/enumerations.ts'
import { productItem } from './product.ts'

/** The largest number of products in a ranking. */
export const rankSizeMax = 50

const count = z.int().check(z.nonnegative())

export const rankedProduct = named(
  'RankedProduct',
  'A product of a ranking, as it can be bought now.',
  z.object({
    ...productItem.shape,
    Rank: field(z.int().check(z.positive()), '排名, from 1.'),
    Quantity: field(count, '采购量: pieces that were bought in the period.'),
    Change: field(z.nullable(z.int()), 'By how many per cent that is more (less: negative) than in the period before it; null when nothing was bought then.'),
    Trend: field(z.array(count), 'Pieces by equal parts of the period, the oldest first.'),
    Reason: field(z.string(), 'Why it stands here (上榜理由), without an amount of money and without the name of a company.'),
  }),
)

export const productRank = named(
  'ProductRank',
  'A ranking of products by what was bought.',
  z.object({
    Items: field(z.array(rankedProduct), 'The products, the first one first. Only such as the user may buy.'),
    BeginTime: field(day, 'First day of the period.'),
    EndTime: field(day, 'Last day of the period: today. 全平台 is made every five minutes, so that it may be the day before shortly after midnight.'),
  }),
)

const productRankRequest = z.object({
  Scope: field(z.literal(Object.values(rankScope)), '1 全平台: all companies together · 2 本企业.'),
  Type: field(z.literal(Object.values(rankType)), '1 销量榜 · 2 复购榜 · 3 降价榜 · 4 新品榜.'),
  Cid: field(z.optional(id), 'Category of any level.'),
  Range: field(z.literal(rankRanges), 'Length of the period, days.'),
  TopN: field(z.int().check(z.positive(), z.maximum(rankSizeMax)), 'How many products at most.'),
})

export const productRankCalls = defineCalls({
  'POST /api/Product/Rank': {
    summary: 'Ranks products by orders of the last days.',
    description: 'For 复购榜 it counts the orders beyond the first one of each buyer: a company of 全平台, a department of 本企业. For 降价榜 it compares with the earliest purchase of the period: its market price, or the price that the company paid. 全平台 is made every five minutes and is the same for everybody.',
    access: anyUser,
    scope: 'enterprise',
    body: productRankRequest,
    response: productRank,
  },
})

export type { ProductRank, RankedProduct } from '../resources/generated/shapes.ts'
