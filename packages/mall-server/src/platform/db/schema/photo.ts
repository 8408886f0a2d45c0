import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../columns.ts'
import { staff } from './staff.ts'

/** A photo that the staff uploaded; its versions are in the file store. */
export const photo = pgTable(
  'photo',
  {
    /** Of its versions. */
    hash: text('hash').primaryKey(),
    /** Of the widest version, px. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** A WebP of 24 px in base64. */
    standIn: text('stand_in').notNull(),
    /** What it looks like, for the image search, and of which version the descriptor is. */
    look: bytes('look').notNull(),
    lookVersion: text('look_version').notNull(),
    staffId: integer('staff_id').notNull().references(() => staff.id),
    createdAt: instant('created_at').notNull(),
    /** When a product showed it for the first time. From then on it is kept: orders show what was bought. */
    shownAt: instant('shown_at'),
  },
  (table) => [index('photo_staff').on(table.staffId, table.createdAt)],
)
