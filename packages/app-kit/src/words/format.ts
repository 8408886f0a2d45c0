const shanghaiMs = 8 * 3_600_000

/**
 * `YYYY-MM-DD HH:mm` in Asia/Shanghai; `—` for a missing or unreadable instant. By the one offset that China has had since 1991: to make a format of a time zone takes a slow phone
 * 40 ms, before home is there.
 */
export const formatInstant = (instant: string | null | undefined): string => {
  const time = instant ? Date.parse(instant) : Number.NaN
  return Number.isNaN(time) ? '—' : new Date(time + shanghaiMs).toISOString().slice(0, 16).replace('T', ' ')
}

/**
 * A moment where there is little room, in Asia/Shanghai: `MM-DD HH:mm` in the given year, `YYYY-MM-DD` in another.
 * @param year `YYYY`
 */
export const formatMoment = (instant: string, year: string): string => {
  const text = formatInstant(instant)
  return text.startsWith(`${year}-`) ? text.slice(5) : (text.split(' ')[0] ?? text)
}

/** `YYYY-MM-DD` in Asia/Shanghai; `—` for a missing or unreadable instant. */
export const formatDay = (instant: string | null | undefined): string => formatInstant(instant).split(' ')[0] ?? '—'
