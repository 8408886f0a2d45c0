import { and, desc, eq } from 'drizzle-orm'
import { paymentLimits, paymentStatus, type PaymentStart } from '@mall/api/contract'
import { payment } from '../../platform/db/schema/payment.ts'
import type { CallContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { orderActions } from '../order/store.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'

const notAvailable = () => new BusinessError('PAYMENT_NOT_AVAILABLE', '在线支付暂不可用，请稍后再试')

/** The payment of an order that waits for its outcome, or a new one: two tabs never pay twice. */
const openPayment = (context: CallContext, orderNo: string) =>
  orderActions.act(context, 'POST /api/Payment/Start', { OrderNo: orderNo }, 'Pay', async ({ tx, row: order, acting }) => {
    const { caller, deps } = context
    const earlier = await tx.select().from(payment).where(and(eq(payment.orderId, order.id), eq(payment.kind, 'online'))).orderBy(desc(payment.createdAt))
    const waiting = earlier.find(({ status }) => status === paymentStatus.waiting)
    if (waiting !== undefined) return waiting
    if (earlier.length >= paymentLimits.tries) throw new BusinessError('PAYMENT_TRIES_LIMIT_REACHED', '该订单支付尝试次数过多，请联系商家处理')
    const values = {
      id: deps.randomness.uuid(), orderId: order.id, enterpriseId: order.enterpriseId, userId: caller.userId, kind: 'online', status: paymentStatus.waiting,
      amountFen: order.payableFen, transferFen: null, tradeNo: null, createdAt: acting.origin.now, askedAt: acting.origin.now, settledAt: null,
    } as const
    await tx.insert(payment).values(values)
    await writeAudit(tx, acting.origin, { action: 'Payment.Start', entity: 'order', entityId: orderNo, before: null, after: { PaymentId: values.id } })
    return values
  })

/**
 * Starts the online payment of an order. It only starts it: the provider reports the payment later.
 * @throws BusinessError when the order cannot be paid by the caller, or the provider does not respond
 */
export const startPayment = async (context: CallContext, orderNo: string): Promise<PaymentStart> => {
  const { payments, log } = context.deps
  if (payments === null) throw notAvailable()
  const { id, amountFen } = await openPayment(context, orderNo)
  try {
    return { PaymentId: id, Address: await payments.create({ paymentId: id, orderNo, amountFen, returnTo: `/shop/pay?id=${orderNo}` }) }
  } catch (error) {
    log.error('the payment provider did not take a payment on', { paymentId: id, error: error instanceof Error ? error.name : 'not an Error' })
    throw notAvailable()
  }
}
