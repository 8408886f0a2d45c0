import { favoriteType, type CallInput, type FavoriteList } from '@mall/api/contract'
import type { KeptQuery, KeptState } from './kept-query.ts'

/** Favourites and browse records are shown alike; these are the words in which they differ. */
export interface KeptWords {
  readonly type: CallInput<'POST /api/Favorite/List'>['Type']
  /** Name of the page, as in the menu. */
  readonly name: string
  /** What is listed. */
  readonly subject: string
  readonly empty: string
  /** Before the amount by which the price fell. */
  readonly drop: string
  /** What is done to the chosen ones, and to all. */
  readonly remove: string
  readonly clear: string
  /** Under the day on which they were kept. */
  readonly byDay: boolean
}

export const favoriteWords: KeptWords = {
  type: favoriteType.favorite, name: '我的收藏', subject: '收藏商品', empty: '暂无收藏商品', drop: '比收藏时降', remove: '取消收藏', clear: '清空收藏', byDay: false,
}

export const browseWords: KeptWords = {
  type: favoriteType.browsed, name: '浏览记录', subject: '浏览记录', empty: '暂无浏览记录', drop: '比浏览时降', remove: '删除记录', clear: '清空记录', byDay: true,
}

export const stateNames: Readonly<Record<KeptState, string>> = { fallen: '已降价', gone: '已失效' }

/** What the page says of its list. */
export const factOf = ({ total, Categories, FallenCount }: FavoriteList, { state }: KeptQuery, { subject, empty }: KeptWords): string => {
  if (state !== null) return `共 ${total} 件${stateNames[state]}的${subject}`
  if (Categories.length === 0 && total === 0) return empty
  return FallenCount === null || FallenCount === 0 ? `共 ${total} 件${subject}` : `共 ${total} 件${subject}，${FallenCount} 件降价`
}
