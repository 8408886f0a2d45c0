import { afterSalesResults, afterSalesType, type CallInput } from '@mall/api/contract'
import type { SellerAfterSalesAction, SellerAfterSalesDetail } from '@mall/api/seller/contract'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { actingForSeller, permitting } from '../../platform/actions/permit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { moveAfterSales, type MoveCause } from '../../trade/after-sales/move.ts'
import { askApplicant } from '../../trade/after-sales/messages.ts'
import { lockService } from '../../trade/after-sales/store.ts'
import { serviceDetail } from './detail.ts'
import { allowedActions, findService, type record } from './records.ts'

interface Target {
  readonly ReturnOrderId: string
  readonly Version: number
  readonly RequestId: string
}

type Service = typeof record.$inferSelect

const lock = async (tx: Tx, { caller }: StaffContext, { ReturnOrderId }: Pick<Target, 'ReturnOrderId'>) => {
  const { service, order } = await lockService(tx, (await findService(tx, caller, ReturnOrderId)).record)
  return { ...service, order }
}

const refusals: Readonly<Record<SellerAfterSalesAction, string>> = {
  Approve: '该申请已不在待审核，请刷新后重试', Reject: '该申请已不在待审核，请刷新后重试', Ask: '该申请已不在待审核，或正等申请人补充，请刷新后重试', FillExpress: '该服务单不能登记取件，请刷新后重试',
  Receive: '该服务单不能确认收货，请刷新后重试', Finish: '该服务单不能完成处理，请刷新后重试',
}

const actions = defineActions<Pick<Target, 'ReturnOrderId'>, Awaited<ReturnType<typeof lock>>, SellerAfterSalesAction, StaffContext>({
  lock,
  requireAllowed: permitting(allowedActions, (_row, _caller, action) => new BusinessError('AFTER_SALES_ACTION_NOT_ALLOWED', refusals[action])),
})

type Said = Pick<MoveCause, 'text' | 'changes'>

/** A move for the seller, which leaves the service to the staff from then on. */
const moveBy = (context: StaffContext, target: Target, action: Exclude<SellerAfterSalesAction, 'Ask'>, said: (service: Service) => Said): Promise<SellerAfterSalesDetail> =>
  actions.act(context, `POST /api/SellerAfterSales/${action}`, target, action, async ({ tx, row: { order, ...service }, acting }) => {
    const { text, changes } = said(service)
    await moveAfterSales(tx, { service, order }, action, { ...actingForSeller(acting), text, changes: { ...changes, isByHand: true } })
    return serviceDetail(tx, context.caller, target.ReturnOrderId, context.deps.clock())
  })

export const approveService = (context: StaffContext, input: CallInput<'POST /api/SellerAfterSales/Approve'>) =>
  moveBy(context, input, 'Approve', () => ({ text: `审核通过：${input.Note}`, changes: { sellerNote: input.Note } }))

export const rejectService = (context: StaffContext, input: CallInput<'POST /api/SellerAfterSales/Reject'>) =>
  moveBy(context, input, 'Reject', () => ({ text: `审核不通过：${input.Note}`, changes: { sellerNote: input.Note } }))

/** @throws BusinessError `AFTER_SALES_QUESTION_LIMIT_REACHED` */
export const askService = (context: StaffContext, input: CallInput<'POST /api/SellerAfterSales/Ask'>): Promise<SellerAfterSalesDetail> =>
  actions.act(context, 'POST /api/SellerAfterSales/Ask', input, 'Ask', async ({ tx, row: { order: _order, ...service }, acting }) => {
    await askApplicant(tx, service, { acting, staffId: context.caller.staffId, text: input.Text })
    return serviceDetail(tx, context.caller, input.ReturnOrderId, context.deps.clock())
  })

export const pickUpService = (context: StaffContext, input: CallInput<'POST /api/SellerAfterSales/FillExpress'>) =>
  moveBy(context, input, 'FillExpress', () => ({
    text: `快递员已上门取件：${input.Carrier} ${input.TrackingNo}`, changes: { carrier: input.Carrier, trackingNo: input.TrackingNo },
  }))

export const receiveService = (context: StaffContext, input: CallInput<'POST /api/SellerAfterSales/Receive'>) =>
  moveBy(context, input, 'Receive', () => ({ text: '商家已收货，开始处理' }))

/** What the log says of the end: a carrier where goods go back to the applicant, and the words of the staff. */
const resultText = ({ type }: Service, { SentBack, Note }: Pick<CallInput<'POST /api/SellerAfterSales/Finish'>, 'SentBack' | 'Note'>): string => {
  if ((SentBack === null) !== (type === afterSalesType.return)) {
    throw new BusinessError('AFTER_SALES_SENT_BACK', SentBack === null ? '请填写寄给客户的承运商和单号' : '退货没有寄给客户的商品')
  }
  return [afterSalesResults[type], ...(SentBack === null ? [] : [`${SentBack.Carrier} ${SentBack.TrackingNo}`]), ...(Note.trim() === '' ? [] : [Note.trim()])].join('；')
}

/** @throws BusinessError `AFTER_SALES_SENT_BACK` */
export const finishService = (context: StaffContext, input: CallInput<'POST /api/SellerAfterSales/Finish'>) =>
  moveBy(context, input, 'Finish', (service) => ({ text: resultText(service, input) }))
