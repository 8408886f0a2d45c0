import { shiftDay } from '@mall/api/contract'
import { startOfDay, toDay } from './time.ts'
import { isWorkingDay } from './working-days.ts'

/** When somebody is there on a working day, as the hotlines are (specification §1), Asia/Shanghai. */
const hours = { from: 9, to: 18 } as const

/** ms */
export const hourMs = 3_600_000

/** What of a day is worked, ms since 1970; null: nothing. */
const workedOn = (day: string): readonly [from: number, to: number] | null => {
  if (!isWorkingDay(day)) return null
  const midnight = startOfDay(day).getTime()
  return [midnight + hours.from * hourMs, midnight + hours.to * hourMs]
}

/** When the work of a day ends, also of one that is not worked. */
export const endOfWork = (day: string): Date => new Date(startOfDay(day).getTime() + hours.to * hourMs)

/** How much is worked between two instants, ms; negative where the second comes first. */
export const workedBetween = (from: Date, to: Date): number => {
  if (to < from) return -workedBetween(to, from)
  let worked = 0
  for (let day = toDay(from); day <= toDay(to); day = shiftDay(day, 1)) {
    const [begin, end] = workedOn(day) ?? [0, 0]
    worked += Math.max(0, Math.min(end, to.getTime()) - Math.max(begin, from.getTime()))
  }
  return worked
}

/** When work begins on a day that is worked, seconds after midnight. */
export const workBegins = (hours.from * hourMs) / 1000

/** When it ends, hours after midnight. */
export const workEnds = hours.to

/**
 * How much is worked from the first of these days on until each of them and the one after the last, whole seconds: by these a statement counts what
 * `workedBetween` counts, of many rows at once.
 */
export const workedUntilDays = (first: string, last: string): number[] => {
  const until = [0]
  for (let day = first, sum = 0; day <= last; day = shiftDay(day, 1)) {
    const [begin, end] = workedOn(day) ?? [0, 0]
    sum += (end - begin) / 1000
    until.push(sum)
  }
  return until
}

/** The instant until which so much is worked after another, ms. */
export const workedAfter = (from: Date, ms: number): Date => {
  let left = ms
  for (let day = toDay(from); ; day = shiftDay(day, 1)) {
    const [begin, end] = workedOn(day) ?? [0, 0]
    const start = Math.max(begin, from.getTime())
    const worked = Math.max(0, end - start)
    if (worked > 0 && worked >= left) return new Date(start + left)
    left -= worked
  }
}

/** The last instant from which so much is worked until another, ms: what began before it has waited longer. */
export const workedBefore = (until: Date, ms: number): Date => {
  let left = ms
  for (let day = toDay(until); ; day = shiftDay(day, -1)) {
    const [begin, end] = workedOn(day) ?? [0, 0]
    const worked = Math.max(0, Math.min(end, until.getTime()) - begin)
    if (worked > 0 && worked >= left) return new Date(Math.min(end, until.getTime()) - left)
    left -= worked
  }
}
