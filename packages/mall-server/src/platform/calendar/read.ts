import { defaultWorkCalendar, type WorkCalendar } from '@mall/api/seller/contract'
import type { Db } from '../db/client.ts'
import { workCalendar } from '../db/schema/calendar.ts'

/** The row of the calendar, as it is kept. */
export type CalendarRow = typeof workCalendar.$inferSelect

export const calendarRow = async (db: Db): Promise<CalendarRow> => {
  const [row] = await db.select().from(workCalendar)
  if (row === undefined) throw new Error('The calendar has no row')
  return row
}

/**
 * The calendar that holds now. Whoever computes with it reads it with what else they read, so that no process goes by one that was changed.
 */
export const readCalendar = async (db: Db): Promise<WorkCalendar> => (await calendarRow(db)).calendar ?? defaultWorkCalendar
