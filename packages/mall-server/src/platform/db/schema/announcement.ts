import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ContentNode } from '@mall/api/contract'
import { identity, instant } from '../columns.ts'
import { enterprise, enterpriseGroup } from './organisation.ts'
import { role } from './role.ts'
import { staff } from './staff.ts'

/** What the mall announces (公告). Whether it is shown follows from what was done with it, and from its days. */
export const announcement = pgTable(
  'announcement',
  {
    id: identity(),
    title: text('title').notNull(),
    /** As it was written: Markdown. */
    body: text('body').notNull(),
    /** What is drawn of it. */
    content: jsonb('content').$type<ContentNode[]>().notNull(),
    /** For the people of a group, or of a company; both null: for all. */
    groupId: integer('group_id').references(() => enterpriseGroup.id),
    enterpriseId: integer('enterprise_id').references(() => enterprise.id),
    /** For those who hold this preset role; null: for all roles. */
    roleId: integer('role_id').references(() => role.id),
    /** Days in Asia/Shanghai, both included; null: at once, and without an end. */
    fromDay: date('from_day', { mode: 'string' }),
    untilDay: date('until_day', { mode: 'string' }),
    publishedAt: instant('published_at'),
    takenDownAt: instant('taken_down_at'),
    /** Who changed it last; null: the mall, such as the demo. */
    staffId: integer('staff_id').references(() => staff.id),
    changedAt: instant('changed_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('announcement_published').on(table.publishedAt),
    // A reader finds those for all, for their company and for their group, however many others have.
    index('announcement_audience').on(table.enterpriseId, table.groupId),
    check('announcement_of_one', sql`${table.groupId} is null or ${table.enterpriseId} is null`),
    check('announcement_days', sql`${table.fromDay} <= ${table.untilDay}`),
  ],
)
