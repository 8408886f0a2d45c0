import type { ApprovalSubject } from '../approval-flow/rules.ts'
import { approvalLinesOf } from '../approval-flow/subject.ts'
import type { FreightRule } from '../../platform/db/schema/organisation.ts'
import { totalsOf, type PricedLine } from '../../catalogue/pricing/lines.ts'
import { overrunOf } from './rules.ts'

interface Purse {
  /** 单笔限额 of the purchaser; null: none. */
  readonly singleLimitFen: number | null
  /** The levels of the account that hold the order. */
  readonly levels: Parameters<typeof overrunOf>[0]
  /** The rule of freight for where the order goes. */
  readonly freight: FreightRule
}

/** What the approval rules are asked about an order of some lines, by one purchaser from one account. */
export const approvalSubjectOf =
  ({ singleLimitFen, levels, freight }: Purse) =>
  (lines: readonly PricedLine[]): ApprovalSubject => {
    const { payableFen } = totalsOf(lines, freight)
    return { payableFen, singleLimitFen, overrun: overrunOf(levels, payableFen), lines: approvalLinesOf(lines) }
  }
