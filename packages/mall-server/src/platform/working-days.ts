import { deliveryHorizonDays, shiftDay } from '@mall/api/contract'

/**
 * Public holidays of mainland China. 2026: the State Council's arrangement (国务院办公厅关于2026年部分节假日安排的通知, 4 November 2025),
 * shifted working days included. 2027: the days that the law itself fixes (全国年节及纪念日放假办法, revised 2024) by the lunar calendar;
 * the yearly arrangement adds shifted days when it is published. Other years have weekends only.
 */
const holidays: readonly (readonly [first: string, last: string])[] = [
  ['2026-01-01', '2026-01-03'],
  ['2026-02-15', '2026-02-23'],
  ['2026-04-04', '2026-04-06'],
  ['2026-05-01', '2026-05-05'],
  ['2026-06-19', '2026-06-21'],
  ['2026-09-25', '2026-09-27'],
  ['2026-10-01', '2026-10-07'],
  ['2027-01-01', '2027-01-01'],
  ['2027-02-05', '2027-02-08'],
  ['2027-04-05', '2027-04-05'],
  ['2027-05-01', '2027-05-02'],
  ['2027-06-09', '2027-06-09'],
  ['2027-09-15', '2027-09-15'],
  ['2027-10-01', '2027-10-03'],
]

/** Weekend days that are worked, in exchange for a longer holiday. */
const workedWeekends: ReadonlySet<string> = new Set([
  '2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10',
])

/** True when goods are delivered on this day. */
export const isWorkingDay = (day: string): boolean => {
  if (holidays.some(([first, last]) => day >= first && day <= last)) return false
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return workedWeekends.has(day) || (weekday !== 0 && weekday !== 6)
}

/** Days without delivery, from tomorrow to the horizon. */
export const nonWorkingDays = (today: string): string[] =>
  Array.from({ length: deliveryHorizonDays }, (_, index) => shiftDay(today, index + 1)).filter((day) => !isWorkingDay(day))
