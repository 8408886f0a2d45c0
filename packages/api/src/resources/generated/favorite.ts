// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { Bind, CallFunction } from '../bind.ts'

/** Favourites (`Type` 1) and browse records (`Type` 2). */
export interface FavoriteResource {
  /** Saves a favourite or a browse record. Returns 添加收藏成功. */
  readonly add: CallFunction<'POST /api/Favorite/Add'>
  /** Removes favourites or browse records. */
  readonly remove: CallFunction<'POST /api/Favorite/Remove'>
}

export const favoriteResource = ({ call }: Bind): FavoriteResource => ({
  add: call('POST /api/Favorite/Add'),
  remove: call('POST /api/Favorite/Remove'),
})
