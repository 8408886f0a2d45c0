import { approvalModeNames, type OrderConfirmation } from '@mall/api/contract'
import { Icon } from '@mall/ui/icon'
import * as S from './Submit.styles.ts'

/** The reasons for an approval, and the approvers in order. */
export const ApprovalPreview = ({ preview }: { readonly preview: OrderConfirmation['ApprovalPreview'] }) => {
  if (preview.Reasons.length === 0) return null
  return (
    <S.Approval role="status">
      <p>
        <Icon name="info" size={20} />
        该订单需要审批：{preview.Reasons.join('、')}
      </p>
      <ol aria-label="审批流程">
        {preview.Nodes.map((node) => (
          <li key={node.Name}>
            <strong>{node.Name}</strong>
            <span>
              {node.Approvers.join('、')}
              {node.Approvers.length > 1 ? `（${approvalModeNames[node.Mode]}）` : ''}
            </span>
          </li>
        ))}
      </ol>
    </S.Approval>
  )
}
