import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant } from '../columns.ts'
import { requestResultTable } from '../owned-tables.ts'
import { appUser, enterprise } from './organisation.ts'
import { staff } from './staff.ts'

export const requestResult = requestResultTable('request_result', () => appUser.id)

/** What the audit log keeps of an entity. */
export type AuditSummary = Readonly<Record<string, string | number | boolean | null>>

/**
 * A link of the chain that shows whether the log was changed: the hash of some of its rows and of the link before. Made with the mall's secret, so that nobody who can write to
 * the database alone can make another one that fits.
 */
export const auditSeal = pgTable('audit_seal', {
  id: identity(),
  createdAt: instant('created_at').notNull(),
  rows: integer('rows').notNull(),
  hash: text('hash').notNull(),
  /** When its rows were deleted for their age; the hash stays. */
  droppedAt: instant('dropped_at'),
})

/** Who changed what, from where. Rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    createdAt: instant('created_at').notNull(),
    /** Null, as `staffId`: the mall itself. */
    userId: integer('user_id').references(() => appUser.id),
    /** One of the seller's staff. */
    staffId: integer('staff_id').references(() => staff.id),
    enterpriseId: integer('enterprise_id').references(() => enterprise.id),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    before: jsonb('before').$type<AuditSummary>(),
    after: jsonb('after').$type<AuditSummary>(),
    ip: text('ip').notNull(),
    requestId: text('request_id').notNull(),
    /** The link that holds it; null for a few minutes. */
    sealId: integer('seal_id').references(() => auditSeal.id),
  },
  (table) => [
    index('audit_log_time').on(table.createdAt),
    index('audit_log_staff').on(table.staffId, table.createdAt).where(sql`staff_id is not null`),
    index('audit_log_unsealed').on(table.id).where(sql`seal_id is null`),
    index('audit_log_seal').on(table.sealId),
    index('audit_log_enterprise').on(table.enterpriseId, table.createdAt),
    index('audit_log_entity').on(table.entity, table.createdAt),
    index('audit_log_record').on(table.entityId),
  ],
)
