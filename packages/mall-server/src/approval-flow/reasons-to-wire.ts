import type { ApprovalSummary } from '@mall/api/contract'
import type { ReasonFacts } from '../db/schema/approval.ts'
import { toYuan } from '../money.ts'
import { reasonText } from './rules.ts'

/** Why an order needs approval, as it is sent. */
export const reasonsToWire = (reasons: readonly ReasonFacts[]): ApprovalSummary['Reasons'] =>
  reasons.map((reason) => ({
    Code: reason.code,
    Text: reasonText(reason),
    Facts: {
      Amount: reason.amountFen === null ? null : toYuan(reason.amountFen),
      Limit: reason.limitFen === null ? null : toYuan(reason.limitFen),
    },
  }))
