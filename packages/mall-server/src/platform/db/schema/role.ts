import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { dataScopes, type DataScope, type Permission } from '@mall/api/contract'
import { enterprise, membership } from './organisation.ts'

/** What members of an enterprise may do. The presets belong to no enterprise: every one can give them to its members. */
export const role = pgTable(
  'role',
  {
    /** Below 100: presets, which the migrations write. */
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 100 }),
    /** Null: a preset. */
    enterpriseId: integer('enterprise_id').references(() => enterprise.id),
    /** In the token's `Role` list. Nothing is decided by it. */
    code: text('code').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
    /** 数据范围: whose orders the role shows. */
    scope: text('scope').$type<DataScope>().notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('role_code').on(table.enterpriseId, table.code).nullsNotDistinct(),
    check('role_scope', sql.raw(`"scope" in (${dataScopes.map(({ scope }) => `'${scope}'`).join(', ')})`)),
  ],
)

/** The roles of a member. */
export const membershipRole = pgTable(
  'membership_role',
  {
    userId: integer('user_id').notNull(),
    enterpriseId: integer('enterprise_id').notNull(),
    roleId: integer('role_id').notNull().references(() => role.id),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.enterpriseId, table.roleId] }),
    foreignKey({
      name: 'membership_role_membership',
      columns: [table.userId, table.enterpriseId],
      foreignColumns: [membership.userId, membership.enterpriseId],
    }).onDelete('cascade'),
    // Presets are the roles of all companies: one's members are found by the company.
    index('membership_role_role').on(table.roleId, table.enterpriseId),
  ],
)
