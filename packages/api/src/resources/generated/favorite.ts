// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** Favourites (`Type` 1) and browse records (`Type` 2). */
export interface FavoriteResource {
  /** Lists the user’s favourites or browse records. Prices and stock are those of this moment. The latest 1,000 of each kind are kept. */
  readonly list: CallFunction<'POST /api/Favorite/List'>
  /** Saves a favourite or a browse record. Returns 添加收藏成功. */
  readonly add: CallFunction<'POST /api/Favorite/Add'>
  /** Removes favourites or browse records. */
  readonly remove: CallFunction<'POST /api/Favorite/Remove'>
  /** Removes all favourites or all browse records of the user. */
  readonly clear: CallFunction<'POST /api/Favorite/Clear'>
}
