import type { Lifecycle } from './define.ts'

/** Statuses of a product inquiry. */
export const inquiryStatus = { pending: 10, quoted: 30, accepted: 40, declined: 50, expired: 60, unavailable: 70, cancelled: 80 } as const

export type InquiryStatus = (typeof inquiryStatus)[keyof typeof inquiryStatus]

export type InquiryTransitionAction = 'Quote' | 'MarkUnavailable' | 'Cancel' | 'Accept' | 'Decline' | 'Expire'

export const inquiryLifecycle: Lifecycle<InquiryStatus, InquiryTransitionAction> = {
  states: [
    { status: 10, name: '待受理' },
    { status: 30, name: '已报价' },
    { status: 40, name: '已接受' },
    { status: 50, name: '已拒绝' },
    { status: 60, name: '已过期' },
    { status: 70, name: '无法供货' },
    { status: 80, name: '已取消' },
  ],
  transitions: [
    { from: [10], to: 30, action: 'Quote', who: ['seller'] },
    { from: [10], to: 70, action: 'MarkUnavailable', who: ['seller'] },
    { from: [10], to: 80, action: 'Cancel', who: ['purchaser'] },
    { from: [30], to: 40, action: 'Accept', who: ['purchaser'] },
    { from: [30], to: 50, action: 'Decline', who: ['purchaser'] },
    { from: [30], to: 60, action: 'Expire', who: ['system'] },
  ],
}

/** Everything that `AllowActions` of an inquiry can hold. `Edit` and `Message` leave the status as it is; `Renew` is a new inquiry for the same. */
export const inquiryActions = ['View', 'Accept', 'Decline', 'Edit', 'Message', 'Cancel', 'Renew'] as const

export type InquiryAction = (typeof inquiryActions)[number]
