import type { Tx } from '../../platform/db/client.ts'
import { settle, tell } from '../../company/notice/store.ts'
import type { InquiryRow } from './records.ts'

const subjectOf = ({ id }: Pick<InquiryRow, 'id'>): string => `inquiry:${id}`

/** Notifies the maker of an inquiry of an action of the seller, within its transaction. */
export const tellOfInquiry = (tx: Tx, row: Pick<InquiryRow, 'id' | 'inquiryNo' | 'enterpriseId' | 'userId'>, title: string, facts: readonly string[], now: Date): Promise<void> =>
  tell(tx, {
    kind: 'quoted', title, now,
    subject: subjectOf(row),
    enterpriseId: row.enterpriseId,
    userIds: [row.userId],
    facts: [...facts, row.inquiryNo],
    target: { Kind: 'inquiry', InquiryNo: row.inquiryNo },
  })

/** Takes the notices of an inquiry out of the count: it was answered, or nothing can be done any more. */
export const settleInquiry = (tx: Tx, row: Pick<InquiryRow, 'id'>, now: Date): Promise<void> => settle(tx, { kind: 'quoted', subject: subjectOf(row), now })
