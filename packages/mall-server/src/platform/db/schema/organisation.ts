import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { openOrdersLimit, type ProvinceCode } from '@mall/api/contract'
import { instant } from '../columns.ts'
import { recoveryCodeTable, refreshTokenTable, secondFactorTable } from '../owned-tables.ts'

export const enterpriseGroup = pgTable('enterprise_group', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  /** A path of the mall, or null: the mall's own logo. */
  logo: text('logo'),
  /** 统一社会信用代码; empty for none, as the contact is. */
  taxNo: text('tax_no').notNull().default(''),
  contactName: text('contact_name').notNull().default(''),
  contactMobile: text('contact_mobile').notNull().default(''),
  /** 主题色, `#RRGGBB`; null: the mall's own. */
  themeColor: text('theme_color'),
  version: integer('version').notNull().default(1),
})

/** What an order's delivery costs, integer fen. */
export interface FreightRule {
  readonly freightFen: number
  /** The sum of goods from which it costs nothing; null: never. */
  readonly freeFromFen: number | null
}

/** How goods are brought to a company: read as a whole, and found by nothing in it. */
export interface CompanyDelivery {
  /** Null: as the mall has it for everybody. */
  readonly freight: FreightRule | null
  /** Provinces in which another rule holds. */
  readonly areas: readonly (FreightRule & { readonly areaCode: ProvinceCode })[]
  /** 分批发货 */
  readonly shipsInParts: boolean
}

export const enterprise = pgTable(
  'enterprise',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    groupId: integer('group_id').notNull().references(() => enterpriseGroup.id),
    name: text('name').notNull(),
    shortName: text('short_name').notNull(),
    /** 统一社会信用代码 */
    taxNo: text('tax_no').notNull(),
    /** 价格可见: without it only those who have `price.view` see prices. */
    showsPrices: boolean('shows_prices').notNull().default(true),
    /** How many orders of one buyer may wait for approval or payment at a time. */
    maxOpenOrders: integer('max_open_orders').notNull().default(openOrdersLimit.default),
    /** 要求双因素登录: its sessions open nothing until the user has a second factor. */
    demandsFactor: boolean('demands_factor').notNull().default(false),
    delivery: jsonb('delivery').$type<CompanyDelivery>().notNull().default({ freight: null, areas: [], shipsInParts: true }),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('enterprise_of_group').on(table.groupId), index('enterprise_tax_no').on(table.taxNo)],
)

export const department = pgTable(
  'department',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    parentId: integer('parent_id'),
    /** `/2/5/`: ids from the root down to this one, so that a subtree is a prefix. */
    path: text('path').notNull(),
    name: text('name').notNull(),
    managerId: integer('manager_id'),
    /** Its place among those beside it; of two that have the same the older one comes first. */
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('department_enterprise').on(table.enterpriseId), index('department_parent').on(table.parentId), index('department_path').on(table.path.op('text_pattern_ops'))],
)

export const appUser = pgTable(
  'app_user',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Lower case; account, mobile and email are all logins. */
    account: text('account').notNull().unique(),
    mobile: text('mobile').unique(),
    email: text('email').unique(),
    /** Null: the account is 未激活, its owner has not chosen a password yet. */
    passwordHash: text('password_hash'),
    /** HMAC of the initial password, until the user has replaced it. */
    initialHash: text('initial_hash'),
    initialUntil: instant('initial_until'),
    /** Too many wrong passwords: what lists show. The login itself counts by the name that was typed. */
    lockedUntil: instant('locked_until'),
    /** 昵称: the greeting, and what everybody sees. */
    nickname: text('nickname').notNull(),
    /** 姓名; empty as long as nobody said it. `displayName` is what colleagues see. */
    realName: text('real_name').notNull().default(''),
    /** Address of an upload that everybody may see; null for none. */
    avatar: text('avatar'),
    /** GA group administrator, GU everybody else (specification §6). */
    utype: text('utype', { enum: ['GA', 'GU'] }).notNull().default('GU'),
    status: text('status', { enum: ['active', 'disabled'] }).notNull().default('active'),
    /** Where the last login went: the company a user of several starts in. */
    lastEnterpriseId: integer('last_enterprise_id'),
    version: integer('version').notNull().default(1),
  },
)

export const membership = pgTable(
  'membership',
  {
    userId: integer('user_id').notNull().references(() => appUser.id),
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    departmentId: integer('department_id').notNull().references(() => department.id),
    /** 单笔限额: above it an order needs approval; null for none. */
    singleLimitFen: bigint('single_limit_fen', { mode: 'number' }),
    /** 最近登录 to this company. */
    lastLoginAt: instant('last_login_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.enterpriseId] }),
    index('membership_enterprise').on(table.enterpriseId),
    index('membership_department').on(table.departmentId),
  ],
)

/** One login on one browser. Its refresh tokens are a family: they are revoked together. */
export const authSession = pgTable(
  'auth_session',
  {
    id: uuid('id').primaryKey(),
    /** The session of the login that it comes from, its own id for that one: those of other enterprises that it was exchanged for end with it. */
    familyId: uuid('family_id').notNull(),
    userId: integer('user_id').notNull().references(() => appUser.id),
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    /** How its login was proven. A partner site says itself who its users are. `staff`: the seller views the mall as this user, and reads only. */
    way: text('way', { enum: ['own', 'passkey', 'partner', 'staff'] }).notNull().default('own'),
    /** Where it began: the address and what the browser calls itself. */
    ip: text('ip').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason', { enum: ['logout', 'reuse', 'passwordReset', 'passwordChange', 'disabled', 'ended'] }),
  },
  (table) => [index('auth_session_user').on(table.userId), index('auth_session_family').on(table.familyId), index('auth_session_expires').on(table.expiresAt)],
)

export const refreshToken = refreshTokenTable('refresh_token', () => authSession.id)

/**
 * Wrong passwords by where they come from, a browser that is known or a network, and of an account as a whole; whether or not such an account exists.
 * All keys are HMACs: users type passwords into the wrong field.
 */
export const loginAttempt = pgTable(
  'login_attempt',
  {
    key: text('key').primaryKey(),
    /** The account that it is about: the key of its whole. */
    accountKey: text('account_key').notNull(),
    /** Since the last lock, or the last pause of its length. */
    failures: integer('failures').notNull(),
    /** Of the day: since the last one without any. */
    total: integer('total').notNull(),
    /** Null before the first. */
    lastAt: instant('last_at'),
    lockedUntil: instant('locked_until'),
  },
  (table) => [
    index('login_attempt_account').on(table.accountKey), index('login_attempt_last').on(table.lastAt),
    check('login_attempt_failures', sql`${table.failures} >= 0 and ${table.total} >= 0`),
  ],
)

export const captchaChallenge = pgTable(
  'captcha_challenge',
  {
    id: text('id').primaryKey(),
    targetX: integer('target_x').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('captcha_challenge_expires').on(table.expiresAt)],
)

/** What a solved challenge is traded for: good once, for 2 minutes. */
export const captchaCredential = pgTable(
  'captcha_credential',
  { hash: text('hash').primaryKey(), expiresAt: instant('expires_at').notNull(), usedAt: instant('used_at') },
  (table) => [index('captcha_credential_expires').on(table.expiresAt)],
)

/** Session keys of partner sites that were used: each works once. */
export const usedSessionKey = pgTable('used_session_key', { keyId: text('key_id').primaryKey(), expiresAt: instant('expires_at').notNull() })

/**
 * Codes that were sent, one at a time: for a forgotten password or a locked account by the name that was typed and the browser or network that asked (hashed), whether or not such an
 * account exists, so that nobody replaces or uses up another's; for a new mobile number or email by the user.
 */
export const passwordReset = pgTable(
  'password_reset',
  {
    nameHash: text('name_hash').primaryKey(),
    purpose: text('purpose', { enum: ['reset', 'unlock', 'contact'] }).notNull().default('reset'),
    /** The new mobile number or email that the code confirms. */
    target: text('target'),
    /** Null for a name that nobody has: its code fits nothing. */
    userId: integer('user_id').references(() => appUser.id, { onDelete: 'cascade' }),
    ticketHash: text('ticket_hash').notNull().unique(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** Codes since `dayBeganAt`. */
    sends: integer('sends').notNull(),
    dayBeganAt: instant('day_began_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    verifiedAt: instant('verified_at'),
    usedAt: instant('used_at'),
  },
  (table) => [index('password_reset_sent').on(table.sentAt), index('password_reset_user').on(table.userId)],
)

export const secondFactor = secondFactorTable('second_factor', () => appUser.id)

export const recoveryCode = recoveryCodeTable('recovery_code', () => appUser.id)

/** Members of the enterprise messenger and the accounts they are. */
export const weChatWorkBinding = pgTable(
  'we_chat_work_binding',
  {
    /** `{corporation}/{member}` */
    memberId: text('member_id').primaryKey(),
    userId: integer('user_id').notNull().references(() => appUser.id, { onDelete: 'cascade' }),
    boundAt: instant('bound_at').notNull(),
  },
  (table) => [index('we_chat_work_binding_user').on(table.userId)],
)

/** When a caller last solved the captcha of the rate limit; every process of the server looks here before it responds with 429. */
export const rateUnlock = pgTable('rate_unlock', { key: text('key').primaryKey(), unlockedAt: instant('unlocked_at').notNull() })

/** One row since the first start: `demo` once the demo data is in, `none` for a database that is never to have it. */
export const seedMarker = pgTable('seed_marker', {
  name: text('name').primaryKey(),
  seed: integer('seed').notNull(),
  seededAt: instant('seeded_at').notNull(),
})

/** What was uploaded; the bytes are in the file store under the id. */
export const uploadedFile = pgTable(
  'uploaded_file',
  {
    id: uuid('id').primaryKey(),
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    userId: integer('user_id').notNull().references(() => appUser.id),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    /** Shown to everybody, since it is part of something public. */
    isPublic: boolean('is_public').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('uploaded_file_user').on(table.userId)],
)
