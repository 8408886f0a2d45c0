import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { OrderSummary } from '@mall/api/contract'
import { endApproval, waitingApprovers } from '../../company/approval-flow/store.ts'
import { orderLog, orders } from '../../platform/db/schema/order.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { summaryOf } from '../order-query/list.ts'
import { moveOrder } from '../order/lifecycle/move.ts'
import { findOrder } from '../order/store.ts'
import { requireAllowed } from '../order/allowed-actions.ts'
import type { CallContext } from '../../platform/http/define-routes.ts'
import { atVersion } from '../../platform/records/version.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'

/** How often the same order can be reminded of, minutes. */
const remindEveryMinutes = 60

/** A move by a person: within their scope, allowed to them, on the version they saw. */
const moveBy = (
  context: CallContext,
  target: { readonly OrderNo: string; readonly Version: number },
  action: 'Cancel' | 'Withdraw' | 'ConfirmReceipt',
  text: string,
): Promise<OrderSummary> =>
  context.deps.db.transaction(async (tx) => {
    const { caller } = context
    const origin = originOf(context)
    const order = atVersion(await findOrder(tx, caller, target.OrderNo), target.Version)
    requireAllowed(caller, order, action)
    const moved = await moveOrder(tx, order, action, { operator: caller.displayName, text, origin })
    if (action === 'Cancel' || action === 'Withdraw') await endApproval(tx, order.id, 4, origin.now)
    return summaryOf(tx, caller, moved.id, origin.now)
  })

export interface Cancellation {
  readonly OrderNo: string
  readonly Version: number
  readonly Reason: string
  readonly Note?: string | undefined
}

/** Cancels: stock and budget are released, a running approval ends. */
export const cancelOrder = (context: CallContext, body: Cancellation): Promise<OrderSummary> => {
  const note = body.Note?.trim() ?? ''
  return moveBy(context, body, 'Cancel', `取消订单：${body.Reason}${note === '' ? '' : `（${note}）`}`)
}

interface Target {
  readonly OrderNo: string
  readonly Version: number
}

/** Takes an order back that waits for approval. */
export const withdrawOrder = (context: CallContext, body: Target) => moveBy(context, body, 'Withdraw', '撤回订单')

export const confirmReceipt = (context: CallContext, body: Target) => moveBy(context, body, 'ConfirmReceipt', '确认收货')

/**
 * Reminds the users for whom an order waits: with an entry in its log, which they see.
 * @throws BusinessError within an hour of the last time.
 */
export const remindOrder = async (context: CallContext, orderNo: string): Promise<string> => {
  const { deps, caller } = context
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const order = await findOrder(tx, caller, orderNo)
    requireAllowed(caller, order, 'Remind')
    const before = new Date(now.getTime() - remindEveryMinutes * 60_000)
    const reminded = await tx
      .update(orders)
      .set({ remindedAt: now })
      .where(and(eq(orders.id, order.id), or(isNull(orders.remindedAt), lte(orders.remindedAt, before))))
      .returning({ id: orders.id })
    if (reminded.length === 0) {
      const waitMs = (order.remindedAt ?? now).getTime() - before.getTime()
      throw new BusinessError('REMINDED_RECENTLY', `每小时只能催单一次，请${Math.max(1, Math.ceil(waitMs / 60_000))}分钟后再试`)
    }
    const names = await waitingApprovers(tx, order.id)
    const whom = names.length === 0 ? '商家' : names.join('、')
    await tx.insert(orderLog).values({ orderId: order.id, operator: caller.displayName, text: `催单：已提醒${whom}处理`, createdAt: now })
    await writeAudit(tx, originOf(context), { action: 'Order.Remind', entity: 'order', entityId: orderNo, before: null, after: null })
    return `已提醒${whom}尽快处理`
  })
}
