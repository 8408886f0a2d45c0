import { approvalModeNames, approvalReasonNames, type OrderConfirmation } from '@mall/api/contract'
import { Alert } from '@mall/ui/alert'
import { Timeline } from '@mall/ui/timeline'
import { ApprovalExplanation } from '../../../features/approval/ApprovalExplanation.tsx'

const names = (approvers: readonly string[], mode: keyof typeof approvalModeNames): string =>
  `${approvers.join('、')}${approvers.length > 1 ? `（${approvalModeNames[mode]}）` : ''}`

/** The reasons for an approval, and the approvers in order, each with why they. */
export const ApprovalPreview = ({ preview }: { readonly preview: OrderConfirmation['ApprovalPreview'] }) => {
  if (preview.Reasons.length === 0) return null
  return (
    <>
      <Alert tone="warning" action={<ApprovalExplanation preview={preview} />}>
        {`该订单需要审批：${preview.Reasons.map(({ Code }) => approvalReasonNames[Code]).join('、')}`}
      </Alert>
      <Timeline
        aria-label="审批流程"
        items={preview.Nodes.map(({ Name, Mode, Approvers, Because }) => ({ id: Name, title: Name, state: 'waiting', description: `${names(Approvers, Mode)}：${Because}` }))}
      />
    </>
  )
}
