import { asc, count, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'

interface StatusCount<Status extends number> {
  readonly status: Status
  readonly count: number
}

type TableWithStatus = PgTable & { readonly status: PgColumn }
type StatusOf<Table extends TableWithStatus> = Table['status']['_']['data'] & number

/** How many records of a table match, per status. */
export const countByStatus = <Table extends TableWithStatus>(db: Db, table: Table, where: SQL | undefined): Promise<StatusCount<StatusOf<Table>>[]> =>
  db
    .select({ status: sql<StatusOf<Table>>`${table.status}`, count: count() })
    .from<PgTable>(table)
    .where(where)
    .groupBy(table.status)
    .orderBy(asc(table.status))

/**
 * `total` and `StatusCounts` of a list. Every status is counted with all filters but the status, so the total of the list is that of the status
 * asked for, or of all of them.
 */
export const statusCounts = <Status extends number>(counts: readonly StatusCount<Status>[], asked: Status | undefined) => ({
  total: counts.reduce((sum, { status, count }) => (asked === undefined || status === asked ? sum + count : sum), 0),
  StatusCounts: counts.map(({ status, count }) => ({ Status: status, Count: count })),
})
