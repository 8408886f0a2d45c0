import { dayMs, midnightOf } from '../../platform/time.ts'

const minute = 60_000
const opens = 9 * 60 * minute
const closes = 17.5 * 60 * minute
/** What falls into an evening and the night after it is done in the last half hour before. */
const lastMs = 30 * minute
/** Two steps of one order are at least this far from each other, as long as both are in the past. */
const apartMs = 2 * minute

/** The moment at which people in an office do what is due at `at`: never later than it, and of two moments the earlier one stays the earlier. */
export const officeTime = (at: Date): Date => {
  const today = midnightOf(at).getTime()
  const time = at.getTime() - today
  if (time >= opens && time < closes) return at
  const closing = today + closes - (time < opens ? dayMs : 0)
  const share = (at.getTime() - closing) / (dayMs - closes + opens)
  return new Date(closing + Math.floor(share * lastMs))
}

/** The same of a step that follows another, which was put into office hours itself: after it, and never later than due. */
export const officeTimeAfter = (before: Date, due: Date): Date =>
  new Date(Math.max(officeTime(due).getTime(), Math.min(before.getTime() + apartMs, due.getTime())))
