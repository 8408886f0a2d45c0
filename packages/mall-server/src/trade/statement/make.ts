import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { statementStatus } from '@mall/api/contract'
import type { Acting } from '../../platform/actions/permit.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import { queryRows, type Tx } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import { statement, statementLog, statementPiece, statementRow, statementTerm } from '../../platform/db/schema/statement.ts'
import { groupBy } from '../../platform/group-by.ts'
import { inParts } from '../../platform/in-parts.ts'
import { yuanText } from '../../platform/money.ts'
import { insertedRow } from '../../platform/records/version.ts'
import { dayAfter } from './closing-day.ts'
import { tellDeciders } from '../statement-state/notices.ts'
import type { StatementRow } from '../statement-state/scope.ts'
import { readUncovered, type Uncovered } from './uncovered.ts'

export type Terms = typeof statementTerm.$inferSelect

/** `DZ`, the month, then six digits of the sequence. */
export const statementNoOf = (day: string, sequence: number): string => `DZ${day.slice(0, 7).replace('-', '')}${String(sequence).padStart(6, '0')}`

const nextNo = async (tx: Tx, untilDay: string): Promise<string> => {
  const [row] = await queryRows<{ next: number }>(tx, sql`select nextval('statement_no_sequence')::int as next`)
  if (row === undefined) throw new Error('The sequence of statement numbers returned nothing')
  return statementNoOf(untilDay, row.next)
}

/** What is unpaid of the statements of a company that are not settled, the oldest first. Fen; negative where more went back than was received. */
const unpaidOf = async (tx: Tx, enterpriseId: number): Promise<StatementRow['carried']> => {
  const rows = await tx
    .select({ statementNo: statement.statementNo, fen: sql<number>`${statement.amountFen} - ${statement.paidFen}`.mapWith(Number) })
    .from(statement)
    .where(and(eq(statement.enterpriseId, enterpriseId), sql`${statement.status} <> ${literals(statementStatus.settled)}`, ne(statement.amountFen, statement.paidFen)))
    .orderBy(asc(statement.untilDay), asc(statement.id))
  return rows
}

const latestOf = (pieces: readonly Uncovered[], untilDay: string): string =>
  pieces.reduce((latest, { day }) => ((day ?? untilDay) > latest ? (day ?? untilDay) : latest), '')

/** Writes the lines of a statement: one for each order, with its pieces. */
const writeRows = async (tx: Tx, { id: statementId, untilDay }: StatementRow, pieces: readonly Uncovered[]): Promise<void> => {
  const byOrder = groupBy(pieces, ({ orderId }) => orderId)
  const values = [...byOrder].map(([orderId, own]) => ({ statementId, orderId, state: 'open' as const, receivedOn: latestOf(own, untilDay) }))
  const written = (await inParts(values, (part) => tx.insert(statementRow).values([...part]).returning({ id: statementRow.id, orderId: statementRow.orderId }))).flat()
  const rowOf = new Map(written.map(({ id, orderId }) => [orderId, id]))
  const rowIdOf = (orderId: number): number => {
    const rowId = rowOf.get(orderId)
    if (rowId === undefined) throw new Error(`No line for the order ${orderId}`)
    return rowId
  }
  await inParts(pieces, (part) => tx.insert(statementPiece).values(part.map(({ day: _day, ...piece }) => ({ ...piece, rowId: rowIdOf(piece.orderId) }))))
}

/**
 * Makes the statement of a company up to a day, of all that is in none yet; null where there is nothing to state. In one transaction, with the row of the terms locked: what is
 * made stands, and the next one begins after it. Written once, for the job, for the staff, and for the past of the demo, which is in no audit log and of which nobody is informed.
 */
export const makeStatement = async (tx: Tx, terms: Terms, untilDay: string, acting: Pick<Acting, 'operator' | 'origin'>, { isPast = false }: { readonly isPast?: boolean } = {}): Promise<StatementRow | null> => {
  const { now } = acting.origin
  await tx.update(statementTerm).set({ closedDay: untilDay }).where(eq(statementTerm.id, terms.id))
  const pieces = await readUncovered(tx, terms, untilDay)
  if (pieces.length === 0) return null
  const carried = await unpaidOf(tx, terms.enterpriseId)
  const made = insertedRow(
    await tx
      .insert(statement)
      .values({
        statementNo: await nextNo(tx, untilDay), enterpriseId: terms.enterpriseId, status: statementStatus.pending,
        fromDay: terms.closedDay === null ? terms.fromDay : dayAfter(terms.closedDay), untilDay, createdAt: now, silentSince: now,
        amountFen: pieces.reduce((sum, { amountFen }) => sum + amountFen, 0),
        carried, carriedFen: carried.reduce((sum, { fen }) => sum + fen, 0),
        creditDays: terms.creditDays, silentDays: terms.silentDays,
      })
      .returning(),
  )
  await writeRows(tx, made, pieces)
  await tx.insert(statementLog).values({ statementId: made.id, operator: acting.operator, text: `生成对账单，本期 ${yuanText(made.amountFen)}`, createdAt: now })
  if (isPast) return made
  await writeAudit(tx, acting.origin, { action: 'Statement.Make', entity: 'statement', entityId: made.statementNo, before: null, after: { AmountFen: made.amountFen, Until: untilDay } })
  await tellDeciders(tx, made, '新的对账单，请核对', now)
  return made
}

/** Marks the pieces of lines as counted or not. */
export const countPieces = async (tx: Tx, rowIds: readonly number[], isCounted: boolean): Promise<void> => {
  await tx.update(statementPiece).set({ isCounted }).where(inArray(statementPiece.rowId, [...rowIds]))
}
