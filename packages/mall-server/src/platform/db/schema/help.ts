import type { ContentNode, HelpPageKey } from '@mall/api/contract'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant } from '../columns.ts'
import { staff } from './staff.ts'

/** What is shown of a page of help in place of the text that the mall is built with. */
export interface PublishedHelp {
  /** Markdown, with its title in the first line. */
  readonly body: string
  readonly title: string
  /** What is drawn of it, so that reading parses nothing. */
  readonly content: readonly ContentNode[]
}

/** The versions of the pages of help: the latest of a page is shown. None is ever changed. */
export const helpVersion = pgTable(
  'help_version',
  {
    /** Its number, as people read it. */
    id: identity(),
    pageKey: text('page_key').$type<HelpPageKey>().notNull(),
    /** Null: the text that the mall is built with, also that of later releases. */
    published: jsonb('published').$type<PublishedHelp>(),
    staffId: integer('staff_id').notNull().references(() => staff.id),
    createdAt: instant('created_at').notNull(),
    restoredFrom: integer('restored_from'),
  },
  (table) => [index('help_version_page').on(table.pageKey, table.id)],
)

/** What was changed of a page of help and not published yet: one row of each page, in every mall. */
export const helpDraft = pgTable('help_draft', {
  /** Its place in their order, from 1. */
  id: integer('id').primaryKey(),
  pageKey: text('page_key').$type<HelpPageKey>().notNull().unique(),
  /** Null: nothing was changed. */
  body: text('body'),
  staffId: integer('staff_id').references(() => staff.id),
  changedAt: instant('changed_at'),
  version: integer('version').notNull().default(1),
})
