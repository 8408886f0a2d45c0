import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../columns.ts'
import { appUser } from './organisation.ts'

/** Credentials of WebAuthn by which users log in. */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id').notNull().references(() => appUser.id, { onDelete: 'cascade' }),
    /** In base64url, chosen by the authenticator. */
    credentialId: text('credential_id').notNull().unique(),
    /** In COSE: it verifies and cannot sign. */
    publicKey: bytes('public_key').notNull(),
    /** Of the last signature; 0 for good where the authenticator does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Ways to reach its authenticator, for the browser. */
    transports: text('transports').array().notNull(),
    /** What the authenticator knows its user as. */
    userHandle: text('user_handle').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkey_user').on(table.userId)],
)

/** What an authenticator is to sign, as SHA-256: taken out when it was, so that each is good once, in whichever process. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose', { enum: ['register', 'login'] }).notNull(),
    /** Who registers; null for a login, whose user is not known yet. */
    userId: integer('user_id').references(() => appUser.id, { onDelete: 'cascade' }),
    /** The browser and the network that asked, as HMAC. */
    place: text('place').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenge_user').on(table.userId), index('passkey_challenge_expires').on(table.expiresAt)],
)
