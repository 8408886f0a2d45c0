import { index, integer, json, pgTable, primaryKey, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { AnyCallKey } from '@mall/api/seller/contract'
import { instant } from './columns.ts'

/* Tables that buyers and the seller's staff have alike, each with its own: of one type, so that one store serves both. */

/** The primary key of whose the rows are. */
type Owner = () => AnyPgColumn

/** 两步验证: the authenticator of somebody. */
export const secondFactorTable = (name: string, owner: Owner) =>
  pgTable(name, {
    userId: integer('user_id').primaryKey().references(owner, { onDelete: 'cascade' }),
    /** Encrypted under a key of the mall's secret: a reader of the table has no codes. */
    sealedSecret: text('sealed_secret').notNull(),
    /** The step of time whose code was used last: each is good once. */
    lastStep: integer('last_step').notNull(),
    startedAt: instant('started_at').notNull(),
    /** Null until its first code: the login does not ask for one. */
    confirmedAt: instant('confirmed_at'),
  })

/** Codes in place of the authenticator's, as HMAC, each good once. */
export const recoveryCodeTable = (name: string, owner: Owner) =>
  pgTable(
    name,
    {
      hash: text('hash').primaryKey(),
      userId: integer('user_id').notNull().references(owner, { onDelete: 'cascade' }),
      usedAt: instant('used_at'),
    },
    (table) => [index(`${name}_user`).on(table.userId)],
  )

/** Refresh tokens, as SHA-256: a reader of the table cannot use them. */
export const refreshTokenTable = (name: string, session: Owner) =>
  pgTable(
    name,
    {
      hash: text('hash').primaryKey(),
      sessionId: uuid('session_id').notNull().references(session, { onDelete: 'cascade' }),
      issuedAt: instant('issued_at').notNull(),
      expiresAt: instant('expires_at').notNull(),
      usedAt: instant('used_at'),
    },
    (table) => [index(`${name}_session`).on(table.sessionId)],
  )

/** Results of writes that must not happen twice, by the `RequestId` that the client made. */
export const requestResultTable = (name: string, owner: Owner) =>
  pgTable(
    name,
    {
      userId: integer('user_id').notNull().references(owner),
      call: text('call').$type<AnyCallKey>().notNull(),
      requestId: uuid('request_id').notNull(),
      /** SHA-256 of the input: the same id with other input is an error. */
      inputHash: text('input_hash').notNull(),
      /** Null only within the transaction that makes the write. `json`, since it keeps the order of the keys. */
      result: json('result').$type<unknown>(),
      createdAt: instant('created_at').notNull(),
    },
    (table) => [primaryKey({ columns: [table.userId, table.call, table.requestId] }), index(`${name}_created`).on(table.createdAt)],
  )
