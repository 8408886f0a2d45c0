import { isDay, isSameValue } from '@mall/api/contract'
import { calendarProblems, hasItsDays, timeLimitNames, withoutDays, workCalendar, workCalendarLimits, type SellerCalendarDetail, type TimeLimit, type WorkCalendar } from '@mall/api/seller/contract'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { statutoryHolidays } from './statutory-holidays.ts'

/** The version is kept with what is typed: a calendar that was begun before somebody else saved is not sent over theirs unseen. */
export const typedCalendar = z.object({
  Calendar: workCalendar.check(z.check(({ value, issues }) => {
    for (const { path, text } of calendarProblems(value)) issues.push({ code: 'custom', path: [...path], message: text, input: value })
  })),
  Version: z.int(),
})

export type CalendarInput = z.output<typeof typedCalendar>

export type CalendarForm = UseFormReturn<CalendarInput, unknown, CalendarInput>

export const valuesOf = ({ Calendar, Version }: SellerCalendarDetail): CalendarInput => ({ Calendar, Version })

/** What each limit is counted from. */
export const limitHints: Readonly<Record<TimeLimit, string>> = {
  Accept: '从订单到商家起', Ship: '从确认起；客户指定了送达日的，到当天下班', Check: '从申请起，不算等客户补充的时间', Quote: '从询价起', Invoice: '从申请起，红冲也是', Dispute: '从客户提出起',
}

const hoursText = `请填写 1 到 ${workCalendarLimits.hours} 的整数`

/** What is said of a field that the contract refuses, by where it is: `Calendar.Limits.Ship`. */
export const calendarText = (path: string): string | undefined => {
  const [, part = '', ...rest] = path.split('.')
  if (part === 'WorkFrom' || part === 'WorkTo') return '请按 09:00 的样子填写'
  if (part === 'Limits') return hoursText
  if (part === 'WorkedDays') return `调休上班最多 ${workCalendarLimits.workedDays} 天`
  if (part === 'ArrangedYears') return `已录入的年份最多 ${workCalendarLimits.years} 年`
  if (part === 'Holidays' && rest.length === 0) return `放假最多 ${workCalendarLimits.holidays} 段`
  if (part === 'Holidays') return rest.at(-1) === 'Name' ? '请填写名称' : '请选择日期'
  return undefined
}

/** Whole hours; NaN for what is none, so that the contract refuses it. */
export const wholeOf = (typed: string | number): number => (/^\d{1,3}$/.test(String(typed).trim()) ? Number(typed) : Number.NaN)

type Holidays = WorkCalendar['Holidays']

/** The years that a holiday is in, also while its days are the wrong way round; null: one of them is no day that a calendar can have. */
const yearsOf = ({ First, Last }: Holidays[number]): readonly [from: number, to: number] | null => {
  if (!isDay(First) || !isDay(Last)) return null
  const years = [Number(First.slice(0, 4)), Number(Last.slice(0, 4))] as const
  const [from, to] = [Math.min(...years), Math.max(...years)]
  return from < workCalendarLimits.firstYear || to > workCalendarLimits.lastYear ? null : [from, to]
}

/** Where the holidays of a year are among all, and those that have no days yet: these are shown with every year, so that none is out of sight. */
export const placesOfYear = (holidays: Holidays, year: number): number[] =>
  holidays.flatMap((one, at) => {
    const [from, to] = yearsOf(one) ?? [year, year]
    return from <= year && to >= year ? [at] : []
  })

/** The year that shows a holiday: the one that is shown, if it does. */
export const yearShowing = (one: Holidays[number] | undefined, shown: number): number => {
  const [from, to] = (one && yearsOf(one)) ?? [shown, shown]
  return Math.min(Math.max(shown, from), to)
}

/** The days with those that the law gives to a year: of each holiday what is not off already. Nobody works on it then. */
export const withStatutory = ({ Holidays, WorkedDays }: Pick<WorkCalendar, 'Holidays' | 'WorkedDays'>, year: number): Pick<WorkCalendar, 'Holidays' | 'WorkedDays'> => {
  const statutory = statutoryHolidays(year)
  const all = statutory.reduce((sofar, one) => [...sofar, ...sofar.filter(hasItsDays).reduce((left, { First, Last }) => withoutDays(left, First, Last), [one])], Holidays)
  return {
    Holidays: all.toSorted((one, other) => one.First.localeCompare(other.First)),
    WorkedDays: WorkedDays.filter((day) => !statutory.some(({ First, Last }) => day >= First && day <= Last)),
  }
}

const wholeParts = { WorkFrom: '上班', WorkTo: '下班', Holidays: '放假', WorkedDays: '调休上班', ArrangedYears: '已录入的年份' } as const

/**
 * What was typed over what somebody else saved meanwhile: mine where I changed it, else theirs. Lists are one part each, since a row is known by nothing but its
 * place. `overridden`: what they changed, too, and is mine.
 */
export const mergedCalendar = (begun: CalendarInput, mine: CalendarInput, theirs: CalendarInput): { readonly values: CalendarInput; readonly overridden: readonly string[] } => {
  const overridden: string[] = []
  // A draft may have begun before what the form was opened with: what they changed since is not known then, and all that differs may be.
  const isOlder = mine.Version !== begun.Version
  const merged = <Part extends object>(names: Readonly<Partial<Record<keyof Part, string>>>, [before, typed, now]: readonly [Part, Part, Part]): Part => {
    const values = { ...now }
    for (const name of Object.keys(names) as (keyof Part)[]) {
      if (isSameValue(typed[name], before[name])) continue
      values[name] = typed[name]
      if (!isSameValue(typed[name], now[name]) && (isOlder || !isSameValue(now[name], before[name]))) overridden.push(names[name] ?? '')
    }
    return values
  }
  const calendar = merged<WorkCalendar>(wholeParts, [begun.Calendar, mine.Calendar, theirs.Calendar])
  const Limits = merged(timeLimitNames, [begun.Calendar.Limits, mine.Calendar.Limits, theirs.Calendar.Limits])
  return { values: { Calendar: { ...calendar, Limits }, Version: theirs.Version }, overridden }
}

/** 确认订单 4 小时，发货 24 小时 */
export const limitsText = ({ Limits }: WorkCalendar): string => Object.entries(timeLimitNames).map(([limit, name]) => `${name} ${Limits[limit as TimeLimit]} 小时`).join('，')
