import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../columns.ts'

/**
 * The bytes of an upload, where uploads are in the database. No foreign key: the row of the upload may be gone before them. `0001_storage_and_triggers.sql` keeps the
 * bytes uncompressed, since pictures and office files are compressed.
 */
export const fileContent = pgTable('file_content', { id: uuid('id').primaryKey(), bytes: bytes('bytes').notNull() })

/**
 * Calls of one limit by one caller, of all processes together. `0001_storage_and_triggers.sql` makes it unlogged: counting waits for no disk, and a
 * crash of PostgreSQL empties it.
 */
export const rateCount = pgTable('rate_count', {
  name: text('name').primaryKey(),
  /** The minute that `count` is of, or the hour, as its limit has it. */
  window: integer('window').notNull(),
  count: integer('count').notNull(),
  /** Calls of the one before. */
  previous: integer('previous').notNull(),
})

/** When a task in the background was begun last, in whichever process. */
export const taskTurn = pgTable('task_turn', { name: text('name').primaryKey(), takenAt: instant('taken_at').notNull() })
