const shanghai = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const partsOf = (instant: string): Record<string, string> | null => {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return null
  return Object.fromEntries(shanghai.formatToParts(date).map(({ type, value }) => [type, value]))
}

/** `YYYY-MM-DD HH:mm` in Asia/Shanghai; `—` for a missing or unreadable instant. */
export const formatInstant = (instant: string | null | undefined): string => {
  const parts = instant ? partsOf(instant) : null
  return parts ? `${parts['year']}-${parts['month']}-${parts['day']} ${parts['hour']}:${parts['minute']}` : '—'
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
