/** The mall has one time zone without daylight saving, so its offset is a constant. */
const shanghaiOffsetMs = 8 * 3_600_000

export const dayMs = 86_400_000

const shifted = (date: Date) => new Date(date.getTime() + shanghaiOffsetMs)

/** `2026-03-01T09:30:00+08:00`: an instant as the contract's `instant`. */
export const toInstant = (date: Date): string => `${shifted(date).toISOString().slice(0, 19)}+08:00`

/** `2026-03-01`: the day in Asia/Shanghai, as the contract's `day`. */
export const toDay = (date: Date): string => shifted(date).toISOString().slice(0, 10)

/** Asia/Shanghai midnight at which a `day` begins. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

/** Asia/Shanghai midnight of the day that an instant falls in. */
export const midnightOf = (date: Date): Date => startOfDay(toDay(date))

export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * dayMs)

/** Days from one `day` to a later one. */
export const daysBetween = (first: string, last: string): number => Math.round((startOfDay(last).getTime() - startOfDay(first).getTime()) / dayMs)
