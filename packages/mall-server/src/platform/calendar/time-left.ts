import type { TimeLimit, WorkCalendar } from '@mall/api/seller/contract'
import { endOfWork, hourMs, workedBetween } from './working-time.ts'

/** How long a record may still wait for the staff, as the contract has it. */
export interface TimeLeft {
  readonly LeftMinutes: number | null
  readonly LimitHours: number | null
}

export const nothingWaits: TimeLeft = { LeftMinutes: null, LimitHours: null }

const minutes = (ms: number): number => Math.floor(ms / 60_000)

interface Counted extends TimeLeft {
  readonly LeftMinutes: number
}

/** What is left of a limit in working hours. */
export const leftOf = (calendar: WorkCalendar, limit: TimeLimit, since: Date, now: Date): Counted => {
  const LimitHours = calendar.Limits[limit]
  return { LeftMinutes: minutes(LimitHours * hourMs - workedBetween(calendar, since, now)), LimitHours }
}

/** What is left until the work of a day ends, where a day is in the place of the limit. */
export const leftUntil = (calendar: WorkCalendar, limit: TimeLimit, day: string, now: Date): Counted => ({
  LeftMinutes: minutes(workedBetween(calendar, now, endOfWork(calendar, day))),
  LimitHours: calendar.Limits[limit],
})
