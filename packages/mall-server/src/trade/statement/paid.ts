import { and, asc, eq, isNull } from 'drizzle-orm'
import { payableStatements, statementStatus, type StatementDetail } from '@mall/api/contract'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { actingByItself, actingForSeller, type Permitted } from '../../platform/actions/permit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { paymentMatch, receivedPayment, statement, statementLog } from '../../platform/db/schema/statement.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toYuan, yuanText } from '../../platform/money.ts'
import { isInvoiced } from '../statement-state/invoiced.ts'
import { moveStatement } from '../statement-state/moves.ts'
import { tellDeciders } from '../statement-state/notices.ts'
import type { StatementRow } from '../statement-state/scope.ts'

/** What was paid of a statement, the oldest first: what both sides see. */
export const paidOf = async (db: Db, statementId: number): Promise<StatementDetail['Payments']> => {
  const rows = await db
    .select({ payment: receivedPayment, fen: paymentMatch.amountFen })
    .from(paymentMatch)
    .innerJoin(receivedPayment, eq(receivedPayment.id, paymentMatch.paymentId))
    .where(and(eq(paymentMatch.statementId, statementId), isNull(paymentMatch.undoneAt)))
    .orderBy(asc(receivedPayment.paidOn), asc(paymentMatch.id))
  return rows.map(({ payment, fen }) => ({ PaymentNo: payment.paymentNo, PaidOn: payment.paidOn, Amount: toYuan(fen), Payer: payment.payer, Reference: payment.reference }))
}

/** What is unpaid of a statement, fen; what went back beyond what was received is paid by nobody. */
export const unpaidOf = ({ amountFen, paidFen }: Pick<StatementRow, 'amountFen' | 'paidFen'>): number => Math.max(0, amountFen - paidFen)

interface Paid {
  readonly tx: Tx
  /** Locked. */
  readonly row: StatementRow
  readonly acting: Permitted
  readonly fen: number
}

const noteDown = ({ tx, row, acting }: Paid, text: string) =>
  tx.insert(statementLog).values({ statementId: row.id, operator: actingForSeller(acting).operator, text, createdAt: acting.origin.now })

/**
 * Puts money on a confirmed statement (seller.md §5); paid in full it is settled. Those who decide for its company are notified.
 * @throws BusinessError `PAYMENT_STATEMENT_INVALID`, `PAYMENT_AMOUNT_INVALID`
 */
export const payStatement = async (paid: Paid): Promise<void> => {
  const { tx, row, acting, fen } = paid
  const { now } = acting.origin
  if (!payableStatements.some((status) => status === row.status)) throw new BusinessError('PAYMENT_STATEMENT_INVALID', `${row.statementNo}未确认或已结清，不能核销`)
  const unpaid = unpaidOf(row)
  if (fen > unpaid) throw new BusinessError('PAYMENT_AMOUNT_INVALID', `${row.statementNo}未付 ${yuanText(unpaid)}，不能核销 ${yuanText(fen)}`)
  const paidFen = row.paidFen + fen
  const text = `收到付款 ${yuanText(fen)}`
  if (fen === unpaid) {
    const after = await moveStatement(tx, row, 'Settle', { ...actingForSeller(acting), text: `${text}，已结清`, changes: { paidFen, settledAt: now } })
    await tellDeciders(tx, after, `${text}，对账单已结清`, now)
    return
  }
  const after = await changeRecord(tx, acting.by, statement, row, { paidFen })
  await noteDown(paid, `${text}，还有 ${yuanText(unpaidOf(after))} 未付`)
  await tellDeciders(tx, after, `${text}，还有 ${yuanText(unpaidOf(after))} 未付`, now)
}

/** Takes money off a statement again; one that was settled is 已确认 again, or 已开票, and due when it was due. */
export const unpayStatement = async (paid: Paid, reason: string): Promise<void> => {
  const { tx, row, acting, fen } = paid
  const paidFen = row.paidFen - fen
  const text = `撤销付款 ${yuanText(fen)}：${reason}`
  if (row.status === statementStatus.settled) {
    const reopened = await moveStatement(tx, row, 'Reopen', { ...actingForSeller(acting), text, changes: { paidFen, settledAt: null } })
    const after = isInvoiced(reopened) ? await moveStatement(tx, reopened, 'Invoice', actingByItself(acting.origin.now)) : reopened
    await tellDeciders(tx, after, '一笔付款已撤销，对账单未结清', acting.origin.now)
    return
  }
  const after = await changeRecord(tx, acting.by, statement, row, { paidFen })
  await noteDown(paid, text)
  await tellDeciders(tx, after, '一笔付款已撤销', acting.origin.now)
}
