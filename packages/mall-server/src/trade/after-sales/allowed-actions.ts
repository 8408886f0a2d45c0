import { actionsFor, afterSalesActions, afterSalesLifecycle, returnMode, type AfterSalesAction } from '@mall/api/contract'
import type { afterSales } from '../../platform/db/schema/after-sales.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { permitting } from '../../platform/actions/permit.ts'
import { BusinessError } from '../../platform/http/errors.ts'

type Viewer = Pick<Caller, 'userId' | 'enterpriseId' | 'permissions'>
type Subject = Pick<typeof afterSales.$inferSelect, 'userId' | 'enterpriseId' | 'status' | 'returnMode' | 'askedAt'>

/** The whole of `AllowActions`, in the contract's order: buttons come only from here. Only the applicant is the purchaser. */
export const allowedActions = (viewer: Viewer, service: Subject): AfterSalesAction[] => {
  const isPurchaser = viewer.userId === service.userId && viewer.enterpriseId === service.enterpriseId && viewer.permissions.has('purchase')
  const moves: readonly string[] = isPurchaser ? actionsFor(afterSalesLifecycle, service.status, ['purchaser']) : []
  const isOpen = (action: AfterSalesAction): boolean => {
    if (action === 'View') return true
    if (action === 'Supplement') return isPurchaser && service.askedAt !== null
    // With 上门取件 the seller's courier knows the number.
    return moves.includes(action) && (action !== 'FillExpress' || service.returnMode === returnMode.selfSent)
  }
  return afterSalesActions.filter(isOpen)
}

/** @throws BusinessError `AFTER_SALES_ACTION_NOT_ALLOWED` */
export const requireAllowed = permitting(allowedActions, () => new BusinessError('AFTER_SALES_ACTION_NOT_ALLOWED', '当前售后状态或权限不允许此操作'))
