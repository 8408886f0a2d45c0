import { drizzle } from 'drizzle-orm/pglite'
import type { PGlite } from '@electric-sql/pglite'
import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import * as schema from './schema/index.ts'

/** The database, the same type for the embedded PGlite and for PostgreSQL; a transaction is one too. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/** The argument of the callback of `db.transaction`. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export const pgliteDb = (client: PGlite): Db => drizzle(client, { schema })

const isRowHolder = (result: unknown): result is { rows: unknown[] } =>
  typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)

/**
 * Rows of a hand-written statement. The two drivers wrap `execute` differently, so it is not called directly. Row is what the
 * statement selects; timestamps come as text, bigint as text on PostgreSQL: cast in the statement (`::int`, `::float8`).
 */
export const queryRows = async <Row>(db: Db, statement: SQL): Promise<Row[]> => {
  const result: unknown = await db.execute(statement)
  if (Array.isArray(result)) return [...result] as Row[]
  return isRowHolder(result) ? (result.rows as Row[]) : []
}

export { schema }
