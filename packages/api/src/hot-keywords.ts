import type { CallInput } from './contract/types.ts'

/** How many hot keywords are shown. */
const topN = 8

/** The usual body of `mall.product.supposeCategory`: the eight hottest of the three months up to now. */
export const hotKeywordPeriod = (now: Date = new Date()): CallInput<'POST /api/Product/SupposeCategory'> => {
  const begin = new Date(now)
  begin.setMonth(begin.getMonth() - 3)
  // 31 May minus three months is not 31 February but the last day of that month.
  if (begin.getDate() !== now.getDate()) begin.setDate(0)
  return { BeginTime: begin.getTime(), EndTime: now.getTime(), TopN: topN }
}
