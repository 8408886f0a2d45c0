import { and, eq, inArray, sql, sum } from 'drizzle-orm'
import { payableStatements, statementStatus, type StatementMove, type StatementRowState } from '@mall/api/contract'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { actingByItself, actingForSeller, type Permitted } from '../../platform/actions/permit.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import { statement, statementLog, statementMessage, statementPiece, statementRow } from '../../platform/db/schema/statement.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { addDays, toDay } from '../../platform/time.ts'
import { countPieces } from './make.ts'
import { followInvoices, lockStatedOrders } from '../statement-state/invoiced.ts'
import { moveStatement } from '../statement-state/moves.ts'
import { tellDeciders } from '../statement-state/notices.ts'
import type { StatementRow } from '../statement-state/scope.ts'

/** A statement that is locked, and who acts on it. */
export interface Acted {
  readonly tx: Tx
  readonly row: StatementRow
  readonly acting: Permitted
  /** Who of the company acts; null: the seller. */
  readonly userId: number | null
}

type Line = typeof statementRow.$inferSelect

export const lineNotFound = (): BusinessError => new BusinessError('STATEMENT_NOT_FOUND', '对账单没有这一行')

const notNow = (text: string): BusinessError => new BusinessError('STATEMENT_ACTION_NOT_ALLOWED', text)

/** A line of the statement in one of these states. @throws BusinessError `STATEMENT_NOT_FOUND`, `STATEMENT_ACTION_NOT_ALLOWED` */
const lineIn = async (tx: Tx, statementId: number, rowId: number, state: StatementRowState, refusal: string): Promise<Line> => {
  const [line] = await tx.select().from(statementRow).where(and(eq(statementRow.id, rowId), eq(statementRow.statementId, statementId)))
  if (line === undefined) throw lineNotFound()
  if (line.state !== state) throw notNow(refusal)
  return line
}

const setState = async (tx: Tx, rowIds: readonly number[], state: StatementRowState): Promise<void> => {
  await tx.update(statementRow).set({ state }).where(inArray(statementRow.id, [...rowIds]))
}

type Said = Pick<typeof statementMessage.$inferInsert, 'text' | 'images'>

/** As whom somebody acts: buyers read that it was the seller; the audit log has who. */
const shownActing = ({ acting, userId }: Acted) => (userId === null ? actingForSeller(acting) : acting)

const say = async (acted: Acted, rowId: number, said: Said): Promise<void> => {
  const { tx, acting, userId } = acted
  await tx.insert(statementMessage).values({ ...said, rowId, userId, author: shownActing(acted).operator, createdAt: acting.origin.now })
}

/** Status that follows from the states of the lines, and the sum of the counted pieces. */
const outcomeOf = async (tx: Tx, statementId: number) => {
  const [states] = await tx
    .select({ open: sql<number>`count(*) filter (where ${statementRow.state} = 'open')`.mapWith(Number), disputed: sql<number>`count(*) filter (where ${statementRow.state} = 'disputed')`.mapWith(Number) })
    .from(statementRow)
    .where(eq(statementRow.statementId, statementId))
  const [sums] = await tx
    .select({ fen: sum(statementPiece.amountFen).mapWith(Number) })
    .from(statementPiece)
    .innerJoin(statementRow, eq(statementRow.id, statementPiece.rowId))
    .where(and(eq(statementRow.statementId, statementId), statementPiece.isCounted))
  const status = (states?.disputed ?? 0) > 0 ? statementStatus.disputed : (states?.open ?? 0) > 0 ? statementStatus.pending : statementStatus.confirmed
  return { status, amountFen: sums?.fen ?? 0 }
}

/** What a confirmed statement has: 账期 counts from its confirmation (seller.md §9). */
const confirmedChanges = ({ creditDays }: Pick<StatementRow, 'creditDays'>, now: Date) => ({ confirmedAt: now, dueOn: toDay(addDays(now, creditDays)) })

/** What follows of a confirmation: its orders may be invoiced already, and one of which nothing is left to pay is settled at once. */
const followConfirmation = async (tx: Tx, row: StatementRow, now: Date): Promise<void> => {
  if (row.status !== statementStatus.confirmed) return
  await lockStatedOrders(tx, row.id)
  await settleIfPaid(tx, await followInvoices(tx, row, now), now)
}

/** One of which nothing is left to pay is settled. */
const settleIfPaid = async (tx: Tx, row: StatementRow, now: Date): Promise<void> => {
  if (!payableStatements.some((status) => status === row.status) || row.amountFen !== row.paidFen) return
  await tellDeciders(tx, await moveStatement(tx, row, 'Settle', { ...actingByItself(now), text: '已结清', changes: { settledAt: now } }), '对账单已结清', now)
}

const moveTo: Readonly<Record<(typeof statementStatus)['pending' | 'disputed' | 'confirmed'], StatementMove>> = {
  [statementStatus.pending]: 'Resolve', [statementStatus.disputed]: 'Dispute', [statementStatus.confirmed]: 'Confirm',
}

/** Writes what follows for the statement from what was done with its lines, and begins the silence again. */
const follow = async (acted: Acted, text: string): Promise<StatementRow> => {
  const { tx, row, acting } = acted
  const { now } = acting.origin
  const { status, amountFen } = await outcomeOf(tx, row.id)
  const changes = {
    amountFen, silentSince: now, reminders: 0,
    ...(status === statementStatus.disputed ? { disputedAt: row.status === statementStatus.disputed ? row.disputedAt : now } : { disputedAt: null }),
    ...(status === statementStatus.confirmed ? confirmedChanges(row, now) : {}),
  }
  const cause = shownActing(acted)
  if (status === row.status) {
    const after = await changeRecord(tx, acting.by, statement, row, changes)
    await tx.insert(statementLog).values({ statementId: row.id, operator: cause.operator, text, createdAt: now })
    return after
  }
  const after = await moveStatement(tx, row, moveTo[status], { ...cause, text, changes })
  await followConfirmation(tx, after, now)
  return after
}

const audit = ({ tx, row, acting }: Acted, action: string, after: Readonly<Record<string, string | number>>): Promise<void> =>
  writeAudit(tx, acting.origin, { action: `Statement.${action}`, entity: 'statement', entityId: row.statementNo, before: null, after })

/**
 * Confirms these lines, or all that are neither confirmed nor disputed.
 * @throws BusinessError `STATEMENT_NOT_FOUND`, `STATEMENT_ACTION_NOT_ALLOWED` when one of them is not 待确认
 */
export const confirmLines = async (acted: Acted, wanted: readonly number[] | null): Promise<void> => {
  const { tx, row } = acted
  const lines = await tx.select({ id: statementRow.id, state: statementRow.state }).from(statementRow).where(eq(statementRow.statementId, row.id))
  const chosen = wanted === null ? lines.filter(({ state }) => state === 'open') : wanted.map((id) => lines.find((line) => line.id === id) ?? null)
  if (chosen.includes(null)) throw lineNotFound()
  const ids = chosen.flatMap((line) => (line?.state === 'open' ? [line.id] : []))
  if (ids.length === 0 || ids.length !== chosen.length) throw notNow('有行已不在待确认，请刷新后查看')
  await setState(tx, ids, 'confirmed')
  await audit(acted, 'ConfirmLines', { Lines: ids.length })
  await follow(acted, `确认${ids.length}行`)
}

/** Disputes a line. @throws BusinessError `STATEMENT_NOT_FOUND`, `STATEMENT_ACTION_NOT_ALLOWED` */
export const disputeLine = async (acted: Acted, rowId: number, said: Said): Promise<void> => {
  const { text, images } = said
  const line = await lineIn(acted.tx, acted.row.id, rowId, 'open', '这一行已不在待确认，请刷新后查看')
  await setState(acted.tx, [line.id], 'disputed')
  await say(acted, line.id, said)
  await audit(acted, 'DisputeLine', { Line: line.id, Text: text, Pictures: images.length })
  await follow(acted, `提出异议：${text}`)
}

/** Takes a dispute back. @throws BusinessError `STATEMENT_NOT_FOUND`, `STATEMENT_ACTION_NOT_ALLOWED` */
export const withdrawDispute = async (acted: Acted, rowId: number): Promise<void> => {
  const line = await lineIn(acted.tx, acted.row.id, rowId, 'disputed', '这一行没有异议，请刷新后查看')
  await setState(acted.tx, [line.id], 'open')
  await audit(acted, 'WithdrawDispute', { Line: line.id })
  await follow(acted, '撤回异议')
}

/** What of a line can still be lowered, fen: its goods and freight less earlier corrections. */
export const lowerableFen = (pieces: readonly Pick<typeof statementPiece.$inferSelect, 'kind' | 'amountFen'>[]): number =>
  pieces.reduce((fen, { kind, amountFen }) => (kind === 'return' ? fen : fen + amountFen), 0)

/**
 * The seller's answer to a dispute: lowers the line by a correction, or leaves it. It is 待确认 again, and the buyer reads the words.
 * @throws BusinessError `STATEMENT_NOT_FOUND`, `STATEMENT_ACTION_NOT_ALLOWED`, `STATEMENT_AMOUNT_INVALID`
 */
export const answerDispute = async (acted: Acted, rowId: number, { lowerByFen, text }: { readonly lowerByFen: number; readonly text: string }): Promise<void> => {
  const { tx, row, acting } = acted
  const line = await lineIn(tx, row.id, rowId, 'disputed', '这一行没有异议，请刷新后查看')
  const pieces = await tx.select().from(statementPiece).where(eq(statementPiece.rowId, line.id))
  if (lowerByFen > lowerableFen(pieces)) throw new BusinessError('STATEMENT_AMOUNT_INVALID', '最多减到这一行的货款和运费')
  // The correction has the tax of what it lowers: that of the line's largest piece.
  const largest = pieces.toSorted((one, other) => other.amountFen - one.amountFen)[0]
  if (lowerByFen > 0) await tx.insert(statementPiece).values({ rowId: line.id, orderId: line.orderId, kind: 'correction', amountFen: -lowerByFen, taxBp: largest?.taxBp ?? 0, note: text })
  await setState(tx, [line.id], 'open')
  await say(acted, line.id, { text, images: [] })
  await audit(acted, 'AnswerDispute', { Line: line.id, LowerBy: lowerByFen, Text: text })
  const after = await follow(acted, lowerByFen > 0 ? `更正一行，减${(lowerByFen / 100).toFixed(2)}元：${text}` : `维持一行：${text}`)
  await tellDeciders(tx, after, lowerByFen > 0 ? '对账异议已更正，请再核对' : '对账异议已答复，请再核对', acting.origin.now)
}

/**
 * Leaves a disputed line for the next statement, which takes all of its order that is in no other then. A line with a correction stays: its reason is here.
 * @throws BusinessError `STATEMENT_NOT_FOUND`, `STATEMENT_ACTION_NOT_ALLOWED`
 */
export const postponeLine = async (acted: Acted, rowId: number): Promise<void> => {
  const { tx, row } = acted
  const line = await lineIn(tx, row.id, rowId, 'disputed', '只有有异议的行可以留到下期')
  const corrections = await tx.$count(statementPiece, and(eq(statementPiece.rowId, line.id), eq(statementPiece.kind, 'correction')))
  if (corrections > 0) throw notNow('已更正过的行不能留到下期')
  // All of them, in the order of their ids: the line is taken from its order, and the statement may be confirmed with that.
  await lockStatedOrders(tx, row.id)
  await countPieces(tx, [line.id], false)
  await setState(tx, [line.id], 'postponed')
  await audit(acted, 'PostponeLine', { Line: line.id })
  await follow(acted, '一行留到下期')
}

/** Silence: confirms all lines that are not disputed. */
export const confirmBySilence = async (tx: Tx, row: StatementRow, now: Date): Promise<void> => {
  const open = await tx.update(statementRow).set({ state: 'confirmed' }).where(and(eq(statementRow.statementId, row.id), eq(statementRow.state, 'open'))).returning({ id: statementRow.id })
  const acting = { ...actingByItself(now), text: `${row.silentDays ?? 0}天未回复，自动确认${open.length}行` }
  if (row.status === statementStatus.disputed) {
    if (open.length > 0) await moveStatement(tx, row, 'ConfirmRest', acting)
    return
  }
  await followConfirmation(tx, await moveStatement(tx, row, 'ConfirmSilently', { ...acting, changes: confirmedChanges(row, now) }), now)
}
