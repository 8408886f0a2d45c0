import { sql, type SQL } from 'drizzle-orm'
import { bigint, customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** Money, in whole fen. */
export const fen = (name: string) => bigint(name, { mode: 'number' })

/** A moment, with its offset. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Numbers of enumerations in SQL that takes no parameters: the conditions of indexes and checks, and a query that is to be found by such an
 * index.
 */
export const literals = (...numbers: readonly number[]): SQL => sql.raw(numbers.join(', '))

/** Drizzle has no column type for bytes. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** The number of a row, given by the database. */
export const identity = () => integer('id').primaryKey().generatedByDefaultAsIdentity()
