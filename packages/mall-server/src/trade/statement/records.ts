import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import {
  actionsFor, orderSumNames, payableStatements, statementActions, statementInvoicing, statementLifecycle, statementPieceNames, statementRowStateNames, statementStatus, statusName,
  type Statement, type StatementAction, type StatementDetail, type StatementInvoicing, type StatementRow as WireRow,
} from '@mall/api/contract'
import { readCalendar } from '../../platform/calendar/read.ts'
import type { Db } from '../../platform/db/client.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { statement as record, statementLog, statementMessage, statementPiece, statementRow } from '../../platform/db/schema/statement.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { groupBy } from '../../platform/group-by.ts'
import { toYuan } from '../../platform/money.ts'
import { addDays, dayMs, startOfDay, toDay, toInstant } from '../../platform/time.ts'
import { taxIn } from '../invoice/lines.ts'
import { isInvoiced } from '../statement-state/invoiced.ts'
import { paidOf } from './paid.ts'
import { visibleTo } from '../statement-state/scope.ts'

export { record }

const rowsIn = (condition: SQL) => sql<number>`(select count(*) from ${statementRow} part where part.statement_id = ${record.id} and ${condition})`.mapWith(Number)

/** Statements with what a row of a list shows of them. Each side adds whose they are. */
export const statementRecords = (db: Db, where: SQL | undefined) =>
  db
    .select({ record, enterprise: enterprise.name, rows: rowsIn(sql`true`), open: rowsIn(sql`part.state = 'open'`), disputed: rowsIn(sql`part.state = 'disputed'`) })
    .from(record)
    .innerJoin(enterprise, eq(enterprise.id, record.enterpriseId))
    .where(where)

export type StatementFound = Awaited<ReturnType<typeof statementRecords>>[number]

const isOpen = ({ status }: Pick<typeof record.$inferSelect, 'status'>): boolean => status === statementStatus.pending || status === statementStatus.disputed

const isPayable = ({ status }: Pick<typeof record.$inferSelect, 'status'>): boolean => payableStatements.some((payable) => payable === status)

const invoicingOf = (row: Pick<typeof record.$inferSelect, 'invoicedFen' | 'uninvoicedFen'>): Statement['Invoicing'] =>
  isInvoiced(row) ? statementInvoicing.done : row.uninvoicedFen > 0 ? statementInvoicing.open : null

/** Statements that are invoiced, or not; only confirmed ones have amounts of their invoices. */
export const inInvoicing: Readonly<Record<StatementInvoicing, SQL>> = {
  [statementInvoicing.open]: sql`${record.uninvoicedFen} > 0`,
  [statementInvoicing.done]: sql`(${record.uninvoicedFen} = 0 and ${record.invoicedFen} > 0)`,
}

/** Days since it was due; 0 before, and for one that is settled. */
export const overdueDays = ({ status, dueOn, amountFen, paidFen }: typeof record.$inferSelect, now: Date): number =>
  !isPayable({ status }) || dueOn === null || amountFen <= paidFen ? 0 : Math.max(0, Math.round((startOfDay(toDay(now)).getTime() - startOfDay(dueOn).getTime()) / dayMs))

/** What both sides see of a statement. */
export const factsOf = ({ record: row, enterprise: EnterpriseName, rows, open, disputed }: StatementFound, now: Date): Omit<Statement, 'AllowActions'> => ({
  StatementNo: row.statementNo,
  EnterpriseId: row.enterpriseId,
  EnterpriseName,
  FromDay: row.fromDay,
  UntilDay: row.untilDay,
  MadeTime: toInstant(row.createdAt),
  Amount: toYuan(row.amountFen),
  CarriedAmount: toYuan(row.carriedFen),
  TotalAmount: toYuan(row.amountFen + row.carriedFen),
  PaidAmount: toYuan(row.paidFen),
  UnpaidAmount: toYuan(row.amountFen - row.paidFen),
  InvoicedAmount: toYuan(row.invoicedFen),
  UninvoicedAmount: toYuan(row.uninvoicedFen),
  Invoicing: invoicingOf(row),
  RowCount: rows,
  DisputedCount: disputed,
  ConfirmOn: !isOpen(row) || open === 0 || row.silentDays === null ? null : toDay(addDays(row.silentSince, row.silentDays)),
  DueOn: row.dueOn,
  OverdueDays: overdueDays(row, now),
  Status: row.status,
  StatusName: statusName(statementLifecycle, row.status),
  Version: row.version,
})

/** What a user of the company may do with a statement now. */
export const allowedActions = ({ permissions }: Pick<Caller, 'permissions'>, { status, open, disputed }: { readonly status: typeof record.$inferSelect.status; readonly open: number; readonly disputed: number }): StatementAction[] => {
  if (!permissions.has('invoice.manage')) return []
  const moves = actionsFor(statementLifecycle, status, ['invoicer'])
  const may: Readonly<Record<StatementAction, boolean>> = { Confirm: open > 0, Dispute: open > 0, Withdraw: disputed > 0, Postpone: disputed > 0 }
  return moves.length === 0 ? [] : statementActions.filter((action) => may[action])
}

export const toStatement = (caller: Pick<Caller, 'permissions'>, found: StatementFound, now: Date): Statement => ({
  ...factsOf(found, now), AllowActions: allowedActions(caller, { status: found.record.status, open: found.open, disputed: found.disputed }),
})

export const statementNotFound = (): BusinessError => new BusinessError('STATEMENT_NOT_FOUND', '对账单不存在')

/** One of the statements that exist for a user of a company. @throws BusinessError `STATEMENT_NOT_FOUND` */
export const findStatement = async (db: Db, caller: Caller, statementNo: string): Promise<StatementFound> => {
  const [found] = await statementRecords(db, and(visibleTo(db, caller), eq(record.statementNo, statementNo)))
  if (found === undefined) throw statementNotFound()
  return found
}

const piecesOf = (db: Db, rowIds: readonly number[]) =>
  db
    .select({ piece: statementPiece, name: orderLine.name, unit: orderLine.unit, priceFen: orderLine.priceFen })
    .from(statementPiece)
    .leftJoin(orderLine, eq(orderLine.id, statementPiece.lineId))
    .where(inArray(statementPiece.rowId, [...rowIds]))
    .orderBy(asc(statementPiece.id))

type PieceFound = Awaited<ReturnType<typeof piecesOf>>[number]

const toPiece = ({ piece, name, unit, priceFen }: PieceFound): WireRow['Pieces'][number] => ({
  Kind: piece.kind,
  KindName: statementPieceNames[piece.kind],
  Name: piece.kind === 'correction' ? piece.note : (name ?? ''),
  Quantity: piece.quantity,
  Unit: unit ?? '',
  Price: priceFen === null ? null : toYuan(priceFen),
  TaxRate: piece.taxBp / 10_000,
  Amount: toYuan(piece.amountFen),
})

const fenOf = (pieces: readonly PieceFound[], ...kinds: readonly (typeof statementPiece.$inferSelect.kind)[]): number =>
  pieces.reduce((fen, { piece }) => (kinds.includes(piece.kind) ? fen + piece.amountFen : fen), 0)

/** 复印纸 等 9 种 */
const titleOf = (pieces: readonly PieceFound[]): string => {
  const names = [...new Set(pieces.flatMap(({ name }) => name ?? []))]
  const [first = orderSumNames.freight] = names
  return names.length > 1 ? `${first} 等 ${names.length} 种` : first
}

/** The lines of a statement with what each adds up to. */
const rowsOf = async (db: Db, { id, carriedFen }: typeof record.$inferSelect) => {
  const lines = await db
    .select({ line: statementRow, orderNo: orders.orderNo })
    .from(statementRow)
    .innerJoin(orders, eq(orders.id, statementRow.orderId))
    .where(eq(statementRow.statementId, id))
    .orderBy(asc(statementRow.receivedOn), asc(statementRow.id))
  const ids = lines.map(({ line }) => line.id)
  const pieces = ids.length === 0 ? [] : await piecesOf(db, ids)
  const messages = ids.length === 0 ? [] : await db.select().from(statementMessage).where(inArray(statementMessage.rowId, ids)).orderBy(asc(statementMessage.id))
  const byRow = groupBy(pieces, ({ piece }) => piece.rowId)
  const said = groupBy(messages, ({ rowId }) => rowId)
  let runningFen = carriedFen
  const Rows = lines.map(({ line, orderNo }): WireRow => {
    const own = byRow.get(line.id) ?? []
    const fen = own.reduce((sum, { piece }) => sum + piece.amountFen, 0)
    if (line.state !== 'postponed') runningFen += fen
    return {
      RowId: line.id,
      OrderNo: orderNo,
      ReceivedOn: line.receivedOn,
      Title: titleOf(own),
      GoodsAmount: toYuan(fenOf(own, 'goods')),
      FreightAmount: toYuan(fenOf(own, 'freight')),
      BackAmount: toYuan(fenOf(own, 'return', 'correction')),
      Amount: toYuan(fen),
      RunningAmount: toYuan(runningFen),
      State: line.state,
      StateName: statementRowStateNames[line.state],
      CanPostpone: line.state === 'disputed' && own.every(({ piece }) => piece.kind !== 'correction'),
      Pieces: own.map(toPiece),
      Messages: (said.get(line.id) ?? []).map(({ createdAt, author: Author, userId, text: Text, images }) => ({ Time: toInstant(createdAt), Author, IsSeller: userId === null, Text, Images: images.map((image) => ({ ...image })) })),
    }
  })
  return { Rows, counted: pieces.filter(({ piece }) => piece.isCounted) }
}

const taxesOf = (counted: readonly PieceFound[]): StatementDetail['Taxes'] =>
  [...groupBy(counted, ({ piece }) => piece.taxBp)]
    .toSorted(([one], [other]) => other - one)
    .map(([taxBp, own]) => {
      const fen = own.reduce((sum, { piece }) => sum + piece.amountFen, 0)
      const taxFen = taxIn(fen, taxBp)
      return { TaxRate: taxBp / 10_000, NetAmount: toYuan(fen - taxFen), TaxAmount: toYuan(taxFen) }
    })

/** What both sides see of one statement beside its facts. */
export const partsOf = async (db: Db, row: typeof record.$inferSelect): Promise<Omit<StatementDetail, keyof Statement>> => {
  const { Rows, counted } = await rowsOf(db, row)
  const logs = await db.select().from(statementLog).where(eq(statementLog.statementId, row.id)).orderBy(asc(statementLog.createdAt), asc(statementLog.id))
  return {
    Rows,
    Carried: row.carried.map(({ statementNo: StatementNo, fen }) => ({ StatementNo, Amount: toYuan(fen) })),
    Taxes: taxesOf(counted),
    Payments: await paidOf(db, row.id),
    CreditDays: row.creditDays,
    AnswerHours: (await readCalendar(db)).Limits.Dispute,
    SilentDays: row.silentDays,
    Logs: logs.map(({ createdAt, operator: Operator, text: Text }) => ({ Time: toInstant(createdAt), Operator, Text })),
  }
}

export const statementDetail = async (db: Db, caller: Caller, statementNo: string, now: Date): Promise<StatementDetail> => {
  const found = await findStatement(db, caller, statementNo)
  return { ...toStatement(caller, found, now), ...(await partsOf(db, found.record)) }
}
