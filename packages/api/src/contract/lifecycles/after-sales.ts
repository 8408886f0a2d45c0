import type { Lifecycle, Names } from './define.ts'

/** Statuses of an after-sales service. */
export const afterSalesStatus = {
  pendingReview: 10,
  rejected: 11,
  pendingReturn: 20,
  returned: 30,
  processing: 40,
  pendingConfirmation: 50,
  completed: 60,
  cancelled: 70,
} as const

export type AfterSalesStatus = (typeof afterSalesStatus)[keyof typeof afterSalesStatus]

/** `FillExpress`: by the purchaser for 自行寄回; for 上门取件 the seller's courier has the goods. */
export type AfterSalesTransitionAction = 'Approve' | 'Reject' | 'Cancel' | 'FillExpress' | 'Receive' | 'Finish' | 'Confirm' | 'Reopen'

export const afterSalesLifecycle: Lifecycle<AfterSalesStatus, AfterSalesTransitionAction> = {
  states: [
    { status: 10, name: '待审核' },
    { status: 11, name: '审核不通过' },
    { status: 20, name: '待寄回' },
    { status: 30, name: '已寄回待收货' },
    { status: 40, name: '处理中' },
    { status: 50, name: '待确认' },
    { status: 60, name: '已完成' },
    { status: 70, name: '已取消' },
  ],
  transitions: [
    { from: [10], to: 20, action: 'Approve', who: ['seller'] },
    { from: [10], to: 11, action: 'Reject', who: ['seller'] },
    { from: [10, 20], to: 70, action: 'Cancel', who: ['purchaser'] },
    { from: [20], to: 30, action: 'FillExpress', who: ['purchaser', 'seller'] },
    { from: [30], to: 40, action: 'Receive', who: ['seller'] },
    { from: [40], to: 50, action: 'Finish', who: ['seller'] },
    { from: [50], to: 60, action: 'Confirm', who: ['purchaser'] },
    { from: [50], to: 40, action: 'Reopen', who: ['purchaser'] },
  ],
}

export const afterSalesTypeNames = { 1: '退货', 2: '换货', 3: '维修' } as const satisfies Names

export type AfterSalesType = keyof typeof afterSalesTypeNames

export const afterSalesReasons = ['质量问题', '错发', '漏发', '运输破损', '与描述不符', '多买不需要', '其他'] as const

export type AfterSalesReason = (typeof afterSalesReasons)[number]

/** How goods are returned. */
export const returnModeNames = { 1: '上门取件', 2: '自行寄回' } as const satisfies Names

export type ReturnMode = keyof typeof returnModeNames

/** How long goods can be returned or exchanged after their receipt, days; repairs go by the warranty. */
export const afterSalesDays = 15

/** How long goods are repaired that state no 质保 of their own, months. */
export const defaultWarrantyMonths = 12

/** How many pictures show what is wrong. */
export const maxAfterSalesImages = 5

/** What has ended without effect: its pieces can be applied for again. */
const endedWithoutEffect: ReadonlySet<AfterSalesStatus> = new Set([afterSalesStatus.rejected, afterSalesStatus.cancelled])

/** Whether a service keeps its pieces from being applied for: while it is under way, and for good once they were returned. */
export const holdsPieces = (status: AfterSalesStatus, type: AfterSalesType): boolean =>
  status === afterSalesStatus.completed ? type === 1 : !endedWithoutEffect.has(status)

/** How far a service has come, in short. */
export const afterSalesProgressNames = { 1: '进行中', 2: '已结束' } as const satisfies Names

export type AfterSalesProgress = keyof typeof afterSalesProgressNames

/** The statuses that nothing leads out of. */
export const endedAfterSales: readonly AfterSalesStatus[] = afterSalesLifecycle.states
  .map(({ status }) => status)
  .filter((status) => !afterSalesLifecycle.transitions.some(({ from }) => from.includes(status)))

/** Everything that `AllowActions` of an after-sales service can hold. */
export const afterSalesActions = ['View', 'FillExpress', 'Confirm', 'Reopen', 'Cancel'] as const

export type AfterSalesAction = (typeof afterSalesActions)[number]
