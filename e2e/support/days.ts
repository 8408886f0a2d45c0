import { shiftDay } from '../../packages/api/src/contract/calendar-day.ts'

/** A day of the mall's calendar so many days from today, as `2026-03-18`. */
export const dayFromNow = (days = 0): string => shiftDay(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date()), days)
