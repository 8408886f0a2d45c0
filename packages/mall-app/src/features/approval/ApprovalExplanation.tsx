import type { ApprovalSummary, PassingChange } from '@mall/api/contract'
import { Text } from '@mall/ui/text'
import { ReasonList } from './Reasons.tsx'
import { Explanation } from '../../components/explanation/Explanation.tsx'

interface ApprovalExplanationProps {
  readonly preview: { readonly Reasons: ApprovalSummary['Reasons']; readonly Change: PassingChange | null }
}

/** Why an order needs approval, with what decided, and the small change that would make it pass. */
export const ApprovalExplanation = ({ preview: { Reasons, Change } }: ApprovalExplanationProps) => (
  <Explanation label="为什么需要审批">
    <ReasonList reasons={Reasons} />
    {Change === null ? null : (
      <Text as="p" tone="secondary">
        {Change.Text}
      </Text>
    )}
  </Explanation>
)
