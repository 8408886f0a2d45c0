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
    { status: afterSalesStatus.pendingReview, name: '待审核' },
    { status: afterSalesStatus.rejected, name: '审核不通过' },
    { status: afterSalesStatus.pendingReturn, name: '待寄回' },
    { status: afterSalesStatus.returned, name: '已寄回待收货' },
    { status: afterSalesStatus.processing, name: '处理中' },
    { status: afterSalesStatus.pendingConfirmation, name: '待确认' },
    { status: afterSalesStatus.completed, name: '已完成' },
    { status: afterSalesStatus.cancelled, name: '已取消' },
  ],
  transitions: [
    { from: [afterSalesStatus.pendingReview], to: afterSalesStatus.pendingReturn, action: 'Approve', who: ['seller'] },
    { from: [afterSalesStatus.pendingReview], to: afterSalesStatus.rejected, action: 'Reject', who: ['seller'] },
    { from: [afterSalesStatus.pendingReview, afterSalesStatus.pendingReturn], to: afterSalesStatus.cancelled, action: 'Cancel', who: ['purchaser'] },
    { from: [afterSalesStatus.pendingReturn], to: afterSalesStatus.returned, action: 'FillExpress', who: ['purchaser', 'seller'] },
    { from: [afterSalesStatus.returned], to: afterSalesStatus.processing, action: 'Receive', who: ['seller'] },
    { from: [afterSalesStatus.processing], to: afterSalesStatus.pendingConfirmation, action: 'Finish', who: ['seller'] },
    { from: [afterSalesStatus.pendingConfirmation], to: afterSalesStatus.completed, action: 'Confirm', who: ['purchaser'] },
    { from: [afterSalesStatus.pendingConfirmation], to: afterSalesStatus.processing, action: 'Reopen', who: ['purchaser'] },
  ],
}

/** Types of after-sales service: 退货, 换货, 维修. */
export const afterSalesType = { return: 1, exchange: 2, repair: 3 } as const

export type AfterSalesType = (typeof afterSalesType)[keyof typeof afterSalesType]

/** The Chinese names of {@link afterSalesType}. */
export const afterSalesTypeNames = {
  [afterSalesType.return]: '退货',
  [afterSalesType.exchange]: '换货',
  [afterSalesType.repair]: '维修',
} as const satisfies Names

export const afterSalesReasons = ['质量问题', '错发', '漏发', '运输破损', '与描述不符', '多买不需要', '其他'] as const

export type AfterSalesReason = (typeof afterSalesReasons)[number]

/** How goods are returned: 上门取件, 自行寄回. */
export const returnMode = { pickup: 1, selfSent: 2 } as const

export type ReturnMode = (typeof returnMode)[keyof typeof returnMode]

/** The Chinese names of {@link returnMode}. */
export const returnModeNames = { [returnMode.pickup]: '上门取件', [returnMode.selfSent]: '自行寄回' } as const satisfies Names

/** What an applicant should usually do with the goods; the staff may say it in other words. */
export const usualReturnNotes = {
  [returnMode.pickup]: '快递员将于两小时内联系上门取件，请备好商品及附件',
  [returnMode.selfSent]: '请将商品及附件寄回发货仓，地址与电话见原包裹面单，寄出后填写物流单号',
} as const satisfies Names

/** How the seller says that a service is finished. */
export const afterSalesResults = {
  [afterSalesType.return]: '退款已办理，请确认',
  [afterSalesType.exchange]: '已换新商品寄出，请确认',
  [afterSalesType.repair]: '商品已修好寄回，请确认',
} as const satisfies Names

/** How long goods can be returned or exchanged after their receipt, days; repairs go by the warranty. */
export const afterSalesDays = 15

/** The warranty of goods that state no 质保 of their own, months. */
export const defaultWarrantyMonths = 12

/** The most pictures of a defect, and of an answer. */
export const maxAfterSalesImages = 5

/** The most questions that the seller asks of one application. */
export const maxAfterSalesQuestions = 20

/** What an application in 待审核 is called while the seller waits for the applicant's answer. */
export const supplementName = '待补充'

/** Statuses that ended without effect: the pieces can be applied for again. */
const endedWithoutEffect: ReadonlySet<AfterSalesStatus> = new Set([afterSalesStatus.rejected, afterSalesStatus.cancelled])

/** Whether a service keeps its pieces from being applied for: while it is under way, and for good once they were returned. */
export const holdsPieces = (status: AfterSalesStatus, type: AfterSalesType): boolean =>
  status === afterSalesStatus.completed ? type === afterSalesType.return : !endedWithoutEffect.has(status)

/** How far a service has come, in short: 进行中, 已结束. */
export const afterSalesProgress = { underWay: 1, ended: 2 } as const

export type AfterSalesProgress = (typeof afterSalesProgress)[keyof typeof afterSalesProgress]

/** The Chinese names of {@link afterSalesProgress}. */
export const afterSalesProgressNames = { [afterSalesProgress.underWay]: '进行中', [afterSalesProgress.ended]: '已结束' } as const satisfies Names

/** The final statuses. */
export const endedAfterSales: readonly AfterSalesStatus[] = afterSalesLifecycle.states
  .map(({ status }) => status)
  .filter((status) => !afterSalesLifecycle.transitions.some(({ from }) => from.includes(status)))

/** Everything that `AllowActions` of an after-sales service can hold. `Supplement` leaves the status as it is. */
export const afterSalesActions = ['View', 'Supplement', 'FillExpress', 'Confirm', 'Reopen', 'Cancel'] as const

export type AfterSalesAction = (typeof afterSalesActions)[number]
