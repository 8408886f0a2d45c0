import { eq } from 'drizzle-orm'
import type { OrderSummary } from '@mall/api/contract'
import { endApproval, waitingApprovers } from '../../company/approval-flow/store.ts'
import { orderLog, orders } from '../../platform/db/schema/order.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { summaryOf } from '../order-query/list.ts'
import { moveOrder } from '../order/lifecycle/move.ts'
import { orderActions } from '../order/store.ts'
import type { CallContext } from '../../platform/http/define-routes.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'

/** How often the same order can be reminded of, minutes. */
const remindEveryMinutes = 60

interface Target {
  readonly OrderNo: string
  readonly Version: number
}

/** A move by the purchaser. With an order that is cancelled or withdrawn its approval ends. */
const moveBy = (context: CallContext, target: Target, action: 'Cancel' | 'Withdraw' | 'ConfirmReceipt', text: string): Promise<OrderSummary> =>
  orderActions.act(context, `POST /api/Order/${action}`, target, action, async ({ tx, row: order, acting }) => {
    const { now } = acting.origin
    await moveOrder(tx, order, action, { ...acting, text })
    if (action !== 'ConfirmReceipt') await endApproval(tx, order.id, 'Withdraw', acting)
    return summaryOf(tx, context.caller, order.id, now)
  })

export interface Cancellation extends Target {
  readonly Reason: string
  readonly Note?: string | undefined
}

/** Cancels: stock and budget are released, a running approval ends. */
export const cancelOrder = (context: CallContext, body: Cancellation): Promise<OrderSummary> => {
  const note = body.Note?.trim() ?? ''
  return moveBy(context, body, 'Cancel', `取消订单：${body.Reason}${note === '' ? '' : `（${note}）`}`)
}

/** Takes an order back that waits for approval. */
export const withdrawOrder = (context: CallContext, body: Target) => moveBy(context, body, 'Withdraw', '撤回订单')

export const confirmReceipt = (context: CallContext, body: Target) => moveBy(context, body, 'ConfirmReceipt', '确认收货')

/**
 * Reminds the users for whom an order waits: with an entry in its log, which they see.
 * @throws BusinessError within an hour of the last time.
 */
export const remindOrder = (context: CallContext, orderNo: string): Promise<string> =>
  orderActions.act(context, 'POST /api/Order/Remind', { OrderNo: orderNo }, 'Remind', async ({ tx, row: order, acting: { operator, origin } }) => {
    const { now } = origin
    const before = new Date(now.getTime() - remindEveryMinutes * 60_000)
    if (order.remindedAt !== null && order.remindedAt > before) {
      const waitMs = order.remindedAt.getTime() - before.getTime()
      throw new BusinessError('REMINDED_RECENTLY', `每小时只能催单一次，请${Math.max(1, Math.ceil(waitMs / 60_000))}分钟后再试`)
    }
    await tx.update(orders).set({ remindedAt: now }).where(eq(orders.id, order.id))
    const names = await waitingApprovers(tx, order.id)
    const whom = names.length === 0 ? '商家' : names.join('、')
    await tx.insert(orderLog).values({ orderId: order.id, operator, text: `催单：已提醒${whom}处理`, createdAt: now })
    await writeAudit(tx, origin, { action: 'Order.Remind', entity: 'order', entityId: orderNo, before: null, after: null })
    return `已提醒${whom}尽快处理`
  })
