import { bigint, customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** Money, in whole fen. */
export const fen = (name: string) => bigint(name, { mode: 'number' })

/** A moment, with its offset. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Drizzle has no column type for bytes. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** The number of a row, given by the database. */
export const identity = () => integer('id').primaryKey().generatedByDefaultAsIdentity()
