import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { WorkCalendar } from '@mall/api/seller/contract'
import { instant } from '../columns.ts'
import { staff } from './staff.ts'

/** When the seller works, and what follows from it: one row, in every mall. */
export const workCalendar = pgTable('work_calendar', {
  id: integer('id').primaryKey(),
  /** Null: the one that every mall begins with, which a later version of the mall may know more days of. */
  calendar: jsonb('calendar').$type<WorkCalendar>(),
  staffId: integer('staff_id').references(() => staff.id),
  changedAt: instant('changed_at'),
  version: integer('version').notNull().default(1),
}, ({ id }) => [check('work_calendar_one', sql`${id} = 1`)])
