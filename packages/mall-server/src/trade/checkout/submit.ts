import type { OrderSubmission, SubmitAnswer } from '@mall/api/contract'
import { lockLevels } from '../../company/budget/store.ts'
import type { CallContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { wantedOf } from '../../catalogue/pricing/lines.ts'
import { findCartItems } from '../shopping-cart/store.ts'
import { once } from '../../platform/idempotency/once.ts'
import { changeStock } from '../order/lifecycle/stock.ts'
import { openConfirmation } from './confirm-token.ts'
import { buildConfirmation } from './confirmation.ts'
import { lockCredit } from '../statement/credit.ts'
import { placeOrder } from './place.ts'
import { ConfirmationChanged, type Guards } from './prepare.ts'

/** Row locks and conditional updates: used by every submission outside of tests. */
export const safeGuards: Guards = { readLevels: lockLevels, changeStock, readCredit: lockCredit }

/**
 * Places an order once per `RequestId`. A submission that fails, or that finds the confirmation changed, writes nothing and leaves the
 * id free.
 */
export const submitOrder = async (context: CallContext, body: OrderSubmission, guards: Guards = safeGuards): Promise<SubmitAnswer> => {
  const { deps, caller } = context
  const now = deps.clock()
  const confirmed = await openConfirmation(deps.config.secret, caller, body.ConfirmToken, now)
  try {
    return await once(context, 'POST /api/Order/Submit', body, async (tx) => {
      if (confirmed === null) throw new BusinessError('CONFIRMATION_EXPIRED', '订单确认信息已失效，请返回购物车重新确认')
      if (confirmed.lines.length === 0) throw new BusinessError('NOTHING_TO_ORDER', '没有可以提交的商品')
      const { orderNo, submitId } = await placeOrder({ tx, context, submission: body, confirmed, now, guards, keptFiles: [] })
      return { Outcome: 'submitted', SubmitId: submitId, OrderNo: orderNo } as const
    })
  } catch (error) {
    if (!(error instanceof ConfirmationChanged) || confirmed === null) throw error
    const items = await findCartItems(
      deps.db,
      caller,
      confirmed.lines.map((line) => line.cartItemId),
    )
    const choice = { addressId: body.AddressId, departmentId: body.DepartmentId }
    const confirmation = await buildConfirmation(deps.db, deps, caller, items.map(wantedOf), choice, now)
    return { Outcome: 'changed', Changes: [...error.changes], Confirmation: confirmation }
  }
}
