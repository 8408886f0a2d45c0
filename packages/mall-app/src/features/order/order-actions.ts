import type { OrderAction } from '@mall/api/contract'
import { href } from '../../site/routes.ts'

/** What a person starts here by a button; the rest of `AllowActions` leads to other screens. */
export type OrderTask = 'cancel' | 'transfer' | 'withdraw' | 'remind' | 'receive' | 'rebuy'

/** An action of an order as it is offered: words, and where it leads or what it starts. */
export interface OfferedAction {
  readonly action: OrderAction
  readonly label: string
  readonly href?: string
  readonly task?: OrderTask
}

type Offer = Pick<OfferedAction, 'label' | 'task'> & { readonly to?: (orderNo: string) => string }

/** In the order of what a person is most likely here for. */
const offers: Partial<Record<OrderAction, Offer>> = {
  View: { label: '查看', to: (id) => href('orderDetail', { id }) },
  // Answered on the order's page, beside what is asked.
  AnswerShortage: { label: '答复换货', to: (id) => href('orderDetail', { id }) },
  Pay: { label: '付款', to: (id) => href('pay', { id }) },
  ConfirmTransfer: { label: '确认到账', task: 'transfer' },
  ConfirmReceipt: { label: '确认收货', task: 'receive' },
  Remind: { label: '催单', task: 'remind' },
  Resubmit: { label: '修改后重新提交', to: (order) => href('submit', { order }) },
  Review: { label: '评价', to: (id) => href('orderReview', {}, { id }) },
  AppendReview: { label: '追评', to: (id) => href('orderReview', {}, { id }) },
  Withdraw: { label: '撤回', task: 'withdraw' },
  Rebuy: { label: '再次购买', task: 'rebuy' },
  // Its packages are received one by one on the order's page.
  Receive: { label: '收货/拒收', to: (id) => href('orderDetail', { id }) },
  ApplyAfterSales: { label: '申请售后', to: (OrderNo) => href('afterSalesApply', { OrderNo }) },
  ApplyInvoice: { label: '申请开票', to: (OrderNo) => href('invoiceApply', { OrderNo }) },
  Cancel: { label: '取消', task: 'cancel' },
}

const ranked = Object.entries(offers) as [OrderAction, Offer][]

/** The buttons of an order: exactly what `AllowActions` holds (screens: buttons come only from it), the likeliest first. */
export const offeredActions = (orderNo: string, allowed: readonly OrderAction[]): OfferedAction[] =>
  ranked
    .filter(([action]) => allowed.includes(action))
    .map(([action, { label, task, to }]) => ({ action, label, ...(task ? { task } : {}), ...(to ? { href: to(orderNo) } : {}) }))
