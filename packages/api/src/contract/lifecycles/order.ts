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
  | 'Accept' | 'ShipPart' | 'Ship' | 'ConfirmReceipt' | 'AutoReceive' | 'Refuse' | 'CloseRefused'

/** Everything that `AllowActions` of an order can hold: moves by people, and actions that leave the status as it is. */
export const orderActions = [
  'View', 'Cancel', 'Pay', 'ConfirmTransfer', 'Withdraw', 'Remind', 'ConfirmReceipt', 'Review', 'AppendReview', 'Rebuy', 'ApplyAfterSales', 'ApplyInvoice', 'Resubmit',
] as const

export type OrderAction = (typeof orderActions)[number]

/** Orders that count as purchases, in the workbench as in reports: approved, and neither cancelled nor refused. */
export const purchaseStatuses = [
  orderStatus.pendingPayment, orderStatus.pendingConfirmation, orderStatus.preparing, orderStatus.partlyShipped, orderStatus.pendingReceipt, orderStatus.completed,
] as const

/** Why a buyer cancels. */
export const cancelReasons = ['不想买了', '信息填错', '重复下单', '其他'] as const

/** How long an unpaid order waits, hours (24 h → 已取消). */
export const paymentTimeoutHours = 24

/** How long a shipped order waits for its receipt to be confirmed, days; then it completes automatically. */
export const autoReceiveDays = 7

export const orderLifecycle: Lifecycle<OrderStatus, OrderTransitionAction> = {
  states: [
    { status: 10, name: '待审批' },
    { status: 11, name: '审批驳回' },
    { status: 12, name: '已撤回' },
    { status: 20, name: '待付款' },
    { status: 30, name: '待确认' },
    { status: 40, name: '备货中' },
    { status: 41, name: '部分发货' },
    { status: 50, name: '待收货' },
    { status: 70, name: '已完成' },
    { status: 80, name: '已取消' },
    { status: 90, name: '已拒收' },
  ],
  transitions: [
    { from: [10], to: 30, action: 'Approve', who: ['approver', 'system'] },
    { from: [10], to: 20, action: 'ApproveUnpaid', who: ['approver', 'system'] },
    { from: [10], to: 11, action: 'Reject', who: ['approver'] },
    { from: [10], to: 12, action: 'Withdraw', who: ['purchaser', 'system'] },
    { from: [11, 12], to: 10, action: 'Resubmit', who: ['purchaser'] },
    // People only start a payment: that it was made is the provider's word.
    { from: [20], to: 30, action: 'Pay', who: ['system'] },
    { from: [20], to: 30, action: 'ConfirmTransfer', who: ['cashier'] },
    { from: [20], to: 80, action: 'PaymentTimeout', who: ['system'] },
    { from: [10, 11, 12, 20, 30, 40], to: 80, action: 'Cancel', who: ['purchaser'] },
    { from: [30], to: 40, action: 'Accept', who: ['seller'] },
    { from: [40], to: 41, action: 'ShipPart', who: ['seller'] },
    { from: [40, 41], to: 50, action: 'Ship', who: ['seller'] },
    { from: [50], to: 70, action: 'ConfirmReceipt', who: ['purchaser'] },
    { from: [50], to: 70, action: 'AutoReceive', who: ['system'] },
    { from: [50], to: 90, action: 'Refuse', who: ['purchaser', 'seller'] },
    { from: [90], to: 80, action: 'CloseRefused', who: ['seller', 'system'] },
  ],
}
