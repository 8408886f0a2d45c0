import { statusName, type Lifecycle, type Names } from '../lifecycles/define.ts'

/** Whose prices an agreement has: those of one company, or of all companies of a group. */
export const agreementLevelNames = { company: '客户', group: '客户组' } as const satisfies Names

export type AgreementLevel = keyof typeof agreementLevelNames

export const agreementLevels = Object.keys(agreementLevelNames) as readonly AgreementLevel[]

/** Statuses of an agreement. */
export const agreementStatus = { draft: 10, pending: 20, inForce: 30, expired: 40, ended: 50 } as const

export type AgreementStatus = (typeof agreementStatus)[keyof typeof agreementStatus]

export type AgreementMove = 'Send' | 'SendBack' | 'Approve' | 'Expire' | 'End'

/**
 * `Send`: its first version waits for the approval of low prices; one without any is approved at once. `SendBack`: its writer takes it back, or whoever approves rejects it. A
 * change of an agreement that is in force is a version of its own, which leaves this status as it is.
 */
export const agreementLifecycle: Lifecycle<AgreementStatus, AgreementMove> = {
  states: [
    { status: agreementStatus.draft, name: '草稿' },
    { status: agreementStatus.pending, name: '待批' },
    { status: agreementStatus.inForce, name: '已生效' },
    { status: agreementStatus.expired, name: '已到期' },
    { status: agreementStatus.ended, name: '已终止' },
  ],
  transitions: [
    { from: [agreementStatus.draft], to: agreementStatus.pending, action: 'Send', who: ['seller'] },
    { from: [agreementStatus.pending], to: agreementStatus.draft, action: 'SendBack', who: ['seller'] },
    { from: [agreementStatus.draft, agreementStatus.pending], to: agreementStatus.inForce, action: 'Approve', who: ['seller'] },
    { from: [agreementStatus.inForce], to: agreementStatus.expired, action: 'Expire', who: ['system'] },
    { from: [agreementStatus.inForce], to: agreementStatus.ended, action: 'End', who: ['seller'] },
  ],
}

/** 待批, 已生效 … */
export const agreementStatusName = (status: AgreementStatus): string => statusName(agreementLifecycle, status)

/** Statuses of a version. One that is in force holds from its first day until the next begins: before and after it is no price. */
export const agreementVersionStatus = { draft: 10, pending: 20, inForce: 30, rejected: 40 } as const

export type AgreementVersionStatus = (typeof agreementVersionStatus)[keyof typeof agreementVersionStatus]

export type AgreementVersionMove = 'Send' | 'TakeBack' | 'Approve' | 'Reject' | 'Rewrite'

/** `Rewrite`: its writer goes on with a version that was rejected. */
export const agreementVersionLifecycle: Lifecycle<AgreementVersionStatus, AgreementVersionMove> = {
  states: [
    { status: agreementVersionStatus.draft, name: '草稿' },
    { status: agreementVersionStatus.pending, name: '待批' },
    { status: agreementVersionStatus.inForce, name: '已批准' },
    { status: agreementVersionStatus.rejected, name: '已退回' },
  ],
  transitions: [
    { from: [agreementVersionStatus.draft], to: agreementVersionStatus.pending, action: 'Send', who: ['seller'] },
    { from: [agreementVersionStatus.pending], to: agreementVersionStatus.draft, action: 'TakeBack', who: ['seller'] },
    { from: [agreementVersionStatus.draft, agreementVersionStatus.pending], to: agreementVersionStatus.inForce, action: 'Approve', who: ['seller'] },
    { from: [agreementVersionStatus.pending], to: agreementVersionStatus.rejected, action: 'Reject', who: ['seller'] },
    { from: [agreementVersionStatus.rejected], to: agreementVersionStatus.draft, action: 'Rewrite', who: ['seller'] },
  ],
}

/** 待批, 已批准 … */
export const agreementVersionStatusName = (status: AgreementVersionStatus): string => statusName(agreementVersionLifecycle, status)

/** What a row says of its product: prices of its own, or a percent of the market price, which follows it. */
export const agreementRowKindNames = { fixed: '固定价', percent: '市场价的百分比' } as const satisfies Names

export type AgreementRowKind = keyof typeof agreementRowKindNames

/** What was decided about a row below its floor price (底价). */
export const agreementRowDecisionNames = { waiting: '待批', approved: '已批准', rejected: '已退回' } as const satisfies Names

export type AgreementRowDecision = keyof typeof agreementRowDecisionNames

/** The most rows of a version. */
export const agreementRows = 10_000

/** Percent of the market price, in hundredths: 9_250 is 92.5 %. A row at 100 % puts its product into the catalogue at the market price. */
export const agreementPercent = { min: 1, max: 10_000 } as const
