import type { Lifecycle } from './define.ts'

/** Statuses of a product inquiry. */
export const inquiryStatus = { pending: 10, quoted: 30, accepted: 40, declined: 50, expired: 60, unavailable: 70, cancelled: 80 } as const

export type InquiryStatus = (typeof inquiryStatus)[keyof typeof inquiryStatus]

export type InquiryTransitionAction = 'Quote' | 'MarkUnavailable' | 'Cancel' | 'Accept' | 'Decline' | 'Expire'

export const inquiryLifecycle: Lifecycle<InquiryStatus, InquiryTransitionAction> = {
  states: [
    { status: inquiryStatus.pending, name: '待受理' },
    { status: inquiryStatus.quoted, name: '已报价' },
    { status: inquiryStatus.accepted, name: '已接受' },
    { status: inquiryStatus.declined, name: '已拒绝' },
    { status: inquiryStatus.expired, name: '已过期' },
    { status: inquiryStatus.unavailable, name: '无法供货' },
    { status: inquiryStatus.cancelled, name: '已取消' },
  ],
  transitions: [
    { from: [inquiryStatus.pending], to: inquiryStatus.quoted, action: 'Quote', who: ['seller'] },
    { from: [inquiryStatus.pending], to: inquiryStatus.unavailable, action: 'MarkUnavailable', who: ['seller'] },
    { from: [inquiryStatus.pending], to: inquiryStatus.cancelled, action: 'Cancel', who: ['purchaser'] },
    { from: [inquiryStatus.quoted], to: inquiryStatus.accepted, action: 'Accept', who: ['purchaser'] },
    { from: [inquiryStatus.quoted], to: inquiryStatus.declined, action: 'Decline', who: ['purchaser'] },
    { from: [inquiryStatus.quoted], to: inquiryStatus.expired, action: 'Expire', who: ['system'] },
  ],
}

/** Everything that `AllowActions` of an inquiry can hold. `Edit` and `Message` leave the status as it is; `Renew` is a new inquiry for the same. */
export const inquiryActions = ['View', 'Accept', 'Decline', 'Edit', 'Message', 'Cancel', 'Renew'] as const

export type InquiryAction = (typeof inquiryActions)[number]
