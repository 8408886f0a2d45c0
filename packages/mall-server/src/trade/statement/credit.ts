import { and, eq, isNotNull, not, sql, type SQL } from 'drizzle-orm'
import { statementStatus, type Credit as WireCredit, type OverLimit } from '@mall/api/contract'
import { queryRows, type Db, type Tx } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import { statementTerm } from '../../platform/db/schema/statement.ts'
import { toYuan, yuanText } from '../../platform/money.ts'

/** How much a company may owe (信用额度), and how much it does, fen. */
export interface Credit {
  readonly limitFen: number
  /** May be above the limit, where that was lowered, and below zero, where more went back than was bought. */
  readonly usedFen: number
  /** What becomes of an order above it. */
  readonly overLimit: OverLimit
}

/** What can still be bought on account, fen. */
export const freeOf = ({ limitFen, usedFen }: Pick<Credit, 'limitFen' | 'usedFen'>): number => Math.max(0, limitFen - usedFen)

/** How much of an order is more than is free, fen; 0 where there is no limit. */
export const overOf = (credit: Credit | null, payableFen: number): number => (credit === null ? 0 : Math.max(0, payableFen - freeOf(credit)))

/** Why an order of so much cannot be bought on account; empty when it can, as where there is no limit, or where the seller decides about what is above it. */
export const creditProblem = (credit: Credit | null, payableFen: number): string =>
  credit === null || credit.overLimit === 'ask' || overOf(credit, payableFen) === 0 ? '' : `信用额度还可用 ${yuanText(freeOf(credit))}，这一单 ${yuanText(payableFen)}，请先付清对账单或改用其他支付方式`

/** What is said of the credit beside the choice of 账期月结. */
export const creditNote = (credit: Credit | null, payableFen: number): string => {
  if (credit === null) return ''
  const over = overOf(credit, payableFen)
  return over > 0 ? `超出信用额度 ${yuanText(over)}，提交后等商家同意` : `信用额度还可用 ${yuanText(freeOf(credit))}`
}

export const creditToWire = (credit: Credit | null): WireCredit | null =>
  credit === null ? null : { LimitAmount: toYuan(credit.limitFen), UsedAmount: toYuan(credit.usedFen), FreeAmount: toYuan(freeOf(credit)) }

/** What of a company's orders under its terms is in no statement yet, received or not, fen. */
export const readUnstated = async (db: Db, { enterpriseId, fromDay }: { readonly enterpriseId: number; readonly fromDay: string }): Promise<number> => {
  const [row] = await queryRows<{ readonly fen: number }>(
    db,
    sql`select coalesce(sum(unstated_fen), 0)::float8 as fen from orders where enterprise_id = ${enterpriseId} and unstated_fen <> 0 and created_at >= ${fromDay}::date::timestamp at time zone 'Asia/Shanghai'`,
  )
  return row?.fen ?? 0
}

/** Reads the credit of a company, as it would be without some orders of it; null: it has no limit. */
export type CreditReader = (tx: Tx, enterpriseId: number, without: SQL) => Promise<Credit | null>

/**
 * The credit of a company: used is what is unpaid of its statements, what was received and is in none yet, and what was ordered and not yet received (seller.md §3, §5). Money that came
 * in and was put on no statement frees nothing. Both sums are of one moment, since a statement that is made moves from one to the other, and read indexes that have only what is open.
 * @param without which orders are not counted
 */
export const readCredit = async (db: Db, enterpriseId: number, without?: SQL): Promise<Credit | null> => {
  const others = without === undefined ? sql`` : sql`and ${not(without)}`
  const [row] = await queryRows<Credit>(
    db,
    sql`select terms.credit_limit_fen::float8 as "limitFen", terms.over_limit as "overLimit", (
        (select coalesce(sum(amount_fen - paid_fen), 0) from statement where enterprise_id = terms.enterprise_id and status <> ${literals(statementStatus.settled)})
        + (select coalesce(sum(unstated_fen), 0) from orders where enterprise_id = terms.enterprise_id and unstated_fen <> 0 ${others} and created_at >= terms.from_day::timestamp at time zone 'Asia/Shanghai')
      )::float8 as "usedFen"
      from statement_term terms where terms.enterprise_id = ${enterpriseId} and terms.credit_limit_fen is not null`,
  )
  return row ?? null
}

/** The same, as it stays until the transaction ends: of two submissions at once the second sees the order of the first. */
export const lockCredit: CreditReader = async (tx, enterpriseId, without) => {
  // By itself: a statement that waits for a lock has read all else before the wait.
  const terms = await tx.select({ id: statementTerm.id }).from(statementTerm).where(and(eq(statementTerm.enterpriseId, enterpriseId), isNotNull(statementTerm.creditLimitFen))).for('update')
  return terms.length === 0 ? null : readCredit(tx, enterpriseId, without)
}
