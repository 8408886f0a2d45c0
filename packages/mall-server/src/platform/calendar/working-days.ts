import { deliveryHorizonDays, shiftDay } from '@mall/api/contract'
import { isWorkingDay, type WorkCalendar } from '@mall/api/seller/contract'

/** Days without delivery, from tomorrow to the horizon. */
export const nonWorkingDays = (calendar: WorkCalendar, today: string): string[] =>
  Array.from({ length: deliveryHorizonDays }, (_, index) => shiftDay(today, index + 1)).filter((day) => !isWorkingDay(calendar, day))
