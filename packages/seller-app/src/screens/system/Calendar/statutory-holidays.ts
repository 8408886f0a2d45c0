import { shiftDay } from '@mall/api/contract'
import type { WorkCalendar } from '@mall/api/seller/contract'

type Holiday = WorkCalendar['Holidays'][number]

/**
 * 正月初一, 清明, 端午 and 中秋 of the years ahead. They are written down: the lunar calendar of JavaScript is off by a day where a new moon is
 * close to midnight, as at the beginning of 2027.
 */
const movable: Readonly<Record<number, readonly [newYear: string, tombSweeping: string, dragonBoat: string, midAutumn: string]>> = {
  2027: ['02-06', '04-05', '06-09', '09-15'],
  2028: ['01-26', '04-04', '05-28', '10-03'],
  2029: ['02-13', '04-04', '06-16', '09-22'],
  2030: ['02-03', '04-05', '06-05', '09-12'],
}

const lasting = (Name: string, First: string, days: number): Holiday => ({ Name, First, Last: shiftDay(First, days - 1) })

/** The days off that the law itself fixes (全国年节及纪念日放假办法), without what the yearly arrangement adds and shifts; none of a year that is too far ahead. */
export const statutoryHolidays = (year: number): Holiday[] => {
  const days = movable[year]
  if (days === undefined) return []
  const [newYear, tombSweeping, dragonBoat, midAutumn] = days
  return [
    lasting('元旦', `${year}-01-01`, 1),
    lasting('春节', shiftDay(`${year}-${newYear}`, -1), 4),
    lasting('清明节', `${year}-${tombSweeping}`, 1),
    lasting('劳动节', `${year}-05-01`, 2),
    lasting('端午节', `${year}-${dragonBoat}`, 1),
    lasting('中秋节', `${year}-${midAutumn}`, 1),
    lasting('国庆节', `${year}-10-01`, 3),
  ]
}
