import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { LinkTarget, NoticeKind } from '@mall/api/contract'
import { instant } from '../columns.ts'
import { appUser, enterprise } from './organisation.ts'

/** Notices to users; each user concerned has a row. `notice` is what home shows to everybody. */
export const userNotice = pgTable(
  'user_notice',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull().references(() => appUser.id),
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    kind: text('kind').$type<NoticeKind>().notNull(),
    /** What it is about, such as `approval:17`: it is settled by this. */
    subject: text('subject').notNull(),
    title: text('title').notNull(),
    facts: jsonb('facts').$type<readonly string[]>().notNull(),
    target: jsonb('target').$type<LinkTarget>().notNull(),
    /** False: the user wants this kind by mail only. */
    inMall: boolean('in_mall').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** When the requested action was done, here or elsewhere. */
    doneAt: instant('done_at'),
    mailState: text('mail_state').$type<'none' | 'due' | 'sent' | 'failed'>().notNull(),
    mailAttempts: integer('mail_attempts').notNull().default(0),
    /** When the mail is tried next. */
    mailAt: instant('mail_at'),
  },
  (table) => [
    index('user_notice_user').on(table.userId, table.enterpriseId, table.createdAt),
    index('user_notice_unread').on(table.userId, table.enterpriseId).where(sql`in_mall and read_at is null and done_at is null`),
    index('user_notice_open').on(table.subject, table.kind).where(sql`done_at is null`),
    index('user_notice_mail').on(table.mailAt).where(sql`mail_state = 'due'`),
    index('user_notice_created').on(table.createdAt),
  ],
)

/** How a user wants to be notified of a kind; without a row, in both ways. */
export const userNoticeSetting = pgTable(
  'user_notice_setting',
  {
    userId: integer('user_id').notNull().references(() => appUser.id),
    kind: text('kind').$type<NoticeKind>().notNull(),
    inMall: boolean('in_mall').notNull(),
    byMail: boolean('by_mail').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)
