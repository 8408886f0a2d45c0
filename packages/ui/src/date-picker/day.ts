const written = /^(\d{4})(?:-|\/|\.|年)(\d{1,2})(?:-|\/|\.|月)(\d{1,2})日?$/
const digits = /^(\d{4})(\d{2})(\d{2})$/

/**
 * The day that a text means, as `YYYY-MM-DD`; null when it means none. Understands `2026-3-1`, `2026/3/1`, `2026.3.1`, `20260301` and
 * 2026年3月1日, also in the full-width characters of a Chinese input method.
 */
export const parseDay = (text: string): string | null => {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '').replaceAll(/[−–—。]/g, '-')
  const [, year = '', month = '', date = ''] = written.exec(plain) ?? digits.exec(plain) ?? []
  if (year === '' || year === '0000') return null
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const instant = new Date(`${day}T00:00:00Z`)
  // The 30th of February is not a day, though JavaScript accepts it.
  return Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== day ? null : day
}

/** Days that may be chosen. */
export interface DayLimits {
  /** The first and the last day, `YYYY-MM-DD`. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** Whether a day between them is excluded, e.g. one that nobody works on. */
  readonly isDisabled?: ((day: string) => boolean) | undefined
}

/** Why a day cannot be chosen: before `min`, after `max`, or disabled. */
export type DayProblem = 'min' | 'max' | 'disabled'

/** What is wrong with a day, if anything. */
export const dayProblem = (day: string, { min, max, isDisabled }: DayLimits): DayProblem | null => {
  if (min && day < min) return 'min'
  if (max && day > max) return 'max'
  return isDisabled?.(day) ? 'disabled' : null
}

/** The local date of a day, as calendars have it. */
export const dateOf = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** The day of a local date. */
export const dayOfDate = (date: Date): string => [
  String(date.getFullYear()).padStart(4, '0'),
  String(date.getMonth() + 1).padStart(2, '0'),
  String(date.getDate()).padStart(2, '0'),
].join('-')
