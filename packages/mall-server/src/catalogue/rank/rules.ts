import type { rankRanges } from '@mall/api/contract'
import { dayMs, midnightOf, addDays } from '../../platform/time.ts'

type Range = (typeof rankRanges)[number]

/** Days of one point of the trend. */
const bucketDays = { 7: 1, 30: 3, 90: 6 } as const satisfies Record<Range, number>

export interface Period {
  readonly days: Range
  /** Its first midnight, in Asia/Shanghai: today is its last day. */
  readonly from: Date
  /** First midnight of the period before it, of the same length. */
  readonly before: Date
  readonly bucketSeconds: number
  readonly buckets: number
}

export const periodOf = (days: Range, now: Date): Period => {
  const from = addDays(midnightOf(now), 1 - days)
  return { days, from, before: addDays(from, -days), bucketSeconds: (bucketDays[days] * dayMs) / 1000, buckets: days / bucketDays[days] }
}

/** By how many per cent `now` is more than `before`; null when there was nothing before. */
export const changeOf = (before: number, now: number): number | null => (before === 0 ? null : Math.round(((now - before) / before) * 100))

/** The points of a trend; parts without purchases are zero. */
export const trendOf = (points: readonly { readonly bucket: number; readonly pieces: number }[], buckets: number): number[] => {
  const byBucket = new Map(points.map(({ bucket, pieces }) => [bucket, pieces]))
  return Array.from({ length: buckets }, (_, bucket) => byBucket.get(bucket) ?? 0)
}
