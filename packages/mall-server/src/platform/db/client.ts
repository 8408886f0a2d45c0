import { drizzle } from 'drizzle-orm/pglite'
import type { PGlite } from '@electric-sql/pglite'
import type { SQL } from 'drizzle-orm'
import type { PgQueryResultHKT, PgTable, PgTransactionConfig, PgUpdateBuilder, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { FreeDb, FreeTx } from './free.ts'
import * as schema from './schema/index.ts'

/** A column `status` that holds a number is the state of a life cycle: only a move changes it (`platform/actions`). */
type WithoutStatus<Table extends PgTable> = Table['_']['columns'] extends { readonly status: { readonly _: { readonly data: number } } } ? { readonly status?: never } : unknown

interface Update<Table extends PgTable> {
  set(values: PgUpdateSetSource<Table> & WithoutStatus<Table>): ReturnType<PgUpdateBuilder<Table, PgQueryResultHKT>['set']>
}

interface Guarded {
  update<Table extends PgTable>(table: Table): Update<Table>
  transaction<Result>(work: (tx: Tx) => Promise<Result>, config?: PgTransactionConfig): Promise<Result>
}

/** The database, the same type for the embedded PGlite and for PostgreSQL; a transaction is one too. */
export interface Db extends Omit<FreeDb, keyof Guarded>, Guarded {}

/** The argument of the callback of `db.transaction`. */
export interface Tx extends Omit<FreeTx, keyof Guarded>, Guarded {}

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
