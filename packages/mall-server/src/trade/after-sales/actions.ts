import type { AfterSalesAction, AfterSalesSummary } from '@mall/api/contract'
import type { CallContext, ParsedInput } from '../../platform/http/define-routes.ts'
import { originOf } from '../../platform/audit/audit-log.ts'
import { atVersion } from '../../platform/records/version.ts'
import { requireAllowed } from './allowed-actions.ts'
import { moveAfterSales, type MoveCause } from './move.ts'
import { findAfterSales, toAfterSalesSummary } from './records.ts'
import { lockService } from './store.ts'

interface Target {
  readonly ReturnOrderId: string
  readonly Version: number
}

/** A move by the applicant: within their scope, allowed to them, on the version they saw. */
const moveBy = (context: CallContext, target: Target, action: Exclude<AfterSalesAction, 'View'>, text: string, changes: MoveCause['changes'] = {}): Promise<AfterSalesSummary> =>
  context.deps.db.transaction(async (tx) => {
    const { caller } = context
    const { record } = await findAfterSales(tx, caller, target.ReturnOrderId)
    const locked = await lockService(tx, record)
    atVersion(locked.service, target.Version)
    requireAllowed(caller, locked.service, action)
    await moveAfterSales(tx, locked, action, { by: 'purchaser', operator: caller.displayName, text, origin: originOf(context), changes })
    return toAfterSalesSummary(caller, await findAfterSales(tx, caller, target.ReturnOrderId))
  })

export const fillExpress = (context: CallContext, body: ParsedInput<'POST /api/AfterSales/FillExpress'>) =>
  moveBy(context, body, 'FillExpress', `寄回商品：${body.Carrier} ${body.TrackingNo}`, { carrier: body.Carrier, trackingNo: body.TrackingNo })

export const cancelAfterSales = (context: CallContext, body: Target) => moveBy(context, body, 'Cancel', '取消申请')

export const confirmAfterSales = (context: CallContext, body: Target) => moveBy(context, body, 'Confirm', '确认完成')

export const reopenAfterSales = (context: CallContext, body: ParsedInput<'POST /api/AfterSales/Reopen'>) =>
  moveBy(context, body, 'Reopen', `问题未解决：${body.Reason}`)
