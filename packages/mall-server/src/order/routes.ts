import { defineRoutes } from '../http/define-routes.ts'
import { BusinessError } from '../http/errors.ts'
import { findCartItems } from '../shopping-cart/store.ts'
import { cancelOrder, confirmReceipt, remindOrder, withdrawOrder } from './lifecycle/actions.ts'
import { buildConfirmation } from './checkout/confirmation.ts'
import { orderDetailOf, packagesOf } from './query/detail.ts'
import { exportOrders } from './query/export.ts'
import { listOrders } from './query/list.ts'
import { wantedOf } from '../pricing/lines.ts'
import { findOrder } from './store.ts'
import { submitResultOf } from './checkout/submit-result.ts'
import { confirmResubmission, resubmitOrder } from './checkout/resubmit.ts'
import { submitOrder } from './checkout/submit.ts'
import { rebuyOrder } from './lifecycle/rebuy.ts'

export const orderRoutes = defineRoutes({
  'POST /api/Order/Confirm': async ({ body, caller, deps }) => {
    const items = await findCartItems(deps.db, caller, body.CartItemIds)
    if (items.length === 0) throw new BusinessError('NOTHING_TO_ORDER', '请选择要结算的商品')
    const choice = { addressId: body.AddressId, departmentId: body.DepartmentId, budgetId: body.BudgetId }
    return buildConfirmation(deps.db, deps, caller, items.map(wantedOf), choice, deps.clock())
  },
  'POST /api/Order/Submit': (context) => submitOrder(context, context.body),
  'POST /api/Order/ResubmitConfirm': (context) => confirmResubmission(context, context.body),
  'POST /api/Order/Resubmit': (context) => resubmitOrder(context, context.body),
  'POST /api/Order/SubmitResult': ({ body, caller, deps }) => submitResultOf(deps.db, caller, body.SubmitId),
  'POST /api/Order/List': ({ body, caller, deps }) => listOrders(deps.db, caller, body, deps.clock()),
  'POST /api/Order/Detail': async ({ body, caller, deps }) =>
    orderDetailOf(deps.db, caller, await findOrder(deps.db, caller, body.OrderNo), deps.clock()),
  'POST /api/Order/Track': async ({ body, caller, deps }) => packagesOf(deps.db, (await findOrder(deps.db, caller, body.OrderNo)).id),
  'POST /api/Order/Cancel': (context) => cancelOrder(context, context.body),
  'POST /api/Order/Withdraw': (context) => withdrawOrder(context, context.body),
  'POST /api/Order/Remind': (context) => remindOrder(context, context.body.OrderNo),
  'POST /api/Order/ConfirmReceipt': (context) => confirmReceipt(context, context.body),
  'POST /api/Order/Rebuy': (context) => rebuyOrder(context, context.body.OrderNo),
  'POST /api/Order/Export': ({ body, caller, deps }) => exportOrders(deps.db, caller, body, deps.clock()),
})
