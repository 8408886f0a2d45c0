import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import type { SellerPaymentAction, SellerPaymentDetail } from '@mall/api/seller/contract'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { actingForSeller, permitting, type Permitted } from '../../platform/actions/permit.ts'
import { originOf, writeAudit, type Origin } from '../../platform/audit/audit-log.ts'
import { queryRows, type Tx } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { paymentMatch, statement } from '../../platform/db/schema/statement.ts'
import type { AuditSummary } from '../../platform/db/schema/writes.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { once } from '../../platform/idempotency/once.ts'
import { compact } from '../../platform/imports/cells.ts'
import { toFen, yuanText } from '../../platform/money.ts'
import { atVersion } from '../../platform/records/version.ts'
import { toDay } from '../../platform/time.ts'
import { tellOfChange } from '../../trade/order/lifecycle/notices.ts'
import { payByTransfer } from '../../trade/payment/confirm-transfer.ts'
import { payStatement, unpayStatement } from '../../trade/statement/paid.ts'
import { findCustomer } from '../customer/records.ts'
import { allowedActions, awaitsTransfer, paymentDetail, paymentNotFound, record, restOf, visibleTo, type PaymentRow } from './records.ts'

interface Target {
  readonly PaymentNo: string
  readonly Version: number
  readonly RequestId: string
}

const refusals: Readonly<Record<SellerPaymentAction, string>> = {
  Match: '没有可用余额，或还没有认领', Claim: '已有核销，先撤销核销再改客户', Unmatch: '没有可以撤销的核销', Void: '已有核销，先撤销核销再作废',
}

export const requireAllowed = permitting(allowedActions, (_row, _caller, action: SellerPaymentAction) => new BusinessError('PAYMENT_ACTION_NOT_ALLOWED', refusals[action]))

const actions = defineActions<Pick<Target, 'PaymentNo'>, PaymentRow, SellerPaymentAction, StaffContext>({
  lock: async (tx, { caller }, { PaymentNo }) => {
    const [row] = await tx.select().from(record).where(and(eq(record.paymentNo, PaymentNo), visibleTo(tx, caller))).for('update')
    if (row === undefined) throw paymentNotFound()
    return row
  },
  requireAllowed,
})

/** Money that is locked, and who acts on it. */
interface Acted {
  readonly tx: Tx
  readonly row: PaymentRow
  readonly acting: Permitted
}

const act = (context: StaffContext, action: SellerPaymentAction, input: Target, work: (acted: Acted) => Promise<void>): Promise<SellerPaymentDetail> =>
  actions.act(context, `POST /api/SellerPayment/${action}`, input, action, async (acted) => {
    await work(acted)
    return paymentDetail(acted.tx, context.caller, input.PaymentNo, context.deps.clock())
  })

const audit = ({ tx, row, acting }: Acted, action: string, after: AuditSummary): Promise<void> =>
  writeAudit(tx, acting.origin, { action: `SellerPayment.${action}`, entity: 'receivedPayment', entityId: row.paymentNo, before: null, after })

/** Money as it is written down. */
export interface Entry {
  readonly enterpriseId: number | null
  readonly paidOn: string
  readonly amountFen: number
  readonly payer: string
  readonly reference: string
  readonly note: string
}

export const referenceTaken = (): BusinessError => new BusinessError('PAYMENT_REFERENCE_TAKEN', '这个流水号已经登记过')

/**
 * Writes money down, within the caller's scope.
 * @throws BusinessError `PAYMENT_DAY_INVALID`, `PAYMENT_CUSTOMER_MISSING`, `CUSTOMER_NOT_FOUND`, `PAYMENT_REFERENCE_TAKEN`
 */
export const enter = async (tx: Tx, { caller, origin }: { readonly caller: StaffContext['caller']; readonly origin: Origin }, entry: Entry): Promise<PaymentRow> => {
  const { now } = origin
  if (entry.paidOn > toDay(now)) throw new BusinessError('PAYMENT_DAY_INVALID', '到账日不能晚于今天')
  if (entry.enterpriseId !== null) await findCustomer(tx, caller, entry.enterpriseId)
  // What nobody has claimed is seen by those who see all customers.
  else if (caller.scope !== 'all') throw new BusinessError('PAYMENT_CUSTOMER_MISSING', '请选择付款的客户')
  const [sequence] = await queryRows<{ next: number }>(tx, sql`select nextval('received_payment_no_sequence')::int as next`)
  if (sequence === undefined) throw new Error('The sequence of the numbers of money returned nothing')
  const paymentNo = `SK${toDay(now).slice(0, 7).replace('-', '')}${String(sequence.next).padStart(6, '0')}`
  const [row] = await tx.insert(record).values({ ...entry, paymentNo, enteredBy: caller.displayName, createdAt: now }).onConflictDoNothing().returning()
  if (row === undefined) throw referenceTaken()
  await writeAudit(tx, origin, {
    action: 'SellerPayment.Create', entity: 'receivedPayment', entityId: paymentNo, before: null,
    after: { AmountFen: entry.amountFen, PaidOn: entry.paidOn, Payer: entry.payer, Reference: entry.reference, EnterpriseId: entry.enterpriseId },
  })
  return row
}

/** @throws BusinessError as `enter` does */
export const createPayment = (context: StaffContext, input: CallInput<'POST /api/SellerPayment/Create'>): Promise<SellerPaymentDetail> =>
  once(context, 'POST /api/SellerPayment/Create', input, async (tx) => {
    const row = await enter(tx, { caller: context.caller, origin: originOf(context) }, {
      enterpriseId: input.EnterpriseId, paidOn: input.PaidOn, amountFen: toFen(input.Amount), payer: input.Payer, reference: compact(input.Reference), note: input.Note.trim(),
    })
    return paymentDetail(tx, context.caller, row.paymentNo, context.deps.clock())
  })

/** Whose money it is. @throws BusinessError `CUSTOMER_NOT_FOUND`, `PAYMENT_ACTION_NOT_ALLOWED`, `VERSION_CONFLICT` */
export const claimPayment = (context: StaffContext, input: CallInput<'POST /api/SellerPayment/Claim'>) =>
  act(context, 'Claim', input, async (acted) => {
    await findCustomer(acted.tx, context.caller, input.EnterpriseId)
    await changeRecord(acted.tx, acted.acting.by, record, acted.row, { enterpriseId: input.EnterpriseId })
    await audit(acted, 'Claim', { EnterpriseId: input.EnterpriseId })
  })

/** What of money is put on which statement. */
export interface Share {
  readonly statementNo: string
  readonly version: number
  readonly fen: number
}

/**
 * Puts money on statements of its company, all of them or none. Statements are locked after the money and in the order of their ids, so that two matches never wait for one another.
 * @throws BusinessError `PAYMENT_AMOUNT_INVALID`, `PAYMENT_STATEMENT_INVALID`, `VERSION_CONFLICT`
 */
export const match = async (acted: Acted, shares: readonly Share[]): Promise<void> => {
  const { tx, row, acting } = acted
  const sumFen = shares.reduce((sum, { fen }) => sum + fen, 0)
  if (sumFen > restOf(row)) throw new BusinessError('PAYMENT_AMOUNT_INVALID', `可用余额 ${yuanText(restOf(row))}，不能核销 ${yuanText(sumFen)}`)
  const byNo = new Map(shares.map((share) => [share.statementNo, share]))
  if (byNo.size !== shares.length) throw new BusinessError('PAYMENT_STATEMENT_INVALID', '同一份对账单只能核销一次')
  const statements = await tx
    .select()
    .from(statement)
    .where(and(inArray(statement.statementNo, [...byNo.keys()]), eq(statement.enterpriseId, row.enterpriseId ?? 0)))
    .orderBy(asc(statement.id))
    .for('update')
  if (statements.length !== shares.length) throw new BusinessError('PAYMENT_STATEMENT_INVALID', '只能核销这个客户的对账单')
  for (const found of statements) {
    const share = byNo.get(found.statementNo)
    if (share === undefined) throw new Error(`No share for ${found.statementNo}`)
    atVersion(found, share.version)
    await payStatement({ tx, row: found, acting, fen: share.fen })
    await tx.insert(paymentMatch).values({ paymentId: row.id, statementId: found.id, amountFen: share.fen, createdAt: acting.origin.now, createdBy: acting.operator })
  }
  await changeRecord(tx, acting.by, record, row, { matchedFen: row.matchedFen + sumFen })
  await audit(acted, 'Match', { AmountFen: sumFen, Statements: shares.map(({ statementNo }) => statementNo).join('、') })
}

/** @throws BusinessError as `match` does, `PAYMENT_ACTION_NOT_ALLOWED` */
export const matchPayment = (context: StaffContext, input: CallInput<'POST /api/SellerPayment/Match'>) =>
  act(context, 'Match', input, (acted) => match(acted, input.Matches.map(({ StatementNo, Version, Amount }) => ({ statementNo: StatementNo, version: Version, fen: toFen(Amount) }))))

/**
 * Pays an order of its company that waits for a transfer, in full. It is locked after the money, as statements are.
 * @throws BusinessError `PAYMENT_ORDER_INVALID`, `PAYMENT_AMOUNT_INVALID`, `PAYMENT_ACTION_NOT_ALLOWED`, `VERSION_CONFLICT`, and those of `payByTransfer`
 */
export const payOrder = (context: StaffContext, input: CallInput<'POST /api/SellerPayment/PayOrder'>): Promise<SellerPaymentDetail> =>
  actions.act(context, 'POST /api/SellerPayment/PayOrder', input, 'Match', async (acted) => {
    const { tx, row, acting } = acted
    const { now } = acting.origin
    const [order] = await tx.select().from(orders).where(and(eq(orders.orderNo, input.OrderNo), eq(orders.enterpriseId, row.enterpriseId ?? 0), awaitsTransfer())).for('update')
    if (order === undefined) throw new BusinessError('PAYMENT_ORDER_INVALID', '只能核销这个客户等转账的订单')
    atVersion(order, input.OrderVersion)
    if (order.payableFen > restOf(row)) throw new BusinessError('PAYMENT_AMOUNT_INVALID', `可用余额 ${yuanText(restOf(row))}，不够付 ${yuanText(order.payableFen)}`)
    const transfer = { reference: row.reference === '' ? row.paymentNo : row.reference, amountFen: row.amountFen, paidOn: row.paidOn }
    const after = await payByTransfer(tx, order, transfer, { acting: actingForSeller(acting), id: context.deps.randomness.uuid(), userId: order.userId, words: '商家确认转账到账' })
    await tx.insert(paymentMatch).values({ paymentId: row.id, orderId: order.id, amountFen: order.payableFen, createdAt: now, createdBy: acting.operator })
    await changeRecord(tx, acting.by, record, row, { matchedFen: row.matchedFen + order.payableFen, ordersFen: row.ordersFen + order.payableFen })
    await tellOfChange(tx, after, '商家已收到你的转账', now, { fact: `${row.paidOn} 到账` })
    await audit(acted, 'PayOrder', { AmountFen: order.payableFen, OrderNo: order.orderNo })
    return paymentDetail(tx, context.caller, input.PaymentNo, context.deps.clock())
  })

/** Takes money off a statement again. @throws BusinessError `PAYMENT_NOT_FOUND`, `PAYMENT_ACTION_NOT_ALLOWED`, `VERSION_CONFLICT` */
export const unmatchPayment = (context: StaffContext, input: CallInput<'POST /api/SellerPayment/Unmatch'>) =>
  act(context, 'Unmatch', input, async (acted) => {
    const { tx, row, acting } = acted
    const [undone] = await tx
      .update(paymentMatch)
      .set({ undoneAt: acting.origin.now, undoneBy: acting.operator, undoReason: input.Reason })
      .where(and(eq(paymentMatch.id, input.MatchId), eq(paymentMatch.paymentId, row.id), isNotNull(paymentMatch.statementId), isNull(paymentMatch.undoneAt)))
      .returning()
    if (undone === undefined || undone.statementId === null) throw new BusinessError('PAYMENT_NOT_FOUND', '没有这笔核销，或已经撤销')
    const [found] = await tx.select().from(statement).where(eq(statement.id, undone.statementId)).for('update')
    if (found === undefined) throw new Error('A match without a statement')
    await unpayStatement({ tx, row: found, acting, fen: undone.amountFen }, input.Reason)
    await changeRecord(tx, acting.by, record, row, { matchedFen: row.matchedFen - undone.amountFen })
    await audit(acted, 'Unmatch', { AmountFen: undone.amountFen, Statements: found.statementNo, Reason: input.Reason })
  })

/** @throws BusinessError `PAYMENT_ACTION_NOT_ALLOWED`, `VERSION_CONFLICT` */
export const voidPayment = (context: StaffContext, input: CallInput<'POST /api/SellerPayment/Void'>) =>
  act(context, 'Void', input, async (acted) => {
    await changeRecord(acted.tx, acted.acting.by, record, acted.row, { voidedAt: acted.acting.origin.now, voidReason: input.Reason })
    await audit(acted, 'Void', { Reason: input.Reason })
  })
