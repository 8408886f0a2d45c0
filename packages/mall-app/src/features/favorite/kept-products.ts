import type { FavoriteItem } from '@mall/api/contract'
import { formatDay } from '@mall/app-kit/words/format.ts'

/** Most products that one call puts in the cart. */
export const maxAdded = 200

/** Sold to this company, and in stock. */
export const canBeBought = ({ SaleState, Stock }: FavoriteItem): boolean => SaleState === 'onSale' && Stock.State !== 'none'

/** Why it is not sold any more; null while it is. */
export const goneText = ({ SaleState }: FavoriteItem): string | null => ({ onSale: null, offShelf: '已下架', notInCatalog: '不在采购目录内' })[SaleState]

export interface DayOfItems {
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly items: readonly FavoriteItem[]
}

/** The items of a page by the day on which they were kept, in their order. */
export const byDay = (items: readonly FavoriteItem[]): readonly DayOfItems[] => {
  const days = [...new Set(items.map(({ SavedAt }) => formatDay(SavedAt)))]
  return days.map((day) => ({ day, items: items.filter(({ SavedAt }) => formatDay(SavedAt) === day) }))
}

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']

/** `2026-03-18 周三`, with 今天 and 昨天 before it. */
export const dayText = (day: string, today: string): string => {
  const date = new Date(`${day}T00:00:00Z`)
  const before = (new Date(`${today}T00:00:00Z`).getTime() - date.getTime()) / 86_400_000
  const near = before === 0 ? '今天 ' : before === 1 ? '昨天 ' : ''
  return `${near}${day} ${weekdays[date.getUTCDay()]}`
}
