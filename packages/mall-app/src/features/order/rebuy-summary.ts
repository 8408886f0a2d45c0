import type { RowResult } from '@mall/api/contract'

/** How many of an order's products came into the cart again, in words. */
export const rebuySummary = (results: readonly Pick<RowResult, 'Success'>[]): string => {
  const good = results.filter(({ Success }) => Success).length
  if (good === 0) return '商品均未能加入购物车。'
  return good === results.length
    ? `${good}种商品已全部加入购物车。`
    : `${good}种商品已加入购物车，${results.length - good}种未能加入。`
}
