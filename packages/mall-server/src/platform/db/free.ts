import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/index.ts'

/** The database as Drizzle has it. Everything but moves and tests has `Db`, which writes no status. */
export type FreeDb = PgDatabase<PgQueryResultHKT, typeof schema>

/** See `FreeDb`. */
export type FreeTx = Parameters<Parameters<FreeDb['transaction']>[0]>[0]
