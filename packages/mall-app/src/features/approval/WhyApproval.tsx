import type { ApprovalSummary, PassingChange } from '@mall/api/contract'
import { Text } from '@mall/ui/text'
import { ReasonList } from './Reasons.tsx'
import { Why } from '../../components/why/Why.tsx'

interface WhyApprovalProps {
  readonly preview: { readonly Reasons: ApprovalSummary['Reasons']; readonly Change: PassingChange | null }
}

/** Why an order needs approval, with what decided, and the small change that would make it pass. */
export const WhyApproval = ({ preview: { Reasons, Change } }: WhyApprovalProps) => (
  <Why label="为什么需要审批">
    <ReasonList reasons={Reasons} />
    {Change === null ? null : (
      <Text as="p" tone="secondary">
        {Change.Text}
      </Text>
    )}
  </Why>
)
