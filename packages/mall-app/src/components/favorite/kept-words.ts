import type { CallInput } from '@mall/api/contract'

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
  type: 1, name: '我的收藏', subject: '收藏商品', empty: '暂无收藏商品', drop: '比收藏时降', remove: '取消收藏', clear: '清空收藏', byDay: false,
}

export const browseWords: KeptWords = {
  type: 2, name: '浏览记录', subject: '浏览记录', empty: '暂无浏览记录', drop: '比浏览时降', remove: '删除记录', clear: '清空记录', byDay: true,
}
