import { and, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx, WithoutStatus } from '../db/client.ts'
import type { FreeTx } from '../db/free.ts'
import { updatedRow } from '../records/version.ts'
import type { Permit } from './permit.ts'

interface Version {
  readonly id: number
  readonly version: number
}

/** A table whose records people change: each has a version, which counts the changes. */
type VersionedTable = PgTable & { readonly id: PgColumn; readonly version: PgColumn; readonly $inferSelect: Version }

type Changes<Row> = { readonly [Name in Exclude<keyof Row, keyof Version>]?: Row[Name] | undefined }

const asRead = (table: VersionedTable, { id, version }: Version) => and(eq(table.id, id), eq(table.version, version))

/**
 * Changes a record, which then is in its next version. With the life cycle's moves the one place that does.
 * @throws BusinessError `VERSION_CONFLICT` when another request changed the record since it was read
 */
export const changeRecord = async <Table extends VersionedTable>(
  tx: Tx,
  _permit: Permit,
  table: Table,
  row: Version,
  changes: Changes<Table['$inferSelect']> & WithoutStatus<Table>,
): Promise<Table['$inferSelect']> => {
  const rows = await (tx as FreeTx).update(table).set({ ...changes, version: row.version + 1 }).where(asRead(table, row)).returning()
  return updatedRow(rows as Table['$inferSelect'][])
}

/**
 * Deletes a record.
 * @throws BusinessError `VERSION_CONFLICT` when another request changed the record since it was read
 */
export const deleteRecord = async (tx: Tx, _permit: Permit, table: VersionedTable, row: Version): Promise<void> => {
  updatedRow(await (tx as FreeTx).delete(table).where(asRead(table, row)).returning({ id: table.id }))
}
