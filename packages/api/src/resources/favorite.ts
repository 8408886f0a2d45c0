import type { Bind } from './define.ts'

/** Favourites (`Type` 1) and browse records (`Type` 2). */
export const favoriteResource = ({ call }: Bind) => ({
  /** Keeps one; answers 添加收藏成功. */
  add: call('POST /api/Favorite/Add'),
  /** Drops some. */
  remove: call('POST /api/Favorite/Remove'),
})
