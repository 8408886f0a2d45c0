import * as z from 'zod/mini'
import { money, quantity } from './common.ts'
import { field, named } from './describe.ts'

export const priceReason = named(
  'PriceReason',
  'Why a piece has its price, made by the rule that decided.',
  z.object({
    Code: field(z.literal(['agreed', 'agreedTier', 'market', 'marketTier', 'quoted']), 'agreed 协议价 · market 商城价, each of the first tier or of a later one (阶梯价) · quoted 报价.'),
    Text: field(z.string(), 'The reason as a sentence.'),
    Facts: field(
      z.object({
        MinQty: field(quantity, 'From this quantity on.'),
        Price: field(money, 'Price of a piece.'),
        MarketPrice: field(money, 'Market price of a piece.'),
      }),
      'What decided.',
    ),
    Next: field(z.nullable(z.string()), 'What would make it cheaper; null when nothing would.'),
  }),
)

export type { PriceReason } from '../resources/generated/shapes.ts'
