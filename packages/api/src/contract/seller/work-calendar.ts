import { isDay, shiftDay } from '../calendar-day.ts'
import type { WorkCalendar } from '../../resources/generated/shapes.ts'

/** How much a calendar holds, of which years, and how long what is set of it may be. `dayHours`: at least so long a working day is. */
export const workCalendarLimits = { holidays: 100, days: 31, name: 20, workedDays: 100, years: 20, firstYear: 2000, lastYear: 2999, hours: 240, dayHours: 4 } as const

/** What has a time limit, in working hours, with what it is called. */
export const timeLimitNames = { Accept: '确认订单', Ship: '发货', Check: '审核售后', Quote: '报价', Invoice: '开发票', Dispute: '答复对账异议' } as const

export type TimeLimit = keyof typeof timeLimitNames

/** What has a time limit, in the order of the work. */
export const timeLimits = Object.keys(timeLimitNames) as readonly TimeLimit[]

const holiday = (Name: string, First: string, Last = First) => ({ Name, First, Last })

/**
 * The calendar of a mall that has set none. 2026: the State Council's arrangement (国务院办公厅关于2026年部分节假日安排的通知, 4 November 2025), shifted
 * working days included. 2027: the days that the law itself fixes (全国年节及纪念日放假办法, revised 2024) by the lunar calendar; the yearly arrangement
 * adds shifted days when it is published. Other years have weekends only.
 */
export const defaultWorkCalendar: WorkCalendar = {
  WorkFrom: '09:00',
  WorkTo: '18:00',
  Holidays: [
    holiday('元旦', '2026-01-01', '2026-01-03'), holiday('春节', '2026-02-15', '2026-02-23'), holiday('清明节', '2026-04-04', '2026-04-06'), holiday('劳动节', '2026-05-01', '2026-05-05'),
    holiday('端午节', '2026-06-19', '2026-06-21'), holiday('中秋节', '2026-09-25', '2026-09-27'), holiday('国庆节', '2026-10-01', '2026-10-07'),
    holiday('元旦', '2027-01-01'), holiday('春节', '2027-02-05', '2027-02-08'), holiday('清明节', '2027-04-05'), holiday('劳动节', '2027-05-01', '2027-05-02'),
    holiday('端午节', '2027-06-09'), holiday('中秋节', '2027-09-15'), holiday('国庆节', '2027-10-01', '2027-10-03'),
  ],
  WorkedDays: ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'],
  ArrangedYears: [2026],
  Limits: { Accept: 4, Ship: 24, Check: 8, Quote: 16, Invoice: 24, Dispute: 16 },
}

/** What a day is: `worked` is a day of a weekend that is worked, in exchange for a longer holiday. */
export type DayKind = 'work' | 'weekend' | 'holiday' | 'worked'

/** What the kinds of days are called. */
export const dayKindNames = { work: '工作日', weekend: '周末', holiday: '放假', worked: '调休上班' } as const satisfies Readonly<Record<DayKind, string>>

type Days = Pick<WorkCalendar, 'Holidays' | 'WorkedDays'>

/** Whether a holiday has its days: while it is written, one of them may be none, or both the wrong way round. */
export const hasItsDays = ({ First, Last }: Pick<Days['Holidays'][number], 'First' | 'Last'>): boolean => isDay(First) && isDay(Last) && First <= Last

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** What a day is by a calendar. */
export const dayKindOf = ({ Holidays, WorkedDays }: Days, day: string): DayKind => {
  if (Holidays.some(({ First, Last }) => day >= First && day <= Last)) return 'holiday'
  if (!isWeekend(day)) return 'work'
  return WorkedDays.includes(day) ? 'worked' : 'weekend'
}

/** Whether somebody works on a day, and goods are delivered. */
export const isWorkingDay = (calendar: Days, day: string): boolean => ['work', 'worked'].includes(dayKindOf(calendar, day))

/** The holidays without some days: one that they are in becomes shorter, or two, or none. */
export const withoutDays = (holidays: Days['Holidays'], first: string, last: string): Days['Holidays'] =>
  holidays.flatMap((one) => {
    if (!hasItsDays(one) || last < one.First || first > one.Last) return [one]
    const parts = [{ ...one, Last: shiftDay(first, -1) }, { ...one, First: shiftDay(last, 1) }]
    return parts.filter(hasItsDays)
  })

/** The holidays with a day: with the one beside it, else alone. */
const withDay = (holidays: Days['Holidays'], day: string): Days['Holidays'] => {
  const beside = holidays.find((one) => hasItsDays(one) && (shiftDay(one.Last, 1) === day || shiftDay(one.First, -1) === day))
  if (beside === undefined) return [...holidays, holiday('放假', day)].toSorted((one, other) => one.First.localeCompare(other.First))
  const wider = day < beside.First ? { ...beside, First: day } : { ...beside, Last: day }
  return holidays.map((one) => (one === beside ? wider : one))
}

/** The days with one of them changed into what it is not: a working day is off then, a weekend is worked, and both go back. Holidays that have no days yet stay as they are. */
export const toggledDay = ({ Holidays, WorkedDays }: Days, day: string): Days => {
  const kind = dayKindOf({ Holidays: Holidays.filter(hasItsDays), WorkedDays }, day)
  if (kind === 'holiday') return { Holidays: withoutDays(Holidays, day, day), WorkedDays }
  if (kind === 'work') return { Holidays: withDay(Holidays, day), WorkedDays }
  return { Holidays, WorkedDays: kind === 'worked' ? WorkedDays.filter((one) => one !== day) : [...WorkedDays, day].toSorted() }
}

/** Something of a calendar that cannot be, at its place. */
export interface CalendarProblem {
  readonly path: readonly (string | number)[]
  readonly text: string
}

const holidayProblem = ({ First, Last }: WorkCalendar['Holidays'][number], before: WorkCalendar['Holidays']): string | null => {
  if (!isDay(First) || !isDay(Last)) return '请选择日期'
  if (Last < First) return '结束日期不能早于开始日期'
  if (shiftDay(First, workCalendarLimits.days - 1) < Last) return `一段最多 ${workCalendarLimits.days} 天`
  const twice = before.find((one) => hasItsDays(one) && one.First <= Last && one.Last >= First)
  return twice === undefined ? null : `与“${twice.Name}”重叠`
}

/** Minutes after midnight of a time of day: 540 of `09:00`; NaN of what is none. */
export const minutesOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const hoursProblem = ({ WorkFrom, WorkTo }: WorkCalendar): string | null => {
  const minutes = minutesOfDay(WorkTo) - minutesOfDay(WorkFrom)
  if (minutes <= 0) return '下班要晚于上班'
  return minutes < workCalendarLimits.dayHours * 60 ? `每天至少上班 ${workCalendarLimits.dayHours} 小时` : null
}

/** What of a calendar cannot be, beyond the form of each value. */
export const calendarProblems = (calendar: WorkCalendar): CalendarProblem[] => {
  const { Holidays, WorkedDays } = calendar
  const hours = hoursProblem(calendar)
  const days = { Holidays: Holidays.filter(hasItsDays), WorkedDays }
  const worked = WorkedDays.find((day) => !isWeekend(day) || dayKindOf(days, day) === 'holiday')
  return [
    ...(hours === null ? [] : [{ path: ['WorkTo'], text: hours }]),
    ...Holidays.flatMap((one, at) => {
      const text = holidayProblem(one, Holidays.slice(0, at))
      return text === null ? [] : [{ path: ['Holidays', at, 'First'], text }]
    }),
    ...(worked === undefined ? [] : [{ path: ['WorkedDays'], text: `${worked} 不是周末，或在放假期间，不能调休上班` }]),
  ]
}
