import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { SiteSettings } from '@mall/api/contract'
import { instant } from '../columns.ts'
import { staff } from './staff.ts'

/** What the seller set of the site: one row, in every mall. */
export const siteSettings = pgTable('site_settings', {
  id: integer('id').primaryKey(),
  /** What differs from the environment. */
  settings: jsonb('settings').$type<SiteSettings>().notNull().default({}),
  staffId: integer('staff_id').references(() => staff.id),
  changedAt: instant('changed_at'),
  version: integer('version').notNull().default(1),
})
