import { drizzle } from 'drizzle-orm/pglite'
import type { PGlite } from '@electric-sql/pglite'
import type { SQL } from 'drizzle-orm'
import type { PgDeleteBase, PgQueryResultHKT, PgTable, PgTransactionConfig, PgUpdateBuilder, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { FreeDb, FreeTx } from './free.ts'
import * as schema from './schema/index.ts'

type Columns<Table extends PgTable> = Table['_']['columns']

interface NumberColumn {
  readonly _: { readonly data: number }
}

/** A column `status` that holds a number is the state of a life cycle: only a move changes it (`platform/actions`). */
export type WithoutStatus<Table extends PgTable> = Columns<Table> extends { readonly status: NumberColumn } ? { readonly status?: never } : unknown

/** What the mall keeps of records in versions, by the table: no person decides it, and no version counts it. */
interface KeptColumns {
  app_user: 'initialHash' | 'initialUntil' | 'lastEnterpriseId' | 'lockedUntil' | 'passwordHash'
  approval_flow: 'content' | 'draft'
  attribute: 'mergedInto' | 'position'
  attribute_value: 'attributeId'
  brand: 'mergedInto' | 'position'
  budget: 'adjustedFen' | 'frozenFen' | 'totalFen' | 'usedFen'
  category: 'mergedInto' | 'parentId' | 'position'
  department: 'path' | 'position'
  invoice: 'amountFen' | 'mailAt' | 'mailAttempts' | 'mailState' | 'platformNextAt' | 'platformReason' | 'platformState' | 'platformTries' | 'taxFen'
  orders: 'applyableFen' | 'freightFen' | 'goodsFen' | 'invoiceState' | 'overInvoicedFen' | 'payableFen' | 'quantity' | 'remindedAt'
  product: 'attributeValueIds' | 'brandId' | 'category1Id' | 'category2Id' | 'category3Id' | 'salesCount'
  product_import: 'changedRows' | 'failedRows' | 'keptRows' | 'missing' | 'needsNames' | 'newRows' | 'progress' | 'unchangedRows' | 'writtenRows' | 'wrongRows'
  product_draft: 'values'
  statement: 'paidFen' | 'reminders' | 'invoicedFen' | 'uninvoicedFen'
  statement_term: 'closedDay'
  staff: 'initialHash' | 'initialUntil' | 'lastLoginAt' | 'lockedUntil' | 'passwordHash'
}

type Kept<Table extends PgTable> = Table['_']['name'] extends keyof KeptColumns ? KeptColumns[Table['_']['name']] : never

/** A record with a `version` is what people change: its other columns change by a permit alone (`changeRecord`). */
type Forbidden<Table extends PgTable> =
  Columns<Table> extends { readonly version: NumberColumn } ? { readonly [Name in Exclude<keyof Columns<Table>, Kept<Table>>]?: never } : WithoutStatus<Table>

/** So is its end (`deleteRecord`). */
type Deletable<Table extends PgTable> = Columns<Table> extends { readonly version: NumberColumn } ? never : unknown

interface Update<Table extends PgTable> {
  set(values: PgUpdateSetSource<Table> & Forbidden<Table>): ReturnType<PgUpdateBuilder<Table, PgQueryResultHKT>['set']>
}

interface Guarded {
  update<Table extends PgTable>(table: Table): Update<Table>
  delete<Table extends PgTable>(table: Table & Deletable<Table>): PgDeleteBase<Table, PgQueryResultHKT>
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
