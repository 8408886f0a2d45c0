import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { staffScopes, type InvitationMail, type StaffPermission, type StaffScope } from '@mall/api/seller/contract'
import { identity, instant } from '../columns.ts'
import { recoveryCodeTable, refreshTokenTable, requestResultTable, secondFactorTable } from '../owned-tables.ts'
import { appUser, authSession, enterprise } from './organisation.ts'

/** The seller's staff: no customer's accounts, and in no table of theirs. */
export const staff = pgTable('staff', {
  id: identity(),
  /** Lower case. */
  account: text('account').notNull().unique(),
  name: text('name').notNull(),
  /** Null: the owner has not chosen a password yet. */
  passwordHash: text('password_hash'),
  /** HMAC of the initial password, until it was replaced. */
  initialHash: text('initial_hash'),
  initialUntil: instant('initial_until'),
  /** Too many wrong passwords: what lists show. The login itself counts by the name that was typed. */
  lockedUntil: instant('locked_until'),
  status: text('status', { enum: ['active', 'disabled'] }).notNull().default('active'),
  lastLoginAt: instant('last_login_at'),
  version: integer('version').notNull().default(1),
})

/** What the staff may do. */
export const staffRole = pgTable(
  'staff_role',
  {
    /** Below 100: presets, which the migrations write. */
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 100 }),
    /** Of a preset. Nothing is decided by it. */
    code: text('code').notNull().unique(),
    name: text('name').notNull().unique(),
    description: text('description').notNull().default(''),
    permissions: text('permissions').array().$type<StaffPermission[]>().notNull(),
    /** Whose customers the role shows. */
    scope: text('scope').$type<StaffScope>().notNull(),
    /** Without a second factor nothing is open to its holders. */
    demandsFactor: boolean('demands_factor').notNull().default(false),
    version: integer('version').notNull().default(1),
  },
  () => [check('staff_role_scope', sql.raw(`"scope" in (${staffScopes.map(({ scope }) => `'${scope}'`).join(', ')})`))],
)

export const staffRoleHolder = pgTable(
  'staff_role_holder',
  {
    staffId: integer('staff_id').notNull().references(() => staff.id, { onDelete: 'cascade' }),
    roleId: integer('role_id').notNull().references(() => staffRole.id),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.roleId] }), index('staff_role_holder_role').on(table.roleId)],
)

/** The companies that one of the staff looks after: whom a role with the scope 名下客户 shows. */
export const portfolio = pgTable(
  'portfolio',
  {
    staffId: integer('staff_id').notNull().references(() => staff.id, { onDelete: 'cascade' }),
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.enterpriseId] }), index('portfolio_enterprise').on(table.enterpriseId)],
)

/**
 * Administrators of customers whom the staff invited, until each has chosen a password. Its link is made of the request that asked for it and the
 * mall's secret: a reader of the table has none.
 */
export const invitation = pgTable(
  'invitation',
  {
    userId: integer('user_id').primaryKey().references(() => appUser.id, { onDelete: 'cascade' }),
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    email: text('email').notNull(),
    requestId: uuid('request_id').notNull(),
    validUntil: instant('valid_until').notNull(),
    mailState: text('mail_state').$type<InvitationMail>().notNull().default('due'),
    mailAttempts: integer('mail_attempts').notNull().default(0),
    /** When it is tried next. */
    mailAt: instant('mail_at').notNull(),
  },
  (table) => [index('invitation_enterprise').on(table.enterpriseId), index('invitation_due').on(table.mailAt).where(sql`mail_state = 'due'`)],
)

/** One login of one of the staff. Its refresh tokens are revoked together. */
export const staffSession = pgTable(
  'staff_session',
  {
    id: uuid('id').primaryKey(),
    staffId: integer('staff_id').notNull().references(() => staff.id, { onDelete: 'cascade' }),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason', { enum: ['logout', 'reuse', 'disabled', 'passwordReset', 'passwordChange', 'ended'] }),
  },
  (table) => [index('staff_session_staff').on(table.staffId), index('staff_session_expires').on(table.expiresAt)],
)

/** Who of the staff views the mall as a customer's person, and why. */
export const customerView = pgTable(
  'customer_view',
  {
    /** A session of that person, `way` staff. */
    sessionId: uuid('session_id').primaryKey().references(() => authSession.id, { onDelete: 'cascade' }),
    staffId: integer('staff_id').notNull().references(() => staff.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    /** SHA-256 of the code that opens its page; null once it did. */
    codeHash: text('code_hash').unique(),
    codeExpiresAt: instant('code_expires_at'),
  },
  (table) => [index('customer_view_staff').on(table.staffId)],
)

export const staffRefreshToken = refreshTokenTable('staff_refresh_token', () => staffSession.id)

export const staffSecondFactor = secondFactorTable('staff_second_factor', () => staff.id)

export const staffRecoveryCode = recoveryCodeTable('staff_recovery_code', () => staff.id)

export const staffRequestResult = requestResultTable('staff_request_result', () => staff.id)
