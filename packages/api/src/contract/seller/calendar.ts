import * as z from 'zod/mini'
import { day, instant, requestId, requiredText } from '../common.ts'
import { field, named } from '../describe.ts'
import { defineSellerCalls, staffWith } from './access.ts'
import { timeLimitNames, timeLimits, workCalendarLimits, type TimeLimit } from './work-calendar.ts'

/** What can be done with the calendar. */
export const sellerCalendarActions = ['Edit'] as const

export type SellerCalendarAction = (typeof sellerCalendarActions)[number]

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const hours = z.int().check(z.minimum(1), z.maximum(workCalendarLimits.hours))
const limitFields = Object.fromEntries(timeLimits.map((limit) => [limit, field(hours, `${timeLimitNames[limit]}.`)])) as Record<TimeLimit, typeof hours>

export const workCalendar = named(
  'WorkCalendar',
  'When the seller works, and within how many working hours what waits for them is done.',
  z.object({
    WorkFrom: field(clock, 'When work begins on a working day, `09:00`, Asia/Shanghai.'),
    WorkTo: field(clock, `When it ends, at least ${workCalendarLimits.dayHours} hours after it begins.`),
    Holidays: field(
      z
        .array(z.strictObject({ Name: field(requiredText(workCalendarLimits.name), 'What it is called: 国庆节.'), First: field(day, 'Its first day.'), Last: field(day, 'Its last day.') }))
        .check(z.maxLength(workCalendarLimits.holidays)),
      'Days on which nobody works and nothing is delivered. No day is in two of them.',
    ),
    WorkedDays: field(z.array(day).check(z.maxLength(workCalendarLimits.workedDays)), 'Days of weekends that are worked, in exchange for a longer holiday.'),
    ArrangedYears: field(z.array(z.int().check(z.minimum(workCalendarLimits.firstYear), z.maximum(workCalendarLimits.lastYear))).check(z.maxLength(workCalendarLimits.years)), 'Years whose arrangement, as the State Council publishes it, is entered.'),
    Limits: field(z.strictObject(limitFields), 'Working hours within which each is to be done. An order whose buyer named a day is shipped by the end of work on it.'),
  }),
)

export const sellerCalendarDetail = named(
  'SellerCalendarDetail',
  'The calendar of the mall.',
  z.object({
    Calendar: field(workCalendar, 'What holds.'),
    IsDefault: field(z.boolean(), 'Whether it is the one that every mall begins with.'),
    ChangedBy: field(z.nullable(z.string()), 'Who saved last; null: nobody has.'),
    ChangedAt: field(z.nullable(instant), 'When.'),
    AllowActions: field(z.array(z.literal(sellerCalendarActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Changes with everything that is saved.'),
  }),
)

export const sellerCalendarController = { SellerCalendar: 'When the seller works, and the time limits that follow from it.' } as const

export const sellerCalendarCalls = defineSellerCalls({
  'POST /api/SellerCalendar/Detail': {
    summary: 'Returns the calendar of the mall.',
    access: staffWith('staff.view'),
    scope: 'none',
    body: z.object({}),
    response: sellerCalendarDetail,
  },
  'POST /api/SellerCalendar/Save': {
    summary: 'Saves the calendar of the mall; everything that is computed from then on follows it.',
    description: 'All of it at once. What is late, how much is left, the days that buyers may choose and the report 履约 follow the calendar as it is when they are read. Until when a question was to be answered that was asked before stays. What `calendarProblems` finds is a `CALENDAR_INVALID`.',
    access: staffWith('staff.manage'),
    scope: 'none',
    body: z.object({ Calendar: workCalendar, Version: field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.'), RequestId: requestId }),
    response: sellerCalendarDetail,
  },
})

export type { SellerCalendarDetail, WorkCalendar } from '../../resources/generated/shapes.ts'
