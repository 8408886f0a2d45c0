import type { AfterSalesAction, AfterSalesSummary } from '@mall/api/contract'
import { defineActions } from '../../platform/actions/define-actions.ts'
import type { CallContext, ParsedInput } from '../../platform/http/define-routes.ts'
import { requireAllowed } from './allowed-actions.ts'
import { answerSeller } from './messages.ts'
import { moveAfterSales, type MoveCause } from './move.ts'
import { requireOwnPictures } from '../../platform/file/own-uploads.ts'
import { findAfterSales, toAfterSalesSummary } from './records.ts'
import { lockService } from './store.ts'

const services = defineActions({
  lock: async (tx, { caller }, { ReturnOrderId }: { readonly ReturnOrderId: string }) => {
    const { service, order } = await lockService(tx, (await findAfterSales(tx, caller, ReturnOrderId)).record)
    return { ...service, order }
  },
  requireAllowed,
})

interface Target {
  readonly ReturnOrderId: string
  readonly Version: number
}

/** A move by the applicant. */
const moveBy = (context: CallContext, target: Target, action: Exclude<AfterSalesAction, 'View' | 'Supplement'>, text: string, changes: MoveCause['changes'] = {}): Promise<AfterSalesSummary> =>
  services.act(context, `POST /api/AfterSales/${action}`, target, action, async ({ tx, row: { order, ...service }, acting }) => {
    await moveAfterSales(tx, { service, order }, action, { ...acting, text, changes })
    return toAfterSalesSummary(context.caller, await findAfterSales(tx, context.caller, target.ReturnOrderId))
  })

/**
 * The applicant's answer to the seller's question, once per `RequestId`.
 * @throws BusinessError `ATTACHMENT_INVALID`
 */
export const supplementAfterSales = (context: CallContext, input: ParsedInput<'POST /api/AfterSales/Supplement'>): Promise<AfterSalesSummary> =>
  services.act(context, 'POST /api/AfterSales/Supplement', input, 'Supplement', async ({ tx, row: { order: _order, ...service }, acting }) => {
    const { caller } = context
    await requireOwnPictures(tx, caller, input.Images)
    await answerSeller(tx, service, { acting, userId: caller.userId, text: input.Text, images: input.Images })
    return toAfterSalesSummary(caller, await findAfterSales(tx, caller, input.ReturnOrderId))
  })

export const fillExpress = (context: CallContext, body: ParsedInput<'POST /api/AfterSales/FillExpress'>) =>
  moveBy(context, body, 'FillExpress', `寄回商品：${body.Carrier} ${body.TrackingNo}`, { carrier: body.Carrier, trackingNo: body.TrackingNo })

export const cancelAfterSales = (context: CallContext, body: Target) => moveBy(context, body, 'Cancel', '取消申请')

export const confirmAfterSales = (context: CallContext, body: Target) => moveBy(context, body, 'Confirm', '确认完成')

export const reopenAfterSales = (context: CallContext, body: ParsedInput<'POST /api/AfterSales/Reopen'>) =>
  moveBy(context, body, 'Reopen', `问题未解决：${body.Reason}`)
