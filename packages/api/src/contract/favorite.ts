import * as z from 'zod/mini'
import { anyUser } from './access.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { favoriteType } from './lifecycles/enumerations.ts'
import { doneMessage, id, instant, pageOf, paging, productCode, text } from './common.ts'
import { facetValue, productItem } from './product.ts'
import { askingForPrices, price, priced } from './priced.ts'

/** 1 favourite, 2 browse record. */
const type = z.literal(Object.values(favoriteType))

/** What became of a product since it was saved. */
const favoriteState = z.union([askingForPrices(z.literal('fallen')), z.literal('gone')])

export const favoriteItem = named(
  'FavoriteItem',
  'A favourite or a browse record: the product as it is now, and what it was when it was saved. `CustomerPrice` is null for a product that cannot be bought any more.',
  z.object({
    ...productItem.shape,
    SaleState: field(z.literal(['onSale', 'offShelf', 'notInCatalog']), 'onSale · offShelf 该商品已下架 · notInCatalog 不在贵司采购目录内.'),
    SavedAt: field(instant, 'When it was saved, or last looked at.'),
    SavedPrice: field(price, 'The user’s price at that time.'),
    PriceDrop: field(price, 'By how much the price is lower than it was (比收藏时降); null when it is not.'),
  }),
)

export const favoriteList = named(
  'FavoriteList',
  'A page of favourites or browse records, the latest first.',
  z.object({
    ...pageOf(favoriteItem).shape,
    Categories: field(z.array(facetValue), 'First-level categories of all that keyword and state find, to narrow the list by.'),
    FallenCount: field(priced(z.int()), 'How many of what keyword and category find cost less than when they were saved.'),
    GoneCount: field(z.int(), 'How many of these cannot be bought any more.'),
  }),
)

export const favoriteController = { Favorite: 'Favourites (`Type` 1) and browse records (`Type` 2).' } as const

export const favoriteCalls = defineCalls({
  'POST /api/Favorite/List': {
    summary: 'Lists the user’s favourites or browse records.',
    description: 'Prices and stock are those of this moment. The latest 1,000 of each kind are kept.',
    access: anyUser,
    scope: 'self',
    body: z.object({
      Type: field(type, '1 favourite, 2 browse record.'),
      Keyword: field(z.optional(text(100)), 'Words, product code, brand, pinyin or initials.'),
      Cid: field(z.optional(id), 'Category of any level.'),
      State: field(z.optional(favoriteState), 'fallen 已降价: it costs less than when it was saved · gone 已失效: it is off the shelf or outside the catalogue.'),
      ...paging,
    }),
    response: favoriteList,
  },
  'POST /api/Favorite/Add': {
    summary: 'Saves a favourite or a browse record.',
    description: 'Returns 添加收藏成功.',
    access: anyUser,
    scope: 'self',
    body: z.object({
      TargetId: field(productCode, 'Product code, digits only.'),
      Type: field(type, '1 favourite, 2 browse record.'),
    }),
    response: doneMessage,
  },
  'POST /api/Favorite/Remove': {
    summary: 'Removes favourites or browse records.',
    access: anyUser,
    scope: 'self',
    body: z.object({
      TargetIds: field(z.array(productCode).check(z.minLength(1), z.maxLength(1000)), 'Product codes.'),
      Type: field(type, '1 favourite, 2 browse record.'),
    }),
    response: doneMessage,
  },
  'POST /api/Favorite/Clear': {
    summary: 'Removes all favourites or all browse records of the user.',
    access: anyUser,
    scope: 'self',
    body: z.object({ Type: field(type, '1 favourite, 2 browse record.') }),
    response: doneMessage,
  },
})

export type { FavoriteItem, FavoriteList } from '../resources/generated/shapes.ts'
