import { and, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { transitionOf, type Lifecycle } from '@mall/api/contract'
import { writeAudit, type AuditedChange } from '../audit/audit-log.ts'
import type { Tx } from '../db/client.ts'
import type { FreeTx } from '../db/free.ts'
import { updatedRow, versionConflict } from '../records/version.ts'
import { mayMove, type Acting } from './permit.ts'

interface Movable {
  readonly id: number | string
  readonly status: number
  readonly version?: number
}

type MovableTable = PgTable & {
  readonly id: PgColumn
  readonly status: PgColumn
  readonly version?: PgColumn
  readonly $inferSelect: Movable
}

type RowOf<Table extends MovableTable> = Table['$inferSelect']

/** What a move writes besides the status: times, and what was said of it. */
type Changes<Table extends MovableTable> = Partial<Omit<RowOf<Table>, keyof Movable>>

/**
 * The one place that writes a status: checked by the table of the life cycle, by the mover, and by the row as it was read.
 * @throws BusinessError `VERSION_CONFLICT` when the table has no such move, or when another request moved the record meanwhile.
 */
const writeMove = async <Table extends MovableTable, Status extends number, Action extends string>(
  tx: Tx,
  { lifecycle, table }: { readonly lifecycle: Lifecycle<Status, Action>; readonly table: Table },
  row: RowOf<Table>,
  action: Action,
  by: Acting['by'],
  changes: Changes<Table>,
): Promise<RowOf<Table>> => {
  const transition = transitionOf(lifecycle, row.status, action)
  if (transition === undefined || !mayMove(transition.who, by)) throw versionConflict()
  const version = row.version === undefined ? {} : { version: row.version + 1 }
  const rows = await (tx as FreeTx)
    .update(table)
    .set({ ...changes, ...version, status: transition.to })
    .where(and(eq(table.id, row.id), eq(table.status, row.status), table.version && eq(table.version, row.version)))
    .returning()
  return updatedRow(rows as RowOf<Table>[])
}

interface Move<Table extends MovableTable> extends Acting {
  /** What the log of the record says of it. */
  readonly text?: string
  readonly changes?: Changes<Table>
}

interface Moved<Table extends MovableTable, Action extends string> {
  readonly before: RowOf<Table>
  readonly after: RowOf<Table>
  readonly action: Action
  readonly now: Date
}

interface MovesOf<Table extends MovableTable, Status extends number, Action extends string> {
  readonly lifecycle: Lifecycle<Status, Action>
  readonly table: Table
  readonly audited: { readonly entity: AuditedChange['entity']; readonly name: string; readonly idOf: (row: RowOf<Table>) => string }
  readonly log?: (tx: Tx, row: RowOf<Table>, line: { readonly operator: string; readonly text: string; readonly createdAt: Date }) => Promise<unknown>
  /** Sends the notices of a move, and settles those that it makes out of date. */
  readonly notify?: (tx: Tx, moved: Moved<Table, Action>) => Promise<void>
}

/** What else a move does, such as to stock and budget; after the record itself is written, and locked by that. */
type Effects<Table extends MovableTable> = (after: RowOf<Table>) => Promise<void>

/** The moves of a kind of record. Nothing else changes its status. */
export const defineMoves = <Table extends MovableTable, Status extends number, Action extends string>(moves: MovesOf<Table, Status, Action>) => {
  const { audited, log, notify } = moves

  /** A move with its effects and its line in the log, without notices and audit: what the demo data has of the past. */
  const write = async (tx: Tx, row: RowOf<Table>, action: Action, { by, operator, origin, text, changes = {} }: Move<Table>, effects?: Effects<Table>): Promise<RowOf<Table>> => {
    const after = await writeMove(tx, moves, row, action, by, changes)
    await effects?.(after)
    if (text !== undefined) await log?.(tx, row, { operator, text, createdAt: origin.now })
    return after
  }

  /** A move with all that follows from it, within the caller's transaction. */
  const move = async (tx: Tx, row: RowOf<Table>, action: Action, cause: Move<Table>, effects?: Effects<Table>): Promise<RowOf<Table>> => {
    const after = await write(tx, row, action, cause, effects)
    await notify?.(tx, { before: row, after, action, now: cause.origin.now })
    await writeAudit(tx, cause.origin, {
      action: `${audited.name}.${action}`, entity: audited.entity, entityId: audited.idOf(row), before: { Status: row.status }, after: { Status: after.status },
    })
    return after
  }

  return { write, move }
}
