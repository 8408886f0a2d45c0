/** Page sizes of every list of the mall. */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100, 1000]

/** The page size that a list of the mall begins with. */
export const DEFAULT_PAGE_SIZE = 20

/** Number of pages for `total` rows; at least 1, also for an empty list. */
export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize) || 1)

/** The page that contains the first row of `page` after a change of the page size. Pages count from 1. */
export const pageAfterResize = (page: number, pageSize: number, nextSize: number): number => Math.floor(((page - 1) * pageSize) / nextSize) + 1

/** The buttons of a pagination: first, last, current page with its neighbours, and a gap where two or more are left out. */
export const pageItems = (page: number, count: number): (number | 'gap-before' | 'gap-after')[] => {
  const low = Math.max(2, Math.min(page - 1, count - 4))
  const high = Math.min(count - 1, Math.max(page + 1, 5))
  const middle = Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index)
  return [
    1,
    ...(low > 3 ? (['gap-before'] as const) : low === 3 ? [2] : []),
    ...middle,
    ...(high < count - 2 ? (['gap-after'] as const) : high === count - 2 ? [count - 1] : []),
    ...(count > 1 ? [count] : []),
  ]
}
