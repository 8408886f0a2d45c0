import { and, eq, sql } from 'drizzle-orm'
import { orderSumNames, paymentStatus, type CallInput, type OrderSummary } from '@mall/api/contract'
import type { Acting } from '../../platform/actions/permit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { payment } from '../../platform/db/schema/payment.ts'
import type { CallContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toFen, yuanText } from '../../platform/money.ts'
import { moveOrder } from '../order/lifecycle/move.ts'
import { summaryOf } from '../order-query/list.ts'
import { orderActions, type OrderRow } from '../order/store.ts'
import { toDay } from '../../platform/time.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'

/** A transfer as the bank has it. */
export interface Transfer {
  /** 流水号 */
  readonly reference: string
  readonly amountFen: number
  readonly paidOn: string
}

/** Why a transfer cannot have arrived on this day; null when it can. */
const dayProblem = (paidOn: string, orderedOn: string, today: string): string | null => {
  if (paidOn > today) return '到账日期不能晚于今天'
  return paidOn < orderedOn ? '到账日期不能早于下单日期' : null
}

/**
 * One transfer may pay several orders, but no more than it is. Those who confirm with the same reference wait for each other.
 * @throws BusinessError `TRANSFER_AMOUNT_INVALID`
 */
const requireCovered = async (tx: Tx, { enterpriseId, payableFen }: OrderRow, { reference, amountFen }: Transfer): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${enterpriseId}::integer, hashtext(${reference}))`)
  const earlier = await tx.select().from(payment).where(and(eq(payment.enterpriseId, enterpriseId), eq(payment.kind, 'transfer'), eq(payment.tradeNo, reference)))
  const known = earlier[0]?.transferFen
  if (known !== undefined && known !== null && known !== amountFen) {
    throw new BusinessError('TRANSFER_AMOUNT_INVALID', `该流水号此前登记的转账金额为 ${yuanText(known)}，请核对`)
  }
  const leftFen = amountFen - earlier.reduce((sum, used) => sum + used.amountFen, 0)
  if (leftFen < payableFen) throw new BusinessError('TRANSFER_AMOUNT_INVALID', `转账金额不足：该笔转账还可抵 ${yuanText(Math.max(0, leftFen))}，本单${orderSumNames.payable} ${yuanText(payableFen)}`)
}

/** Pays a locked order by a transfer. @throws BusinessError `TRANSFER_DAY_INVALID`, `TRANSFER_AMOUNT_INVALID` */
export const payByTransfer = async (tx: Tx, order: OrderRow, transfer: Transfer, { acting, id, userId, words }: { readonly acting: Acting; readonly id: string; readonly userId: number; readonly words: string }): Promise<OrderRow> => {
  const { now } = acting.origin
  const problem = dayProblem(transfer.paidOn, toDay(order.createdAt), toDay(now))
  if (problem !== null) throw new BusinessError('TRANSFER_DAY_INVALID', problem)
  const after = await moveOrder(tx, order, 'ConfirmTransfer', { ...acting, text: `${words}：流水号${transfer.reference}，${transfer.paidOn}` })
  await requireCovered(tx, order, transfer)
  await tx.insert(payment).values({
    id, orderId: order.id, enterpriseId: order.enterpriseId, userId, kind: 'transfer', status: paymentStatus.paid,
    amountFen: order.payableFen, transferFen: transfer.amountFen, tradeNo: transfer.reference, createdAt: now, settledAt: now,
  })
  return after
}

/**
 * Records that the transfer for an order arrived, as confirmed by a user who may.
 * @throws BusinessError when the caller may not, the order changed since it was read, or the transfer does not cover it
 */
export const confirmTransfer = (context: CallContext, input: CallInput<'POST /api/Payment/ConfirmTransfer'>): Promise<OrderSummary> =>
  orderActions.act(context, 'POST /api/Payment/ConfirmTransfer', input, 'ConfirmTransfer', async ({ tx, row: order, acting }) => {
    const { caller, deps } = context
    const { origin } = acting
    const { Reference, Amount, PaidOn } = input
    await payByTransfer(tx, order, { reference: Reference, amountFen: toFen(Amount), paidOn: PaidOn }, { acting, id: deps.randomness.uuid(), userId: caller.userId, words: '确认转账到账' })
    await writeAudit(tx, origin, { action: 'Payment.ConfirmTransfer', entity: 'order', entityId: order.orderNo, before: null, after: { Reference, Amount, PaidOn } })
    return summaryOf(tx, caller, order.id, origin.now)
  })
