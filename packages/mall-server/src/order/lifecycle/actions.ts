import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { OrderAction, OrderSummary, RowResult } from '@mall/api/contract'
import { endApproval, waitingApprovers } from '../../approval/store.ts'
import { orderLine, orderLog, orders } from '../../db/schema/trade.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/define-routes.ts'
import { BusinessError } from '../../http/errors.ts'
import { addToCart } from '../../shopping-cart/add.ts'
import { deliveryAreaOf } from '../../shopping-cart/view.ts'
import { summaryOf } from '../query/list.ts'
import { moveOrder } from './move.ts'
import { findOrder, findOrderAt, type OrderRow } from '../store.ts'
import { sellablesOf } from '../../catalogue/sellables.ts'
import { allowedActions } from '../allowed-actions.ts'

/** How often the same order can be reminded of, minutes. */
const remindEveryMinutes = 60

const requireAllowed = (caller: Caller, order: OrderRow, action: OrderAction): void => {
  if (!allowedActions(caller, order).includes(action)) throw new BusinessError('ORDER_ACTION_NOT_ALLOWED', '当前订单状态或权限不允许此操作')
}

/** A move by a person: within their scope, allowed to them, on the version they saw. */
const moveBy = (
  deps: Deps,
  caller: Caller,
  target: { readonly OrderNo: string; readonly Version: number },
  action: 'Cancel' | 'Withdraw' | 'ConfirmReceipt' | 'Pay',
  text: string,
): Promise<OrderSummary> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock()
    const order = await findOrderAt(tx, caller, target.OrderNo, target.Version)
    requireAllowed(caller, order, action)
    const moved = await moveOrder(tx, order, action, { operator: caller.nickname, text, now })
    if (action === 'Cancel' || action === 'Withdraw') await endApproval(tx, order.id, 4, now)
    return summaryOf(tx, caller, moved.id)
  })

export interface Cancellation {
  readonly OrderNo: string
  readonly Version: number
  readonly Reason: string
  readonly Note?: string | undefined
}

/** Cancels: goods and budget come back, a running approval ends. */
export const cancelOrder = (deps: Deps, caller: Caller, body: Cancellation): Promise<OrderSummary> => {
  const note = body.Note?.trim() ?? ''
  return moveBy(deps, caller, body, 'Cancel', `取消订单：${body.Reason}${note === '' ? '' : `（${note}）`}`)
}

interface Target {
  readonly OrderNo: string
  readonly Version: number
}

/** Takes an order back that waits for approval. */
export const withdrawOrder = (deps: Deps, caller: Caller, body: Target) => moveBy(deps, caller, body, 'Withdraw', '撤回订单')

export const confirmReceipt = (deps: Deps, caller: Caller, body: Target) => moveBy(deps, caller, body, 'ConfirmReceipt', '确认收货')

/** Records the payment of an order. The mall takes the payer's word for it: a payment service would be asked here. */
export const payOrder = (deps: Deps, caller: Caller, body: Target) => moveBy(deps, caller, body, 'Pay', '完成付款')

/**
 * Reminds those whom an order waits for: its log, which they see, says so.
 * @throws BusinessError within an hour of the last time.
 */
export const remindOrder = async (deps: Deps, caller: Caller, orderNo: string): Promise<string> => {
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
    await tx.insert(orderLog).values({ orderId: order.id, operator: caller.nickname, text: `催单：已提醒${whom}处理`, createdAt: now })
    return `已提醒${whom}尽快处理`
  })
}

/** Puts an order's products in the cart again as far as they are sold; answers line by line. */
export const rebuyOrder = async (deps: Deps, caller: Caller, orderNo: string): Promise<{ Results: RowResult[] }> => {
  const order = await findOrder(deps.db, caller, orderNo)
  requireAllowed(caller, order, 'Rebuy')
  const lines = await deps.db.select().from(orderLine).where(eq(orderLine.orderId, order.id)).orderBy(orderLine.id)
  const area = await deliveryAreaOf(deps.db, caller)
  const sellables = await sellablesOf(deps.db, caller.enterpriseId, lines.map((line) => line.productId), area)
  const added = lines.flatMap((line) => {
    const sellable = sellables.find((one) => one.productId === line.productId)
    return sellable === undefined ? [] : [{ sellable, quantity: line.quantity }]
  })
  const merged = await addToCart(deps.db, caller, added, true, deps.clock())
  const Results = lines.map((line, index) => {
    const problem = merged.find((item) => item.productId === line.productId)?.problem
    const base = { RowNo: index + 1, Code: line.productCode }
    if (problem === undefined) return { ...base, Success: false, Message: `${line.name}：该商品已下架` }
    return problem === null
      ? { ...base, Success: true, Message: `${line.name}：已加入购物车` }
      : { ...base, Success: false, Message: `${line.name}：${problem.message}` }
  })
  return { Results }
}
