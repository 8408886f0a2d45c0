import { approvalModeNames, type OrderConfirmation } from '@mall/api/contract'
import { Alert } from '@mall/ui/alert'
import { Timeline } from '@mall/ui/timeline'

const names = (approvers: readonly string[], mode: keyof typeof approvalModeNames): string =>
  `${approvers.join('、')}${approvers.length > 1 ? `（${approvalModeNames[mode]}）` : ''}`

/** The reasons for an approval, and the approvers in order. */
export const ApprovalPreview = ({ preview }: { readonly preview: OrderConfirmation['ApprovalPreview'] }) => {
  if (preview.Reasons.length === 0) return null
  return (
    <>
      <Alert tone="warning">{`该订单需要审批：${preview.Reasons.join('、')}`}</Alert>
      <Timeline
        aria-label="审批流程"
        items={preview.Nodes.map(({ Name, Mode, Approvers }) => ({ id: Name, title: Name, state: 'waiting', description: names(Approvers, Mode) }))}
      />
    </>
  )
}
