import { favoriteType, type CallInput, type FavoriteList } from '@mall/api/contract'
import type { QueryOf } from '@mall/app-kit/list/define-list.ts'
import { browseList, favoritesList, keptStates, type KeptList } from './kept-list.ts'

/** Favourites and browse records are shown alike; these are the words in which they differ. */
export interface KeptWords {
  readonly type: CallInput<'POST /api/Favorite/List'>['Type']
  readonly list: KeptList
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
  type: favoriteType.favorite, list: favoritesList, name: '我的收藏', subject: '收藏商品', empty: '暂无收藏商品', drop: '比收藏时降', remove: '取消收藏', clear: '清空收藏', byDay: false,
}

export const browseWords: KeptWords = {
  type: favoriteType.browsed, list: browseList, name: '浏览记录', subject: '浏览记录', empty: '暂无浏览记录', drop: '比浏览时降', remove: '删除记录', clear: '清空记录', byDay: true,
}

/** What the page says of its list. */
export const factOf = ({ total, Categories, FallenCount }: FavoriteList, { filters: { State } }: QueryOf<KeptList>, { subject, empty }: KeptWords): string => {
  const state = keptStates.find(({ value }) => value === State)
  if (state !== undefined) return `共 ${total} 件${state.label}的${subject}`
  if (Categories.length === 0 && total === 0) return empty
  return FallenCount === null || FallenCount === 0 ? `共 ${total} 件${subject}` : `共 ${total} 件${subject}，${FallenCount} 件降价`
}
