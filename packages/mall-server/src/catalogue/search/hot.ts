/** Searches of one keyword in the two parts of a period. */
export interface KeywordTotals {
  readonly keyword: string
  readonly earlier: number
  readonly recent: number
}

export interface HotKeyword {
  readonly Keywords: string
  readonly IsHighlight: boolean
}

/** A period's days: the first two thirds are what the last third is measured against. */
export const splitPeriod = (days: number): { readonly earlierDays: number; readonly recentDays: number } => {
  const earlierDays = Math.floor((days * 2) / 3)
  return { earlierDays, recentDays: days - earlierDays }
}

/** A keyword is highlighted when it was lately searched this many times as often a day as before. */
const risingFactor = 1.3

/** The keywords searched most in a period, those that rise highlighted. Ties go by the keyword, so that the list does not jump. */
export const hotKeywords = (totals: readonly KeywordTotals[], days: number, topN: number): HotKeyword[] => {
  const { earlierDays, recentDays } = splitPeriod(days)
  return totals
    .toSorted((one, other) => other.earlier + other.recent - one.earlier - one.recent || (one.keyword < other.keyword ? -1 : 1))
    .slice(0, topN)
    .map(({ keyword, earlier, recent }) => ({
      Keywords: keyword,
      IsHighlight: earlierDays > 0 && recent / recentDays > risingFactor * (earlier / earlierDays),
    }))
}
