import { calendarProblems, timeLimitNames, workCalendar, workCalendarLimits, type SellerCalendarDetail, type TimeLimit, type WorkCalendar } from '@mall/api/seller/contract'
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
  if (part === 'Holidays') return rest.at(-1) === 'Name' ? '请填写名称' : '请选择日期'
  return undefined
}

/** Whole hours; NaN for what is none, so that the contract refuses it. */
export const wholeOf = (typed: string | number): number => (/^\d{1,3}$/.test(String(typed).trim()) ? Number(typed) : Number.NaN)

const ofYear = ({ First, Last }: WorkCalendar['Holidays'][number], year: number): boolean => First.slice(0, 4) <= String(year) && Last.slice(0, 4) >= String(year)

/** Where the holidays of a year are among all, and those that have no day yet. */
export const placesOfYear = (holidays: WorkCalendar['Holidays'], year: number): number[] => holidays.flatMap((one, at) => (one.First === '' || ofYear(one, year) ? [at] : []))

/** The holidays with those that the law gives to a year, where their days are free. */
export const withStatutory = (holidays: WorkCalendar['Holidays'], year: number): WorkCalendar['Holidays'] =>
  statutoryHolidays(year)
    .reduce((all, one) => (all.some(({ First, Last }) => First <= one.Last && Last >= one.First) ? all : [...all, one]), holidays)
    .toSorted((one, other) => one.First.localeCompare(other.First))

/** 确认订单 4 小时，发货 24 小时 */
export const limitsText = ({ Limits }: WorkCalendar): string => Object.entries(timeLimitNames).map(([limit, name]) => `${name} ${Limits[limit as TimeLimit]} 小时`).join('，')
