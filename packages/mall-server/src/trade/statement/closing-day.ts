import { statementDays } from '@mall/api/contract'
import { addDays, startOfDay, toDay } from '../../platform/time.ts'

/** Every 对账日 that terms can have. */
export const allStatementDays: readonly number[] = Array.from({ length: statementDays.max + 1 }, (_, day) => day)

/** The day after another one, in Asia/Shanghai. */
export const dayAfter = (day: string): string => toDay(addDays(startOfDay(day), 1))

/**
 * The last day before `today` on which a statement ends, by its 对账日; 0 is the last day of the month. A statement is made when its day is over, so that it has all of it
 * (seller.md §5, §9).
 */
export const closingDay = (day: number, today: string): string => {
  const firstOfMonth = `${today.slice(0, 7)}-01`
  const endOfLast = toDay(addDays(startOfDay(firstOfMonth), -1))
  if (day === statementDays.last) return endOfLast
  const dayText = String(day).padStart(2, '0')
  const ofThisMonth = `${today.slice(0, 7)}-${dayText}`
  return ofThisMonth < today ? ofThisMonth : `${endOfLast.slice(0, 7)}-${dayText}`
}
