import { bigint, index, integer, json, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { CallKey } from '@mall/api/contract'
import { instant } from '../columns.ts'
import { appUser, enterprise } from './organisation.ts'

/** Results of writes that must not happen twice, by the `RequestId` that the client made. */
export const requestResult = pgTable(
  'request_result',
  {
    userId: integer('user_id').notNull().references(() => appUser.id),
    call: text('call').$type<CallKey>().notNull(),
    requestId: uuid('request_id').notNull(),
    /** SHA-256 of the input: the same id with other input is an error. */
    inputHash: text('input_hash').notNull(),
    /** Null only within the transaction that makes the write. `json`, since it keeps the order of the keys. */
    result: json('result').$type<unknown>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.call, table.requestId] }), index('request_result_created').on(table.createdAt)],
)

/** What the audit log keeps of an entity. */
export type AuditSummary = Readonly<Record<string, string | number | boolean | null>>

/** Who changed what, from where. Rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    createdAt: instant('created_at').notNull(),
    /** Null: the mall itself. */
    userId: integer('user_id').references(() => appUser.id),
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
