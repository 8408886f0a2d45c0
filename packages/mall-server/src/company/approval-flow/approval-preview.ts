import type { OrderConfirmation } from '@mall/api/contract'
import type { PricedLine } from '../../catalogue/pricing/lines.ts'
import { changeToPass } from './passing-change.ts'
import { reasonsToWire } from './reasons-to-wire.ts'
import { becauseOf, type ApprovalSubject } from './rules.ts'
import type { ApprovalPlan } from './store.ts'

/** Why, by whom, and what small change would spare it: the approval of an order of these lines, as it is sent. */
export const approvalPreviewOf = (
  plan: ApprovalPlan | null,
  lines: readonly PricedLine[],
  subjectOf: (lines: readonly PricedLine[]) => ApprovalSubject,
  { seesPrices }: { readonly seesPrices: boolean },
): OrderConfirmation['ApprovalPreview'] => ({
  Reasons: reasonsToWire(plan?.reasons ?? [], { seesPrices, isOwn: true }),
  Nodes: (plan?.nodes ?? []).map((node) => ({
    Name: node.name, Mode: node.mode, Approvers: node.approvers.map((one) => one.name), Because: becauseOf(node.chosenBy),
  })),
  Change: changeToPass(plan, lines, subjectOf),
})
