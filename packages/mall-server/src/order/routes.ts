import { defineRoutes } from '../http/define-routes.ts'
import { BusinessError } from '../http/errors.ts'
import { findCartItems } from '../shopping-cart/store.ts'
import { cancelOrder, confirmReceipt, payOrder, rebuyOrder, remindOrder, withdrawOrder } from './lifecycle/actions.ts'
import { buildConfirmation } from './checkout/confirmation.ts'
import { orderDetailOf, packagesOf } from './query/detail.ts'
import { exportOrders } from './query/export.ts'
import { listOrders } from './query/list.ts'
import { wantedOf } from '../pricing/lines.ts'
import { findOrder } from './store.ts'
import { submitResultOf } from './checkout/submit-result.ts'
import { submitOrder } from './checkout/submit.ts'

export const orderRoutes = defineRoutes({
  'POST /api/Order/Confirm': async ({ body, caller, deps }) => {
    const items = await findCartItems(deps.db, caller, body.CartItemIds)
    if (items.length === 0) throw new BusinessError('NOTHING_TO_ORDER', '请选择要结算的商品')
    const choice = { addressId: body.AddressId, departmentId: body.DepartmentId, budgetId: body.BudgetId }
    return buildConfirmation(deps.db, deps.config.secret, caller, items.map(wantedOf), choice, deps.clock())
  },
  'POST /api/Order/Submit': ({ body, caller, deps }) => submitOrder(deps, caller, body),
  'POST /api/Order/SubmitResult': ({ body, caller, deps }) => submitResultOf(deps.db, caller, body.SubmitId),
  'POST /api/Order/List': ({ body, caller, deps }) => listOrders(deps.db, caller, body),
  'POST /api/Order/Detail': async ({ body, caller, deps }) =>
    orderDetailOf(deps.db, caller, await findOrder(deps.db, caller, body.OrderNo), deps.clock()),
  'POST /api/Order/Track': async ({ body, caller, deps }) => packagesOf(deps.db, (await findOrder(deps.db, caller, body.OrderNo)).id),
  'POST /api/Order/Cancel': ({ body, caller, deps }) => cancelOrder(deps, caller, body),
  'POST /api/Order/Withdraw': ({ body, caller, deps }) => withdrawOrder(deps, caller, body),
  'POST /api/Order/Remind': ({ body, caller, deps }) => remindOrder(deps, caller, body.OrderNo),
  'POST /api/Order/ConfirmReceipt': ({ body, caller, deps }) => confirmReceipt(deps, caller, body),
  'POST /api/Order/Rebuy': ({ body, caller, deps }) => rebuyOrder(deps, caller, body.OrderNo),
  'POST /api/Order/Pay': ({ body, caller, deps }) => payOrder(deps, caller, body),
  'POST /api/Order/Export': ({ body, caller, deps }) => exportOrders(deps.db, caller, body, deps.clock()),
})
