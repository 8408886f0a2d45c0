import type { ApprovalSummary } from '@mall/api/contract'
import type { ReasonFacts } from '../../platform/db/schema/approval.ts'
import { toYuan } from '../../platform/money.ts'
import { reasonText } from './rules.ts'

const withoutAmount = (reason: ReasonFacts): ReasonFacts => ({ ...reason, amountFen: null, limitFen: null })

/** Why an order needs approval, as it is sent: for a reader who sees no prices by its name alone. `isOwn`: the reader is who asks for it. */
export const reasonsToWire = (reasons: readonly ReasonFacts[], { seesPrices, isOwn }: { readonly seesPrices: boolean; readonly isOwn: boolean }): ApprovalSummary['Reasons'] =>
  (seesPrices ? reasons : reasons.map(withoutAmount)).map((reason) => ({
    Code: reason.code,
    Text: reasonText(reason, { isOwn }),
    Facts: {
      Amount: reason.amountFen === null ? null : toYuan(reason.amountFen),
      Limit: reason.limitFen === null ? null : toYuan(reason.limitFen),
    },
  }))
