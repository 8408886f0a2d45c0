import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { HomeContent } from '@mall/api/seller/contract'
import { identity, instant } from '../columns.ts'
import { staff } from './staff.ts'

/** The versions of the home page: the one that is shown is the latest of those whose time has come. None is ever changed but to cancel it before its time. */
export const homeVersion = pgTable(
  'home_version',
  {
    /** Its number, as people read it. */
    id: identity(),
    content: jsonb('content').$type<HomeContent>().notNull(),
    liveAt: instant('live_at').notNull(),
    /** Null: the mall itself. */
    staffId: integer('staff_id').references(() => staff.id),
    createdAt: instant('created_at').notNull(),
    restoredFrom: integer('restored_from'),
    /** Cancelled before its time. */
    cancelledAt: instant('cancelled_at'),
    /** When the processes that keep a page of the version before were notified. Null: before its time. */
    announcedAt: instant('announced_at'),
  },
  (table) => [index('home_version_live').on(table.liveAt)],
)

/** What was changed of the home page and not published yet: one row, in every mall. */
export const homeDraft = pgTable('home_draft', {
  id: integer('id').primaryKey(),
  /** Null: nothing was changed. */
  content: jsonb('content').$type<HomeContent>(),
  staffId: integer('staff_id').references(() => staff.id),
  changedAt: instant('changed_at'),
  version: integer('version').notNull().default(1),
})

/** Drafts that people without a login may look at for a day, by the hash of the key that they were given. */
export const homePreview = pgTable(
  'home_preview',
  {
    keyHash: text('key_hash').primaryKey(),
    content: jsonb('content').$type<HomeContent>().notNull(),
    staffId: integer('staff_id').notNull().references(() => staff.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('home_preview_staff').on(table.staffId, table.createdAt)],
)
