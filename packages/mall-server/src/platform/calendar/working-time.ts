import { shiftDay } from '@mall/api/contract'
import { isWorkingDay, minutesOfDay, type WorkCalendar } from '@mall/api/seller/contract'
import { startOfDay, toDay } from '../time.ts'

/** ms */
export const hourMs = 3_600_000

/** The instant of a time of day, ms. */
const atTime = (day: string, time: string): number => startOfDay(day).getTime() + minutesOfDay(time) * 60_000

/** What of a day is worked, ms since 1970; null: nothing. */
const workedOn = (calendar: WorkCalendar, day: string): readonly [from: number, to: number] | null =>
  isWorkingDay(calendar, day) ? [atTime(day, calendar.WorkFrom), atTime(day, calendar.WorkTo)] : null

/** When the work of a day ends, also of one that is not worked. */
export const endOfWork = ({ WorkTo }: WorkCalendar, day: string): Date => new Date(atTime(day, WorkTo))

/** How much is worked between two instants, ms; negative where the second comes first. */
export const workedBetween = (calendar: WorkCalendar, from: Date, to: Date): number => {
  if (to < from) return -workedBetween(calendar, to, from)
  let worked = 0
  for (let day = toDay(from); day <= toDay(to); day = shiftDay(day, 1)) {
    const [begin, end] = workedOn(calendar, day) ?? [0, 0]
    worked += Math.max(0, Math.min(end, to.getTime()) - Math.max(begin, from.getTime()))
  }
  return worked
}

/** When work begins on a day that is worked, seconds after midnight. */
export const workBegins = ({ WorkFrom }: WorkCalendar): number => minutesOfDay(WorkFrom) * 60

/** When it ends, minutes after midnight. */
export const workEnds = ({ WorkTo }: WorkCalendar): number => minutesOfDay(WorkTo)

/**
 * How much is worked from the first of these days on until each of them and the one after the last, whole seconds: by these a statement counts what
 * `workedBetween` counts, of many rows at once.
 */
export const workedUntilDays = (calendar: WorkCalendar, first: string, last: string): number[] => {
  const until = [0]
  for (let day = first, sum = 0; day <= last; day = shiftDay(day, 1)) {
    const [begin, end] = workedOn(calendar, day) ?? [0, 0]
    sum += (end - begin) / 1000
    until.push(sum)
  }
  return until
}

/** The instant until which so much is worked after another, ms. */
export const workedAfter = (calendar: WorkCalendar, from: Date, ms: number): Date => {
  let left = ms
  for (let day = toDay(from); ; day = shiftDay(day, 1)) {
    const [begin, end] = workedOn(calendar, day) ?? [0, 0]
    const start = Math.max(begin, from.getTime())
    const worked = Math.max(0, end - start)
    if (worked > 0 && worked >= left) return new Date(start + left)
    left -= worked
  }
}

/** The last instant from which so much is worked until another, ms: what began before it has waited longer. */
export const workedBefore = (calendar: WorkCalendar, until: Date, ms: number): Date => {
  let left = ms
  for (let day = toDay(until); ; day = shiftDay(day, -1)) {
    const [begin, end] = workedOn(calendar, day) ?? [0, 0]
    const worked = Math.max(0, Math.min(end, until.getTime()) - begin)
    if (worked > 0 && worked >= left) return new Date(Math.min(end, until.getTime()) - left)
    left -= worked
  }
}
