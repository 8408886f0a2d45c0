/**
 * Bars with an optional line on an axis of its own; lines; bars that lie, each with its name and value: `ranks` in the order given, `pareto`
 * in falling order with the running share; shares of a whole.
 */
export type ChartKind = 'bars' | 'line' | 'ranks' | 'pareto' | 'ring'

/** Whether the bars lie below each other. */
export const lies = (kind: ChartKind): boolean => kind === 'ranks' || kind === 'pareto'

/** One place on the axis, or one share of a ring. */
export interface ChartPoint {
  /** Stable and unique. */
  readonly key: string
  /** The whole name: 2026-10, 行政采购部. */
  readonly label: string
  /** A shorter name below the axis: 10月. What follows a line break stands below it: the year, where it begins. */
  readonly short?: string | undefined
  /** The period goes on: hatched, or dashed, and said. */
  readonly unfinished?: boolean | undefined
  /** One value per series; null is missing. */
  readonly values: readonly (number | null)[]
}

/** One row of values. */
export interface ChartSeries {
  readonly name: string
  /** In the readout and the table; that of the chart by default. */
  readonly format?: ((value: number) => string) | undefined
  /** `saving` is cinnabar, for what the agreed price saves; `quiet` is for comparison. */
  readonly tone?: 'main' | 'saving' | 'quiet' | undefined
}

const numberAt = (point: ChartPoint, series = 0): number => point.values[series] ?? 0

/** The points as they are drawn: a Pareto chart has the greatest first. */
export const drawnPoints = (kind: ChartKind, points: readonly ChartPoint[]): readonly ChartPoint[] =>
  kind === 'pareto' ? points.toSorted((one, other) => numberAt(other) - numberAt(one)) : points

/** The share of each point in the whole, 0–1. Negative values have no share. */
export const sharesOf = (points: readonly ChartPoint[]): readonly number[] => {
  const parts = points.map((point) => Math.max(0, numberAt(point)))
  const whole = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => (whole === 0 ? 0 : part / whole))
}

/** The running share up to and including each point, 0–1. */
export const runningShares = (points: readonly ChartPoint[]): readonly number[] => {
  let sum = 0
  return sharesOf(points).map((share) => Math.min(1, (sum += share)))
}

/** Whether there is anything to draw. */
export const hasValues = (points: readonly ChartPoint[]): boolean => points.some(({ values }) => values.some((value) => value !== null))

/** `31.2%` */
export const formatShare = (share: number): string => `${(share * 100).toFixed(1)}%`

const tickFormats = (language: string) => ({
  compact: new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }),
  whole: new Intl.NumberFormat(language, { maximumFractionDigits: 0 }),
})
/** Making one costs more than all the numbers of a chart. */
const formats = new Map<string, ReturnType<typeof tickFormats>>()

/** The numbers of one axis, all in one unit: 2.5; 8,000 and 12,000; 8万 and 12万, which is 80K and 120K in English. */
export const formatTicks = (values: readonly number[], language: string): readonly string[] => {
  const known = formats.get(language) ?? tickFormats(language)
  formats.set(language, known)
  const largest = Math.max(0, ...values.map((value) => Math.abs(value)))
  const format = largest >= 1_000 && largest < 100_000 ? known.whole : known.compact
  return values.map((value) => format.format(value).replace('-', '−'))
}

/** What a chart says of each point: one text per series, and the share where the kind has one. */
export interface PointWords {
  readonly texts: readonly string[]
  readonly share: string | null
}

/** The texts of all points, in drawing order. */
export const wordsOf = (
  kind: ChartKind,
  points: readonly ChartPoint[],
  series: readonly ChartSeries[],
  format: (value: number) => string,
): readonly PointWords[] => {
  const shares = kind === 'ring' ? sharesOf(points) : kind === 'pareto' ? runningShares(points) : null
  return points.map(({ values }, at) => ({
    texts: series.map((one, index) => {
      const value = values[index] ?? null
      return value === null ? '—' : (one.format ?? format)(value)
    }),
    share: shares === null ? null : formatShare(shares[at] ?? 0),
  }))
}
