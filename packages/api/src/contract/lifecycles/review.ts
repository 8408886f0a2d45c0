import type { Names } from './define.ts'

/** What a buyer may write of a received line (评价): lengths in characters. */
export const reviewRules = { minText: 5, maxText: 500, maxImages: 5, appendWithinDays: 30 } as const

/** What can be written of a line now: its review, or once, within 30 days of it, words appended to it. */
export const reviewActions = ['Review', 'Append'] as const

export type ReviewAction = (typeof reviewActions)[number]

/** What the buyer of a completed order can still write: a line waits for its review, or, when none does, one takes words appended to it. */
export const reviewState = { reviewable: 1, appendable: 2 } as const

export type ReviewState = (typeof reviewState)[keyof typeof reviewState]

/** The Chinese names of {@link reviewState}. */
export const reviewStateNames = { [reviewState.reviewable]: '待评价', [reviewState.appendable]: '可追评' } as const satisfies Names
