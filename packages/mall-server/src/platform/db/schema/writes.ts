import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { requestResultTable } from '../owned-tables.ts'
import { appUser, enterprise } from './organisation.ts'
import { staff } from './staff.ts'

export const requestResult = requestResultTable('request_result', () => appUser.id)

/** What the audit log keeps of an entity. */
export type AuditSummary = Readonly<Record<string, string | number | boolean | null>>

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
  },
  (table) => [
    index('audit_log_enterprise').on(table.enterpriseId, table.createdAt),
    index('audit_log_entity').on(table.entity, table.entityId),
  ],
)
