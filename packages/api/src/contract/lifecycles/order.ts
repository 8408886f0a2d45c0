import type { Lifecycle } from './define.ts'

/** Order statuses, as they go over the wire. */
export const orderStatus = {
  pendingApproval: 10,
  approvalRejected: 11,
  withdrawn: 12,
  pendingPayment: 20,
  pendingConfirmation: 30,
  preparing: 40,
  partlyShipped: 41,
  pendingReceipt: 50,
  completed: 70,
  cancelled: 80,
  refused: 90,
} as const

export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus]

/** Actions that move an order to another status. */
export type OrderTransitionAction =
  | 'Approve' | 'ApproveUnpaid' | 'Reject' | 'Withdraw' | 'Cancel' | 'Resubmit' | 'Pay' | 'ConfirmTransfer' | 'PaymentTimeout'
  | 'Accept' | 'RefuseCredit' | 'ShipPart' | 'Ship' | 'CloseShort' | 'CancelShort' | 'ConfirmReceipt' | 'AutoReceive' | 'Refuse' | 'CloseRefused'

/** Everything that `AllowActions` of an order can hold: moves by people, and actions that leave the status as it is. */
export const orderActions = [
  'View', 'Cancel', 'Pay', 'ConfirmTransfer', 'Withdraw', 'Remind', 'ConfirmReceipt', 'Receive', 'AnswerShortage', 'Review', 'AppendReview', 'Rebuy', 'ApplyAfterSales', 'ApplyInvoice', 'Resubmit',
] as const

export type OrderAction = (typeof orderActions)[number]

/** Orders that count as purchases, in the workbench as in reports: approved, and neither cancelled nor refused. */
export const purchaseStatuses = [
  orderStatus.pendingPayment, orderStatus.pendingConfirmation, orderStatus.preparing, orderStatus.partlyShipped, orderStatus.pendingReceipt, orderStatus.completed,
] as const

/** Orders of which packages may be on their way: these can be received and refused in parts. */
export const receivableStatuses: readonly OrderStatus[] = [orderStatus.partlyShipped, orderStatus.pendingReceipt]

/** Orders that are confirmed, and of which something has still to be sent. */
export const shippableStatuses: readonly OrderStatus[] = [orderStatus.preparing, orderStatus.partlyShipped]

/** Orders of which pieces may not have left yet: these can turn out to be short (缺货). */
export const shortableStatuses: readonly OrderStatus[] = [orderStatus.pendingPayment, orderStatus.pendingConfirmation, ...shippableStatuses]

/** Why a buyer refuses goods. */
export const refusalReasons = ['包装破损', '错发', '质量问题', '数量不符', '其他'] as const

export type RefusalReason = (typeof refusalReasons)[number]

/** Refused goods that cannot be sold once the seller has them back: they do not return to the stock. */
export const unsellableReasons: readonly RefusalReason[] = ['包装破损', '质量问题']

/** The most pictures of one refusal. */
export const maxRefusalImages = 5

/** Why a buyer cancels. */
export const cancelReasons = ['不想买了', '信息填错', '重复下单', '其他'] as const

/** How long an unpaid order waits, hours (24 h → 已取消). */
export const paymentTimeoutHours = 24

/** How long a shipped order waits for its receipt to be confirmed, days; then it completes automatically. */
export const autoReceiveDays = 7

export const orderLifecycle: Lifecycle<OrderStatus, OrderTransitionAction> = {
  states: [
    { status: orderStatus.pendingApproval, name: '待审批' },
    { status: orderStatus.approvalRejected, name: '审批驳回' },
    { status: orderStatus.withdrawn, name: '已撤回' },
    { status: orderStatus.pendingPayment, name: '待付款' },
    { status: orderStatus.pendingConfirmation, name: '待确认' },
    { status: orderStatus.preparing, name: '备货中' },
    { status: orderStatus.partlyShipped, name: '部分发货' },
    { status: orderStatus.pendingReceipt, name: '待收货' },
    { status: orderStatus.completed, name: '已完成' },
    { status: orderStatus.cancelled, name: '已取消' },
    { status: orderStatus.refused, name: '已拒收' },
  ],
  transitions: [
    { from: [orderStatus.pendingApproval], to: orderStatus.pendingConfirmation, action: 'Approve', who: ['approver', 'system'] },
    { from: [orderStatus.pendingApproval], to: orderStatus.pendingPayment, action: 'ApproveUnpaid', who: ['approver', 'system'] },
    { from: [orderStatus.pendingApproval], to: orderStatus.approvalRejected, action: 'Reject', who: ['approver'] },
    { from: [orderStatus.pendingApproval], to: orderStatus.withdrawn, action: 'Withdraw', who: ['purchaser', 'system'] },
    { from: [orderStatus.approvalRejected, orderStatus.withdrawn], to: orderStatus.pendingApproval, action: 'Resubmit', who: ['purchaser'] },
    // Users only start a payment; the provider reports that it was made.
    { from: [orderStatus.pendingPayment], to: orderStatus.pendingConfirmation, action: 'Pay', who: ['system'] },
    { from: [orderStatus.pendingPayment], to: orderStatus.pendingConfirmation, action: 'ConfirmTransfer', who: ['cashier', 'seller'] },
    { from: [orderStatus.pendingPayment], to: orderStatus.cancelled, action: 'PaymentTimeout', who: ['system'] },
    {
      from: [
        orderStatus.pendingApproval, orderStatus.approvalRejected, orderStatus.withdrawn,
        orderStatus.pendingPayment, orderStatus.pendingConfirmation, orderStatus.preparing,
      ],
      to: orderStatus.cancelled,
      action: 'Cancel',
      who: ['purchaser'],
    },
    { from: [orderStatus.pendingConfirmation], to: orderStatus.preparing, action: 'Accept', who: ['seller'] },
    // An order above the credit of its company (信用额度), which the seller does not agree to.
    { from: [orderStatus.pendingConfirmation], to: orderStatus.cancelled, action: 'RefuseCredit', who: ['seller'] },
    { from: [orderStatus.preparing], to: orderStatus.partlyShipped, action: 'ShipPart', who: ['seller'] },
    { from: [orderStatus.preparing, orderStatus.partlyShipped], to: orderStatus.pendingReceipt, action: 'Ship', who: ['seller'] },
    // 缺货: the seller cuts, the purchaser answers for a replacement, and without an answer the mall cuts.
    { from: [orderStatus.partlyShipped], to: orderStatus.pendingReceipt, action: 'CloseShort', who: ['seller', 'purchaser', 'system'] },
    { from: [orderStatus.pendingPayment, orderStatus.pendingConfirmation, orderStatus.preparing], to: orderStatus.cancelled, action: 'CancelShort', who: ['seller', 'purchaser', 'system'] },
    { from: [orderStatus.pendingReceipt], to: orderStatus.completed, action: 'ConfirmReceipt', who: ['purchaser'] },
    { from: [orderStatus.pendingReceipt], to: orderStatus.completed, action: 'AutoReceive', who: ['system'] },
    { from: [orderStatus.pendingReceipt], to: orderStatus.refused, action: 'Refuse', who: ['purchaser', 'seller'] },
    { from: [orderStatus.refused], to: orderStatus.cancelled, action: 'CloseRefused', who: ['seller', 'system'] },
  ],
}
