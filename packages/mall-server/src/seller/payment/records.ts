import { and, asc, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { orderStatus, payableStatements, paymentType } from '@mall/api/contract'
import { paymentLimits, sellerPaymentActions, sellerPaymentStateNames, type SellerPayment, type SellerPaymentAction, type SellerPaymentDetail, type SellerPaymentState } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { appUser, enterprise } from '../../platform/db/schema/organisation.ts'
import { paymentMatch, receivedPayment as record, statement } from '../../platform/db/schema/statement.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'
import { unpaidOf } from '../../trade/statement/paid.ts'
import { overdueDays } from '../../trade/statement/records.ts'
import { ofCustomers } from '../account/portfolio.ts'
import { customerRecords } from '../customer/records.ts'
import { namedStatements, orderBasis, suggestMatches } from './match-rules.ts'

export { record }

export type PaymentRow = typeof record.$inferSelect

/** The money that exists for one of the staff: that of their customers, and, with the scope 全部客户, what nobody has claimed. */
export const visibleTo = (db: Db, caller: Pick<StaffCaller, 'staffId' | 'scope'>): SQL | undefined => ofCustomers(db, caller, record.enterpriseId)

/** How it stands, as it is filtered; the same as `stateOf`. */
export const isInState: Readonly<Record<SellerPaymentState, SQL | undefined>> = {
  unclaimed: and(isNull(record.voidedAt), isNull(record.enterpriseId)),
  open: and(isNull(record.voidedAt), isNotNull(record.enterpriseId), ne(record.amountFen, record.matchedFen)),
  matched: and(isNull(record.voidedAt), isNotNull(record.enterpriseId), eq(record.amountFen, record.matchedFen)),
  void: isNotNull(record.voidedAt),
}

type Amounts = Pick<PaymentRow, 'enterpriseId' | 'amountFen' | 'matchedFen' | 'ordersFen' | 'voidedAt'>

const stateOf = ({ enterpriseId, amountFen, matchedFen, voidedAt }: Amounts): SellerPaymentState => {
  if (voidedAt !== null) return 'void'
  if (enterpriseId === null) return 'unclaimed'
  return amountFen === matchedFen ? 'matched' : 'open'
}

/** What can still be put on statements and orders, fen; nothing of what is void. */
export const restOf = ({ amountFen, matchedFen, voidedAt }: Amounts): number => (voidedAt === null ? amountFen - matchedFen : 0)

/** What one of the staff may do with money now. */
export const allowedActions = ({ permissions }: Pick<StaffCaller, 'permissions'>, row: Amounts): SellerPaymentAction[] => {
  if (!permissions.has('money.manage') || row.voidedAt !== null) return []
  const may: Readonly<Record<SellerPaymentAction, boolean>> = { Match: row.enterpriseId !== null && restOf(row) > 0, Claim: row.matchedFen === 0, Unmatch: row.matchedFen > row.ordersFen, Void: row.matchedFen === 0 }
  return sellerPaymentActions.filter((action) => may[action])
}

/** Money with the name of its company. */
export const paymentRecords = (db: Db, where: SQL | undefined) =>
  db.select({ record, enterprise: enterprise.name }).from(record).leftJoin(enterprise, eq(enterprise.id, record.enterpriseId)).where(where)

type PaymentFound = Awaited<ReturnType<typeof paymentRecords>>[number]

export const toSellerPayment = (caller: Pick<StaffCaller, 'permissions'>, { record: row, enterprise: name }: PaymentFound): SellerPayment => {
  const state = stateOf(row)
  return {
    PaymentNo: row.paymentNo,
    EnterpriseId: row.enterpriseId,
    EnterpriseName: name ?? '',
    PaidOn: row.paidOn,
    Amount: toYuan(row.amountFen),
    MatchedAmount: toYuan(row.matchedFen),
    RestAmount: toYuan(restOf(row)),
    Payer: row.payer,
    Reference: row.reference,
    Note: row.note,
    State: state,
    StateName: sellerPaymentStateNames[state],
    AllowActions: allowedActions(caller, row),
    Version: row.version,
  }
}

export const paymentNotFound = (): BusinessError => new BusinessError('PAYMENT_NOT_FOUND', '收款不存在')

const matchesOf = async (db: Db, paymentId: number): Promise<SellerPaymentDetail['Matches']> => {
  const rows = await db
    .select({ match: paymentMatch, statementNo: statement.statementNo })
    .from(paymentMatch)
    .innerJoin(statement, eq(statement.id, paymentMatch.statementId))
    .where(eq(paymentMatch.paymentId, paymentId))
    .orderBy(asc(paymentMatch.id))
  return rows.map(({ match, statementNo: StatementNo }) => ({
    MatchId: match.id, StatementNo, Amount: toYuan(match.amountFen), Time: toInstant(match.createdAt), By: match.createdBy,
    UndoneTime: match.undoneAt === null ? null : toInstant(match.undoneAt), UndoneBy: match.undoneBy, UndoReason: match.undoReason,
  }))
}

const paidOrdersOf = async (db: Db, paymentId: number): Promise<SellerPaymentDetail['PaidOrders']> => {
  const rows = await db
    .select({ match: paymentMatch, orderNo: orders.orderNo })
    .from(paymentMatch)
    .innerJoin(orders, eq(orders.id, paymentMatch.orderId))
    .where(eq(paymentMatch.paymentId, paymentId))
    .orderBy(asc(paymentMatch.id))
  return rows.map(({ match, orderNo: OrderNo }) => ({ OrderNo, Amount: toYuan(match.amountFen), Time: toInstant(match.createdAt), By: match.createdBy }))
}

/** Orders that wait for their transfer. */
export const awaitsTransfer = (): SQL | undefined => and(eq(orders.status, orderStatus.pendingPayment), eq(orders.paymentType, paymentType.transfer))

const ordersOf = async (db: Db, row: PaymentRow): Promise<SellerPaymentDetail['Orders']> => {
  if (row.enterpriseId === null || restOf(row) === 0) return []
  const rows = await db
    .select({ order: orders, name: displayName })
    .from(orders)
    .innerJoin(appUser, eq(appUser.id, orders.userId))
    .where(and(eq(orders.enterpriseId, row.enterpriseId), awaitsTransfer()))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(paymentLimits.candidates)
  const basis = orderBasis(restOf(row), `${row.note} ${row.reference}`, rows.map(({ order: { orderNo, payableFen } }) => ({ orderNo, payableFen })))
  return rows.map(({ order, name }) => ({
    OrderNo: order.orderNo, OrderTime: toInstant(order.createdAt), UserName: name, PayableAmount: toYuan(order.payableFen), Basis: basis(order.orderNo), Version: order.version,
  }))
}

/** Statements that money can be put on: confirmed, and unpaid. */
export const isPayable = (): SQL | undefined => and(inArray(statement.status, [...payableStatements]), sql`${statement.amountFen} > ${statement.paidFen}`)

const candidatesOf = async (db: Db, row: PaymentRow, now: Date): Promise<SellerPaymentDetail['Candidates']> => {
  if (row.enterpriseId === null || restOf(row) === 0) return []
  const rows = await db
    .select()
    .from(statement)
    .where(and(eq(statement.enterpriseId, row.enterpriseId), isPayable()))
    .orderBy(asc(statement.dueOn), asc(statement.id))
    .limit(paymentLimits.candidates)
  const suggested = suggestMatches(restOf(row), `${row.note} ${row.reference}`, rows.map((one) => ({ statementNo: one.statementNo, unpaidFen: unpaidOf(one) })))
  return rows.map((one) => {
    const suggestion = suggested.get(one.statementNo)
    return {
      StatementNo: one.statementNo, UntilDay: one.untilDay, DueOn: one.dueOn, OverdueDays: overdueDays(one, now), UnpaidAmount: toYuan(unpaidOf(one)),
      Suggested: toYuan(suggestion?.fen ?? 0), Basis: suggestion?.basis ?? null, Version: one.version,
    }
  })
}

/** Companies by the numbers of statements in words, or by their exact name: one of the caller's customers, or null. */
export const customerOf = async (db: Db, caller: StaffCaller, { note, payer }: Pick<PaymentRow, 'note' | 'payer'>): Promise<{ readonly id: number; readonly name: string } | null> => {
  const [statementNo] = namedStatements(note)
  const byNumber = statementNo === undefined ? [] : await db.select({ id: statement.enterpriseId }).from(statement).where(eq(statement.statementNo, statementNo))
  const [found, another] = await customerRecords(db, caller, byNumber[0] === undefined ? eq(enterprise.name, payer.trim()) : eq(enterprise.id, byNumber[0].id)).limit(2)
  // Names of companies may be alike: whose money it is says a person then.
  return found === undefined || another !== undefined ? null : { id: found.record.id, name: found.record.name }
}

/** Money that exists for a caller, with what it was put on and what it can be put on. @throws BusinessError `PAYMENT_NOT_FOUND` */
export const paymentDetail = async (db: Db, caller: StaffCaller, paymentNo: string, now: Date): Promise<SellerPaymentDetail> => {
  const [found] = await paymentRecords(db, and(visibleTo(db, caller), eq(record.paymentNo, paymentNo)))
  if (found === undefined) throw paymentNotFound()
  const { record: row } = found
  const suggested = row.enterpriseId === null && row.voidedAt === null ? await customerOf(db, caller, row) : null
  return {
    ...toSellerPayment(caller, found),
    EnteredBy: row.enteredBy,
    EnteredTime: toInstant(row.createdAt),
    VoidReason: row.voidReason,
    VoidTime: row.voidedAt === null ? null : toInstant(row.voidedAt),
    Matches: await matchesOf(db, row.id),
    Candidates: await candidatesOf(db, row, now),
    PaidOrders: await paidOrdersOf(db, row.id),
    Orders: await ordersOf(db, row),
    SuggestedCustomer: suggested === null ? null : { EnterpriseId: suggested.id, Name: suggested.name },
  }
}
