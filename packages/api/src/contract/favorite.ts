import * as z from 'zod/mini'
import { anyUser } from './access.ts'
import { defineCalls } from './define.ts'
import { field } from './describe.ts'
import { doneMessage, productCode } from './common.ts'

/** 1 favourite, 2 browse record. */
const favoriteType = z.literal([1, 2])

export const favoriteController = { Favorite: 'Favourites (`Type` 1) and browse records (`Type` 2).' } as const

export const favoriteCalls = defineCalls({
  'POST /api/Favorite/Add': {
    summary: 'Saves a favourite or a browse record.',
    description: 'Returns 添加收藏成功.',
    access: anyUser,
    body: z.object({
      TargetId: field(productCode, 'Product code, digits only.'),
      Type: field(favoriteType, '1 favourite, 2 browse record.'),
    }),
    response: doneMessage,
  },
  'POST /api/Favorite/Remove': {
    summary: 'Removes favourites or browse records.',
    access: anyUser,
    body: z.object({
      TargetIds: field(z.array(productCode).check(z.minLength(1), z.maxLength(1000)), 'Product codes.'),
      Type: field(favoriteType, '1 favourite, 2 browse record.'),
    }),
    response: doneMessage,
  },
})
