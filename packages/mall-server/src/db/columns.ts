import { bigint, integer, timestamp } from 'drizzle-orm/pg-core'

/** Money, in whole fen. */
export const fen = (name: string) => bigint(name, { mode: 'number' })

/** A moment, with its offset. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The number of a row, given by the database. */
export const identity = () => integer('id').primaryKey().generatedByDefaultAsIdentity()
