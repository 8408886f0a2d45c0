import { actionsFor, afterSalesActions, afterSalesLifecycle, returnMode, type AfterSalesAction } from '@mall/api/contract'
import type { afterSales } from '../../platform/db/schema/after-sales.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { permitting } from '../../platform/actions/permit.ts'
import { BusinessError } from '../../platform/http/errors.ts'

type Viewer = Pick<Caller, 'userId' | 'enterpriseId' | 'permissions'>
type Subject = Pick<typeof afterSales.$inferSelect, 'userId' | 'enterpriseId' | 'status' | 'returnMode'>

/** The whole of `AllowActions`, in the contract's order: buttons come only from here. Only the applicant is the purchaser. */
export const allowedActions = (viewer: Viewer, service: Subject): AfterSalesAction[] => {
  const isPurchaser = viewer.userId === service.userId && viewer.enterpriseId === service.enterpriseId && viewer.permissions.has('purchase')
  const moves: readonly string[] = isPurchaser ? actionsFor(afterSalesLifecycle, service.status, ['purchaser']) : []
  // With 上门取件 the seller's courier knows the number.
  return afterSalesActions.filter((action) => action === 'View' || (moves.includes(action) && (action !== 'FillExpress' || service.returnMode === returnMode.selfSent)))
}

/** @throws BusinessError `AFTER_SALES_ACTION_NOT_ALLOWED` */
export const requireAllowed = permitting(allowedActions, () => new BusinessError('AFTER_SALES_ACTION_NOT_ALLOWED', '当前售后状态或权限不允许此操作'))
