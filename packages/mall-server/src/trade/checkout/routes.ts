import { wantedOf } from '../../catalogue/pricing/lines.ts'
import { defineRoutes } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { findCartItems } from '../shopping-cart/store.ts'
import { buildConfirmation } from './confirmation.ts'
import { confirmResubmission, resubmitOrder } from './resubmit.ts'
import { submitOrder } from './submit.ts'
import { submitResultOf } from './submit-result.ts'

export const checkoutRoutes = defineRoutes({
  'POST /api/Order/Confirm': async ({ body, caller, deps }) => {
    const items = await findCartItems(deps.db, caller, body.CartItemIds)
    if (items.length === 0) throw new BusinessError('NOTHING_TO_ORDER', '请选择要结算的商品')
    const choice = { addressId: body.AddressId, departmentId: body.DepartmentId }
    return buildConfirmation(deps.db, deps, caller, items.map(wantedOf), choice, deps.clock())
  },
  'POST /api/Order/Submit': (context) => submitOrder(context, context.body),
  'POST /api/Order/ResubmitConfirm': (context) => confirmResubmission(context, context.body),
  'POST /api/Order/Resubmit': (context) => resubmitOrder(context, context.body),
  'POST /api/Order/SubmitResult': ({ body, caller, deps }) => submitResultOf(deps.db, caller, body.SubmitId),
})
