/** Months as `YYYY-MM`, both included; an empty text is no limit on that side. */
export interface MonthRangeValue {
  readonly start: string
  readonly end: string
}

/** The preset periods, which end with this month. */
export type MonthRangePreset = '3m' | '6m' | '12m' | 'year'

/** The presets in display order. */
export const monthPresets: readonly MonthRangePreset[] = ['3m', '6m', '12m', 'year']

const lengths = { '3m': 3, '6m': 6, '12m': 12 } as const

const indexOf = (month: string): number => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return year * 12 + number - 1
}

/** The month `count` months after a month. */
export const addMonths = (month: string, count: number): string => {
  const index = indexOf(month) + count
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** The number of months in a range, both included; not positive when the end is before the start. */
export const monthsIn = ({ start, end }: MonthRangeValue): number => indexOf(end) - indexOf(start) + 1

/** The months from the last to the first, as a list offers them. */
export const monthsBetween = (first: string, last: string): readonly string[] =>
  Array.from({ length: Math.max(0, monthsIn({ start: first, end: last })) }, (_, at) => addMonths(last, -at))

/** The range of a preset that ends with `month`. */
export const monthPresetRange = (preset: MonthRangePreset, month: string): MonthRangeValue => ({
  start: preset === 'year' ? `${month.slice(0, 4)}-01` : addMonths(month, 1 - lengths[preset]),
  end: month,
})

/** The preset that equals `range`, if any. */
export const monthPresetOf = (range: MonthRangeValue, month: string): MonthRangePreset | undefined =>
  monthPresets.find((preset) => monthPresetRange(preset, month).start === range.start && range.end === month)

/** What is wrong with a range: its end is before its start, or it has more than `limit` months. */
export const monthRangeProblem = (range: MonthRangeValue, limit: number): 'order' | 'span' | null => {
  if (range.start === '' || range.end === '') return null
  const count = monthsIn(range)
  if (count < 1) return 'order'
  return count > limit ? 'span' : null
}
