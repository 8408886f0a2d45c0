import type { CallInput } from './contract/types.ts'

/** How many hot keywords are shown. */
const topN = 8

/** The usual body of `mall.product.supposeCategory`: the eight hottest of the three months up to now. */
export const hotKeywordPeriod = (now: Date = new Date()): CallInput<'POST /api/Product/SupposeCategory'> => {
  const begin = new Date(now)
  begin.setMonth(begin.getMonth() - 3)
  // 31 May less three months is no 31 February: the last day of the month it is.
  if (begin.getDate() !== now.getDate()) begin.setDate(0)
  return { BeginTime: begin.getTime(), EndTime: now.getTime(), TopN: topN }
}
