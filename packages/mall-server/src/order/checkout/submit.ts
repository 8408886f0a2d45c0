import { and, eq } from 'drizzle-orm'
import type { OrderSubmission, SubmitAnswer } from '@mall/api/contract'
import { lockBudget } from '../../budget/store.ts'
import type { Db, Tx } from '../../db/client.ts'
import { orders, submission } from '../../db/schema/trade.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/define-routes.ts'
import { BusinessError } from '../../http/errors.ts'
import { findCartItems } from '../../shopping-cart/store.ts'
import { openConfirmation } from './confirm-token.ts'
import { buildConfirmation } from './confirmation.ts'
import { hashOf } from './hash.ts'
import { ConfirmationChanged, placeOrder, type Guards } from './place.ts'
import { wantedOf } from '../../pricing/lines.ts'
import { decrementStock } from '../lifecycle/stock.ts'

/** Row locks and conditional updates: what every submission outside of tests goes by. */
export const safeGuards: Guards = { readBudget: lockBudget, decrementStock }

type Submitted = Extract<SubmitAnswer, { Outcome: 'submitted' }>

/**
 * The first result of this `RequestId`; null when it is new.
 * @throws BusinessError when the same id was used for something else.
 */
const earlierResult = async (db: Db, caller: Caller, requestId: string, bodyHash: string): Promise<Submitted | null> => {
  const [row] = await db
    .select({ submitId: submission.submitId, bodyHash: submission.bodyHash, orderNo: orders.orderNo })
    .from(submission)
    .innerJoin(orders, eq(orders.id, submission.orderId))
    .where(and(eq(submission.userId, caller.userId), eq(submission.requestId, requestId)))
  if (row === undefined) return null
  if (row.bodyHash !== bodyHash) throw new BusinessError('REQUEST_ID_REUSED', '请求已提交，内容不一致，请返回订单列表查看')
  return { Outcome: 'submitted', SubmitId: row.submitId, OrderNo: row.orderNo }
}

/** Claims a `RequestId`; waits for whoever claimed it in a transaction that is still open. False: it is taken. */
const claim = async (tx: Tx, row: typeof submission.$inferInsert): Promise<boolean> => {
  const claimed = await tx.insert(submission).values(row).onConflictDoNothing().returning({ submitId: submission.submitId })
  return claimed.length > 0
}

/**
 * Places an order once per `RequestId`. The id is claimed in the transaction that writes the order, so there is either both or neither;
 * a submission that was refused, or that found the confirmation changed, leaves nothing behind and the id free.
 */
export const submitOrder = async (
  deps: Deps,
  caller: Caller,
  body: OrderSubmission,
  guards: Guards = safeGuards,
): Promise<SubmitAnswer> => {
  const now = deps.clock()
  const bodyHash = await hashOf({ ...body, EnterpriseId: caller.enterpriseId })
  const earlier = await earlierResult(deps.db, caller, body.RequestId, bodyHash)
  if (earlier !== null) return earlier
  const confirmed = await openConfirmation(deps.config.secret, caller, body.ConfirmToken, now)
  if (confirmed === null) throw new BusinessError('CONFIRMATION_EXPIRED', '订单确认信息已失效，请返回购物车重新确认')
  if (confirmed.length === 0) throw new BusinessError('NOTHING_TO_ORDER', '没有可以提交的商品')
  try {
    return await deps.db.transaction(async (tx) => {
      const submitId = deps.entropy.uuid()
      const claimed = await claim(tx, { userId: caller.userId, requestId: body.RequestId, submitId, bodyHash, createdAt: now })
      if (!claimed) {
        const first = await earlierResult(tx, caller, body.RequestId, bodyHash)
        if (first === null) throw new Error('A claimed submission has no order')
        return first
      }
      const order = await placeOrder({ tx, caller, submission: body, confirmed, now, guards })
      await tx
        .update(submission)
        .set({ orderId: order.id })
        .where(and(eq(submission.userId, caller.userId), eq(submission.requestId, body.RequestId)))
      return { Outcome: 'submitted', SubmitId: submitId, OrderNo: order.orderNo }
    })
  } catch (error) {
    if (!(error instanceof ConfirmationChanged)) throw error
    const items = await findCartItems(
      deps.db,
      caller,
      confirmed.map((line) => line.cartItemId),
    )
    const choice = { addressId: body.AddressId, departmentId: body.DepartmentId, budgetId: body.BudgetId }
    const confirmation = await buildConfirmation(deps.db, deps.config.secret, caller, items.map(wantedOf), choice, now)
    return { Outcome: 'changed', Changes: [...error.changes], Confirmation: confirmation }
  }
}
