import { invoiceState } from '@mall/api/contract'
import { holdOrder } from '../../company/budget/holds.ts'
import { orderLog, orders } from '../../platform/db/schema/order.ts'
import { together } from '../../platform/db/together.ts'
import { toYuan } from '../../platform/money.ts'
import { wantedOf } from '../../catalogue/pricing/lines.ts'
import { lockCartItems, removeCartItems } from '../shopping-cart/store.ts'
import { toDay } from '../../platform/time.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { payBeforeOf } from '../order/payment.ts'
import { orderNoOf } from './order-no.ts'
import { prepareOrder, requireCredit, submissionText, writeParts, type Placing } from './prepare.ts'
import { nextOrderSequence } from './store.ts'

export interface PlacedOrder {
  readonly orderNo: string
  readonly submitId: string
}

/**
 * Writes an order and its dependent rows within the caller's transaction. Rows are locked in one order, cart → budgets by their ids → stock → credit,
 * so that two submissions never deadlock.
 * @throws ConfirmationChanged when a price or stock moved; BusinessError when the order cannot be placed. Roll back on both.
 */
export const placeOrder = async (placing: Placing): Promise<PlacedOrder> => {
  const { tx, context, submission, confirmed, now } = placing
  const { caller } = context
  const [items, sequence] = await together([lockCartItems(tx, caller, confirmed.lines.map((line) => line.cartItemId)), nextOrderSequence(tx)])
  const prepared = await prepareOrder(placing, items.map(wantedOf))
  const { lines, totals, levels, plan, status, columns } = prepared
  const held = plan === null ? 'used' : 'frozen'
  const submitId = context.deps.randomness.uuid()
  const [order] = await tx
    .insert(orders)
    .values({
      ...columns,
      submitId,
      orderNo: orderNoOf(toDay(now), sequence),
      groupId: caller.groupId,
      enterpriseId: caller.enterpriseId,
      userId: caller.userId,
      status,
      version: 1,
      invoiceState: invoiceState.notInvoiced,
      budgetState: levels.length === 0 ? 'none' : held,
      createdAt: now,
      payBefore: plan === null ? payBeforeOf(submission.PaymentType, now) : null,
    })
    .returning({ id: orders.id, orderNo: orders.orderNo })
  if (order === undefined) throw new Error('The order was not written')
  const operator = caller.displayName
  await together([
    holdOrder(tx, levels, order.id, held, totals.payableFen, { operator, now }),
    writeParts(placing, order.id, prepared),
    tx.insert(orderLog).values({ orderId: order.id, operator, text: submissionText('提交订单', prepared), createdAt: now }),
    removeCartItems(tx, caller, lines.map((line) => line.cartItemId)),
    writeAudit(tx, originOf(context), {
      action: 'Order.Submit', entity: 'order', entityId: order.orderNo, before: null, after: { Status: status, PayableAmount: toYuan(totals.payableFen) },
    }),
  ])
  await requireCredit(placing, order.id, prepared)
  return { orderNo: order.orderNo, submitId }
}
