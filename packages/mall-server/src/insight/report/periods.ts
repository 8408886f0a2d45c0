import { reportMonths, shiftDay, type ReportUnit } from '@mall/api/contract'
import { BusinessError } from '../../platform/http/errors.ts'

/** What a row covers; 周 is the seller's alone. */
export type PeriodUnit = ReportUnit | 'week'

/** Days, `YYYY-MM-DD`, both included. */
export interface Span {
  readonly first: string
  readonly last: string
}

/** A row of 订单报表, cut to the days that are asked for. */
export interface Period extends Span {
  readonly key: string
  /** It ends after today. */
  readonly isOpen: boolean
}

const dayMs = 86_400_000
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

const monthIndex = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** The first day of the month with this index. */
const firstOf = (index: number): string => `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`

const lastOf = (index: number): string => shiftDay(firstOf(index + 1), -1)

const isLastOfMonth = (day: string): boolean => shiftDay(day, 1).endsWith('-01')

/** The same day so many months away; the last day of a month stays the last, and a day that a month lacks is its last. */
const addMonths = (day: string, months: number): string => {
  const index = monthIndex(day) + months
  const last = lastOf(index)
  const same = `${last.slice(0, 8)}${day.slice(8)}`
  return isLastOfMonth(day) || same > last ? last : same
}

/** Weeks that are meant when none are said. */
const firstWeeks = 12

/** Monday of the week of a day. */
const mondayOf = (day: string): string => shiftDay(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7))

const firstMonths: Readonly<Record<ReportUnit, number>> = { day: 1, month: 12, quarter: 24, year: 24 }

/** The days that are meant when none are said, up to today: twelve months, or thirty days, twelve weeks, eight quarters, two years. */
const defaultSpan = (unit: PeriodUnit, today: string): Span => {
  if (unit === 'day') return { first: shiftDay(today, -29), last: today }
  if (unit === 'week') return { first: shiftDay(mondayOf(today), -7 * (firstWeeks - 1)), last: today }
  const first = monthIndex(today) - firstMonths[unit] + 1
  const step = unit === 'quarter' ? 3 : unit === 'year' ? 12 : 1
  return { first: firstOf(Math.ceil(first / step) * step), last: today }
}

/** The days of a report, not after today. Rejects a last day before the first, and more than two years. */
export const spanOf = ({ BeginTime, EndTime }: { readonly BeginTime?: string | undefined; readonly EndTime?: string | undefined }, unit: PeriodUnit, today: string): Span => {
  if (BeginTime !== undefined && EndTime !== undefined && EndTime < BeginTime) throw new BusinessError('TIME_RANGE_INVALID', '结束时间不能早于开始时间')
  if (BeginTime === undefined && EndTime === undefined) return defaultSpan(unit, today)
  const end = EndTime ?? (BeginTime !== undefined && BeginTime > today ? BeginTime : today)
  const first = BeginTime ?? defaultSpan(unit, end).first
  if (addMonths(first, reportMonths) <= end) throw new BusinessError('TIME_RANGE_INVALID', `时间跨度不能超过${reportMonths}个月`)
  return { first, last: first <= today && end > today ? today : end }
}

/** As many months before as a span of whole months has, the current one up to the same day; else as many days. */
export const previousSpan = ({ first, last }: Span, today: string, isByDay = false): Span => {
  if (!isByDay && first.endsWith('-01') && (isLastOfMonth(last) || last === today)) {
    const months = monthIndex(last) - monthIndex(first) + 1
    return { first: addMonthsToFirst(first, -months), last: addMonths(last, -months) }
  }
  const days = Math.round((timeOf(last) - timeOf(first)) / dayMs) + 1
  return { first: shiftDay(first, -days), last: shiftDay(last, -days) }
}

const addMonthsToFirst = (day: string, months: number): string => firstOf(monthIndex(day) + months)

/** The same days of the year before. */
export const lastYearSpan = ({ first, last }: Span): Span => ({ first: sameDayYearBefore(first), last: addMonths(last, -12) })

const sameDayYearBefore = (day: string): string => (day.endsWith('-01') ? addMonthsToFirst(day, -12) : addMonths(day, -12))

/** 2026-W12: as ISO 8601 counts them, a week belongs to the year of its Thursday. */
const weekOf = (day: string): string => {
  const thursday = shiftDay(mondayOf(day), 3)
  const year = thursday.slice(0, 4)
  return `${year}-W${String(Math.floor((timeOf(thursday) - timeOf(`${year}-01-01`)) / dayMs / 7) + 1).padStart(2, '0')}`
}

/** What the rows of a unit are called. */
export const keyOf = (unit: PeriodUnit, day: string): string => {
  if (unit === 'day') return day
  if (unit === 'week') return weekOf(day)
  if (unit === 'month') return day.slice(0, 7)
  const year = day.slice(0, 4)
  return unit === 'year' ? year : `${year}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
}

/** The whole period that a day is in. */
export const periodAround = (unit: PeriodUnit, day: string): Span => {
  if (unit === 'day') return { first: day, last: day }
  if (unit === 'week') return { first: mondayOf(day), last: shiftDay(mondayOf(day), 6) }
  const step = unit === 'month' ? 1 : unit === 'quarter' ? 3 : 12
  const index = Math.floor(monthIndex(day) / step) * step
  return { first: firstOf(index), last: lastOf(index + step - 1) }
}

/** The quarter before a day's own. */
export const quarterBefore = (day: string): Span => periodAround('quarter', shiftDay(periodAround('quarter', day).first, -1))

/** The periods of a span, the earliest first. */
export const periodsOf = (unit: PeriodUnit, span: Span, today: string): Period[] => {
  const periods: Period[] = []
  for (let day = span.first; day <= span.last; ) {
    const { first, last } = periodAround(unit, day)
    // Its last day goes on too.
    const isOpen = first <= today && last >= today
    periods.push({ key: keyOf(unit, day), first: first < span.first ? span.first : first, last: last > span.last ? span.last : last, isOpen })
    day = shiftDay(last, 1)
  }
  return periods
}
