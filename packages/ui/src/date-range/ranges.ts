/** Days as `YYYY-MM-DD`; an empty text means no limit on that side. */
export interface DateRangeValue {
  readonly start: string
  readonly end: string
}

/** The preset ranges. */
export type DateRangePreset = 'today' | '7d' | '30d' | 'month' | '3m' | 'year'

/** The presets in display order. */
export const presets: readonly DateRangePreset[] = ['today', '7d', '30d', 'month', '3m', 'year']

/** The day in `timeZone` at `now`, as `YYYY-MM-DD`; the mall uses Asia/Shanghai. */
export const dayOf = (now = new Date(), timeZone = 'Asia/Shanghai'): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)

/**
 * The range of a preset that ends on `today`, both days included. 近3个月 keeps the day of the month, or uses the last
 * one of a shorter month.
 */
export const presetRange = (preset: DateRangePreset, today: string): DateRangeValue => ({ start: starts[preset](today), end: today })

const starts: Readonly<Record<DateRangePreset, (today: string) => string>> = {
  today: (today) => today,
  '7d': (today) => addDays(today, -6),
  '30d': (today) => addDays(today, -29),
  month: (today) => `${today.slice(0, 7)}-01`,
  '3m': (today) => addMonths(today, -3),
  year: (today) => `${today.slice(0, 4)}-01-01`,
}

/** The preset that equals `range` on `today`, if any; the first one where several do, as on the first day of a month. */
export const presetOf = (range: DateRangeValue, today: string): DateRangePreset | undefined => presets.find((preset) => {
  const { start, end } = presetRange(preset, today)
  return start === range.start && end === range.end
})

/** Whether the end is not before the start; a range with a missing side is valid. */
export const isOrdered = ({ start, end }: DateRangeValue): boolean => start === '' || end === '' || start <= end

const addDays = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDay))).toISOString().slice(0, 10)
}
