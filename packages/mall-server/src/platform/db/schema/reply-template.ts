import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant } from '../columns.ts'
import { staff } from './staff.ts'

/** Template answers of the staff; all who answer customers share them. */
export const replyTemplate = pgTable(
  'reply_template',
  {
    id: identity(),
    title: text().notNull().unique(),
    text: text().notNull(),
    /** Who wrote it, or changed it last. */
    staffId: integer('staff_id').notNull().references(() => staff.id),
    changedAt: instant('changed_at').notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [check('reply_template_words', sql`${table.title} <> '' and ${table.text} <> ''`)],
)
