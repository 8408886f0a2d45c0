import { isSameValue, type CallInput } from '@mall/api/contract'
import { calendarProblems, defaultWorkCalendar, timeLimits, type SellerCalendarAction, type SellerCalendarDetail, type WorkCalendar } from '@mall/api/seller/contract'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { permitting } from '../../platform/actions/permit.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import type { CalendarRow } from '../../platform/calendar/read.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { AuditSummary } from '../../platform/db/schema/writes.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { allowedActions, detailCalendar, record } from './records.ts'

/** The one row of the calendar: whoever changes it waits for whoever else does. */
const lock = async (tx: Tx): Promise<CalendarRow> => {
  const [row] = await tx.select().from(record).for('update')
  if (row === undefined) throw new Error('The calendar has no row')
  return row
}

const actions = defineActions<object, CalendarRow, SellerCalendarAction, StaffContext>({
  lock,
  requireAllowed: permitting((caller) => allowedActions(caller), () => new BusinessError('CALENDAR_ACTION_NOT_ALLOWED', '您不能修改时限与日历')),
})

/** A calendar in words, by its parts. */
const partsOf = ({ WorkFrom, WorkTo, Holidays, WorkedDays, ArrangedYears, Limits }: WorkCalendar): AuditSummary => ({
  WorkHours: `${WorkFrom}–${WorkTo}`,
  Holidays: Holidays.map(({ Name, First, Last }) => (First === Last ? `${Name} ${First}` : `${Name} ${First}至${Last}`)).join('\n'),
  WorkedDays: WorkedDays.join('\n'),
  ArrangedYears: ArrangedYears.join('、'),
  ...Object.fromEntries(timeLimits.map((limit) => [`${limit}Hours`, Limits[limit]])),
})

/** What of a summary is not the same in another. */
const differing = (summary: AuditSummary, other: AuditSummary): AuditSummary => Object.fromEntries(Object.entries(summary).filter(([name, value]) => value !== other[name]))

/** In the order in which people read it, whatever the order in which it was entered. */
const sorted = (calendar: WorkCalendar): WorkCalendar => ({
  ...calendar,
  Holidays: calendar.Holidays.toSorted((one, other) => one.First.localeCompare(other.First)),
  WorkedDays: [...new Set(calendar.WorkedDays)].toSorted(),
  ArrangedYears: [...new Set(calendar.ArrangedYears)].toSorted((one, other) => one - other),
})

/** @throws BusinessError `CALENDAR_INVALID`, and those of every action */
export const saveCalendar = (context: StaffContext, input: CallInput<'POST /api/SellerCalendar/Save'>): Promise<SellerCalendarDetail> =>
  actions.act(context, 'POST /api/SellerCalendar/Save', input, 'Edit', async ({ tx, row, acting }) => {
    const [problem] = calendarProblems(input.Calendar)
    if (problem !== undefined) throw new BusinessError('CALENDAR_INVALID', problem.text)
    const given = sorted(input.Calendar)
    // Who saves what there is changes nothing, and nobody's open form is out of date.
    if (isSameValue(given, row.calendar ?? defaultWorkCalendar)) return detailCalendar(tx, context.caller)
    const before = partsOf(row.calendar ?? defaultWorkCalendar)
    const after = partsOf(given)
    await changeRecord(tx, acting.by, record, row, { calendar: isSameValue(given, defaultWorkCalendar) ? null : given, staffId: context.caller.staffId, changedAt: acting.origin.now })
    await writeAudit(tx, acting.origin, { action: 'SellerCalendar.Save', entity: 'calendar', entityId: row.id, before: differing(before, after), after: differing(after, before) })
    return detailCalendar(tx, context.caller)
  })
