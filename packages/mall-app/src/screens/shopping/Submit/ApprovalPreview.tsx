import { approvalModeNames, type OrderConfirmation } from '@mall/api/contract'
import { Alert } from '@mall/ui/alert'
import * as S from './Submit.styles.ts'

/** The reasons for an approval, and the approvers in order. */
export const ApprovalPreview = ({ preview }: { readonly preview: OrderConfirmation['ApprovalPreview'] }) => {
  if (preview.Reasons.length === 0) return null
  return (
    <Alert tone="warning" data-full="" title={`该订单需要审批：${preview.Reasons.join('、')}`}>
      <S.Nodes aria-label="审批流程">
        {preview.Nodes.map((node) => (
          <li key={node.Name}>
            <strong>{node.Name}</strong>
            <span>
              {node.Approvers.join('、')}
              {node.Approvers.length > 1 ? `（${approvalModeNames[node.Mode]}）` : ''}
            </span>
          </li>
        ))}
      </S.Nodes>
    </Alert>
  )
}
